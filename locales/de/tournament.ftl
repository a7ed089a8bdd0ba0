tournament-no-entropy = Dieser Browser liefert keine Zufallszahlen. Ohne sie könnten Programme die Würfel ausrechnen, also kann kein Turnier mit Programmen beginnen.

tournament-columns-help = Das höchste Ergebnis eines Spiels bringt einen Punkt; teilt es niemand, ist es ein Sieg. Schnitt ist das durchschnittliche Ergebnis mit seinem Standardfehler, SD die Standardabweichung, Denkzeit die durchschnittliche Zeit für eine Entscheidung, und Tempo sagt, wievielmal so schnell jemand ist wie der langsamste Spieler.

tournament-columns-rank = Platz
tournament-columns-player = Spieler
tournament-columns-points = Punkte
tournament-columns-wins = Siege
tournament-columns-mean = Schnitt
tournament-columns-sd = SD
tournament-columns-best = Höchstes
tournament-columns-worst = Tiefstes
tournament-columns-decision = Denkzeit, µs
tournament-columns-games-a-second = Spiele/s
tournament-columns-speed = Tempo
