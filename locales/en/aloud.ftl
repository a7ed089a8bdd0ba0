### What screen readers announce during a game.

# After what was rolled: these stay when the next roll is made.
# $dice (number)
# $places (text): a list of numbers
aloud-still-kept = { $dice ->
    [one] Die { $places } is kept.
   *[other] Dice { $places } are kept.
}

# After a score.
# $total (number)
aloud-total-is = Total { $total }.

# The points of the upper section cannot reach the bonus any more.
# $upper (number): points
aloud-upper-missed = Upper section { $upper }, the bonus is out of reach.

# A score was taken back.
# $category (text): its box
aloud-open-again = { $category } is open again.

# Those on the table.
# $dice (text): such as 2, 2, 5, 5, 6
aloud-the-dice = The dice: { $dice }.

# On a clock: from now on, it is the last minute.
aloud-minute-left = One minute left.
