first-turn-how-to-play-title = So wird gespielt

first-turn-keys = Tasten
