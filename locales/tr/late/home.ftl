home-challenges = Arkadaşına meydan oku
