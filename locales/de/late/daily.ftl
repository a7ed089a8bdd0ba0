daily-help = Alle spielen mit denselben Würfeln, jeden Tag nur einmal.

daily-play-today = Tagesspiel starten

daily-play = Spielen

daily-look = Ansehen

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

daily-finished-with = Beendet mit { $points } Punkten.

daily-in-progress-with = { $points ->
    [one] Läuft noch: Runde { $round } von { $rounds }, bisher { $points } Punkt.
   *[other] Läuft noch: Runde { $round } von { $rounds }, bisher { $points } Punkte.
}

daily-yesterday = Gestern, { $date }: { $state }

daily-earlier-day = { $date }: { $state }

daily-turn-was = Zug { $turn }: { $mark }.

daily-mark-best = beste Wahl
daily-mark-little = kostete wenig
daily-mark-much = kostete viel

daily-days-in-a-row = { $days } Tage in Folge

daily-perfect-had = „Perfekt“: { $points }
daily-beat-perfect = Du schlägst „Perfekt“ mit { $mine } zu { $theirs }
daily-i-beat-perfect = Ich habe „Perfekt“ geschlagen, mit { $mine } zu { $theirs }
daily-beaten = „Perfekt“ geschlagen
