# Above everybody's totals.
table-standings = Standings

# From another player's card to one's own.
table-back-to-turn = Back

# The table alone, without the browser around it.
table-full-screen = Full screen

# A switch in the settings and on the table.
table-sound = Sound

# Under it.
table-sound-help = Dice, pencil and bells, softly.

# A switch in the settings.
table-vibration = Vibration

# Under it.
table-vibration-help = A short buzz when the dice land.

# A switch in the settings.
table-left-handed = Left-handed

# Under it.
table-left-handed-help = Dice and buttons for the left hand.

# Words below the tools of the bar; the full name of each begins with it.
table-coach = Coach

# Every roll so far.
table-dice = Dice

# How the game is played.
table-help = Help

# The full name of the help.
table-help-name = Help: how to play

# The table alone on the screen.
table-full = Full

