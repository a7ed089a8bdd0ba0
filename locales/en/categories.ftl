### The categories: their names.

## Names, as they stand on the card.

categories-ones = Ones
categories-twos = Twos
categories-threes = Threes
categories-fours = Fours
categories-fives = Fives
categories-sixes = Sixes
categories-one-pair = One Pair
categories-two-pairs = Two Pairs
categories-three-of-a-kind = Three of a Kind
categories-four-of-a-kind = Four of a Kind
categories-full-house = Full House
categories-small-straight = Small Straight
categories-large-straight = Large Straight
categories-chance = Chance
categories-yahtzee = Yahtzee
categories-yatzy = Yatzy
categories-barbie = Barbie
categories-kniffel = Kniffel
categories-yams = Yams
categories-little-straight = Little Straight
categories-big-straight = Big Straight
categories-choice = Choice
categories-yacht = Yacht
categories-big-hand = Big Hand
categories-cheerio = Cheerio
categories-odd-straight = Odd Straight
categories-even-straight = Even Straight
categories-low-straight = Low Straight
categories-high-straight = High Straight
categories-thirteen = Thirteen
categories-crag = Crag
categories-three-pairs = Three Pairs
categories-five-of-a-kind = Five of a Kind
categories-two-threes = Two Threes of a Kind
categories-royal-straight = Royal Straight
categories-full-straight = Full Straight
categories-castle = Castle
categories-tower = Tower
categories-maxi-yatzy = Maxi Yatzy
categories-super-yatzy = Super Yatzy
categories-two-pair-same-colour = Two Pairs, Same Colour
categories-straight = Straight
categories-flush = Flush
categories-full-house-same-colour = Full House, Same Colour
categories-yarborough = Yarborough
categories-kismet = Kismet
categories-low = Low
categories-high = High
categories-yam = Yam
categories-generala = Generala

## How many, in words. Other messages use these: { categories-number } is the word for their $number.

# Within a sentence.
# $number (number): 1 to 6
categories-number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}

### The categories: what they ask for and pay.

## How many, in words. Other messages use these: { categories-number } is the word for their $number.

# As the first word of a sentence.
# $number (number): 1 to 6
categories-number-first = { $number ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[6] Six
}

## What a category asks for. After each sentence stands one of those below.

categories-any-dice = Any dice.

# $number (number): how many dice
categories-alike = { $number ->
    [2] Two dice of the same number.
   *[other] At least { categories-number } dice of the same number.
}

# All dice, where that many are rolled.
categories-all-alike = All dice of the same number.

# Two pairs, a full house.
# $number (number): how many dice of the first number
# $second (number): how many of the second
categories-two-groups = { categories-number-first } dice of one number and { $second ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[5] five
} of another.

# Three pairs, for example.
# $number (number): how many dice of the first number
# $second (number): how many of the second
# $third (number): how many of the third
categories-three-groups = { categories-number-first } dice of one number and { $second ->
    [1] one
    [2] two
    [3] three
   *[4] four
} of another and { $third ->
    [1] one
    [2] two
    [3] three
   *[4] four
} of another.

# A straight that may begin anywhere.
# $number (number): how many
categories-in-a-row = { categories-number-first } numbers in a row.

# $face (number)
categories-one-face = At least one { $face }.

# A straight with these faces.
# $faces (text): "1, 2, 3, 4 and 5"
categories-all-faces = The numbers { $faces }.

# $dice (text): "Five threes and one five"
categories-exactly = { $dice }, nothing else.

# The first dice of the sentence before: "Five threes".
# $number (number): how many
# $face (number): 1 to 6
categories-exactly-first = { $number ->
    [1] One { dice-singular }
   *[other] { categories-number-first } { dice-plural }
}

# Dice that are asked for beside those.
# $dice (text): "Five threes"
# $number (number): how many of the next face
# $face (number): 1 to 6
categories-exactly-more = { $dice } and { $number ->
    [1] one { dice-singular }
   *[other] { categories-number } { dice-plural }
}

# $dice (text): "Two ones and two sixes"
categories-at-least = { $dice }, or more.

# Every die shows one of these.
# $faces (text): "1 and 6"
categories-among = Only { $faces }.

# $sum (number)
categories-sum-of = Dice that add up to { $sum }.

# $sum (number)
categories-sum-up-to = Dice that add up to at most { $sum }.

# $sum (number)
categories-sum-from = Dice that add up to at least { $sum }.

# $from (number)
# $to (number)
categories-sum-between = Dice that add up to { $from } to { $to }.

# Both sentences hold.
# $first (text): a sentence
# $next (text): a sentence
categories-and = { $first } Also: { $next }

# One of both sentences holds.
# $first (text): a sentence
# $next (text): a sentence
categories-or = { $first } Or: { $next }

## What it pays.

# An upper category.
# $face (number): 1 to 6
categories-pays-face = Scores the sum of the { dice-plural }.

# $points (number)
categories-pays-fixed = Scores { $points }.

categories-pays-matched = Scores the sum of those dice (the highest, if several fit).
categories-pays-all = Scores the sum of all dice.

# $number (number): how many dice count
categories-pays-highest = Scores the sum of the { categories-number } highest dice.

# $number (number): how many dice count
categories-pays-lowest = Scores the sum of the { categories-number } lowest dice.

# Points in addition to those of the sentence before.
# $pays (text): a sentence
# $points (number)
categories-pays-more = { $pays } Plus { $points }.

# The points of the sentence before count so many times.
# $pays (text): a sentence
# $times (number): 2 or more
categories-pays-times = { $pays } Times { $times }.

# It pays something else after other rolls of a turn.
# $roll (number): which roll of a turn
# $pays (text): a sentence: what it pays
categories-pays-after-roll = After roll { $roll }: { $pays }

# $before (text): sentences: what it pays after earlier rolls
# $pays (text): a sentence
categories-pays-later = { $before } Later: { $pays }

# It wins, whatever the totals.
# $pays (text): a sentence: what it pays
# $roll (number): the last roll of a turn by which it wins
categories-pays-and-wins = { $pays } { $roll ->
    [1] On the first roll
   *[other] Within { $roll } rolls
}, it wins the game outright.

## The order of the boxes, and what they need of each other.

# The box before it in the order of the card.
# $category (text)
categories-comes-after = Comes after { $category }.

# The lower section waits.
categories-after-upper = Comes after the whole upper section.

# The upper section waits.
categories-after-lower = Comes after the whole lower section.

# $category (text): the other box
categories-needs-points = Counts only if { $category } has points.

# $category (text): the other box
categories-needs-more = Must be higher than { $category }. If it isn’t, whichever of the two you fill second scores zero.

# $category (text): the other box
categories-needs-less = Must be lower than { $category }. If it isn’t, whichever of the two you fill second scores zero.

# A flush.
categories-one-colour = All dice of the same colour.
