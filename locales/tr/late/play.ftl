play-roll-count = { $made ->
    [0] { $rolls } atış
   *[other] Atış { $made }/{ $rolls }
}

play-rank = { $rank }.
play-list-or = { $first } ya da { $last }
