### What a first turn says.

# The help's heading.
first-turn-how-to-play-title = How to play

## One thing to do, at the moment it can be done for the first time.

first-turn-tap-dice = Tap the dice you want to keep.
first-turn-roll-again = Roll again: the dice you keep stay where they are.
first-turn-score-all-kept = You’re keeping all the dice. Tap a box on your card to score them.
first-turn-score-or-roll = Tap a box on your card to score, or roll once more.
first-turn-score-now = Tap a box on your card to score these dice.

### What the help says.

# The heading over the keys.
first-turn-keys = Keys

## How a turn goes and what the card is, in five short sentences.

# $rolls (number): how many a turn has
first-turn-how-to-roll = Roll the dice up to { $rolls } times in a turn.
first-turn-how-to-keep = After a roll, tap the dice you want to keep and roll the others.
first-turn-how-to-score = Then tap an open box on your card to score what it shows, even a zero.

# $boxes (number): how many the card has
first-turn-how-to-fill = Your card has { $boxes } boxes, and each one can be filled only once.
first-turn-how-it-ends = When every card is full, the highest total wins.

# Below the five sentences.
first-turn-let-go = Tap a kept die again to let it go. A double tap counts as one tap.
