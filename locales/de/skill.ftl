skill-skill = Können und Glück

skill-none = Spiel ein Spiel zu Ende, dann werden hier seine Entscheidungen bewertet.

skill-people = Wer am besten entscheidet

skill-people-help = Verschenkt: was die Entscheidungen eines Spiels im Schnitt gekostet haben, verglichen mit den besten. Je weniger, desto besser gespielt. Glück: wie viele Punkte pro Spiel die Würfel mehr brachten, als zu erwarten war.

skill-lost-title = Verschenkte Punkte

skill-error-help = Die Zahl hinter ± sagt, wie weit der Schnitt danebenliegen kann, weil es nur so viele Spiele sind. Doppelt so weit ist möglich, mehr ist unwahrscheinlich.

skill-unknown-help = Ältere Spiele und Spiele von anderen Geräten verraten nicht, ob der Trainer geholfen hat. Sie zählen als Spiele ohne Trainer.

skill-after-game = Nach Spiel

skill-kinds = Wo Punkte verschenkt werden

skill-keeping = Welche Würfel bleiben, und wann Schluss ist

skill-other-boxes = Die anderen Felder ausfüllen

skill-kinds-help = Ein Feld ausfüllen: was es gekostet hat, dieses Feld zu nehmen, wo ein anderes besser gewesen wäre.

skill-expensive = Am teuersten in den letzten 30 Tagen

skill-not-expensive = Keine teure Entscheidung in den letzten 30 Tagen.

skill-luck = Würfelglück

skill-luck-help = Glück ist, was die Würfel mehr brachten als erwartet, egal wie du entschieden hast. Ein Ausschlag ist so groß, wie Glück in einem Spiel üblicherweise ausfällt (seine Standardabweichung): Zwei von drei Spielen bleiben zwischen −1 und +1.

skill-last-games = Letzte Spiele

skill-whose = Wessen Entscheidungen?

skill-people-heads-player = Spieler
skill-people-heads-games = Spiele
skill-people-heads-points-lost = Verschenkt
skill-people-heads-best-choices = Beste Wahl
skill-people-heads-luck = Glück
skill-help-heads-games = Spiele
skill-help-heads-how-many = Anzahl
skill-help-heads-points-lost = Verschenkt
skill-help-without-the-coach = Ohne Trainer
skill-help-with-the-coach = Mit Trainer
skill-help-not-known = Nicht bekannt
skill-kind-heads-decision = Entscheidung
skill-kind-heads-lost-per-game = Pro Spiel verschenkt
skill-game-heads-game = Spiel
skill-game-heads-total = Gesamt
skill-game-heads-points-lost = Verschenkt
skill-game-heads-luck = Glück
skill-game-heads-swings = Ausschläge
