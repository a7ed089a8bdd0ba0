### Words and fixed sentences of the first screens and of the table.

## Buttons and links.

words-new-game = New game
words-finished-games = Finished games
words-calculator = Score calculator
words-rules = Rules
words-settings = Settings

# What is behind it: everything but games on the home screen, and the tools that no turn needs at a table.
words-more = More

words-home = Home
words-close = Close
words-cancel = Cancel
words-delete = Delete
words-undo = Undo
words-rolls-so-far = Rolls so far
words-show-more = Show more

## Home and the finished games.

words-delete-game-question = Delete this game?
words-delete-game-why = You cannot get it back.

## The table.

words-score-cards = Score cards
words-upper = Upper section
words-lower = Lower section
words-bonus = Bonus
# What each extra Yahtzee has brought: a row of the card.
# $yahtzee (text): what five of a kind are called, such as Yahtzee or Kniffel
words-extra = Extra { $yahtzee }s
words-total = Total
# A box of the card, for the ear.
words-open = open
# On a die that the coach would keep.
words-keep = Keep
# On a die.
words-kept = Kept
words-tap-keeps = Tap the dice to keep.
words-choose-or-let-go = Choose a box, or let a die go.
words-choose-box = Choose a box to score.
words-roll-to-begin = Roll to start the turn.
words-all-equal = All dice the same! Choose a box.
words-all-kept-why = You are keeping all the dice. Let one go, or choose a box.
words-score-zero = Score zero
words-keep-looking = Choose another box
words-zero-why = Other boxes would still score points.
words-zero-with-rolls = You can still roll, or score in another box.
words-score-it = Score it
words-asked-why = You chose to confirm every score. You can turn this off in the settings.
words-pause = Pause
words-paused = Paused
words-resume = Resume
# On a clock that has run out.
words-time-up = time up
words-start-help = Everyone rolls one die. The highest starts; ties roll again.
words-pass-help = The dice wait until you are ready.
words-pass-never = Don’t show this again
words-pass-never-help = You can turn it on again in the settings.

## The same game in two tabs.

words-only-watching = This game is being played in another tab.
words-take-over = Play it here
words-deleted-elsewhere = This game was deleted in another tab. If you play on, it is saved again.
words-changed-elsewhere = This game was played on in another tab. This is where it stands now.

## Settings.

words-not-saved = Not saved

## A new version of the app.

words-update-ready = A new version is ready.
words-update-now = Update now
words-update-safe = Your game is saved. You carry on where you left off.
words-later = Later

## A screen that comes in a file of its own.

words-coming = One moment…
words-unloaded = This page did not load
words-unloaded-help = A part of Rollkeep could not be loaded. Your games are as you left them.

## Addresses that lead nowhere.

words-nowhere = There is nothing here
words-nowhere-help = This address does not lead to any page of Rollkeep. Your games are as you left them.

## The coach.

words-coach = Coach: show the best play
words-coach-legend = Small numbers: points lost on average.
words-coach-restarts = The coach stopped and is starting again.
words-solver-stalled = The coach is not available: its program could not be loaded, or has stopped.
words-try-again = Try again
words-coach-silent = The coach has no answer for this position.

## The review of a finished game.

words-all-choices = Choices

## A computer’s turn.

words-computer-plays = It is a computer’s turn.
words-stuck-why = Its program could not be loaded, or has stopped. The game is saved and waits.
words-stand-in-help = Casual does not need that program and can take over until you leave the game. The seat keeps its name.
words-stand-in = Let Casual play
words-pace = Computers move
# Choices after “Computers move”.
words-pace-slow = slowly
words-pace-quick = quickly
words-pace-instant = at once
words-same-dice = Computers roll the same dice as everyone.
