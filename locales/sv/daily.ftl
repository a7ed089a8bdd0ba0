daily-todays-game = Dagens spel
daily-help = Alla får samma tärningar, och varje dag spelas en gång.
daily-play-today = Spela dagens spel
daily-play = Spela
daily-look = Titta
daily-not-played = inte spelat än
daily-in-progress = pågår
daily-too-late = Det spelet är slut i hela världen. Här är dagens spel.
daily-honest = Inget hindrar någon från att tjuvkika: datumet bestämmer tärningarna.
daily-month-before = Föregående månad
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
    [1] Januari
    [2] Februari
    [3] Mars
    [4] April
    [5] Maj
    [6] Juni
    [7] Juli
    [8] Augusti
    [9] September
    [10] Oktober
    [11] November
   *[12] December
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

daily-month-short = { $month ->
    [1] jan
    [2] feb
    [3] mars
    [4] apr
    [5] maj
    [6] juni
    [7] juli
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
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

daily-weekday-short = { $weekday ->
    [1] må
    [2] ti
    [3] on
    [4] to
    [5] fr
    [6] lö
   *[7] sö
}

daily-date-full = { $day } { $month } { $year }
daily-date-of-year = { $day } { $month }
daily-date-short = { $day } { $month }
daily-month-of-year = { $month } { $year }
daily-month-aloud-is = {" "}{ $month }:{" "}
daily-title-is = Dagens spel, { $date }
daily-title-short = Dagens, { $date }
daily-finished-with = Avslutat med { $points } poäng.
daily-in-progress-with = Pågår: omgång { $round } av { $rounds }, { $points } poäng hittills.
daily-yesterday = I går, { $date }: { $state }
daily-earlier-day = { $date }: { $state }
daily-points = { $points } poäng
daily-played = { $games ->
    [one] { $games } spelat
   *[other] { $games } spelade
}

daily-turn-was = Omgång { $turn }: { $mark }.
daily-mark-best = bäst
daily-mark-little = kostade lite
daily-mark-much = kostade mycket
daily-days-in-a-row = { $days } dagar i rad
daily-perfect-had = Perfekt: { $points }
