# Nothing was played to the end.
statistics-none = Finish a game, and it’ll be counted here.

# The links to what else the finished games say, for the ear.
statistics-more = More about these games

# Over the table of all who played.
statistics-players = Players

# What is counted.
statistics-counted = All finished games on this device are counted. A game that you delete is no longer counted.

# The choice of the one who is looked at.
statistics-whose = Whose games?

# What the bars count.
statistics-totals-help = Out of 100 games, how many end in each range of totals. “Perfect” is play with the highest possible average.

# There are too few games for the bars yet.
# $games (number)
statistics-spread-from = After { $games } games, a chart here shows how the totals are spread.

# Perfect play in the drawing.
statistics-perfect = Perfect

# Over the boxes.
statistics-boxes = Box by box

# Over the games against others.
statistics-against = Head to head

# What that table says.
statistics-against-help = Points ahead: how many more points per game on average, or fewer if there’s a minus sign. The number after ± shows how far off that average may be.

# What is known of a player.
statistics-games-title = Games

# Games won.
statistics-won = Won

# The mean.
statistics-average = Average

# The best total.
statistics-best = Best

# The middle one of perfect play.
statistics-perfect-middle-title = Perfect play, to compare

# How many of the cards got it.
statistics-upper-bonus = Upper bonus

# No number.
statistics-no-number = –

# Are the dice fair?
statistics-fair-dice = Are the dice fair?

# What is normal.
statistics-faces-help = Normal: with fair dice, all six numbers fall in this range 19 times out of 20.

# Over the table of faces.
statistics-faces = Every die that was rolled

# Over what follows what.
statistics-patterns = Repeats

# Over how the dice are made.
statistics-how-made = Where the dice come from

# What the verdict rests on.
statistics-why-valid = Checking often doesn’t change the verdict. With fair dice, at most one device in 1,000 ever gets the verdict “These dice don’t look fair”, however long it’s played.

# What deleting does.
statistics-deleted-dice = Only the games that are still here are counted. Deleting games with bad rolls would make the dice look better than they are.

# Saves every roll.
statistics-save-rolls = Save every roll (CSV)

# Over the fields that look for games.
statistics-find = Find games

# The field for a person.
statistics-who = Player

# Whoever played.
statistics-anybody = Everyone

# The field for the rules.
statistics-rules = Rules

# Whatever rules.
statistics-any-rules = All rules

# The field for the time.
statistics-when = When

# The field for the least total.
statistics-least = Minimum total

# No game fits.
statistics-no-match = No game matches.

statistics-player-heads-player = Player
statistics-player-heads-games = Games
statistics-player-heads-won = Won
statistics-player-heads-average = Average
statistics-player-heads-best = Best
statistics-box-heads-box = Box
statistics-box-heads-average = Average
statistics-box-heads-zeros = Zeros
statistics-against-heads-other = Opponent
statistics-against-heads-games = Games
statistics-against-heads-ahead = Ahead
statistics-against-heads-behind = Behind
statistics-against-heads-points-ahead = Points ahead
statistics-face-heads-die-shows = Die shows
statistics-face-heads-rolled = Rolled
statistics-face-heads-normal = Normal
statistics-face-heads-share = Share
statistics-made-by-device = Each die is a random number from your device (the browser’s “crypto.getRandomValues”). Numbers from 0 to 251 stand for the six faces, 42 for each; 252 to 255 are thrown away, so that no face comes up more often. The dice never see your card, your name or the score.
statistics-made-shared = In challenges and in the daily game, the dice come from a number that everyone shares. They aren’t counted here.
statistics-made-elsewhere = Dice that came with a game in a link or a file are counted like your own. So are the dice of live games, which come from random numbers of both devices.

# Whenever it ended.
statistics-any-time = Any time

# $days (number)
statistics-last-days = Last { $days } days

# All computers of a strength.
# $name (text): what most of them are called
# $strength (text): as “Perfect”
statistics-computer = { $name } ({ $strength })

# A number that stands alone.
# $number (number)
statistics-number = { $number }

# $number (count)
statistics-grouped = { $number }

# A value, and how far off it may be.
# $value (text): a number
# $error (number)
statistics-plus-minus = { $value } ± { $error }

# $percent (number)
statistics-per-cent = { $percent }%

# $least (count)
# $most (count)
statistics-range = { $least }–{ $most }

# Has never met anybody.
statistics-always-alone = only games alone

# $wins (count): alone
# $games (count): with others
# $shared (number): wins that others share
statistics-won-of = { $shared ->
    [0] { $wins } of { $games }
   *[other] { $wins } of { $games }, plus { $shared } shared
}

