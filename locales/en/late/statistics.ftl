# Nothing was played to the end.
statistics-none = Finish a game, and it is counted here.

# The links to what else the finished games say, for the ear.
statistics-more = More about these games

# Over the table of all who played.
statistics-players = Players

# What is counted.
statistics-counted = All finished games on this device are counted. A game that you delete is no longer counted.

# The choice of the one who is looked at.
statistics-whose = Whose games?

# What the bars count.
statistics-totals-help = Of 100 games, how many ended with a total in each range. “Perfect” is the play with the highest possible average.

# There are too few games for the bars yet.
# $games (number)
statistics-spread-from = From { $games } games on, a chart here shows how the totals are spread.

# Perfect play in the drawing.
statistics-perfect = Perfect

# Over the boxes.
statistics-boxes = Box by box

# Over the games against others.
statistics-against = Against the others

# What that table says.
statistics-against-help = Points ahead: by how much the total was higher on average, or lower if there is a minus sign. The number behind ± says how far off that average may be.

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
statistics-faces-help = Normal: with fair dice, all six numbers lie in this range 19 times out of 20.

# Over the table of faces.
statistics-faces = Every die that was rolled

# Over what follows what.
statistics-patterns = One roll after another

# Over how the dice are made.
statistics-how-made = Where the dice come from

# What the verdict rests on.
statistics-why-valid = Looking often does not change the verdict. With fair dice, at most one device in 1,000 ever gets the verdict “These dice do not look fair”, however long people play on it.

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
statistics-least = Total at least

# No game fits.
statistics-no-match = No game matches.

# Brings a game back.
statistics-put-back = Undo

# A game was deleted.
statistics-deleted = Game deleted.

# It is there again.
statistics-is-back = The game is back.

# It could not be brought back.
statistics-not-back = The game could not be brought back.

# What speaks against deleting.
statistics-delete-why = You can undo this as long as you stay on this page.

statistics-player-heads-player = Player
statistics-player-heads-games = Games
statistics-player-heads-won = Won
statistics-player-heads-average = Average
statistics-player-heads-best = Best
statistics-box-heads-box = Box
statistics-box-heads-average = Average
statistics-box-heads-zeros = Zeros
statistics-against-heads-other = Other
statistics-against-heads-games = Games
statistics-against-heads-ahead = Ahead
statistics-against-heads-behind = Behind
statistics-against-heads-points-ahead = Points ahead
statistics-face-heads-die-shows = Die shows
statistics-face-heads-rolled = Rolled
statistics-face-heads-normal = Normal
statistics-face-heads-share = Share
statistics-made-by-device = Each die is a random number from your device (the browser’s “crypto.getRandomValues”). Numbers from 0 to 251 stand for the six faces, 42 for each; 252 to 255 are thrown away, so that no face comes more often. Nothing looks at your card, your name or the score.
statistics-made-shared = In a challenge and in today’s game the dice come from a number that everybody has. They are not counted here.
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
statistics-always-alone = always played alone

# $wins (count): alone
# $games (count): with others
# $shared (number): wins that others share
statistics-won-of = { $shared ->
    [0] { $wins } of { $games }
   *[other] { $wins } of { $games }, and { $shared } shared
}

# A player’s games in one sentence.
# $name (name)
# $games (count): played to the end
# $average (number)
# $best (number)
statistics-finished = { $games ->
    [1] { $name-is ->
        [you] You have finished 1 game, with { $best } points.
       *[other] { $name } has finished 1 game, with { $best } points.
    }
   *[other] { $name-is ->
        [you] You have finished { $games } games: { $average } points on average, { $best } at best.
       *[other] { $name } has finished { $games } games: { $average } points on average, { $best } at best.
    }
}

# The same, if no game was played to the end.
# $name (name)
statistics-cut-off-all = { $name-is ->
    [you] So far, the clock has cut off all your games.
   *[other] So far, the clock has cut off all games of { $name }.
}

# $games (count): all of them
# $unfinished (number): those without a total
statistics-games-cut-off = { $unfinished ->
    [0] { $games }
   *[other] { $games }, { $unfinished } of them cut off by the clock
}

# The middle one of all totals of perfect play.
# $points (number)
statistics-half-reach = { $points } or more in half of its games

# $yahtzees (count): boxes
# $extra (count): bonuses
statistics-yahtzees-and-extra = { $extra ->
    [0] { $yahtzees }
    [one] { $yahtzees }, and { $extra } bonus for an extra one
   *[other] { $yahtzees }, and { $extra } bonuses for extra ones
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
    [you] You score { $points } points more per game than { $worse }, over { $games } games together.
   *[other] { $worse-is ->
        [you] { $better } scores { $points } points more per game than you, over { $games } games together.
       *[other] { $better } scores { $points } points more per game than { $worse }, over { $games } games together.
    }
}

# After that.
# $better (name)
statistics-surely-better = { $better-is ->
    [you] That is not just luck: you are the better player.
   *[other] That is not just luck: { $better } is the better player.
}

# After that.
statistics-likely-better = That is probably not just luck.

# After that.
statistics-open-better = That may still be luck.

# After that.
# $games (number)
statistics-open-until = That may still be luck: ask again after { $games } games.

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

statistics-dice-unusual = These dice look unusual.

statistics-dice-unfair = These dice do not look fair.

# After the verdict.
# $dice (count)
# $games (count)
statistics-dice-counted = { $games ->
    [one] { $dice } dice were rolled in { $games } game.
   *[other] { $dice } dice were rolled in { $games } games.
}

# After that.
# $dice (number)
statistics-dice-needed = It takes { $dice } dice to say something.

# After that.
statistics-dice-fell-fair = They fell as fair dice fall. If they were loaded by more than a little, it would show sooner or later.

# After that.
# $devices (count)
statistics-dice-odd = With fair dice, at most one device in { $devices } would ever show something so odd.

# After that.
statistics-dice-odd-in-a-million = With fair dice, at most one device in a million would ever show something so odd.

# $times (count)
# $share (text): in per cent
# $fair (text): in per cent
statistics-repeats-are = A die showed the same as the one rolled before it { $times } times: { $share } of all dice. With fair dice it is { $fair }.

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
