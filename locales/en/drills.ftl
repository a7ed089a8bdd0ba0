# The title.
drills-practice = Practice

# What it is.
drills-help = What would you do? Tap the dice you would keep, or fill a box. Then you see what each choice is worth.

# Whose mistakes come up.
drills-who = Who practises?

# A new position is on its way.
drills-coming = Getting a position…

# The dice and what is done with them.
drills-position = Your turn

# The dice.
drills-dice = Dice

# The boxes.
drills-card = Your card

# Rolls all dice.
drills-roll-all = Roll all again

# All dice are kept.
drills-all-kept = You keep all dice: fill a box.

# No roll is left.
drills-no-roll = No rolls left: fill a box.

# Between the name of a box and its points, for the ear.
drills-scores = {", scores "}

# One more.
drills-next = Next

# It was right.
drills-right = Right, that is the best choice.

# It does not count.
drills-not-counted = This one does not count: the best choice was easy to see.

# Where it came from.
drills-own-mistake = {"From one of your own games. There you chose: "}

# The list of all choices.
drills-all = All choices

# What counts.
drills-counted = Easy positions do not count: those where every other choice is clearly worse, unless you got them wrong before.

# The way there, from the score calculator.
drills-link = Practise: what would you keep here?

# Does without an answer.
drills-silent = There is no position to practise with under these rules.

