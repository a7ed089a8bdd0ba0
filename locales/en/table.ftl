# Above everybody's totals.
table-standings = Standings

# From another player's card to one's own.
table-back-to-turn = Back

# The word below a tool in the bar; the full name begins with it.
table-coach = Coach

# $name (name)
table-card-of = { $name-is ->
    [you] Your card
   *[other] { $name }’s card
}

# For the ear, after a name and a number such as Ben 128, when it is Ben’s turn.
table-points-playing = points, playing now

# For the ear, after a name and a number such as Ben 128.
table-points = points

# What comes with a score.
# $points (number)
table-plus = +{ $points }

# Below a player’s name: saved rolls, one or more.
# $rolls (number)
table-rolls-saved = { $rolls } saved

# How far the upper section is.
# $upper (number): points
# $goal (number): points
table-of-goal = { $upper }/{ $goal }

# The same for the ear.
# $upper (number): points
# $goal (number): points
table-of-goal-aloud = { $upper } of { $goal } for the bonus

# The row of the bonus for the ear.
# $earned (number): the points of the bonus
# $upper (number): points
table-bonus-earned = { $earned }, bonus earned with { $upper }

# For the ear, of an open box that cannot be filled yet in the order of the card.
table-later = not open yet

# For the ear, of the one open box that comes next in the order of the card.
table-next = open, next

# In the head of a card, the order in which its boxes are filled.
# $order (text): down, up, upper-first or lower-first
table-order = { $order ->
    [down] From top to bottom
    [up] From bottom to top
    [upper-first] Upper section first
   *[lower-first] Lower section first
}

# The row of the bonus for the ear, where a higher bonus may come.
# $earned (number): the points of the bonus
# $upper (number): points
# $goal (number): points
# $points (number): what the higher bonus is worth
table-bonus-earned-more = { $earned }, bonus earned with { $upper }, rising to { $points } at { $goal }

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
