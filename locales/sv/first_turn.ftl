first-turn-how-to-play-title = Så spelar man
first-turn-keys = Tangenter
