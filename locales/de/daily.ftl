daily-todays-game = Tagesspiel

daily-help = Alle spielen mit denselben Würfeln, jeden Tag nur einmal.

daily-play-today = Tagesspiel starten

daily-play = Spielen

daily-look = Ansehen

daily-not-played = noch nicht gespielt

daily-in-progress = läuft noch

daily-too-late = Das Spiel von diesem Tag ist überall vorbei. Hier ist das von heute.

daily-honest = Vorher nachsehen könnte jeder: Die Würfel ergeben sich aus dem Datum.

daily-month-before = Voriger Monat

daily-month-after = Nächster Monat

daily-calendar = Kalender

daily-compared = Du und „Perfekt“

daily-your-total = Dein Ergebnis

daily-perfect-total = „Perfekt“, gleiche Würfel

daily-mean = „Perfekt“ sonst im Schnitt

daily-streak-title = Serie

daily-not-yet = noch nicht bekannt

daily-unknown = unbekannt

daily-both-cards = Dein Zettel neben dem von „Perfekt“

daily-perfect = Perfekt

daily-marks = Deine Züge

daily-legend = ● beste Wahl · ◐ kostete wenig · ○ kostete viel

daily-points-after = { $points ->
   *[other] {" Punkte"}
}

daily-month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}

daily-month-of-date = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}

daily-month-short = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}

daily-weekday = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}

daily-weekday-short = { $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}

daily-date-full = { $day }. { $month } { $year }

daily-date-of-year = { $day }. { $month }

daily-date-short = { $day }. { $month }

daily-month-of-year = { $month } { $year }

daily-month-aloud-is = {". "}{ $month }:{" "}

daily-title-is = Tagesspiel, { $date }

daily-title-short = Tagesspiel { $date }

daily-finished-with = Beendet mit { $points } Punkten.

daily-in-progress-with = { $points ->
    [one] Läuft noch: Runde { $round } von { $rounds }, bisher { $points } Punkt.
   *[other] Läuft noch: Runde { $round } von { $rounds }, bisher { $points } Punkte.
}

daily-yesterday = Gestern, { $date }: { $state }

daily-earlier-day = { $date }: { $state }

daily-points = { $points } Punkte

daily-played = { $games } gespielt

daily-turn-was = Zug { $turn }: { $mark }.

daily-mark-best = beste Wahl
daily-mark-little = kostete wenig
daily-mark-much = kostete viel

daily-days-in-a-row = { $days } Tage in Folge

daily-perfect-had = „Perfekt“: { $points }
