# The heading of the screen, and the link to it from the rules.
paper-paper = Score cards on paper

# What the screen is for.
paper-about = Print a blank score card and play with your own dice. It fits on one page, A4 or Letter.

# The heading over the card of a game.
paper-print-game = Print the score card

# The button, and the link from the end of a game and from a card for real dice.
paper-print = Print

# From the sheet to the card on screen.
paper-back-to-card = Back to the card

# How many columns.
paper-columns = Columns

# What a column is for.
paper-columns-help = One for each player, or one for each game.

# What stands before the place for the names.
paper-name = Name

# The upper section's sum.
paper-upper-total = Upper section

# There is no such finished game here.
paper-no-game = This game is not finished, or it is no longer on this device.

