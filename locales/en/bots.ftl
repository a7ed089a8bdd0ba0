# A computer cannot think.
# $name (name)
bots-stuck = { $name } is stuck

# What a computer is called, by how it plays.
bots-novice = Novice
bots-casual = Casual
bots-skilled = Skilled
bots-perfect = Perfect
bots-rival = Rival

# How it plays, in one line.
bots-novice-line = Has just learned the rules and collects whatever shows most.
bots-casual-line = Plays on holiday: knows the boxes, never works out the odds.
bots-skilled-line = Plays every week: good at odds, but never looks past this turn.
bots-perfect-line = Plays for the highest average total. Nobody does it better.
bots-rival-line = Plays to win: near the end, goes for whatever beats your total.

# Its manner, as people would speak of it. Its line comes after it.
# $name (name)
bots-novice-manner = { $name }: quick, and without a plan.

# $name (name)
bots-casual-manner = { $name }: easy-going, plays by feel.

# $name (name)
bots-skilled-manner = { $name }: sharp, one turn at a time.

# $name (name)
bots-perfect-manner = { $name }: calm, and never in a hurry for points.

# $name (name)
bots-rival-manner = { $name }: always has an eye on you.

# Stands in a sentence where the name of a computer stands that cannot think, before what is done.
# $name (name)
bots-stands-in = Casual, playing for { $name },

# What a computer does with its dice.
# $name (name)
bots-rolls-all = { $name } rerolls all the dice.

# $name (name)
# $dice (text): as “the three fives”
bots-keeps-dice = { $name } keeps { $dice }.

# What a computer does with its dice, and why.
# $strength (text): novice, casual, skilled, perfect or rival
# $name (name)
bots-rolls-all-because = { $strength ->
    [novice] { $name } rerolls all the dice, to get more of a kind.
    [casual] { $name } rerolls all the dice, for the nearest box.
    [skilled] { $name } rerolls all the dice, for the most points this turn.
    [perfect] { $name } rerolls all the dice: best on average.
   *[rival] { $name } rerolls all the dice, to win.
}

# $strength (text): novice, casual, skilled, perfect or rival
# $name (name)
# $dice (text): as “the three fives”
bots-keeps-dice-because = { $strength ->
    [novice] { $name } keeps { $dice }, to get more of them.
    [casual] { $name } keeps { $dice }, for the nearest box.
    [skilled] { $name } keeps { $dice }, for the most points this turn.
    [perfect] { $name } keeps { $dice }: best on average.
   *[rival] { $name } keeps { $dice }, to win.
}

# $takes (text): as “Petra scores 25 in Full House”
bots-takes-box = { $takes }.

# $strength (text): novice, casual, skilled, perfect or rival
# $takes (text): as “Petra scores 25 in Full House”
bots-takes-box-because = { $strength ->
    [novice] { $takes }: the most points now.
    [casual] { $takes }: it fits these dice best.
    [skilled] { $takes }: the best score for its box.
    [perfect] { $takes }: best on average.
   *[rival] { $takes }: to win.
}

# The reason of any computer for a zero.
# $takes (text): as “Petra scores zero in Ones”
bots-zero-because = { $takes }: it hurts least there.

# On the list of strengths.
# $player (text): as “Player 2”
bots-strength-of = { $player }: how strong is the computer?

# What kind of player somebody has written, among computers.
bots-own = your player

# Its manner.
# $name (name)
bots-own-manner = { $name }: plays as its program says.
