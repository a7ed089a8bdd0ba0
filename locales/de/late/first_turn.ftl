first-turn-keys = Tasten

first-turn-how-to-roll = In jedem Zug darfst du bis zu { $rolls } Mal würfeln.
first-turn-how-to-keep = Tippe nach einem Wurf die Würfel an, die du behalten willst, und würfle mit den anderen weiter.
first-turn-how-to-score = Dann tippe ein freies Feld auf deinem Zettel an: Es bringt, was dort steht, oder null.

first-turn-how-to-fill = Dein Zettel hat { $boxes } Felder, und jedes wird nur einmal ausgefüllt.
first-turn-how-it-ends = Sind alle Zettel voll, gewinnt das höchste Ergebnis.
first-turn-let-go = Tippe einen Würfel noch einmal an, wenn du ihn doch nicht behalten willst. Ein Doppeltipp zählt als einmal.
