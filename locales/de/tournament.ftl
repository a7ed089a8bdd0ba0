tournament-no-entropy = Dieser Browser liefert keine Zufallszahlen. Ohne sie könnten Programme die Würfel ausrechnen. Darum lässt sich kein Turnier mit Programmen starten.

tournament-columns-help = Das höchste Ergebnis eines Spiels bringt einen Punkt; wer es allein erreicht, hat einen Sieg. Schnitt ist das durchschnittliche Ergebnis mit seinem Standardfehler, SD die Standardabweichung, Denkzeit die durchschnittliche Zeit für eine Entscheidung und Tempo, wievielmal so schnell jemand spielt wie der langsamste Spieler.

tournament-columns-rank = Platz
tournament-columns-player = Spieler
tournament-columns-points = Punkte
tournament-columns-wins = Siege
tournament-columns-mean = Schnitt
tournament-columns-sd = SD
tournament-columns-best = Bestes
tournament-columns-worst = Schwächstes
tournament-columns-decision = Denkzeit, µs
tournament-columns-games-a-second = Spiele/s
tournament-columns-speed = Tempo

tournament-times-as-fast = × { $times }

tournament-nobody-left = Niemand ist übrig geblieben.

tournament-wins = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt.
   *[other] { $name } gewinnt mit { $points } Punkten.
}

tournament-wins-tie = { $games ->
    [one] { $name } gewinnt das Stechen gegen { $others } nach { $games } Zusatzspiel.
   *[other] { $name } gewinnt das Stechen gegen { $others } nach { $games } Zusatzspielen.
}

tournament-share-win = { $games ->
    [one] { $names } teilen sich den Sieg mit { $points }: Auch { $games } Zusatzspiel brachte keine Entscheidung.
   *[other] { $names } teilen sich den Sieg mit { $points }: Auch { $games } Zusatzspiele brachten keine Entscheidung.
}

tournament-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

tournament-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}

tournament-none-played = Noch wurde kein Spiel gespielt.

tournament-leads = { $players ->
    [one] Nach { $games } führt { $names } mit { $points }.
   *[other] Nach { $games } führen { $names } mit { $points }.
}

tournament-running = Läuft.

tournament-paused = Pause.

tournament-out-since-game = { $name } ist ab Spiel { $game } raus: Das Programm { $why }.

tournament-out-since-extra-game = { $name } ist ab Zusatzspiel { $game } raus: Das Programm { $why }.

tournament-filled-closed-box = wollte { $category } ausfüllen, was da nicht ging

tournament-filled-no-box = wollte ein Feld ausfüllen, das nicht auf dem Zettel steht

tournament-filled-unknown-box = wollte „{ $id }“ ausfüllen, was nicht auf dem Zettel steht

tournament-rolled-too-often = wollte nach dem letzten Wurf noch einmal würfeln

tournament-kept-beyond = wollte Würfel behalten, die es unter den { $dice } nicht gibt

tournament-kept-too-many = wollte mehr als die { $dice } Würfel behalten, die es gibt

tournament-kept-others = wollte { $dice } behalten, was die Würfel nicht zeigten

tournament-answered-nonsense = nannte weder Würfel noch ein Feld

tournament-answered-nonsense-saying = nannte weder Würfel noch ein Feld: { $said }

tournament-threw = brach mit einem Fehler ab

tournament-threw-saying = brach mit einem Fehler ab: { $said }

tournament-slow-decision = { $seconds ->
    [1] brauchte mehr als eine Sekunde für eine Entscheidung
   *[other] brauchte mehr als { $seconds } Sekunden für eine Entscheidung
}

tournament-slow-game = { $seconds ->
    [1] brauchte mehr als eine Sekunde für ein Spiel
   *[other] brauchte mehr als { $seconds } Sekunden für ein Spiel
}

tournament-slow-start = { $seconds ->
    [1] brauchte mehr als eine Sekunde zum Starten
   *[other] brauchte mehr als { $seconds } Sekunden zum Starten
}

tournament-no-turn = hat keine Funktion namens „turn“

tournament-broken = ließ sich nicht starten

tournament-broken-saying = ließ sich nicht starten: { $said }

tournament-crashed = ist abgestürzt

tournament-crashed-saying = ist abgestürzt: { $said }

tournament-noisy = schickte ungefragt eine Nachricht

tournament-brought-down = brachte allein seine Sandbox zum Absturz; meist hat das Programm dann den ganzen Arbeitsspeicher belegt

tournament-page-died-with-none = Die Seite ist abgestürzt, während dieses Turnier lief.

tournament-page-died-alone = Die Seite ist abgestürzt, während dieses Turnier lief. Nur das Programm von { $name } lief gerade, und vielleicht hat es den ganzen Arbeitsspeicher belegt. Es ist raus, sobald das Turnier weitergeht.

tournament-page-died-with-one = Die Seite ist abgestürzt, während dieses Turnier lief. Vielleicht hat das Programm von { $name } den ganzen Arbeitsspeicher belegt. Passiert das noch einmal, ist es raus.

tournament-page-died-with-some = Die Seite ist abgestürzt, während dieses Turnier lief. Vielleicht hat das Programm von { $names } den ganzen Arbeitsspeicher belegt. Beim Fortsetzen laufen sie eine Weile einzeln. Passiert es wieder, ist raus, wer gerade lief.

tournament-no-such-rules = Regeln namens „{ $id }“ gibt es nicht.

tournament-bad-rules = Diese Regeln sind nicht spielbar.

tournament-no-players = Wähle, wer antritt.

tournament-not-exactly = Ein Turnier nach diesen Regeln hat genau { $needed } Spieler, nicht { $players }.

tournament-not-within = Ein Turnier nach diesen Regeln hat { $least } bis { $most } Spieler, nicht { $players }.

tournament-no-name = Spieler { $player } braucht einen Namen.

tournament-long-name = Der Name von Spieler { $player } hat mehr als { $most } Zeichen.

tournament-same-name = Spieler { $player } braucht einen Namen, den sonst niemand hat.

tournament-long-program = Das Programm von Spieler { $player } ist zu lang.

tournament-no-games = Möglich sind 1 bis { $most } Spiele.

tournament-no-tournament = In dieser Datei steckt kein Turnier.

tournament-newer = Diese Datei stammt von einer neueren Version von Rollkeep.

tournament-damaged-game = Diese Datei ist beschädigt: Spiel { $game } kann so nicht geendet haben.

tournament-heading-is = { $games ->
    [one] { $rules }, { $games } Spiel, Startwert { $seed }
   *[other] { $rules }, { $games } Spiele, Startwert { $seed }
}

tournament-game-of = Spiel { $game } von { $games }

tournament-extra-game = Zusatzspiel { $game }
