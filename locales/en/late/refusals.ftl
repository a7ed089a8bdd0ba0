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
