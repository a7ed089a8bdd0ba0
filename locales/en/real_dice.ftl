# The screen, and its games in the statistics.
real-dice-real-dice = Real dice

# The way there.
real-dice-link = Use your own dice

# The way to those that are over, from the other finished games.
real-dice-finished-link = Score cards with your own dice

# What it is.
real-dice-lead = You roll your own dice, and Rollkeep keeps the score.

# Nothing is there yet.
real-dice-none = No score cards yet. Your first one will show up here.

# Over the form.
real-dice-new = New score card

# Its button.
real-dice-begin = Start the card

# Over the games that are not over.
real-dice-in-play = In play

# Over those that are.
real-dice-finished = Finished

# Back to the list.
real-dice-all-cards = All cards

# Over the dice.
real-dice-your-dice = Your dice

# Before any die is entered.
real-dice-how = Tap in your dice, or tap a box to type.

# All dice are entered.
real-dice-tap-box = Tap a box to write the points.

# Takes the other dice away, which are rolled again.
real-dice-keep-these = Keep these, roll the rest

# A switch.
real-dice-count = Count in the statistics

# Under it.
real-dice-count-help = In a section of its own, apart from games with Rollkeep’s dice.

# A switch.
real-dice-coach = Coach

# Under it.
real-dice-coach-help = Tap in your dice, and the coach says what is best.

# The same people again.
real-dice-again = New card, same players

# In the box's dialog.
real-dice-points = Points

# Writes them.
real-dice-write-title = Write

# Over the dice in the dialog.
real-dice-or-dice = Or tap in the dice

# Opens the box again.
real-dice-clear = Clear the box

# The field is empty, or holds no number.
real-dice-no-number = Type the points as a number.

# Over the ranking.
real-dice-ranking = Ranking

# What is counted there.
real-dice-counted = Finished cards with your own dice, apart from all other games. Each card can be left out.

# The question before deleting.
real-dice-delete-question = Delete this score card?

# It is gone.
real-dice-deleted = Score card deleted.

# It is there again.
real-dice-is-back = The score card is back.

# It could not be brought back.
real-dice-not-back = The score card could not be brought back.

# No such card.
real-dice-missing = This score card is not on this device

# Why that may be.
real-dice-missing-help = It was deleted, or written in another browser.

# Another tab was faster.
real-dice-changed = This card was changed in another tab. This is how it stands now: please write it again.

real-dice-ranking-heads-player = Player
real-dice-ranking-heads-place = Place
real-dice-ranking-heads-total = Total
real-dice-player-heads-player = Player
real-dice-player-heads-games = Games
real-dice-player-heads-won = Won
real-dice-player-heads-average = Average
real-dice-player-heads-best = Best
