# The screen, and its games in the statistics.
real-dice-real-dice = Your own dice
