### Dice in words.

# All dice of a face, within a sentence: "the sum of the fives", "three fives". { dice-plural } in other messages is this.
# $face (number): 1 to 6
dice-plural = { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}

# One die of a face, within a sentence: "one five", "Die 3: five". { dice-singular } in other messages is this.
# $face (number): 1 to 6
dice-singular = { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}

## Faces in a list: "2, 3 and 4".

# $faces (text): those before, such as "2" or "2, 3"
# $face (number): one more, but not the last
dice-list-more = { $faces }, { $face }

# $faces (text): those before, such as "2, 3"
# $face (number): the last one
dice-list-last = { $faces } and { $face }

## For the ear.

# A die of which nothing is seen yet.
# $number (number): the place of the die
dice-die = Die { $number }

# $number (number): the place of the die
# $face (number): 1 to 6
dice-die-shows = Die { $number }: { dice-singular }

# A die that a key keeps.
# $number (number): the place of the die
# $face (number): 1 to 6
dice-die-kept = { dice-die-shows }, kept

# A die that a key lets go.
# $number (number): the place of the die
# $face (number): 1 to 6
dice-die-let-go = { dice-die-shows }, not kept

# A die whose pips have a colour.
# $die (text): such as Die 2: three
# $colour (number): 0 black, 1 red, 2 green
dice-coloured = { $die }, { $colour ->
    [0] black
    [1] red
   *[2] green
}
