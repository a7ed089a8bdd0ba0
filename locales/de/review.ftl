review-share-of-best = { $best } von { $all } ({ $percent }{ "\u00A0" }%)

review-nothing-decided = –

review-when-in-game = { $roll ->
    [0] Zug { $turn }, { $rolls } Würfe
   *[other] Zug { $turn }, Wurf { $roll } von { $rolls }
}

review-signed-points = { $points } Punkte

review-number-of-points = { $points } Punkte

review-better-order = Besser: { $order }
review-mistake-small = Kleiner Fehler
review-mistake-medium = Fehler
review-mistake-large = Großer Fehler
review-limits-of-points = „?“ kostet im Schnitt { $medium } oder mehr Punkte, „??“ { $large } oder mehr.
review-limits-with-chance = „?“ kostet im Schnitt { $medium } oder mehr Punkte, „??“ { $large } oder mehr; oder ebenso viele Prozentpunkte der Gewinnchance.
review-luck = Glück beim Wurf: { $points }
review-previous-decision = Vorige Entscheidung
review-next-decision = Nächste Entscheidung
review-next-mistake = Nächster Fehler
review-number-of = { $number } von { $all }
review-keys = Tasten: ← und → für die anderen Entscheidungen, N für den nächsten Fehler
review-card = Der Spielzettel in diesem Moment
review-totals-then = So stand es vor dieser Wahl
review-explore = Diese Situation durchspielen
review-win-chances = Wie wahrscheinlich jeder gewinnt, nach jedem Zug, wenn ab da alle auf die meisten Punkte spielen
review-turns-to-come = Frühere Züge werden noch berechnet.
review-wins-after = Gewinnchance nach dieser Wahl: { $chance }.
review-wins-less-after = Gewinnchance nach dieser Wahl: { $chance }. Besser für den Sieg: { $order } ({ $best }).
review-wins-all-the-same = Gewinnchance nach dieser Wahl: { $chance }. Keine andere Wahl gewinnt öfter.
review-lost-of-chance = Gewinnchance −{ $percent }{ "\u00A0" }%
review-best-to-win = Am besten für den Sieg
review-better-to-win = Besser für den Sieg: { $order }
review-nothing-brings-more = Keine Wahl bringt im Schnitt mehr Punkte.
review-still-behind = { $name-is ->
    [you] Auch mit den meisten Punkten im Schnitt wärst du am Ende { $points } Punkte hinter { $leader }.
   *[other] { $leader-is ->
        [you] Auch mit den meisten Punkten im Schnitt wäre { $name } am Ende { $points } Punkte hinter dir.
       *[other] Auch mit den meisten Punkten im Schnitt wäre { $name } am Ende { $points } Punkte hinter { $leader }.
    }
}
review-ahead-anyway = { $name-is ->
    [you] Im Schnitt wärst du am Ende ohnehin { $points } Punkte vor { $leader }.
   *[other] { $leader-is ->
        [you] Im Schnitt wäre { $name } am Ende ohnehin { $points } Punkte vor dir.
       *[other] Im Schnitt wäre { $name } am Ende ohnehin { $points } Punkte vor { $leader }.
    }
}
review-best-for-points = Beste Wahl für Punkte
review-order = Reihenfolge
review-as-played = Wie gespielt
review-most-points-first = Die meisten verlorenen Punkte zuerst
review-most-chance-first = Die meiste verlorene Gewinnchance zuerst
review-won-and-decided-best = { $name-is ->
    [you] Du hast gewonnen und am besten entschieden.
   *[other] { $name } hat gewonnen und am besten entschieden.
}
review-other-decided-best = { $winner-is ->
    [you] Du hast gewonnen, aber { $name } hat besser entschieden.
   *[other] { $name-is ->
        [you] { $winner } hat gewonnen, aber du hast besser entschieden.
       *[other] { $winner } hat gewonnen, aber { $name } hat besser entschieden.
    }
}
review-practise = Diese Situation üben
review-play-on = Ab hier spielen
review-share-position = Diese Situation teilen
review-shared-position = Was würdest du hier tun? ({ $rules })
