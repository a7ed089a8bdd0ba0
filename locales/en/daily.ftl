# The game of today.
daily-todays-game = Today’s game

# What it is.
daily-help = Everybody rolls the same dice, and each day is played once.

# Begins it.
daily-play-today = Play today’s game

# Begins one of an earlier day.
daily-play = Play

# The way to a finished one.
daily-look = Look at it

# Nothing of it was played.
daily-not-played = not played yet

# It was begun.
daily-in-progress = in progress

# It can no longer be begun.
daily-too-late = The game of that day is over everywhere. Here is the one of today.

# What cannot be prevented.
daily-honest = Nothing stops a player from looking ahead: the dice follow from the date.

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
daily-mean = Perfect’s average, any dice

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
daily-points-title = {" points"}

daily-months-january = January
daily-months-february = February
daily-months-march = March
daily-months-april = April
daily-months-may = May
daily-months-june = June
daily-months-july = July
daily-months-august = August
daily-months-september = September
daily-months-october = October
daily-months-november = November
daily-months-december = December
daily-weekdays-monday = Monday
daily-weekdays-tuesday = Tuesday
daily-weekdays-wednesday = Wednesday
daily-weekdays-thursday = Thursday
daily-weekdays-friday = Friday
daily-weekdays-saturday = Saturday
daily-weekdays-sunday = Sunday
