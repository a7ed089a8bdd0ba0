first-turn-how-to-play-title = Nasıl oynanır
first-turn-keys = Tuşlar
