### Every roll of a game.

# A roll that decides who starts.
# $name (name)
# $face (number): 1 to 6
rolls-for-start-by = { $name }: { $face }

# Several of these in a line: "Ann: 3, Ben: 6".
# $rolls (text): those before
# $next (text): one more
rolls-for-start-more = { $rolls }, { $next }

# The rolls of one turn: "2 2 5 5 6 → (2 2) 1 4 2". Dice in brackets were kept.
# $rolls (text): those before
# $next (text): one more
rolls-then = { $rolls } → { $next }

# $name (name): whose turn it was
# $rolls (text): "2 2 5 5 6 → (2 2) 1 4 2"
rolls-of-turn = { $name }: { $rolls }
