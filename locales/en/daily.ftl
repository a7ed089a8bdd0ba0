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

# The name of a game that was played on from a decision of another one.
# $rules (text): the name of the rules
# $turn (number): the turn of that decision
daily-played-from = { $rules }, from turn { $turn }

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

# What the game of today is.
daily-help = One game a day, with the same dice for everyone.

# Begins it.
daily-play-today = Play today’s game

# Begins one of an earlier day.
daily-play = Play

# The way to a finished one.
daily-look = View

# The game of a day can no longer be begun.
daily-too-late = That day’s game is over. Here’s today’s.

# What cannot be prevented.
daily-honest = The date decides the dice, so you could peek. Please don’t.

# Goes a month back.
daily-month-before = Previous month

# Goes a month on.
daily-month-after = Next month

# The way from a finished game to its month.
daily-calendar = Calendar

# Over what Perfect made of the same dice.
daily-compared = You and Perfect

# What the player made of the dice.
daily-your-total = Your total

# What the perfect player made of them.
daily-perfect-total = Perfect, same dice

# What the perfect player makes of all dice there are.
daily-mean = Perfect’s long-run average

# How many days in a row.
daily-streak-title = Streak

# Stands where a number is not known yet.
daily-not-yet = not known yet

# The solver has nothing to say.
daily-unknown = unknown

# Opens both cards.
daily-both-cards = Your card beside Perfect’s

# Over the card of the perfect player.
daily-perfect = Perfect

# Over the marks, for screen readers.
daily-marks = Your turns

# What the signs of the [marks](mark) say.
daily-legend = ● best · ◐ cost a little · ○ cost a lot

# Stands for the ear behind a total.
# $points (number): that total
daily-points-after = { $points ->
   *[other] {" points"}
}

# $points (number)
daily-finished-with = Finished with { $points } points.

# How far the game is.
# $round (number): is played now
# $rounds (number): of the game
# $points (number): so far
daily-in-progress-with = In progress: round { $round } of { $rounds }, { $points } points so far.

# A game that can still be played.
# $date (text): as “21 November”
# $state (text): as “not played yet”
daily-yesterday = Yesterday, { $date }: { $state }

# A game that can still be played.
# $date (text): as “20 November”
# $state (text): as “not played yet”
daily-earlier-day = { $date }: { $state }

# A mark, aloud.
# $turn (number)
# $mark (text): as “best”
daily-turn-was = Turn { $turn }: { $mark }.

# What a mark means.
daily-mark-best = best
daily-mark-little = cost a little
daily-mark-much = cost a lot

# $days (number): two or more
daily-days-in-a-row = { $days } days in a row

# In the text to send.
# $points (number)
daily-perfect-had = Perfect: { $points }

# The player’s total is higher than Perfect’s.
# $mine (number): the player’s total
# $theirs (number): Perfect’s
daily-beat-perfect = You beat Perfect, { $mine } to { $theirs }

# The same in the text to send.
# $mine (number): the sender’s total
# $theirs (number): Perfect’s
daily-i-beat-perfect = I beat Perfect, { $mine } to { $theirs }

# What the star of a day in the calendar says.
daily-beaten = You beat Perfect
