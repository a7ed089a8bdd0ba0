real-dice-real-dice = Kendi zarların
