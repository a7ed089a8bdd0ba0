daily-todays-game = Tagesspiel

daily-not-played = noch nicht gespielt

daily-in-progress = läuft noch

daily-title-is = Tagesspiel vom { $date }

daily-title-short = Tagesspiel { $date }
daily-played-from = { $rules }, ab Zug { $turn }

daily-challenge-game = Herausforderung

daily-challenge-from = Herausforderung von { $who }

daily-points = { $points } Punkte

daily-played = { $games } gespielt

daily-help = Jeden Tag ein Spiel, und die Würfel fallen für alle gleich.

daily-play-today = Tagesspiel starten

daily-play = Spielen

daily-look = Ansehen

daily-too-late = Dieses Tagesspiel ist vorbei. Hier ist das von heute.

daily-honest = Spicken ist möglich: Die Würfel ergeben sich aus dem Datum.

daily-month-before = Voriger Monat

daily-month-after = Nächster Monat

daily-calendar = Kalender

daily-compared = Du und „Perfekt“

daily-your-total = Dein Ergebnis

daily-perfect-total = „Perfekt“ in diesem Spiel

daily-mean = „Perfekt“ im Schnitt

daily-streak-title = Serie

daily-not-yet = noch nicht bekannt

daily-unknown = unbekannt

daily-both-cards = Dein Zettel neben dem von „Perfekt“

daily-perfect = Perfekt

daily-marks = Deine Züge

daily-legend = ● beste Wahl · ◐ fast so gut · ○ teuer

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
daily-mark-little = fast so gut
daily-mark-much = teuer

daily-days-in-a-row = { $days } Tage in Folge

daily-perfect-had = „Perfekt“: { $points }
daily-beat-perfect = Du hast „Perfekt“ mit { $mine } zu { $theirs } geschlagen
daily-i-beat-perfect = Ich habe „Perfekt“ mit { $mine } zu { $theirs } geschlagen
daily-beaten = „Perfekt“ geschlagen