# A player’s games in one sentence.
# $name (name)
# $games (count): played to the end
# $average (number)
# $best (number)
statistics-finished = { $games ->
    [1] { $name-is ->
        [you] You’ve finished 1 game, with { $best } points.
       *[other] { $name } has finished 1 game, with { $best } points.
    }
   *[other] { $name-is ->
        [you] You’ve finished { $games } games: { $average } points on average, best { $best }.
       *[other] { $name } has finished { $games } games: { $average } points on average, best { $best }.
    }
}

# The same, if no game was played to the end.
# $name (name)
statistics-cut-off-all = { $name-is ->
    [you] You’ve run out of time in every game so far.
   *[other] { $name } has run out of time in every game so far.
}

# $games (count): all of them
# $unfinished (number): those without a total
statistics-games-cut-off = { $unfinished ->
    [0] { $games }
   *[other] { $games }, { $unfinished } of them lost on time
}

# The middle one of all totals of perfect play.
# $points (number)
statistics-half-reach = { $points } or more in half its games

# $yahtzees (count): boxes
# $extra (count): bonuses
statistics-yahtzees-and-extra = { $extra ->
    [0] { $yahtzees }
    [one] { $yahtzees }, plus { $extra } bonus for an extra one
   *[other] { $yahtzees }, plus { $extra } bonuses for extra ones
}

# The button of a rematch.
# $one (name)
# $other (name)
statistics-play-again = Play again: { $one } and { $other }

# One of two is better so far.
# $better (name)
# $worse (name)
# $points (number): one decimal
# $games (count)
statistics-scores-more = { $better-is ->
    [you] You score { $points } points more per game than { $worse }, in { $games } games together.
   *[other] { $worse-is ->
        [you] { $better } scores { $points } points more per game than you, in { $games } games together.
       *[other] { $better } scores { $points } points more per game than { $worse }, in { $games } games together.
    }
}

# After that.
# $better (name)
statistics-surely-better = { $better-is ->
    [you] That isn’t just luck: you’re the better player.
   *[other] That isn’t just luck: { $better } is the better player.
}

# After that.
statistics-likely-better = That’s probably not just luck.

# After that.
statistics-open-better = That may still be luck.

# After that.
# $games (number)
statistics-open-until = That may still be luck: check again after { $games } games.

# $name (name)
# $total (number)
# $before (number): the best until then
statistics-best-yet = { $name-is ->
    [you] Your best total yet: { $total } (before: { $before }).
   *[other] { $name }’s best total yet: { $total } (before: { $before }).
}

# While games are read.
# $left (count)
statistics-reading = Counting… { $left } games to go.

# The verdict on the dice.
statistics-dice-too-few = Too early to tell.

statistics-dice-fair = These dice look fair.

statistics-dice-unusual = These dice look a little unusual.

statistics-dice-unfair = These dice don’t look fair.

# After the verdict.
# $dice (count)
# $games (count)
statistics-dice-counted = { $games ->
    [one] { $dice } dice were rolled in { $games } game.
   *[other] { $dice } dice were rolled in { $games } games.
}

# After that.
# $dice (number)
statistics-dice-needed = It takes { $dice } dice to tell.

# After that.
statistics-dice-fell-fair = They fell the way fair dice do. If they were noticeably loaded, it would show sooner or later.

# After that.
# $devices (count)
statistics-dice-odd = With fair dice, at most one device in { $devices } would ever show anything this odd.

# After that.
statistics-dice-odd-in-a-million = With fair dice, at most one device in a million would ever show anything this odd.

# $times (count)
# $share (text): in per cent
# $fair (text): in per cent
statistics-repeats-are = { $times ->
    [one] A die matched the one rolled before it once:
   *[other] A die matched the one rolled before it { $times } times:
} { $share } of all dice. With fair dice, it would be { $fair }.

# $times (count)
# $average (text): a number
# $least (count)
# $most (count)
statistics-alike-are = { $times ->
    [one] All dice ended up the same once.
   *[other] All dice ended up the same { $times } times.
} With fair dice, that happens { $average } times on average in as many rolls; anything from { $least } to { $most } is normal.

# How many games were found: all there are.
# $games (count)
statistics-found-all = { $games ->
    [one] { $games } game
   *[other] { $games } games
}

# How many games were found.
# $some (count)
# $games (count): all there are
statistics-found-some = { $some } of { $games } games

# While rolls are written.
# $done (count)
# $games (count)
statistics-writing = Writing: { $done } of { $games } games.
