first-turn-how-to-play-title = So wird gespielt

first-turn-keys = Tasten

first-turn-how-to-roll = In jedem Zug darfst du bis zu { $rolls } Mal würfeln.
first-turn-how-to-keep = Tippe nach einem Wurf die Würfel an, die du behalten willst, und würfle mit den anderen weiter.
first-turn-how-to-score = Dann tippe ein freies Feld auf deinem Zettel an: Es bringt, was dort steht, oder null.

first-turn-how-to-fill = Dein Zettel hat { $boxes } Felder, und jedes wird nur einmal ausgefüllt.
first-turn-how-it-ends = Sind alle Zettel voll, gewinnt das höchste Ergebnis.

first-turn-tap-dice = Tippe die Würfel an, die du behalten willst.
first-turn-roll-again = Würfle mit den anderen Würfeln weiter.
first-turn-score-all-kept = Du behältst alle Würfel. Tippe ein Feld auf deinem Zettel an und trag sie ein.
first-turn-score-or-roll = Tippe ein Feld auf deinem Zettel an, oder würfle noch einmal.
first-turn-score-now = Tippe ein Feld auf deinem Zettel an und trag diese Würfel ein.
