daily-todays-game = Tagesspiel

daily-help = Alle spielen mit denselben Würfeln, und jeder Tag wird nur einmal gespielt.

daily-play-today = Tagesspiel starten

daily-play = Spielen

daily-look = Ansehen

daily-not-played = noch nicht gespielt

daily-in-progress = läuft noch

daily-too-late = Das Spiel von diesem Tag ist überall vorbei. Hier ist das von heute.

daily-honest = Vorher nachsehen könnte jeder: Die Würfel folgen aus dem Datum.

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

daily-weekday = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}
