first-turn-how-to-play-title = So wird gespielt

first-turn-tap-dice = Tippe die Würfel an, die du behalten willst.
first-turn-roll-again = Würfle mit den anderen Würfeln weiter.
first-turn-score-all-kept = Du behältst alle Würfel. Tippe ein Feld auf deinem Zettel an, um die Punkte einzutragen.
first-turn-score-or-roll = Tippe ein Feld auf deinem Zettel an oder würfle noch einmal.
first-turn-score-now = Tippe ein Feld auf deinem Zettel an, um die Punkte einzutragen.

first-turn-keys = Tasten

first-turn-how-to-roll = In jedem Zug darfst du bis zu { $rolls }-mal würfeln.
first-turn-how-to-keep = Tippe nach einem Wurf die Würfel an, die du behalten willst, und würfle mit den anderen weiter.
first-turn-how-to-score = Tippe dann ein freies Feld auf deinem Zettel an: Du bekommst, was dort steht, oder null.

first-turn-how-to-fill = Dein Zettel hat { $boxes } Felder, und jedes wird nur einmal ausgefüllt.
first-turn-how-it-ends = Sind alle Zettel voll, gewinnt, wer die meisten Punkte hat.
first-turn-let-go = Doch nicht behalten? Tippe den Würfel noch einmal an. Ein Doppeltipp zählt nur einmal.
