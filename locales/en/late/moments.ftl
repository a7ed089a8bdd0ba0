### What is worth a cheer at the end of a game.

# A total that is higher than all before it under these rules.
# $total (number)
moments-best = Best total yet: { $total }
