# What a computer is called, by how it plays.
bots-novice = Novice
bots-casual = Casual
bots-skilled = Skilled
bots-perfect = Perfect
bots-rival = Rival

# How it plays, in one line.
bots-novice-line = Has just learned the rules and collects whatever shows most.
bots-casual-line = Plays on holidays: knows the boxes, never works out the odds.
bots-skilled-line = Plays every week: good at odds, but never looks past this turn.
bots-perfect-line = Plays for the highest average total. Nobody does better.
bots-rival-line = Plays to win: near the end, goes for the total that beats yours.

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
bots-rival-manner = { $name }: watches your score, not the clock.

# Stands in a sentence where the name of a computer stands that cannot think, before what is done.
# $name (name)
bots-stands-in = Casual, playing for { $name },

# What a computer does with its dice.
# $name (name)
bots-rolls-all = { $name } rolls all again.

# $name (name)
# $dice (text): as “the three fives”
bots-keeps-dice = { $name } keeps { $dice }.

# What a computer does with its dice, and why.
# $strength (text): novice, casual, skilled, perfect or rival
# $name (name)
bots-rolls-all-because = { $strength ->
    [novice] { $name } rolls all again, to get more alike.
    [casual] { $name } rolls all again, for the box that is closest.
    [skilled] { $name } rolls all again, for the most points this turn.
    [perfect] { $name } rolls all again, best on average.
   *[rival] { $name } rolls all again, to win.
}

# $strength (text): novice, casual, skilled, perfect or rival
# $name (name)
# $dice (text): as “the three fives”
bots-keeps-dice-because = { $strength ->
    [novice] { $name } keeps { $dice }, to get more of them.
    [casual] { $name } keeps { $dice }, for the box that is closest.
    [skilled] { $name } keeps { $dice }, for the most points this turn.
    [perfect] { $name } keeps { $dice }, best on average.
   *[rival] { $name } keeps { $dice }, to win.
}

# $takes (text): as “Petra takes Full House, 25”
bots-takes-box = { $takes }.

# $strength (text): novice, casual, skilled, perfect or rival
# $takes (text): as “Petra takes Full House, 25”
bots-takes-box-because = { $strength ->
    [novice] { $takes }: the most points now.
    [casual] { $takes }: it fits these dice best.
    [skilled] { $takes }: the best score for its box.
    [perfect] { $takes }: best on average.
   *[rival] { $takes }: to win.
}

# On the list of strengths.
# $player (text): as “Player 2”
bots-strength-of = Strength of the computer, { $player }

# What kind of player somebody has written, among computers.
bots-own = own player

# Its manner.
# $name (name)
bots-own-manner = { $name }: plays as its program says.
