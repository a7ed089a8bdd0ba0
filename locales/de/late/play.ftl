play-roll-count = { $made ->
    [0] { $rolls } Würfe
   *[other] Wurf { $made } von { $rolls }
}

play-rank = { $rank }.

play-list-or = { $first } oder { $last }
