### What is said during a game, on screen and by screen readers.

# $name (name): whose turn it is
play-turn-of = { $name-is ->
    [you] Your turn
   *[other] { $name }’s turn
}

# $name (name): whose turn it is
# $left (number): rolls
play-turn-with-rolls = { $name-is ->
    [you] { $left ->
        [0] Your turn, no rolls left
        [one] Your turn, { $left } roll left
       *[other] Your turn, { $left } rolls left
    }
   *[other] { $left ->
        [0] { $name }’s turn, no rolls left
        [one] { $name }’s turn, { $left } roll left
       *[other] { $name }’s turn, { $left } rolls left
    }
}

# $left (number)
play-rolls-left = { $left ->
    [0] No rolls left
    [one] { $left } roll left
   *[other] { $left } rolls left
}

# On the roll button, when no roll is left.
play-choose-box = Choose a box

# On the roll button, when everyone rolls one die for who starts.
play-roll-die = Roll the die

# On the roll button, before the first roll.
play-roll = Roll

# On the roll button, when no die is kept.
play-roll-all-again = Reroll all

# On the roll button, when all dice are kept.
play-all-kept = All dice kept

# On the roll button.
# $dice (number)
play-roll-dice = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}

# $name (name): a computer, or somebody elsewhere
# $dice (text): such as 2 2 5 5 6
play-computer-rolled = { $name } rolled { $dice }.

# $dice (text): such as 2 2 5 5 6
play-you-rolled = You rolled { $dice }.

# After what somebody rolled.
# $left (number)
play-rolls-left-aloud = { $left ->
    [0] No rolls left: choose a box.
    [1] One roll left.
    [2] Two rolls left.
   *[other] { $left } rolls left.
}

# Rolls left, where those of earlier turns are saved. “2 rolls + 4 saved” are six.
# $left (number): rolls that every turn has
# $saved (number): saved rolls, one or more
play-rolls-and-saved = { $left ->
    [0] { $saved ->
        [one] { $saved } saved roll
       *[other] { $saved } saved rolls
    }
    [one] { $left } roll + { $saved } saved
   *[other] { $left } rolls + { $saved } saved
}

# On the roll button, when the roll is a saved one.
# $dice (number)
play-roll-saved = { $dice ->
    [one] Saved roll: { $dice } die
   *[other] Saved roll: { $dice } dice
}

# What the end of a turn leaves for later turns.
# $rolls (number)
play-rolls-saved = { $rolls ->
    [one] { $rolls } roll saved
   *[other] { $rolls } rolls saved
}

# What was scored.
# $points (number)
# $category (text)
# $bonus (number): points besides
play-score-in = { $bonus ->
    [0] { $points } in { $category }
   *[other] { $points } in { $category } plus { $bonus } bonus
}

# Somebody scores nothing.
# $name (name)
# $category (text)
play-crosses-out = { $name-is ->
    [you] You score zero in { $category }
   *[other] { $name } scores zero in { $category }
}

# $name (name)
# $category (text)
# $points (number)
play-takes-box = { $name-is ->
    [you] You score { $points } in { $category }
   *[other] { $name } scores { $points } in { $category }
}

# $name (name)
# $category (text)
# $points (number)
# $bonus (number): points besides
play-takes-with-bonus = { $name-is ->
    [you] You score { $points } in { $category } plus { $bonus } bonus
   *[other] { $name } scores { $points } in { $category } plus { $bonus } bonus
}

# What stands alone elsewhere, as a sentence.
# $text (text)
play-sentence = { $text }.

# One of several.
# $name (name)
# $points (number)
play-name-and-points = { $name }: { $points }

# Whose something is: a score, a best moment.
# $name (name)
# $what (text)
play-of-player = { $name }: { $what }

# $name (name): a computer
play-computer-rolls = { $name } rolls.

# $name (name): a computer
play-computer-thinks = { $name } is thinking.

# The same, while best play is worked out.
# $name (text)
# $percent (number)
play-computer-works = { $name } is thinking: { $percent }%.

# The same, if it takes long.
# $name (text)
# $percent (number)
# $seconds (number): the time it takes still
play-computer-works-long = { $name } is thinking: { $percent }%, about { $seconds }{"\u00A0"}s left.

# The points of the upper section, where it has no bonus.
# $upper (number)
play-upper-points = Upper section { $upper }.

# $upper (number): points
play-upper-with-bonus = Upper section { $upper }, bonus earned.

# $upper (number): points
# $more (number): points
play-upper-to-go = Upper section { $upper }, { $more } more for the bonus.

# On the button of a box.
# $category (text)
# $points (number)
# $bonus (number): points besides
play-offer = { $bonus ->
    [0] { $category }, scores { $points }
   *[other] { $category }, scores { $points } plus { $bonus } bonus
}

# On the button of a box that a joker rule closes.
# $category (text)
# $why (text): a sentence
play-closed = { $category }, not possible: { $why }

# $category (text)
play-zero-question = Score zero in { $category }?

