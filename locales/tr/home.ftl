home-play-now = Hemen oyna
home-welcome = Beş zar, bir kart, bir el daha. Tek başına, arkadaşlarınla ya da bilgisayara karşı oyna.
home-more-in-play = Süren diğer oyunlar
home-last-results = Son sonuçlar
home-bests = Bu cihazın rekorları
home-statistics = İstatistikler
home-news = Yenilikler
home-news-read = Yenilikleri gizle
home-news-line = İki cihazda canlı oyun, istatistikler, beceri ve şans, alıştırma ve kendi zarların için puan kartları.
home-computer = { $name } (bilgisayar)
home-minutes-each = kişi başı { $minutes } dk

home-beat = { $loser-is ->
    [you] { $winner } seni yendi
   *[other] { $winner-is ->
        [you] { $loser } karşısında kazandın
       *[other] { $winner }, { $loser } karşısında kazandı
    }
}

home-beat-others = { $winner-is ->
    [you] { $others } rakibi yendin
   *[other] { $winner }, { $others } rakibi yendi
}

home-and-others = { $name } ve { $others } kişi daha

home-points = { $first } – { $second }

home-challenges = Arkadaşına meydan oku
