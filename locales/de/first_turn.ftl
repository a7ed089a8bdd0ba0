first-turn-how-to-play-title = So wird gespielt

first-turn-tap-dice = Tippe die Würfel an, die du behalten willst.
first-turn-roll-again = Würfle mit den anderen Würfeln weiter.
first-turn-score-all-kept = Du behältst alle Würfel. Tippe ein Feld auf deinem Zettel an, um die Punkte einzutragen.
first-turn-score-or-roll = Tippe ein Feld auf deinem Zettel an oder würfle noch einmal.
first-turn-score-now = Tippe ein Feld auf deinem Zettel an, um die Punkte einzutragen.
