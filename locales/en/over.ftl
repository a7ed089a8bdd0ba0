# The heading of the end where the rest of it has not arrived.
over-unloaded = The game is over

# What that means.
over-unloaded-help = The cards are below. The rest of this page didn’t load.
