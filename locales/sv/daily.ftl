daily-todays-game = Dagens spel
daily-help = Alla får samma tärningar, och varje dag spelas en gång.
daily-play-today = Spela dagens spel
daily-play = Spela
daily-look = Titta
daily-not-played = inte spelat än
daily-in-progress = pågår
daily-too-late = Det spelet är slut i hela världen. Här är dagens spel.
daily-honest = Inget hindrar någon från att tjuvkika: datumet bestämmer tärningarna.
daily-month-before = Förra månaden
daily-month-after = Nästa månad
daily-calendar = Kalender
daily-compared = Du och Perfekt
daily-your-total = Din slutsumma
daily-perfect-total = Perfekt, samma tärningar
daily-mean = Perfekts snitt i alla spel
daily-streak-title = Svit
daily-not-yet = inte klart än
daily-unknown = okänt
daily-both-cards = Jämför med Perfekt
daily-perfect = Perfekt
daily-marks = Dina omgångar
daily-legend = ● bäst · ◐ kostade lite · ○ kostade mycket
daily-points-after = { $points ->
   *[other] {" poäng"}
}

daily-month-name = { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[12] december
}

daily-month-of-date = { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[12] december
}

daily-weekday = { $weekday ->
    [1] måndag
    [2] tisdag
    [3] onsdag
    [4] torsdag
    [5] fredag
    [6] lördag
   *[7] söndag
}
