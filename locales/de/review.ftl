review-share-of-best = { $best } von { $all } ({ $percent }{ "\u00A0" }%)

review-nothing-decided = –

review-when-in-game = { $roll ->
    [0] Zug { $turn }, { $rolls } Würfe
   *[other] Zug { $turn }, Wurf { $roll } von { $rolls }
}

review-signed-points = { $points } Punkte

review-number-of-points = { $points } Punkte

review-better-order = Besser: { $order }
review-explore = Diese Situation durchspielen
review-win-chances = Wie wahrscheinlich jeder gewinnt, nach jedem der letzten Züge, wenn ab da alle auf die meisten Punkte spielen
