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
# Brings back what was deleted.
words-put-back = Undo
# A game was deleted.
words-game-deleted = Game deleted.
# It is there again.
words-game-is-back = The game is back.
# It could not be brought back.
words-game-not-back = The game couldn’t be brought back.
# What follows the question before something is deleted that can be brought back.
words-put-back-help = You can undo this as long as you stay on this page.

## The table.

words-score-cards = Score cards
words-upper = Upper section
words-lower = Lower section
words-bonus = Bonus
# What each extra Yahtzee has brought: a row of the card.
# $yahtzee (text): what five of a kind are called, such as Yahtzee or Kniffel
words-extra = Extra { $yahtzee }
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
words-all-kept-why = You’re keeping all the dice. Let one go, or choose a box.
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
words-start-help = Everyone rolls one die. Highest starts; ties roll again.
words-pass-help = The dice wait until you’re ready.
words-pass-never = Don’t show this again
words-pass-never-help = You can turn it back on in the settings.

## The same game in two tabs.

words-only-watching = This game is being played in another tab.
words-take-over = Play it here
words-deleted-elsewhere = This game was deleted in another tab. If you continue, it’ll be saved again.
words-changed-elsewhere = This game was continued in another tab. This is how it stands now.

## Settings.

words-not-saved = Not saved

## A new version of the app.

words-update-ready = A new version is ready.
words-update-now = Update now
words-update-safe = Your game is saved. You continue where you left off.
words-later = Later

## A screen that comes in a file of its own.

words-coming = One moment…
words-unloaded = This page didn’t load
words-unloaded-help = Part of Rollkeep didn’t load. Your games are safe.

## Addresses that lead nowhere.

words-nowhere = There’s nothing here
words-nowhere-help = There’s no Rollkeep page at this address. Your games are safe.

## The coach.

words-coach = Coach: show the best choice
words-coach-legend = Small numbers: points lost on average.
words-coach-restarts = The coach stopped and is starting again.
words-solver-stalled = The coach isn’t available: its program didn’t load, or has stopped.
words-try-again = Try again
words-coach-silent = The coach has no advice for this position.

## The review of a finished game.

words-all-choices = Choices

## A computer’s turn.

words-computer-plays = It’s a computer’s turn.
words-stuck-why = Its program didn’t load, or has stopped. The game is saved and will wait.
words-stand-in-help = Casual doesn’t need that program and can take over until you leave the game. The name at the table stays the same.
words-stand-in = Let Casual play
words-pace = Computers move
# Choices after “Computers move”.
words-pace-slow = slowly
words-pace-quick = quickly
words-pace-instant = at once
words-same-dice = Computers’ dice are as random as yours.
