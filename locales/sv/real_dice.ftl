real-dice-real-dice = Egna tärningar
