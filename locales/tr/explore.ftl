### Durum analizi: herhangi bir durum ve oradaki en iyi seçim.

explore-title = Durum analizi
explore-link = En iyi seçim ne olurdu? İstediğin durumu kur
explore-help = İstediğin durumu kur, her seçeneğin değerini gör.

## En iyi seçimin yerine.

explore-dice = En iyi seçimi görmek için bütün zarları gir.
explore-before-roll = İlk atıştan önce: kusursuz oyun ortalama { $points } puan getirir. En iyi seçimi görmek için bütün zarları gir.
explore-full = Kart dolu. En iyi seçimi görmek için en az bir kutuyu boş bırak.
explore-order = Bu oyunda kutular sırayla doldurulur: önceki kutuları da doldur.
explore-need = { $category }: { $needs }

## Kart.

explore-card = Kartta yazanlar
explore-card-help = Bir kutuya dokun, olağan puanla dolsun; yeniden dokun, boşalsın. Yanındaki ok puanı değiştirir.
explore-fill-all = Bütün kutuları doldur
explore-clear = Kartı temizle
explore-filled = { $category }, dolu: { $points }
explore-open = { $category }, boş
explore-points = Puan: { $category }
explore-upper-total = Üst toplam

## Yazılan toplam neden olamaz.

explore-upper-number = Bir tam sayı gir.
explore-upper-no-box = Önce üst kutuları doldur. Toplamı onlar paylaşır.
explore-upper-range = Bu kutular doluyken üst bölüm en az { $least }, en çok { $most } olabilir.
explore-upper-gap = Bu kutular doluyken üst bölüm { $below } ya da { $above } olabilir, arası olmaz.

## Seçenek listesi.

explore-decimals = Daha çok ondalık

## Metin olarak durum.

explore-position = Metin olarak durum
explore-position-help = Saklamak ya da göndermek için kopyala. Başka bir durumu açmak için onu ya da bağlantısını buraya yapıştır.

## Yapıştırılan metin neden bir şey açmaz.

explore-bad-parts = Bu bir durum değil. Durumun dört bölümü vardır: kurallar; kart; zarlar; kalan atış.
explore-bad-rules = Bu bir durum değil: kuralları burada bilinmiyor.
explore-bad-card = Bu bir durum değil: kart kurallara uymuyor.
explore-bad-dice = Bu bir durum değil: zarlar kurallara uymuyor.
explore-bad-rolls = Bu bir durum değil: kalan atış kurallara uymuyor.
explore-player = { $number }. oyuncu
explore-add-player = Oyuncu ekle
explore-remove-player = { $number }. oyuncuyu çıkar
explore-players-help = Sıra 1. oyuncuda. Diğerlerinin kartlarıyla, 1. oyuncunun kazanma olasılığı da gösterilir.
explore-win-later = Her seçimin kazanma olasılığı, kimsede sekizden fazla boş kutu kalmayınca hesaplanır.
explore-chances = Tur başlarken, herkes en çok puan için oynarsa
