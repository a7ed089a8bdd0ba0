### Why something cannot be done at the table, said to the player who tried.

refusals-game-over = The game is over.

refusals-start-first = First, roll to see who starts.

refusals-start-is-decided = It’s already decided who starts.

refusals-no-rolls-left = No rolls left: choose a box.

refusals-nothing-to-keep = The first roll uses all the dice.

refusals-wrong-dice = Those dice aren’t on the table.

# Of a game in which everybody has the same dice.
refusals-other-dice = Everyone gets the same dice in this game, and these are different.

refusals-roll-first = Roll the dice first.

refusals-no-such-category = This card has no such box.

# $category (text)
refusals-filled = { $category } is already filled.

refusals-nothing-to-undo = There’s nothing to undo.

refusals-no-clock = This game has no clock.

# The device is at fault.
refusals-no-entropy = This device can’t make random numbers, so the dice can’t be rolled.

# A joker rule: dice that are all equal go to their upper box first.
# $category (text): the upper box, such as Fours
# $dice (number): all of them, 5 or 6
# $face (number): 1 to 6, the pips that all of them show; 0 if it is not known
refusals-upper-first = { $category } is open: { $dice ->
    [5] five
    [6] six
   *[other] all
} { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
   *[other] equal dice
} must go there.

# A joker rule.
refusals-lower-first = These dice are a joker: score them in an open lower box.

# Boxes are filled one after the other.
# $category (text): the one that must be filled now
refusals-next = The next box is { $category }.
refusals-upper-section-first = Fill the upper section first.
refusals-lower-section-first = Fill the lower section first.

# Where a box may be crossed out only if nothing fits.
# $category (text): a box that fits
refusals-fits = These dice fit { $category }. You may score zero only when they fit no box.

# Where some boxes are never crossed out.
# $category (text): a box that may be
refusals-never-struck = You can’t score zero here, but you can in { $category }.

### Why a game cannot be set up, said to the player who tried.

# $players (number): the number of players by the rules
refusals-exact-players = This game is for exactly { $players } players.

# $least (number)
# $most (number)
refusals-players-between = This game is for { $least } to { $most } players.

refusals-no-name = Everyone needs a name.

# $most (number)
refusals-long-name = Names can have at most { $most } characters.

refusals-same-name = Someone at this table already has that name.

refusals-no-time = Put some time on the clock.

# A stronger computer was chosen.
refusals-computer-without-best-play = With saved rolls, only Novice and Casual can play: perfect play takes too long to work out.
