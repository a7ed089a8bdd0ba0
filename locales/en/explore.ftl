### The explorer: any position, and the best choice in it.

explore-title = Explorer

# A link to it.
explore-link = What would be the best choice? Set up any position

explore-help = Set up any position and see what each choice is worth.

## Instead of the best choice.

explore-dice = Enter all the dice to see the best choice.

# No die is entered yet.
# $points (number): with one decimal
explore-before-roll = Before the first roll, perfect play averages { $points } points. Enter all the dice to see the best choice.

explore-full = The card is full. Leave at least one box open to see the best choice.

# Of a card that no game leads to.
explore-order = In this game, boxes are filled in order. Fill the earlier boxes too.

# The same, because of one box.
# $category (text)
# $needs (text): "Must be higher than Low."
explore-need = { $category }: { $needs }

## The card.

explore-card = What’s on the card

explore-card-help = Tap a box to fill it with usual points; tap it again to open it. The arrow beside it changes the points.

explore-fill-all = Fill all boxes
explore-clear = Clear the card

# For the ear, the button of a box.
# $category (text)
# $points (number)
explore-filled = { $category }, filled with { $points }

# The same, if it is open.
# $category (text)
explore-open = { $category }, open

# For the ear, the list of possible points.
# $category (text)
explore-points = Points in { $category }

# A field for the sum of the upper section, without the bonus.
explore-upper-total = Upper total

## Why the upper section cannot have the sum that was typed.

explore-upper-number = Enter a whole number.

explore-upper-no-box = Fill upper boxes first. They share the total.

# $least (number)
# $most (number)
explore-upper-range = With these boxes filled, the upper section can have { $least } to { $most }.

# $below (number)
# $above (number)
explore-upper-gap = With these boxes filled, the upper section can have { $below } or { $above }, but nothing in between.

## The list of choices.

# A switch: three decimals instead of one, and two for chances.
explore-decimals = More decimals

## The position as a line of text.

explore-position = Position as text

explore-position-help = Copy it to keep it or send it. To open another one, paste it here, or a link to it.

## Why a text that was pasted there opens nothing.

explore-bad-parts = This isn’t a position. One has four parts: rules; card; dice; rolls left.

explore-bad-rules = This isn’t a position: its rules aren’t known here.

explore-bad-card = This isn’t a position: the card doesn’t fit the rules.

explore-bad-dice = This isn’t a position: the dice don’t fit the rules.

explore-bad-rolls = This isn’t a position: the rolls left don’t fit the rules.

## The cards of several players.

# $number (number): 1 is the player whose turn it is
explore-player = Player { $number }

# Buttons.
explore-add-player = Add a player
# $number (number)
explore-remove-player = Remove player { $number }

explore-players-help = Player 1 is the one whose turn it is. With the cards of the others, you also see how likely Player 1 wins.

# With the cards of other players.
explore-win-later = How likely each choice wins is worked out once nobody has more than eight open boxes.

# Over a table: for each player, the expected total and the chance to win.
explore-chances = At the start of the turn, if everyone plays for the most points
