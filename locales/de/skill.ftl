skill-skill = Können und Glück

skill-none = Sobald du ein Spiel zu Ende gespielt hast, werden die Entscheidungen hier bewertet.

skill-people = Wer am besten entscheidet

skill-people-help = Verschenkt: wie viele Punkte die Entscheidungen pro Spiel gekostet haben, verglichen mit den besten. Je weniger, desto besser. Glück: wie viele Punkte pro Spiel die Würfel mehr brachten als zu erwarten.

skill-lost-title = Verschenkte Punkte

skill-error-help = Die Zahl hinter ± sagt, wie weit der Schnitt danebenliegen kann; mit mehr Spielen wird sie kleiner. Doppelt so weit ist möglich, mehr ist unwahrscheinlich.

skill-unknown-help = Ältere Spiele und Spiele von anderen Geräten verraten nicht, ob der Trainer geholfen hat. Sie zählen als Spiele ohne Trainer.

skill-after-game = Nach Spiel

skill-kinds = Wo Punkte verschenkt werden

skill-keeping = Welche Würfel du behältst und wann Schluss ist

skill-other-boxes = Die anderen Felder ausfüllen

skill-kinds-help = Ein Feld ausfüllen: was es gekostet hat, dieses Feld zu nehmen, obwohl ein anderes besser gewesen wäre.

skill-expensive = Am teuersten in den letzten 30 Tagen

skill-not-expensive = Keine teure Entscheidung in den letzten 30 Tagen.

skill-luck = Würfelglück

skill-luck-help = Glück ist, was die Würfel mehr brachten als erwartet, egal wie du entschieden hast. Ein Ausschlag ist das übliche Maß an Glück oder Pech in einem Spiel (die Standardabweichung): Zwei von drei Spielen bleiben zwischen −1 und +1.

skill-last-games = Letzte Spiele

skill-whose = Wessen Entscheidungen?

skill-people-heads-player = Spieler
skill-people-heads-games = Spiele
skill-people-heads-points-lost = Ver{"\u00AD"}schenkt
skill-people-heads-best-choices = Beste Wahl
skill-people-heads-luck = Glück
skill-help-heads-games = Spiele
skill-help-heads-how-many = Anzahl
skill-help-heads-points-lost = Ver{"\u00AD"}schenkt
skill-help-without-the-coach = Ohne Trainer
skill-help-with-the-coach = Mit Trainer
skill-help-not-known = Nicht bekannt
skill-kind-heads-decision = Entscheidung
skill-kind-heads-lost-per-game = Pro Spiel verschenkt
skill-game-heads-game = Spiel
skill-game-heads-total = Ge{"\u00AD"}samt
skill-game-heads-points-lost = Ver{"\u00AD"}schenkt
skill-game-heads-luck = Glück
skill-game-heads-swings = Aus{"\u00AD"}schlag

skill-judging = Spiele werden bewertet: noch { $left }. Du kannst inzwischen etwas anderes tun.

skill-loses-points = { $games ->
    [1] { $name-is ->
        [you] Du hast in 1 Spiel { $points } Punkte verschenkt.
       *[other] { $name } hat in 1 Spiel { $points } Punkte verschenkt.
    }
   *[other] { $name-is ->
        [you] Du verschenkst { $points } Punkte pro Spiel, gezählt in { $games } Spielen.
       *[other] { $name } verschenkt { $points } Punkte pro Spiel, gezählt in { $games } Spielen.
    }
}

skill-most-by-keeping = { $name-is ->
    [you] Am meisten verschenkst du bei der Frage, welche Würfel bleiben: { $points } Punkte pro Spiel.
   *[other] Am meisten verschenkt { $name } bei der Frage, welche Würfel bleiben: { $points } Punkte pro Spiel.
}

skill-most-by-box = { $name-is ->
    [you] Am meisten verschenkst du, weil du das Feld { $category } zu früh ausfüllst: { $points } Punkte pro Spiel.
   *[other] Am meisten verschenkt { $name } mit dem Feld { $category }, das zu früh ausgefüllt wird: { $points } Punkte pro Spiel.
}

skill-most-by-boxes = { $name-is ->
    [you] Am meisten verschenkst du, weil du Felder zu früh ausfüllst: insgesamt { $points } Punkte pro Spiel.
   *[other] Am meisten verschenkt { $name } mit Feldern, die zu früh ausgefüllt werden: insgesamt { $points } Punkte pro Spiel.
}

