statistics-none = Bir oyun bitir, burada sayılsın.
statistics-more = Bu oyunlar hakkında daha fazlası
statistics-players = Oyuncular
statistics-counted = Bu cihazda biten bütün oyunlar sayılır. Sildiğin oyun artık sayılmaz.
statistics-whose = Kimin oyunları?
statistics-totals-help = Her 100 oyunun kaçı hangi aralıktaki bir toplamla bitti. “Kusursuz”, ulaşılabilecek en yüksek ortalamayı tutturan oyundur.
statistics-spread-from = En az { $games } oyun bitince burada bir grafik, toplamların nasıl dağıldığını gösterir.
statistics-perfect = Kusursuz
statistics-boxes = Kutu kutu
statistics-against = Rakiplere karşı
statistics-against-help = Puan farkı: toplamın ortalama kaç puan yüksek olduğu; eksi işareti varsa kaç puan düşük olduğu. ± işaretinden sonraki sayı, bu ortalamanın ne kadar şaşabileceğini söyler.
statistics-games-title = Oyunlar
statistics-won = Galibiyet
statistics-average = Ortalama
statistics-best = En iyi
statistics-perfect-middle-title = Karşılaştırma: kusursuz oyun
statistics-upper-bonus = Üst bölüm bonusu
statistics-no-number = –
statistics-fair-dice = Zarlar hilesiz mi?
statistics-faces-help = Olağan: zarlar hilesizse altı sayının altısı da 20 seferin 19’unda bu aralıkta kalır.
statistics-faces = Atılan bütün zarlar
statistics-patterns = Art arda atışlar
statistics-how-made = Zarlar nereden geliyor
statistics-why-valid = Sık bakmak sonucu değiştirmez. Zarlar hilesizse, ne kadar uzun oynanırsa oynansın, en çok 1.000 cihazdan birinde “Bu zarlar hileli görünüyor” sonucu çıkar.
statistics-deleted-dice = Yalnızca hâlâ burada olan oyunlar sayılır. Kötü zarlı oyunları silmek, zarları olduğundan iyi gösterir.
statistics-save-rolls = Bütün atışları kaydet (CSV)
statistics-find = Oyun ara
statistics-who = Oyuncu
statistics-anybody = Herkes
statistics-rules = Kurallar
statistics-any-rules = Bütün kurallar
statistics-when = Ne zaman
statistics-least = En düşük toplam
statistics-no-match = Aradığına uyan oyun yok.
statistics-player-heads-player = Oyuncu
statistics-player-heads-games = Oyun
statistics-player-heads-won = Galibiyet
statistics-player-heads-average = Ortalama
statistics-player-heads-best = En iyi
statistics-box-heads-box = Kutu
statistics-box-heads-average = Ortalama
statistics-box-heads-zeros = Sıfır
statistics-against-heads-other = Rakip
statistics-against-heads-games = Oyun
statistics-against-heads-ahead = Önde
statistics-against-heads-behind = Geride
statistics-against-heads-points-ahead = Puan farkı
statistics-face-heads-die-shows = Gelen sayı
statistics-face-heads-rolled = Kaç kez
statistics-face-heads-normal = Olağan
statistics-face-heads-share = Oran
statistics-made-by-device = Her zar, cihazının verdiği rastgele bir sayıdır (tarayıcıdaki “crypto.getRandomValues”). 0 ile 251 arasındaki sayılar altı yüze dağılır, her yüze 42 sayı düşer; 252 ile 255 arası hiç kullanılmaz, böylece hiçbir yüz diğerlerinden sık gelmez. Zarlar kartına, adına ya da puana bakmaz.
statistics-made-shared = Meydan okumalarda ve günün oyununda zarlar, herkeste aynı olan bir sayıdan çıkar. Burada sayılmazlar.
statistics-made-elsewhere = Bağlantıyla ya da dosyayla gelen bir oyunun zarları da seninkiler gibi sayılır. Canlı oyunların zarları da öyle; onlar iki cihazın rastgele sayılarından çıkar.
statistics-any-time = Tüm zamanlar
statistics-last-days = Son { $days } gün
statistics-computer = { $name } ({ $strength })
statistics-number = { $number }
statistics-grouped = { $number }
statistics-plus-minus = { $value } ± { $error }
statistics-per-cent = %{ $percent }
statistics-range = { $least }–{ $most }
statistics-always-alone = hep tek başına oynadı

