dice-plural = { $face ->
    [1] birler
    [2] ikiler
    [3] üçler
    [4] dörtler
    [5] beşler
   *[6] altılar
}

dice-singular = { $face ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
   *[6] altı
}

dice-list-more = { $faces }, { $face }
dice-list-last = { $faces } ve { $face }
dice-die = { $number }. zar
dice-die-shows = { $number }. zar: { dice-singular }

dice-die-kept = { dice-die-shows }, tutuldu

dice-die-let-go = { dice-die-shows }, bırakıldı
dice-coloured = { $die }, { $colour ->
    [0] siyah
    [1] kırmızı
   *[2] yeşil
}
