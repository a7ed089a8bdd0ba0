daily-todays-game = Günün oyunu
daily-help = Herkes aynı zarları atar; her günün oyunu bir kez oynanır.
daily-play-today = Günün oyununu oyna
daily-play = Oyna
daily-look = Bak
daily-not-played = henüz oynanmadı
daily-in-progress = sürüyor
daily-too-late = O günün oyunu artık her yerde bitti. Bugünkü oyun burada.
daily-honest = Zarlar tarihe göre belirlenir; önceden bakmak isteyene engel yok.
daily-month-before = Önceki ay
daily-month-after = Sonraki ay
daily-calendar = Takvim
daily-compared = Sen ve Kusursuz
daily-your-total = Senin toplamın
daily-perfect-total = Kusursuz, aynı zarlarla
daily-mean = Kusursuz, genel ortalama
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

daily-month-name = { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
}

daily-month-of-date = { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
}

daily-month-short = { $month ->
    [1] Oca
    [2] Şub
    [3] Mar
    [4] Nis
    [5] May
    [6] Haz
    [7] Tem
    [8] Ağu
    [9] Eyl
    [10] Eki
    [11] Kas
   *[12] Ara
}

daily-weekday = { $weekday ->
    [1] Pazartesi
    [2] Salı
    [3] Çarşamba
    [4] Perşembe
    [5] Cuma
    [6] Cumartesi
   *[7] Pazar
}

daily-weekday-short = { $weekday ->
    [1] Pt
    [2] Sa
    [3] Ça
    [4] Pe
    [5] Cu
    [6] Ct
   *[7] Pz
}

daily-date-full = { $day } { $month } { $year }
daily-date-of-year = { $day } { $month }
daily-date-short = { $day } { $month }
daily-month-of-year = { $month } { $year }
daily-month-aloud-is = {" "}{ $month }:{" "}
daily-title-is = Günün oyunu, { $date }
daily-title-short = { $date } oyunu
daily-finished-with = { $points } puanla bitti.
daily-in-progress-with = Sürüyor: tur { $round }/{ $rounds }, şu ana kadar { $points } puan.
daily-yesterday = Dün, { $date }: { $state }
daily-earlier-day = { $date }: { $state }
daily-points = { $points } puan
daily-played = { $games } oyun oynandı
daily-turn-was = Tur { $turn }: { $mark }.
daily-mark-best = en iyi
daily-mark-little = az kayıp
daily-mark-much = çok kayıp
daily-days-in-a-row = art arda { $days } gün
daily-perfect-had = Kusursuz: { $points }
