# The screen, and its games in the statistics.
real-dice-real-dice = Your own dice

# The way there.
real-dice-own-dice-link = Use your own dice

# The way to those that are over, from the other finished games.
real-dice-finished-link = Score cards with your own dice

# What it is.
real-dice-lead = You roll your own dice, and Rollkeep keeps the score.

# Nothing is there yet.
real-dice-none = No score cards yet. Your first one will show up here.

# Over the form.
real-dice-new = New score card

# Its button.
real-dice-begin = Start card

# Over the games that are not over.
real-dice-in-play = In progress

# Over those that are.
real-dice-finished = Finished

# Back to the list.
real-dice-all-cards = All cards

# Over the dice.
real-dice-your-dice = Your dice

# Before any die is entered.
real-dice-how = Tap in your dice, or tap a box to type the points.

# All dice are entered.
real-dice-tap-box = Tap a box to enter the points.

# Takes the other dice away, which are rolled again.
real-dice-keep-these = Keep these, roll the rest

# A switch.
real-dice-count = Count in the statistics

# Under it.
real-dice-count-help = In a section of their own, apart from games with Rollkeep’s dice.

# A switch.
real-dice-coach = Coach

# Under it.
real-dice-coach-help = Tap in your dice, and the coach says what’s best.

# The same people again.
real-dice-again = New card, same players

# In the box's dialog.
real-dice-points = Points

# Writes them.
real-dice-write-title = Enter

# Over the dice in the dialog.
real-dice-or-dice = Or tap in the dice

# Opens the box again.
real-dice-clear = Clear the box

# The field is empty, or holds no number.
real-dice-no-number = Type the points as a number.

# Over the ranking.
real-dice-ranking = Ranking

# What is counted there.
real-dice-counted = Finished cards with your own dice, counted apart from all other games. You can leave out any card.

# The question before deleting.
real-dice-delete-question = Delete this score card?

# It is gone.
real-dice-deleted = Score card deleted.

# It is there again.
real-dice-is-back = The score card is back.

# It could not be brought back.
real-dice-not-back = The score card couldn’t be brought back.

# No such card.
real-dice-missing = This score card isn’t on this device

# Why that may be.
real-dice-missing-help = It was deleted, or written in another browser.

# Another tab was faster.
real-dice-changed = This card was changed in another tab. This is how it stands now: please enter your points again.

real-dice-ranking-heads-player = Player
real-dice-ranking-heads-place = Rank
real-dice-ranking-heads-total = Total
# In a line of all totals.
# $name (name)
# $total (number)
real-dice-name-and-total = { $name }: { $total }

# $filled (number)
# $boxes (number): of all players
real-dice-boxes-filled = { $filled } of { $boxes } boxes

# $count (number)
real-dice-missing-dice = { $count ->
    [one] { $count } more die.
   *[other] { $count } more dice.
}

# Over the dialog of a box.
# $name (name)
# $category (text)
real-dice-box-of = { $name-is ->
    [you] Your { $category }
   *[other] { $name }’s { $category }
}

# A filled box, aloud.
# $category (text)
# $name (name)
# $points (number)
real-dice-filled-plain = { $category }, { $name }: { $points } points

# A filled box, aloud.
# $category (text)
# $name (name)
# $points (number)
real-dice-filled-with-extra = { $category }, { $name }: { $points } points, with a bonus

# An open box, aloud.
# $category (text)
# $name (name)
real-dice-open = { $category }, { $name }: open

# A box that the dice can be written in, aloud.
# $category (text)
# $name (name)
# $points (number)
# $bonus (number): for another five of a kind, or 0
real-dice-offered = { $bonus ->
    [0] { $category }, { $name }: enter { $points } points
   *[other] { $category }, { $name }: enter { $points } points and a bonus of { $bonus }
}

# A box that the rules close to these dice, aloud.
# $category (text)
# $name (name)
# $why (text): a sentence
real-dice-closed = { $category }, { $name }: not possible. { $why }

# $points (number)
# $bonus (number): for another five of a kind, or 0
real-dice-these-give = { $bonus ->
    [0] These dice score { $points } points.
   *[other] These dice score { $points } points, plus a bonus of { $bonus }.
}

# The button that writes them.
# $points (number)
real-dice-write = Enter { $points }

# A switch in the dialog of a box.
# $bonus (number)
real-dice-with-extra = With a bonus (+{ $bonus })

# A switch in the dialog of a box whose points win the game at once on the first roll, or within some rolls.
# $roll (number)
real-dice-by-roll = { $roll ->
    [1] On the first roll: wins outright
   *[other] Within { $roll } rolls: wins outright
}

# Dice that win the game at once.
# $points (number)
real-dice-these-win = These dice score { $points } points and win the game outright.

# What was written, aloud.
# $points (number)
# $category (text)
# $name (name)
# $next (text): as “Ben’s turn”
real-dice-written-aloud = { $points } in { $category } for { $name }. { $next }.

# What was taken back, aloud.
# $name (name)
# $category (text)
# $next (text): as “Ben’s turn”
real-dice-undone-aloud = { $name-is ->
    [you] Your { $category } is as before. { $next }.
   *[other] { $name }’s { $category } is as before. { $next }.
}

# Why something cannot be written.
real-dice-no-such-box = This card has no such box.

# $category (text)
real-dice-never-extra = { $category } never comes with a bonus.

real-dice-no-yahtzee = This bonus counts only if the box for five of a kind has points.

# Points cannot win the game at once in this box.
real-dice-no-win = Points in this box don’t win the game outright.

# $dice (number)
real-dice-other-dice = These rules use { $dice } dice.

real-dice-nothing-to-undo = There’s nothing to undo.

real-dice-too-long = This card was changed too many times. Start a new one.

# Points that no dice give: these few are all that there are.
# $kind (text): extra if a bonus for five of a kind comes with it, else plain
# $category (text)
# $points (number): wrong
# $scores (text): as “0 or 25”
real-dice-gives-only = { $kind ->
    [extra] With a bonus, { $category } scores { $scores }, never { $points }.
   *[plain] { $category } scores { $scores }, never { $points }.
}

# Points that no dice give.
# $kind (text): extra if a bonus for five of a kind comes with it, else plain
# $category (text)
# $points (number): wrong
# $below (number)
# $above (number)
real-dice-gives-nearest = { $kind ->
    [extra] With a bonus, { $category } never scores { $points }. The nearest are { $below } and { $above }.
   *[plain] { $category } never scores { $points }. The nearest are { $below } and { $above }.
}

# Points that no dice give.
# $kind (text): extra if a bonus for five of a kind comes with it, else plain
# $category (text)
# $points (number): wrong
# $most (number)
real-dice-gives-at-most = { $kind ->
    [extra] With a bonus, { $category } scores at most { $most } points, never { $points }.
   *[plain] { $category } scores at most { $most } points, never { $points }.
}

# Points that no dice give.
# $kind (text): extra if a bonus for five of a kind comes with it, else plain
# $category (text)
# $points (number): wrong
# $least (number)
real-dice-gives-at-least = { $kind ->
    [extra] With a bonus, { $category } scores at least { $least } points, never { $points }.
   *[plain] { $category } scores at least { $least } points, never { $points }.
}
