### Practice: what would you keep, or which box would you fill?

# The title.
practice-title = Practice

# What it is.
practice-help = What would you do? Tap the dice you would keep, or fill a box. Then you see what each choice is worth.

# Whose mistakes come up.
practice-who = Who practises?

# A new position is on its way.
practice-coming = Getting a position…

# The dice and what is done with them.
practice-position = Your turn

# The dice.
practice-dice = Dice

# The boxes.
practice-card = Your card

# Rolls all dice.
practice-roll-all = Roll all again

# Rolls the other dice.
# $dice (text): what is kept: "the two fives", "the 2, 3 and 4"
practice-roll-rest = Keep { $dice }, roll the rest

# All dice are kept.
practice-all-kept = You keep all dice: fill a box.

# No roll is left.
practice-no-roll = Fill a box.

# How far the upper section is, where it has a bonus.
# $upper (number)
# $threshold (number): what the bonus needs
practice-upper-of = Upper section: { $upper } of the { $threshold } for the bonus.

# The same without a bonus.
# $upper (number)
practice-upper-alone = Upper section: { $upper }.

# For the ear, between the name of a box and its points: "Full House, scores 25".
practice-scores = {", scores "}

# One more.
practice-next = Next

# It was right.
practice-right = Right, that is the best choice.

# It was not the best.
# $points (number): with one decimal
# $order (text): the best choice: "Keep the two fives"
practice-wrong = That costs { $points } points on average. Better: { $order }.

# It does not count.
practice-not-counted = This one does not count: the best choice was easy to see.

# Where it came from.
# $order (text): what was chosen: "Keep the two fives"
practice-own-mistake = From one of your own games. There you chose: { $order }.

# The list of all choices.
practice-all = All choices

# What counts.
practice-counted = Easy positions do not count: those where every other choice is clearly worse, unless you got them wrong before.

# The way there, from the score calculator.
practice-link-text = Practise: what would you keep here?

# Does without an answer.
practice-silent = There is no position to practise with under these rules.

## How practice has gone so far.

practice-no-decisions = No decisions yet.

# $streak (number): right decisions in a row, up to the last one
# $longest (number): the longest such row
# $right (number)
# $all (number)
practice-so-far = { $streak } right in a row. Longest streak: { $longest }. Right: { $right } of { $all }.
