# A computer cannot think.
# $name (name)
bots-stuck = { $name } is stuck
