# The game of today.
daily-todays-game = Today’s game

# Nothing of the game of today was played.
daily-not-played = not played yet

# It was begun.
daily-in-progress = in progress

# What the game of a day is called.
# $date (text): as “22 November”
daily-title-is = Daily game, { $date }

# The same where there is little room.
# $date (text): as “22 Nov”
daily-title-short = Daily, { $date }

# What a game is called that somebody plays alone with dice that others play, too.
daily-challenge-game = Challenge

# The same, if somebody else has sent the dice.
# $who (text): the names, as “Eva” or “Eva and Ben”
daily-challenge-from = Challenge from { $who }

# $points (number)
daily-points = { $points } points

# How many games of today were played.
# $games (number)
daily-played = { $games } games played
