### Was wäre, wenn: jede Situation, und die beste Wahl in ihr.

explore-title = Was wäre, wenn?
explore-link = Was wäre die beste Wahl? Spiel jede Situation durch
explore-help = Stell eine beliebige Situation nach und sieh, was jede Möglichkeit wert ist.

## Statt der besten Wahl.

explore-dice = Gib alle Würfel ein, dann siehst du die beste Wahl.
explore-before-roll = Vor dem ersten Wurf: perfekt gespielt im Schnitt { $points } Punkte. Gib alle Würfel ein, dann siehst du die beste Wahl.
explore-full = Der Zettel ist voll. Lass mindestens ein Feld frei, dann siehst du die beste Wahl.
explore-order = In diesem Spiel werden die Felder der Reihe nach ausgefüllt: Füll auch die davor aus.
explore-need = { $category }: { $needs }

## Der Zettel.

explore-card = Was auf dem Zettel steht
explore-card-help = Tippe auf ein Feld, um es mit üblichen Punkten auszufüllen, und noch einmal, damit es wieder frei ist. Der Pfeil daneben ändert die Punkte.
explore-fill-all = Alle ausfüllen
explore-clear = Zettel leeren
explore-filled = { $category }, ausgefüllt mit { $points }
explore-open = { $category }, frei
explore-points = Punkte bei { $category }
explore-upper-total = Summe oben

## Warum der obere Teil die eingegebene Summe nicht haben kann.

explore-upper-number = Gib eine ganze Zahl ein.
explore-upper-no-box = Füll zuerst obere Felder aus. Auf sie wird die Summe verteilt.
explore-upper-range = Mit den ausgefüllten Feldern kann der obere Teil { $least } bis { $most } haben.
explore-upper-gap = Mit den ausgefüllten Feldern kann der obere Teil { $below } oder { $above } haben, aber nichts dazwischen.

## Die Liste der Möglichkeiten.

explore-decimals = Mehr Nachkommastellen

## Die Situation als eine Zeile Text.

explore-position = Situation als Text
explore-position-help = Kopiere sie, um sie aufzuheben oder zu schicken. Eine andere öffnest du, indem du sie oder einen Link zu ihr hier einfügst.

## Warum ein eingefügter Text nichts öffnet.

explore-bad-parts = Das ist keine Situation. Sie hat vier Teile: Regeln; Zettel; Würfel; übrige Würfe.
explore-bad-rules = Das ist keine Situation: Ihre Regeln sind hier nicht bekannt.
explore-bad-card = Das ist keine Situation: Der Zettel passt nicht zu den Regeln.
explore-bad-dice = Das ist keine Situation: Die Würfel passen nicht zu den Regeln.
explore-bad-rolls = Das ist keine Situation: Die übrigen Würfe passen nicht zu den Regeln.
explore-player = Spieler { $number }
explore-add-player = Spieler hinzufügen
explore-remove-player = Spieler { $number } entfernen
explore-players-help = Spieler 1 ist am Zug. Mit den Spielzetteln der anderen steht hier auch, wie wahrscheinlich Spieler 1 gewinnt.
explore-win-later = Die Gewinnchance jeder Wahl wird ausgerechnet, sobald niemand mehr als acht freie Felder hat.
explore-chances = Zu Beginn des Zugs, wenn alle auf die meisten Punkte spielen
