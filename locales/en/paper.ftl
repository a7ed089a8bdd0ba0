# The heading of the screen, and the link to it from the rules.
paper-paper = Paper score cards

# What the screen is for.
paper-about = Print a blank score card and play with your own dice. It fits on one page, A4 or Letter.

# The heading over the card of a game.
paper-print-game = Print the score card

# The button, and the link from the end of a game and from a card for one’s own dice.
paper-print = Print

# From the sheet to the card on screen.
paper-back-to-card = Back to the card

# How many columns.
paper-columns = Columns

# What a column is for.
paper-columns-help = One for each player, or for each game.

# What stands before the place for the names.
paper-name = Name

# The upper section's sum.
paper-upper-total = Upper section

# The game is still in play.
paper-no-game = This game isn’t finished yet.

# Beside a box of the upper section.
# $face (number)
paper-sum-of-face = { $face ->
    [1] sum of ones
    [2] sum of twos
    [3] sum of threes
    [4] sum of fours
    [5] sum of fives
   *[6] sum of sixes
}

# Beside a box such as One Pair.
paper-sum-of-matched = sum of the matching dice

# Beside a box.
paper-sum-of-all = sum of all dice

# Beside a box.
# $dice (number)
paper-sum-of-dice = { $dice ->
    [1] sum of one die
    [2] sum of two dice
    [3] sum of three dice
    [4] sum of four dice
    [5] sum of five dice
   *[6] sum of six dice
}

# Beside a box, those of the lowest dice.
# $dice (number): 1 to 6
paper-sum-of-lowest = sum of the { $dice } lowest dice

# Beside the upper bonus.
# $points (number)
# $threshold (number): from here on
paper-bonus-from = { $points } at { $threshold } points

# Beside the boxes for extra Yahtzees.
# $points (number)
paper-extra = { $points } each
