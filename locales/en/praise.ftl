### Praise for a win or a card.

# Everybody ran out of time.
praise-clock-won = The clock won this time.

# $name (name)
praise-ran-out-of-time = { $name-is ->
    [you] You ran out of time.
   *[other] { $name } ran out of time.
}

# All but the winner.
praise-others-ran-out-of-time = The others ran out of time.

# A score ended the game, whatever the totals: dice that were all alike after the first roll.
# $category (text): the box, such as Generala
# $name (name)
# $roll (number): the last roll of a turn by which it wins
praise-won-at-once = { $roll ->
    [1] { $category } on the first roll
   *[other] { $category } within { $roll } rolls
}: { $name-is ->
    [you] you win outright.
   *[other] { $name } wins outright.
}

# By how much somebody has won. It also stands after “Well played, ”.
# $points (number)
# $name (name): who came second
praise-ahead-of = { $name-is ->
    [you] { $points ->
        [one] { $points } point ahead of you.
       *[other] { $points } points ahead of you.
    }
   *[other] { $points ->
        [one] { $points } point ahead of { $name }.
       *[other] { $points } points ahead of { $name }.
    }
}

# The same, where several came second.
# $points (number)
praise-ahead-of-all = { $points ->
    [one] { $points } point ahead of everyone else.
   *[other] { $points } points ahead of everyone else.
}

# A narrow win.
# $ahead (text): such as “3 points ahead of Ben.”
praise-by-a-hair = By a hair: { $ahead }

# A good win.
# $ahead (text): such as “42 points ahead of Ben.”
praise-well-played = Well played, { $ahead }

# A win with an outstanding card.
# $ahead (text): such as “42 points ahead of Ben.”
praise-card-to-frame-and-win = A card to frame, { $ahead }

# A win by many points.
# $ahead (text): such as “120 points ahead of Ben.”
praise-big-win = A big win: { $ahead }

# An outstanding card of one who plays alone.
praise-card-to-frame = A card to frame.

# A fine card of one who plays alone.
praise-fine-card = A fine card.

# A good card of one who plays alone.
praise-solid-card = A solid card.

# The reader shares the win.
praise-level-with-you = Not a point between you.

# Others share the win.
praise-level = Not a point between them.
