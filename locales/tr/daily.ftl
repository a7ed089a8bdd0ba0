daily-todays-game = Günün oyunu
daily-not-played = henüz oynanmadı
daily-in-progress = sürüyor
daily-title-is = Günün oyunu, { $date }
daily-title-short = { $date } oyunu
daily-played-from = { $rules }, { $turn }. turdan
daily-challenge-game = Meydan okuma
daily-challenge-from = Meydan okuyan: { $who }
daily-points = { $points } puan
daily-played = { $games } oyun oynandı

daily-help = Her gün bir oyun, herkese aynı zarlar.
daily-play-today = Günün oyununu oyna
daily-play = Oyna
daily-look = Oyuna bak
daily-too-late = O günün oyunu artık kapandı. Bugünkü oyun burada.
daily-honest = Zarlar tarihe göre belirlenir; önceden bakmak isteyene engel yok.
daily-month-before = Önceki ay
daily-month-after = Sonraki ay
daily-calendar = Takvim
daily-compared = Sen ve Kusursuz
daily-your-total = Senin toplamın
daily-perfect-total = Kusursuz’un toplamı, aynı zarlarla
daily-mean = Kusursuz’un uzun vadeli ortalaması
daily-streak-title = Seri
daily-not-yet = henüz belli değil
daily-unknown = bilinmiyor
daily-both-cards = İki kart yan yana
daily-perfect = Kusursuz
daily-marks = Turların
daily-legend = ● en iyi · ◐ az kayıp · ○ çok kayıp

daily-points-after = { $points ->
   *[other] {" puan"}
}

daily-finished-with = { $points } puanla bitti.
daily-in-progress-with = Sürüyor: tur { $round }/{ $rounds }, şu ana kadar { $points } puan.
daily-yesterday = Dün, { $date }: { $state }
daily-earlier-day = { $date }: { $state }
daily-turn-was = Tur { $turn }: { $mark }.
daily-mark-best = en iyi
daily-mark-little = az kayıp
daily-mark-much = çok kayıp
daily-days-in-a-row = art arda { $days } gün
daily-perfect-had = Kusursuz: { $points }
daily-beat-perfect = Kusursuz’u { $mine } – { $theirs } yendin
daily-i-beat-perfect = Kusursuz’u { $mine } – { $theirs } yendim
daily-beaten = Kusursuz yenildi
