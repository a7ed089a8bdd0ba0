daily-todays-game = Dagens spel
daily-not-played = inte spelat än
daily-in-progress = pågår
daily-title-is = Dagens spel, { $date }
daily-title-short = Dagens, { $date }
daily-played-from = { $rules }, från omgång { $turn }
daily-challenge-game = Utmaning
daily-challenge-from = Utmaning från { $who }
daily-points = { $points } poäng
daily-played = { $games ->
    [one] { $games } spelat
   *[other] { $games } spelade
}

daily-help = Samma tärningar för alla, ett spel om dagen.
daily-play-today = Spela dagens spel
daily-play = Spela
daily-look = Visa
daily-too-late = Spelet för den dagen är slut överallt. Här är dagens spel.
daily-honest = Inget hindrar någon från att tjuvkika: datumet bestämmer tärningarna.
daily-month-before = Föregående månad
daily-month-after = Nästa månad
daily-calendar = Kalender
daily-compared = Du och Perfekt
daily-your-total = Din slutsumma
daily-perfect-total = Perfekt, samma tärningar
daily-mean = Perfekts snitt i längden
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

daily-finished-with = Avslutat med { $points } poäng.
daily-in-progress-with = Pågår: omgång { $round } av { $rounds }, { $points } poäng hittills.
daily-yesterday = I går, { $date }: { $state }
daily-earlier-day = { $date }: { $state }
daily-turn-was = Omgång { $turn }: { $mark }.
daily-mark-best = bäst
daily-mark-little = kostade lite
daily-mark-much = kostade mycket
daily-days-in-a-row = { $days } dagar i rad
daily-perfect-had = Perfekt: { $points }
daily-beat-perfect = Du vann mot Perfekt med { $mine } mot { $theirs }
daily-i-beat-perfect = Jag vann mot Perfekt med { $mine } mot { $theirs }
daily-beaten = Vann mot Perfekt
