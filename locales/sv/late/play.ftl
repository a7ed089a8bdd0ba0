play-roll-count = { $made ->
    [0] { $rolls } kast
   *[other] Kast { $made } av { $rolls }
}

play-rank = { $rank ->
    [1] { $rank }:a
    [2] { $rank }:a
   *[other] { $rank }:e
}

play-list-or = { $first } eller { $last }
