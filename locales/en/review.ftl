### What is said about the decisions of a finished game.

# How many decisions were the best.
# $best (number)
# $all (number)
# $percent (number)
review-share-of-best = { $best } of { $all } ({ $percent }%)

# The same where nothing was to be decided.
review-nothing-decided = –

# When a decision was made.
# $turn (number): of the player
# $roll (number): of the turn; 0 before the first
# $rolls (number): how many a turn has
review-when-in-game = { $roll ->
    [0] Turn { $turn }, { $rolls } rolls
   *[other] Turn { $turn }, roll { $roll } of { $rolls }
}

# What a decision cost or the dice brought.
# $points (text): with one decimal and a sign: "−2.4"
review-signed-points = { $points } points

# $points (number): with one decimal
review-number-of-points = { $points } points

# What would have been the best choice.
# $order (text): "Keep the two fives"
review-better-order = Better: { $order }

# Opens the explorer with the position of a decision.
review-explore = Explore this position

# The caption of a drawing: a line for each player.
review-win-chances = Each player’s chance to win as it stood after each of the last turns, if everyone plays for the most points from then on
