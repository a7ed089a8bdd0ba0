real-dice-real-dice = Kendi zarların

real-dice-own-dice-link = Kendi zarlarınla oyna
real-dice-finished-link = Kendi zarlarınla doldurduğun kartlar
real-dice-lead = Zarları sen at, puanı Rollkeep tutsun.
real-dice-none = Henüz puan kartı yok. İlk kartın burada görünecek.
real-dice-new = Yeni puan kartı
real-dice-begin = Kartı başlat
real-dice-in-play = Süren kartlar
real-dice-finished = Biten kartlar
real-dice-all-cards = Bütün kartlar
real-dice-your-dice = Zarların
real-dice-how = Zarlarını dokunarak gir ya da bir kutuya dokunup puanı yaz.
real-dice-tap-box = Puanı yazmak için bir kutuya dokun.
real-dice-keep-these = Bunları tut, yeniden at
real-dice-count = İstatistiklere kat
real-dice-count-help = Rollkeep zarlarıyla oynanan oyunlardan ayrı bir bölümde.
real-dice-coach = Koç
real-dice-coach-help = Zarlarını dokunarak gir, koç en iyisini söylesin.
real-dice-again = Aynı kişilerle yeni kart
real-dice-points = Puan
real-dice-write-title = Yaz
real-dice-or-dice = Ya da zarları gir
real-dice-clear = Kutuyu boşalt
real-dice-no-number = Puanı sayı olarak yaz.
real-dice-ranking = Sıralama
real-dice-counted = Kendi zarlarınla doldurduğun kartlar, diğer bütün oyunlardan ayrı. İstediğin kartı saydırmayabilirsin.
real-dice-delete-question = Bu puan kartı silinsin mi?
real-dice-deleted = Puan kartı silindi.
real-dice-is-back = Puan kartı geri geldi.
real-dice-not-back = Puan kartı geri getirilemedi.
real-dice-missing = Bu puan kartı bu cihazda yok
real-dice-missing-help = Silinmiş ya da başka bir tarayıcıda yazılmış.
real-dice-changed = Bu kart başka bir sekmede değişti. Son hâli bu: lütfen yeniden yaz.
real-dice-ranking-heads-player = Oyuncu
real-dice-ranking-heads-place = Sıra
real-dice-ranking-heads-total = Toplam
real-dice-name-and-total = { $name }: { $total }
real-dice-boxes-filled = { $filled }/{ $boxes } kutu
real-dice-missing-dice = { $count } zar daha.

real-dice-box-of = { $name-is ->
    [you] Senin kutun: { $category }
   *[other] { $name }: { $category }
}

real-dice-filled-plain = { $category }, { $name }: { $points } puan
real-dice-filled-with-extra = { $category }, { $name }: { $points } puan, bonuslu
real-dice-open = { $category }, { $name }: boş

real-dice-offered = { $bonus ->
    [0] { $category }, { $name }: { $points } puan yaz
   *[other] { $category }, { $name }: { $points } puan yaz, artı { $bonus } bonus
}

real-dice-closed = { $category }, { $name }: olmaz. { $why }

real-dice-these-give = { $bonus ->
    [0] Bu zarlar { $points } puan ediyor.
   *[other] Bu zarlar { $points } puan ediyor, artı { $bonus } bonus.
}

real-dice-write = { $points } yaz
real-dice-with-extra = Bonuslu (+{ $bonus })
real-dice-by-roll = { $roll ->
    [1] İlk atışta: oyunu hemen kazandırır
   *[other] En çok { $roll } atışta: oyunu hemen kazandırır
}
real-dice-these-win = Bu zarlar { $points } puan ediyor ve oyunu hemen kazandırıyor.
real-dice-written-aloud = { $name }: { $category } kutusuna { $points } yazıldı. { $next }.

real-dice-undone-aloud = { $name-is ->
    [you] Senin { $category } kutun eskisi gibi. { $next }.
   *[other] { $name }: { $category } kutusu eskisi gibi. { $next }.
}

real-dice-no-such-box = Bu kartta böyle bir kutu yok.
real-dice-never-extra = { $category } kutusu bonusla doldurulamaz.
real-dice-no-yahtzee = Bu bonus için beş aynı zarın kutusunda puan olmalı.
real-dice-no-win = Bu kutudaki puan oyunu hemen kazandırmaz.
real-dice-other-dice = Bu kurallarda { $dice } zarla oynanır.
real-dice-nothing-to-undo = Geri alınacak bir şey yok.
real-dice-too-long = Bu kart çok fazla değiştirildi. Yeni bir kart başlat.

real-dice-gives-only = { $kind ->
    [extra] Bonusla { $category } { $scores } puan eder, { $points } etmez.
   *[plain] { $category } { $scores } puan eder, { $points } etmez.
}

real-dice-gives-nearest = { $kind ->
    [extra] Bonusla { $category } hiçbir zaman { $points } etmez. En yakınları { $below } ve { $above }.
   *[plain] { $category } hiçbir zaman { $points } etmez. En yakınları { $below } ve { $above }.
}

real-dice-gives-at-most = { $kind ->
    [extra] Bonusla { $category } en çok { $most } puan eder, { $points } etmez.
   *[plain] { $category } en çok { $most } puan eder, { $points } etmez.
}

real-dice-gives-at-least = { $kind ->
    [extra] Bonusla { $category } en az { $least } puan eder, { $points } etmez.
   *[plain] { $category } en az { $least } puan eder, { $points } etmez.
}
