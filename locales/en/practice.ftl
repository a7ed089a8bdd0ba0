### Practice: its title. It is also the table’s.

# The title.
practice-title = Practice

### Practice: what would you keep, or which box would you fill?

# What practice is.
practice-help = What would you do? Tap the dice you would keep, or fill a box. Then see what each choice is worth.

# Whose mistakes come up.
practice-who = Who practises?

# A new position is on its way.
practice-coming = Getting a position…

# One more.
practice-next = Next one

# It was right.
practice-right = Right! That’s the best choice.

# It was not the best.
# $points (number): with one decimal
# $order (text): the best choice: "Keep the two fives"
practice-wrong = That costs { $points } points on average. Better: { $order }.

## The same against others, where another choice brings the most points.

# $chance (text): "41%"
practice-right-to-win = Right! That’s the best choice for winning: { $chance }.

# $chance (text): "34%"
# $best (text): "41%"
# $order (text): the best choice: "Keep the two fives"
practice-wrong-to-win = That wins { $chance } of the time instead of { $best }. Better: { $order }.

# Below both.
# $order (text): "Keep the two fives"
practice-for-most-points = Most points: { $order }.

##

# It does not count.
practice-not-counted = This one doesn’t count: the best choice was easy to see.

# Where it came from.
# $did (text): what was chosen: "Kept the two fives"
practice-own-mistake = From one of your own games. Back then: { $did }.

# Under the answer to a decision of a game that was just reviewed.
# $did (text): what was chosen: "Kept the two fives"
practice-in-the-game = In the game: { $did }. This answer doesn’t count in your results.

# Leads back to the review from which somebody has come.
practice-to-review = Back to the review

# Over a decision of a game of several that is judged by the chance to win too.
# $totals (text): "Ann: 251 · Ben: 243"
practice-others-and-totals = The others so far – { $totals }

# What counts.
practice-counted = Easy positions, where every other choice is clearly worse, don’t count, unless you got them wrong before.

# The way there, from the score calculator.
practice-link-text = Practise: what would you keep here?

# Does without an answer.
practice-silent = There’s no position to practise with these rules.

# The button that begins.
practice-start = Practise

# Over a position at the table.
practice-asks = What would you do?

# What can be done.
practice-asks-for = Tap the dice to keep, or choose a box.

# One of several.
# $part (number)
# $all (number)
practice-of = { $part } of { $all }

## Five positions, the same for everybody on a day.

practice-five = Today’s five

# What they are.
practice-five-help = Five positions, the same for everyone today.

# How they went.
# $best (number): the best decisions
# $all (number)
# $points (number): with one decimal
practice-five-result = { $best } of { $all } best choices, { $points } points lost.

# Under a position that is shown again: what was chosen there.
# $did (text): "Kept the two fives"
practice-chosen-was = Your choice: { $did }.

## How practice has gone so far.

practice-no-decisions = No decisions yet.

# $streak (number): right decisions in a row, up to the last one
# $longest (number): the longest such row
# $right (number)
# $all (number)
practice-so-far = { $streak } right in a row. Longest streak: { $longest }. Right in all: { $right } of { $all }.

# How often it was right, at first sight.
# $right (number)
# $all (number)
practice-chooses = You make the best choice in { $right } out of { $all }.

# Kinds of decisions.
practice-first-keep = After the first roll
practice-second-keep = After the second roll
practice-fill = Filling a box

# Over more numbers.
practice-more = Results in numbers