# $points (number)
# $category (text)
# $bonus (number): points besides
play-score-with-bonus-question = { $bonus ->
    [0] Score { $points } in { $category }?
   *[other] Score { $points } in { $category }, plus { $bonus } bonus?
}

# $name (name)
play-start-roll = { $name-is ->
    [you] You roll to see who starts
   *[other] { $name } rolls to see who starts
}

# The roll for the start.
# $name (name)
# $pips (number)
play-threw-for-start = { $name-is ->
    [you] You rolled a { $pips }.
   *[other] { $name } rolled a { $pips }.
}

# $name (name)
play-starts = { $name-is ->
    [you] You start.
   *[other] { $name } starts.
}

# They have rolled the same for the start.
# $names (text): a list
# $who (text): you if the reader is one of them, else other
play-tied-for-start = { $who ->
    [you] A tie! Roll again: { $names }.
   *[other] { $names } roll again.
}

# Over the screen between two players.
# $name (name): the next player
play-pass-to = { $name-is ->
    [you] Your turn
   *[other] Pass to { $name }
}

# On the button of whoever has the device now.
# $name (name)
play-ready = { $name-is ->
    [you] I’m ready
   *[other] I’m { $name }
}

# $name (name)
play-undo-of = { $name-is ->
    [you] Undo your score
   *[other] Undo { $name }’s score
}

# $name (name)
play-time-up = { $name-is ->
    [you] Your time is up.
   *[other] { $name }’s time is up.
}

# The headline of a game in which everybody ran out of time.
play-no-winner = Time’s up

# The headline of a game that one played alone.
# $total (number)
play-points-alone = { $total } points

# The headline of a game.
# $name (name)
play-wins = { $name-is ->
    [you] You win
   *[other] { $name } wins
}

# The headline of a game.
# $names (text): a list of two or more
# $who (text): you if the reader is one of them, else other
play-share-win = { $who ->
    [you] Shared win: { $names }
   *[other] { $names } share the win
}

# How far along a game is.
# $round (number)
# $rounds (number)
play-round-of = Round { $round } of { $rounds }

# A list of two, or the end of a longer one.
# $first (text): the first, or all but the last
# $last (text)
play-list-end = { $first } and { $last }

# The beginning of a list of three or more.
# $first (text): the first, or the first few
# $next (text)
play-list-comma = { $first }, { $next }

# $upper (number): points
play-upper-done = Upper: { $upper }, bonus earned

# $upper (number): points
# $threshold (number): points
play-upper-lost = Upper: { $upper } of { $threshold }, no bonus

# Before any box of the upper section is filled.
# $upper (number): points
# $threshold (number): points
play-upper-empty = Upper: { $upper } of { $threshold }

# On track is three of each number.
# $upper (number): points
# $threshold (number): points
play-upper-on-pace = Upper: { $upper } of { $threshold }, bonus: on track

# $upper (number): points
# $threshold (number): points
# $ahead (number): points
play-upper-ahead = Upper: { $upper } of { $threshold }, bonus: { $ahead } ahead of pace

# $upper (number): points
# $threshold (number): points
# $behind (number): points
play-upper-behind = Upper: { $upper } of { $threshold }, bonus: { $behind } behind pace

# A box that cannot be filled yet, because the card is filled in an order.
# $category (text)
# $why (text): a sentence: what comes first
play-later = { $category } isn’t open yet. { $why }

# The one box that comes next in the order of the card.
# $category (text)
play-next-box = Next box: { $category }.

# The dice are worth it in this box.
# $category (text)
play-wins-now = { $category } wins the game outright!

# A bonus is earned, and a higher one may come.
# $upper (number): points
# $threshold (number): points
# $points (number): what the higher bonus is worth
play-upper-higher = Upper: { $upper } of { $threshold } for a bonus of { $points }

# On the button of a box that pays something else after the next roll.
# $offer (text): such as Full House, scores 35
# $points (number): what these dice pay after the next roll
play-offer-then = { $offer }, or { $points } after another roll

# Why a box scores zero: another one must hold points.
# $category (text)
# $other (text): the other box
play-needs-points = { $category } counts only if { $other } has points.

# Why a box scores zero.
# $category (text)
# $other (text): the other box
# $points (number): what it holds
play-needs-more = { $category } must be higher than { $other }: more than { $points }.

# Why a box scores zero.
# $category (text)
# $other (text): the other box
# $points (number): what it holds
play-needs-less = { $category } must be lower than { $other }: less than { $points }.

### What is said about a game that is over or only looked at.

# Which roll of a turn this is, or how many there are.
# $made (number)
# $rolls (number)
play-roll-count = { $made ->
    [0] { $rolls } rolls
   *[other] Roll { $made } of { $rolls }
}

# A place in a ranking.
# $rank (number)
play-rank = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
}

# A list of two of which one holds, or the end of a longer one.
# $first (text): the first, or all but the last
# $last (text)
play-list-or = { $first } or { $last }
