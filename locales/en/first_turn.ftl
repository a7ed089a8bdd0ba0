### What a first turn says.

# The help's heading.
first-turn-how-to-play-title = How to play

## One thing to do, at the moment it can be done for the first time.

first-turn-tap-dice = Tap the dice you want to keep.
first-turn-roll-again = Roll again: the dice you keep stay where they are.
first-turn-score-all-kept = You’re keeping all the dice. Tap a box on your card to score them.
first-turn-score-or-roll = Tap a box on your card to score, or roll once more.
first-turn-score-now = Tap a box on your card to score these dice.
