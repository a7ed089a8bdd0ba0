# The table alone, without the browser around it.
table-full-screen = Full screen

# A switch in the settings and on the table.
table-sound = Sound

# In the menu of the table.
table-sound-on = Sound: on
table-sound-off = Sound: off

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

# The tool that says how to play, and which keys there are.
table-help-name = Help: how to play
