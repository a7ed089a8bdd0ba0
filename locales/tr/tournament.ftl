tournament-no-entropy = Bu tarayıcı rastgele sayı vermiyor. Onlar olmadan programlar zarları önceden hesaplayabilir; bu yüzden programlı bir turnuva başlayamaz.
tournament-columns-help = Bir oyunun en yüksek toplamı bir puan kazandırır; kimseyle paylaşılmıyorsa galibiyettir. Ortalama: toplamların ortalaması ve standart hatası. SS: standart sapma. Karar: bir kararın ortalama süresi. Hız: en yavaş oyuncudan kaç kat hızlı olduğu.
tournament-columns-rank = Sıra
tournament-columns-player = Oyuncu
tournament-columns-points = Puan
tournament-columns-wins = Galibiyet
tournament-columns-mean = Ortalama
tournament-columns-sd = SS
tournament-columns-best = En iyi
tournament-columns-worst = En kötü
tournament-columns-decision = Karar, µs
tournament-columns-games-a-second = Oyun/sn
tournament-columns-speed = Hız
tournament-times-as-fast = × { $times }
tournament-nobody-left = Kimse kalmadı.
tournament-wins = { $name }, { $points } puanla kazandı.
tournament-wins-tie = { $name } kazandı: { $others } ile beraberlik { $games } ek oyundan sonra bozuldu.
tournament-share-win = { $names }, { $points } ile galibiyeti paylaşıyor: { $games } ek oyun da beraberliği bozmadı.
tournament-points = { $points } puan
tournament-games = { $games } oyun
tournament-none-played = Henüz oyun oynanmadı.

tournament-leads = { $players ->
    [one] { $names }, { $games } sonunda { $points } ile önde.
   *[other] { $names }, { $games } sonunda { $points } ile önde.
}

tournament-running = Sürüyor.
tournament-paused = Duraklatıldı.
tournament-out-since-game = { $name } elendi, { $game }. oyundan itibaren yok: { $why }.
tournament-out-since-extra-game = { $name } elendi, { $game }. ek oyundan itibaren yok: { $why }.
tournament-filled-closed-box = o sırada doldurulamayan { $category } kutusunu doldurmak istedi
tournament-filled-no-box = kartta olmayan bir kutuyu doldurmak istedi
tournament-filled-unknown-box = kartta olmayan “{ $id }” kutusunu doldurmak istedi
tournament-rolled-too-often = son atıştan sonra yeniden atmak istedi
tournament-kept-beyond = var olan { $dice } zarın dışında zar tutmak istedi
tournament-kept-too-many = var olan { $dice } zardan fazlasını tutmak istedi
tournament-kept-others = atışta olmayan şu zarları tutmak istedi: { $dice }
tournament-answered-nonsense = yanıt olarak ne zar ne de kutu söyledi
tournament-answered-nonsense-saying = yanıt olarak ne zar ne de kutu söyledi: { $said }
tournament-threw = bir hatayla durdu
tournament-threw-saying = bir hatayla durdu: { $said }

tournament-slow-decision = { $seconds ->
    [1] bir karar için bir saniyeden fazla harcadı
   *[other] bir karar için { $seconds } saniyeden fazla harcadı
}

tournament-slow-game = { $seconds ->
    [1] bir oyun için bir saniyeden fazla harcadı
   *[other] bir oyun için { $seconds } saniyeden fazla harcadı
}

tournament-slow-start = { $seconds ->
    [1] başlamak için bir saniyeden fazla harcadı
   *[other] başlamak için { $seconds } saniyeden fazla harcadı
}

tournament-no-turn = “turn” adlı bir fonksiyonu yok
tournament-broken = başlatılamadı
tournament-broken-saying = başlatılamadı: { $said }
tournament-crashed = çöktü
tournament-crashed-saying = çöktü: { $said }
tournament-noisy = sorulmadan mesaj gönderdi
tournament-brought-down = tek başına çalışırken korumalı alanını çökertti; bir program bütün belleği kaplayınca böyle olur
tournament-page-died-with-none = Bu turnuva sürerken sayfa çöktü.
tournament-page-died-alone = Bu turnuva sürerken sayfa çöktü. Yalnızca { $name } adlı oyuncunun programı çalışıyordu; bütün belleği o kaplamış olabilir. Turnuva devam edince o elenmiş olacak.
tournament-page-died-with-one = Bu turnuva sürerken sayfa çöktü. Bütün belleği { $name } adlı oyuncunun programı kaplamış olabilir. Bir daha olursa elenir.
tournament-page-died-with-some = Bu turnuva sürerken sayfa çöktü. Bütün belleği şu oyunculardan birinin programı kaplamış olabilir: { $names }. Turnuva devam edince her biri bir süre tek başına çalışacak. Bir daha olursa o sırada çalışan program elenir.
tournament-no-such-rules = “{ $id }” adlı bir kural seti yok.
tournament-bad-rules = Bu kurallarla oynanamaz.
tournament-no-players = Kimin oynayacağını seç.
tournament-not-exactly = Bu kurallarla bir turnuvada tam { $needed } oyuncu olur, { $players } değil.
tournament-not-within = Bu kurallarla bir turnuvada { $least } ile { $most } arası oyuncu olur, { $players } değil.
tournament-no-name = { $player }. oyuncunun bir adı olmalı.
tournament-long-name = { $player }. oyuncunun adı { $most } karakterden uzun.
tournament-same-name = { $player }. oyuncuya başka kimsede olmayan bir ad gerek.
tournament-long-program = { $player }. oyuncunun programı çok uzun.
tournament-no-games = 1 ile { $most } arasında bir oyun sayısı gir.
tournament-no-tournament = Bu dosyada turnuva yok.
tournament-newer = Bu dosya Rollkeep’in daha yeni bir sürümüyle yazılmış.
tournament-damaged-game = Bu dosya bozuk: { $game }. oyun böyle bitmiş olamaz.
tournament-heading-is = { $rules }, { $games } oyun, tohum { $seed }
tournament-game-of = Oyun { $game }/{ $games }
tournament-extra-game = Ek oyun { $game }
