daily-todays-game = Günün oyunu
daily-not-played = henüz oynanmadı
daily-in-progress = sürüyor
daily-title-is = Günün oyunu, { $date }
daily-title-short = { $date } oyunu
daily-points = { $points } puan
daily-played = { $games } oyun oynandı