skill-almost-perfect = { $name-is ->
    [you] Du entscheidest fast perfekt: Du verschenkst weniger als einen Punkt pro Spiel.
   *[other] { $name } entscheidet fast perfekt und verschenkt weniger als einen Punkt pro Spiel.
}

skill-early = { $games ->
    [1] Das ist bisher nur ein Spiel und kann sich noch ändern.
   *[other] Das sind bisher nur { $games } Spiele; es kann sich noch ändern.
}

skill-band-beginner = Neuling
skill-band-casual = Amateur
skill-band-good = Gut
skill-band-expert = Könner
skill-band-near-perfect = Fast perfekt

skill-rating-range = { $from } bis { $to }

skill-rating-is = { $name-is ->
    [you] Deine Wertung: { $rating }
   *[other] Wertung für { $name }: { $rating }
}

skill-rating-needs = { $games ->
    [one] Noch ein Spiel ohne Trainer, dann steht hier eine Wertung.
   *[other] Noch { $games } Spiele ohne Trainer, dann steht hier eine Wertung.
}

skill-ratings = Was die Wertungen bedeuten

skill-ratings-head = Wertung

skill-rating-below = unter { $points }

skill-rating-from = { $points } oder mehr

skill-ratings-limits = Die Grenzen hängen von den Regeln ab. Der schwächste Computer, „{ bots-novice }“, verschenkt { $points } Punkte pro Spiel. Drei Viertel davon sind die Grenze für „{ skill-band-casual }“, und jede weitere ist halb so hoch wie die davor. Sind mehrere Wertungen möglich, wird es mit mehr Spielen genauer.

skill-decides-best = { $name-is ->
    [you] Du entscheidest am besten.
   *[other] { $name } entscheidet am besten.
}

skill-too-close = { $one-is ->
    [you] Zwischen dir und { $other } ist es noch zu knapp.
   *[other] { $other-is ->
        [you] Zwischen { $one } und dir ist es noch zu knapp.
       *[other] Zwischen { $one } und { $other } ist es noch zu knapp.
    }
}

skill-sections-cost = Falsch gewählte Felder kosten oben, wo es um den Bonus geht, { $upper } Punkte pro Spiel, unten { $lower }.

skill-course = Pro Spiel verschenkt: Schnitt der letzten { $window } Spiele. Weniger ist besser.

skill-filling-box = { $category } ausfüllen

skill-luck-very-bad = Großes Pech
skill-luck-bad = Pech
skill-luck-below-average = Etwas weniger Glück als im Schnitt
skill-luck-average = Weder Glück noch Pech
skill-luck-above-average = Etwas mehr Glück als im Schnitt
skill-luck-good = Glück
skill-luck-very-good = Großes Glück

skill-luckier-hardly-any = { $luck }: Bei gleichen Entscheidungen hätte nicht einmal einer von 100 mehr Glück gehabt.

skill-luckier-almost-all = { $luck }: Bei gleichen Entscheidungen hätten mehr als 99 von 100 mehr Glück gehabt.

skill-luckier-of-hundred = { $players ->
    [one] { $luck }: Bei gleichen Entscheidungen hätte { $players } von 100 mehr Glück gehabt.
   *[other] { $luck }: Bei gleichen Entscheidungen hätten { $players } von 100 mehr Glück gehabt.
}

skill-luckier-of-ten = { $players ->
    [one] { $luck }: Bei gleichen Entscheidungen hätte { $players } von 10 mehr Glück gehabt.
   *[other] { $luck }: Bei gleichen Entscheidungen hätten { $players } von 10 mehr Glück gehabt.
}

skill-luck-of-all = { $games ->
    [1] Würfelglück in diesem einen Spiel: { $points } Punkte.
   *[other] Würfelglück in allen { $games } Spielen zusammen: { $points } Punkte.
}

# Under where most is lost: games in which the coach was open.
# $games (count)
skill-left-out = { $games ->
    [one] { $games } Spiel mit Trainer zählt hier nicht.
   *[other] { $games } Spiele mit Trainer zählen hier nicht.
}

skill-all-coached = In allen diesen Spielen hat der Trainer geholfen.
