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

### Words and fixed sentences of late screens.

## Buttons and links.

words-begin = Start game
words-change = Change
words-done = Done
words-play-again = Play again

## Home and the finished games.

words-no-finished = No finished games yet. Your first one will show up here.

## A new game.

words-which-rules = Which rules?
words-who-plays = Who plays?
words-player = Player
words-add-player = Add a player
words-remove = Remove
words-move-up = Move up
words-who-starts = Who starts?
words-start-seating = First in the list
words-start-roll = Roll to see who starts
words-clock = Time for each player
words-no-clock = No clock

# A choice of time for each player.
# $minutes (number)
words-minutes = { $minutes } min

words-clock-help = For the whole game. If you run out of time, you stop playing and can’t win.
words-rules-in-full = Full rules

## The table.

# Beside a name.
words-out-of-time = out of time

## The end of a game.

words-ranking = Ranking
words-cards = Cards

## The dice so far.

words-dice-fair = Every die is rolled with your device’s random numbers. Nobody gets better dice. See for yourself.
words-dice-shared = Everyone who plays this game has the same dice. They come from one number, and each roll is checked against it. See for yourself.
words-face = Face
words-seen = Rolled
words-expected = Expected
words-no-rolls = No dice have been rolled yet.
words-the-log = Every roll
# Before the rolls that decided it.
words-for-the-start = Who starts
words-kept-in-brackets = Dice in brackets were kept.
words-keys-off = Single-key shortcuts are off in the settings. Arrows, Ctrl+Z, Tab and Enter always work.
# For who hears the page.
words-keys-aloud = With a screen reader: Tab reaches every die and box. For the single keys, switch to focus mode.

## The score calculator.

words-calculator-help = Enter any dice to see what they score in every box, under each set of rules.

# For the ear, on the button of a face.
# $face (number): 1 to 6
words-add-die = Add a { $face }

# For the ear, on a die that was entered.
# $place (number): of the die
# $face (number): what it shows
words-take-away = Remove die { $place }: { $face }

words-clear = Clear

# Below the buttons of the faces, for people with a keyboard.
words-dice-keys = On a keyboard: 1 to 6 add a die, Backspace removes the last one.

words-five-dice = Five dice
words-six-dice = Six dice
words-how-many = How many dice?
words-three-dice = Three dice
words-box-it = Box
words-yahtzee-box = The Yahtzee box
# Choices after “The Yahtzee box”.
words-holds-nothing = is open
words-holds-zero = holds 0
words-holds-fifty = holds 50
# Between the names of games whose boxes give the same.
words-and-also = {" · "}
words-upper-box = The upper box for that number
# Choices after “The upper box for that number”; “is open” stands after the name of any box, too.
words-is-open = is open
words-is-filled = is filled
# Over these questions.
words-joker-question = Five of a kind: the score depends on your card.

## Settings.

words-look = Appearance
words-theme-system = Same as device
words-theme-light = Light
words-theme-dark = Dark
words-table-look = Table
words-table-paper = Paper
words-table-baize = Green baize
words-table-blueprint = Blueprint
words-at-the-table = At the table
words-dice-tumble = Animate the dice
words-dice-tumble-help = When off, results appear at once. Always off if your device is set to reduce motion.
words-shortcuts = Single-key shortcuts
words-shortcuts-help = On a keyboard: Space, R, P, 1 to 6 and ?.
words-pass-screen = “Pass the device” screen
words-pass-screen-help = Covers the dice until the next player is ready.
words-ask-scores = Ask before every score
words-ask-scores-help = Before a box is scored, you’re asked to confirm.
words-keep-awake = Keep the screen on
words-keep-awake-help = During a game, if your browser allows it.
words-saved = Saved on this device
words-saved-help = Your games stay in this browser, on this device. Some browsers delete them if you don’t visit for a week. To be safe, export a copy.
words-export = Export everything
words-import = Import a file
words-import-question = Import this file?
words-import-now = Import
words-importing = Importing
words-stop-import = Stop
words-imported = Imported.
words-empty-file = This file is empty. Nothing was changed.
words-unreadable-file = This file can’t be read.

## Addresses that lead nowhere.

words-no-such-game = This game isn’t on this device
words-no-such-game-help = It was deleted, or played in another browser. To bring games here, export them there and import the file in the settings.

## The review of a finished game.

words-review = Review
words-back-to-game = Back to the game
words-best-decisions = Best choices
words-expected-at-first = Perfect play averages
words-decisions-cost = Points lost
words-dice-brought = Luck of the dice
words-review-help = Points on average, compared with perfect play. “Best choices” leaves out decisions with only one choice.
# Beside a decision.
words-best = best
words-only-choice = only choice
words-decisions = Every decision
words-course = Each player’s expected total, turn by turn
words-as-table = Show as table
words-after-turn = After turn
# Beside the choice that was played.
words-played = played
words-choice = Choice
words-expected-total = Expected total
words-against-best = Against the best
words-turn-ends-with = How often the dice fit each box at the end of the turn: if you go all out for it, and with perfect play.
# Heads of the columns of that table.
words-going-for-it = going for it
words-playing-best = perfect play

## A computer’s turn.

words-add-computer = Add a computer

## The position explorer.

words-rolls-left = Rolls left
words-nothing-better = Nothing is better.

## Keys, and what each of them does. The names of the keys are those on keyboards.

words-key-roll = Space or R
words-key-roll-does = roll the dice

# $dice (number): how many the rules have
words-key-keep = 1 to { $dice }

words-key-keep-does = keep a die, or let it go
words-key-move = Arrows
words-key-move-does = move between boxes, dice and buttons
words-key-score = Enter
words-key-score-does = score the box
words-key-undo = Ctrl+Z
words-key-undo-does = undo the last score
words-key-standing = P
words-key-standing-does = read out where the game stands (with a screen reader)
words-key-help = ?
words-key-help-does = show this list
