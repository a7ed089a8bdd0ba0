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

daily-weekday = { $weekday ->
    [1] Pazartesi
    [2] Salı
    [3] Çarşamba
    [4] Perşembe
    [5] Cuma
    [6] Cumartesi
   *[7] Pazar
}
