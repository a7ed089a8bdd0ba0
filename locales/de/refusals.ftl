refusals-game-over = Das Spiel ist vorbei.

refusals-start-first = Würfelt erst aus, wer beginnt.

refusals-start-is-decided = Wer beginnt, steht schon fest.

refusals-no-rolls-left = Kein Wurf mehr: Wähle ein Feld.

refusals-nothing-to-keep = Beim ersten Wurf würfelst du mit allen.

refusals-wrong-dice = Diese Würfel liegen nicht auf dem Tisch.

refusals-other-dice = In diesem Spiel fallen die Würfel für alle gleich, und diese sind anders gefallen.

refusals-roll-first = Würfle erst.

refusals-no-such-category = Dieses Feld gibt es auf diesem Zettel nicht.

refusals-filled = Das Feld { $category } ist schon ausgefüllt.

refusals-nothing-to-undo = Es gibt keinen Eintrag zum Zurücknehmen.

refusals-no-clock = Dieses Spiel hat keine Uhr.

refusals-no-entropy = Dieses Gerät liefert keine Zufallszahlen. Darum lässt sich hier nicht würfeln.

refusals-upper-first = Das Feld { $category } ist noch frei: { $dice ->
    [5] Fünf
    [6] Sechs
   *[other] Lauter
} { $face ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
   *[other] gleiche Würfel
} müssen dorthin.

refusals-lower-first = Diese Würfel sind ein Joker: Nimm ein freies Feld im unteren Teil.

refusals-next = Als Nächstes kommt das Feld { $category } dran.

refusals-upper-section-first = Füll zuerst den oberen Teil aus.

refusals-lower-section-first = Füll zuerst den unteren Teil aus.

refusals-fits = Diese Würfel passen zu { $category }. Streichen darfst du nur, wenn sie zu keinem Feld passen.

refusals-never-struck = Dieses Feld darfst du nicht streichen, { $category } schon.

refusals-exact-players = Dieses Spiel ist für genau { $players } Spieler.

refusals-players-between = Dieses Spiel ist für { $least } bis { $most } Spieler.

refusals-no-name = Alle brauchen einen Namen.

refusals-long-name = Ein Name darf höchstens { $most } Zeichen haben.

refusals-same-name = So heißt an diesem Tisch schon jemand.

refusals-no-time = Stell die Bedenkzeit ein.
refusals-computer-without-best-play = Mit gesparten Würfen spielen nur „Neuling“ und „Amateur“ mit: Die anderen müssten zu lange rechnen.