statistics-won-of = { $shared ->
    [0] { $games } oyunda { $wins }
   *[other] { $games } oyunda { $wins }, ayrıca { $shared } ortak
}

statistics-finished = { $games ->
    [1] { $name-is ->
        [you] 1 oyun bitirdin: { $best } puan.
       *[other] { $name }, 1 oyun bitirdi: { $best } puan.
    }
   *[other] { $name-is ->
        [you] { $games } oyun bitirdin: ortalama { $average } puan, en iyisi { $best }.
       *[other] { $name }, { $games } oyun bitirdi: ortalama { $average } puan, en iyisi { $best }.
    }
}

statistics-cut-off-all = { $name-is ->
    [you] Şimdiye kadar hiçbir oyununu süresinde bitiremedin.
   *[other] { $name } şimdiye kadar hiçbir oyununu süresinde bitiremedi.
}

statistics-games-cut-off = { $unfinished ->
    [0] { $games }
   *[other] { $games }, { $unfinished } tanesinde süre doldu
}

statistics-half-reach = oyunlarının yarısında { $points } ya da daha fazla

statistics-yahtzees-and-extra = { $extra ->
    [0] { $yahtzees }
    [one] { $yahtzees }, ek olan için { $extra } bonus
   *[other] { $yahtzees }, ek olanlar için { $extra } bonus
}

statistics-play-again = Yeniden oyna: { $one } ve { $other }

statistics-scores-more = { $better-is ->
    [you] Birlikte oynadığınız { $games } oyunda, { $worse } karşısında oyun başına { $points } puan öndesin.
   *[other] { $worse-is ->
        [you] Birlikte oynadığınız { $games } oyunda { $better }, oyun başına senden { $points } puan önde.
       *[other] Birlikte oynanan { $games } oyunda { $better }, { $worse } karşısında oyun başına { $points } puan önde.
    }
}

statistics-surely-better = { $better-is ->
    [you] Bu yalnızca şans değil: daha iyi oyuncu sensin.
   *[other] Bu yalnızca şans değil: { $better } daha iyi oyuncu.
}

statistics-likely-better = Bu büyük olasılıkla yalnızca şans değil.
statistics-open-better = Bu hâlâ şans olabilir.
statistics-open-until = Bu hâlâ şans olabilir: { $games } oyundan sonra yeniden bak.

statistics-best-yet = { $name-is ->
    [you] Şimdiye kadarki en iyi toplamın: { $total } (önceki: { $before }).
   *[other] { $name } en iyi toplamına ulaştı: { $total } (önceki: { $before }).
}

statistics-reading = Sayılıyor… { $left } oyun kaldı.
statistics-dice-too-few = Bir şey demek için erken.
statistics-dice-fair = Bu zarlar hilesiz görünüyor.
statistics-dice-unusual = Bu zarlar biraz tuhaf görünüyor.
statistics-dice-unfair = Bu zarlar hileli görünüyor.
statistics-dice-counted = { $games } oyunda { $dice } zar atıldı.
statistics-dice-needed = { $dice } zar atılınca bir şey söylenebilir.
statistics-dice-fell-fair = Hilesiz zarlar nasıl gelirse öyle geldiler. Belirgin bir hile olsaydı er geç ortaya çıkardı.
statistics-dice-odd = Zarlar hilesizse, en çok { $devices } cihazdan birinde bu kadar tuhaf bir şey görülür.
statistics-dice-odd-in-a-million = Zarlar hilesizse, en çok bir milyon cihazdan birinde bu kadar tuhaf bir şey görülür.
statistics-repeats-are = Bir zar, kendinden önce atılan zarla { $times } kez aynı geldi; bütün zarlar içindeki oranı { $share }. Hilesiz zarlarda bu oran { $fair } olur.
statistics-alike-are = Bütün zarlar sonunda { $times } kez aynı sayıyı gösterdi. Hilesiz zarlarla bu kadar atışta bu ortalama { $average } kez olur; { $least } ile { $most } arası olağandır.
statistics-found-all = { $games } oyun
statistics-found-some = { $games } oyundan { $some } tanesi
statistics-writing = Yazılıyor: { $done }/{ $games } oyun.
