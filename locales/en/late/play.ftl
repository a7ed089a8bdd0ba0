### What is said about a game that is over or only looked at.

# Which roll of a turn this is, or how many there are.
# $made (number)
# $rolls (number)
play-roll-count = { $made ->
    [0] { $rolls } rolls
   *[other] Roll { $made } of { $rolls }
}

# A place in a ranking.
# $rank (number)
play-rank = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
}

# A list of two of which one holds, or the end of a longer one.
# $first (text): the first, or all but the last
# $last (text)
play-list-or = { $first } or { $last }
