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

daily-points-title = {" Punkte"}

daily-months-january = Januar
daily-months-february = Februar
daily-months-march = März
daily-months-april = April
daily-months-may = Mai
daily-months-june = Juni
daily-months-july = Juli
daily-months-august = August
daily-months-september = September
daily-months-october = Oktober
daily-months-november = November
daily-months-december = Dezember
daily-weekdays-monday = Montag
daily-weekdays-tuesday = Dienstag
daily-weekdays-wednesday = Mittwoch
daily-weekdays-thursday = Donnerstag
daily-weekdays-friday = Freitag
daily-weekdays-saturday = Samstag
daily-weekdays-sunday = Sonntag
