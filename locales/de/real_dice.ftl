real-dice-real-dice = Eigene Würfel
