# The help's heading.
first-turn-how-to-play-title = How to play

# The heading over the keys.
first-turn-keys = Keys

