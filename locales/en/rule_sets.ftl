### The rule sets: their names.

rule-sets-yahtzee-basic = Yahtzee, basic
rule-sets-yahtzee-advanced = Yahtzee, advanced
rule-sets-yahtzee-official = Yahtzee, official
rule-sets-yahtzee-club = Yahtzee, club
rule-sets-yatzy = Yatzy
rule-sets-yahtzie = Yahtzie
rule-sets-kniffel = Kniffel
rule-sets-kniffel-travel = Kniffel, travel edition
rule-sets-kniffel-championship = Kniffel, championship
rule-sets-yams = Yams
rule-sets-yacht = Yacht
rule-sets-yacht-51 = Yacht Dice
rule-sets-cheerio = Cheerio
rule-sets-crag = Crag
rule-sets-generala = Generala
rule-sets-yatzy-forced = Yatzy, forced
rule-sets-yatzy-half-forced = Yatzy, half-forced
rule-sets-kismet = Kismet
rule-sets-super-yatzy = Super Yatzy
rule-sets-maxi-yatzy-forced = Maxi Yatzy, forced
rule-sets-maxi-yatzy = Maxi Yatzy
rule-sets-maxi-yatzy-saved = Maxi Yatzy, saved rolls
rule-sets-yam = Yam

### The rule sets: what is special about each, and the rules in full.

## What is special about each, in one line.

rule-sets-yahtzee-basic-line = No joker: an extra Yahtzee is a roll like any other, without a bonus.
rule-sets-yahtzee-advanced-line = Free joker: an extra Yahtzee can earn 100. Once the upper box of its number is filled, it scores in full in any lower box.
rule-sets-yahtzee-official-line = Forced joker: an extra Yahtzee can earn 100. It must fill the upper box of its number; if that’s taken, it scores in full in any lower box.
rule-sets-yahtzee-club-line = Earned joker: an extra Yahtzee earns 100 and scores in full in any lower box, but only if your Yahtzee box holds 50.
rule-sets-yatzy-line = The Scandinavian game: no joker, but pairs, straights from 1 and from 2, and an upper bonus of 50.
rule-sets-yahtzie-line = Six dice, two players, no bonus and no joker. One extra box, called Barbie, scores 64 for exactly five threes and a five.
rule-sets-kniffel-line = The German game: an extra Kniffel earns 50 and scores in any box, upper or lower, the most that box can score.
rule-sets-kniffel-travel-line = From an older German rule sheet: an extra Kniffel must fill the upper box of its number, for 50 more; if that’s taken, it scores in full in any lower box.
rule-sets-kniffel-championship-line = The German rule for championships: an extra Kniffel earns 50, but is no joker.
rule-sets-yams-line = The French game: a second Yams is a roll like any other, without a bonus.
rule-sets-yacht-line = The 1938 game, without any bonus: twelve boxes, straights from 1 and from 2 for 30 each.
rule-sets-yacht-51-line = The Yacht Dice of “51 Worldwide Games”, played in Korea (야추) and Japan (ヨット): an upper bonus of 35, and five of a kind counts as a full house, too.
rule-sets-cheerio-line = Eleven boxes and no bonus: a full house scores the sum of its dice, straights start at 1 or at 2.
rule-sets-crag-line = Three dice and only two rolls. A total of 13 with a pair is a Crag, worth 50.
rule-sets-generala-line = The Latin American game, without a bonus: on the first roll, a straight, full house or four of a kind is worth 5 more, and a Generala wins outright.
rule-sets-unlisted-line = Rules that aren’t in the list.
rule-sets-yatzy-forced-line = Boxes are filled in order, from top to bottom. Two of each number are enough for the upper bonus of 50.
rule-sets-yatzy-half-forced-line = First the upper section in any order, then the lower one. Two of each number are enough for the upper bonus of 50.
rule-sets-kismet-line = The numbers have colours: 1 and 6 black, 2 and 5 red, 3 and 4 green. Some boxes ask for one colour, and the upper bonus grows in three steps.
rule-sets-super-yatzy-line = The Danish game with six dice: three pairs, two threes of a kind, a straight from 1 to 6, and 50 plus the dice for six of a kind.
rule-sets-maxi-yatzy-forced-line = Six dice and twenty boxes, filled in order from top to bottom.
rule-sets-maxi-yatzy-line = The Scandinavian game with six dice and twenty boxes: three pairs, a castle, a tower, and an upper bonus of 100.
rule-sets-maxi-yatzy-saved-line = Maxi Yatzy where unused rolls are saved for later turns.
rule-sets-yam-line = The older French game: Low must be lower than High, and the other lower boxes score the dice plus 20, 30 or 40.

## Families of rule sets, above those of each family in a list.

rule-sets-family-yahtzee = Yahtzee
rule-sets-family-kniffel = Kniffel and Yams
rule-sets-family-yatzy = Yatzy
rule-sets-family-yacht = Yacht and more

# Above the rules of the latest games in a list.
rule-sets-played-last = Played last

# Above a field that finds rules in the list.
rule-sets-search = Search

# A search finds nothing.
rule-sets-none-found = No game by that name.

# Opens a list of links to the rules of the others.
rule-sets-others = Other games

## The rules in full: a turn.

rule-sets-turn-title = A turn

# $dice (number): how many there are
# $rolls (number): how many a turn has
rule-sets-turn-rolls = Roll all { $dice } dice. Then keep any of them and roll the rest, up to { $rolls } rolls in all. You can roll kept dice again later.
# Where rolls that are left are saved.
rule-sets-saved-rolls = Unused rolls are saved, and you can spend them in any later turn. Rolls left at the end of the game are worth nothing.
rule-sets-turn-ends = You can stop after any roll. Then fill one open box on your card, for points or for zero. A filled box never changes.

# When a zero may be written, in any box.
rule-sets-strike-if-nothing-fits = You may score zero in a box only if your dice score in no open box.

# The same, in these boxes alone.
# $boxes (text): a list
rule-sets-strike-if-nothing-fits-in = You may score zero in { $boxes } only if your dice score in no open box.

# $boxes (text): a list
rule-sets-strike-never = You may not score zero in { $boxes } while another box can be filled.

## The score card.

rule-sets-card-title = The score card
rule-sets-upper-boxes = Each box of the upper section adds up the dice of its number.

# $threshold (number): points in the upper section
# $points (number): what the bonus is worth
rule-sets-bonus = If your upper section reaches { $threshold }, you get a bonus of { $points }.

# The same where so many dice of each face reach it exactly.
# $threshold (number): points in the upper section
# $points (number): what the bonus is worth
# $each (number): dice of each face
rule-sets-bonus-of-each = If your upper section reaches { $threshold }, you get a bonus of { $points }: exactly { $each } of each number will do.
rule-sets-no-bonus = The upper section has no bonus.

# A higher bonus instead of the one before.
# $threshold (number): points of the upper section
# $points (number)
rule-sets-higher-bonus = At { $threshold } points, the bonus rises to { $points }.
rule-sets-lower-boxes = The lower section asks for combinations.

# When all dice are the same.
# $number (number): how many dice there are
# $boxes (text): "Two Pairs or Full House"
rule-sets-all-alike = { categories-number-first } of a kind doesn’t count as { $boxes }.

# $number (number): how many dice there are
# $boxes (text): "Two Pairs or Full House"
rule-sets-all-alike-but-joker = { categories-number-first } of a kind doesn’t count as { $boxes }, unless it’s a joker.

# $boxes (text): the boxes before
# $category (text): one more
rule-sets-box-or = { $boxes } or { $category }

## Extra Yahtzees. $yahtzee is the name of their category.

# $yahtzee (text)
rule-sets-extra-title = Extra { $yahtzee }

# $yahtzee (text)
# $full (number): what the box holds if it is not crossed out
# $bonus (number)
rule-sets-extra-bonus = If your { $yahtzee } box holds { $full }, every extra { $yahtzee } earns a bonus of { $bonus }, even when the box you choose scores zero.

# $yahtzee (text)
# $boxes (text): "Full House for 25, Small Straight for 30"
rule-sets-free-joker = Free joker: once your { $yahtzee } box and the upper box of its number are filled, an extra { $yahtzee } may go into any open lower box and scores there in full: { $boxes }. While that upper box is open, it counts as an ordinary roll.

# $yahtzee (text)
# $full (number): what the box holds if it is not crossed out
# $boxes (text): "Full House for 25, Small Straight for 30"
rule-sets-forced-joker = Forced joker: once your { $yahtzee } box is filled, with { $full } or with 0, an extra { $yahtzee } must go into the upper box of its number. If that’s filled, it may go into any open lower box and scores there in full: { $boxes }. If no lower box is open, it goes into an open upper box for zero.

# $yahtzee (text)
# $full (number): what the box holds if it is not crossed out
# $boxes (text): "Full House for 25, Small Straight for 30"
rule-sets-earned-joker = Earned joker: if your { $yahtzee } box holds { $full } and the upper box of its number is filled, an extra { $yahtzee } may go into any open lower box and scores there in full: { $boxes }. While that upper box is open, it counts as an ordinary roll. A zero in the { $yahtzee } box means no bonus and no joker for the rest of the game.

# The current leaflet of Kniffel.
# $yahtzee (text)
# $full (number): what the box holds if it is not crossed out
rule-sets-highest-joker = Full joker: if your { $yahtzee } box holds { $full }, an extra { $yahtzee } may go into any open box, upper or lower, and scores the most that box can score. A zero in the { $yahtzee } box means no bonus and no joker for the rest of the game.

# An older leaflet of Kniffel.
# $yahtzee (text)
# $full (number): what the box holds if it is not crossed out
# $bonus (number): points
# $boxes (text): "Full House for 25, Small Straight for 30"
rule-sets-own-box-joker = Forced joker: once your { $yahtzee } box is filled, with { $full } or with 0, an extra { $yahtzee } must go into the upper box of its number and earns a bonus of { $bonus } there. If that’s filled, it may go into any open lower box and scores there in full, without a bonus: { $boxes }. If no lower box is open, it goes into an open upper box for zero.

# The first box in such a list.
# $category (text)
# $points (number)
rule-sets-box-for = { $category } for { $points }

# $boxes (text): the boxes before
# $category (text): one more
# $points (number)
rule-sets-boxes-for = { $boxes }, { $category } for { $points }

## The end.

rule-sets-end-title = The end

# $total (number): the highest possible total
rule-sets-end = The game ends when every card is full. The highest total wins; equal totals share the win. The highest possible total is { $total }.

# A score that ends the game, whatever the totals.
# $category (text): the box, such as Generala
# $roll (number): the last roll of a turn by which it wins
rule-sets-wins-at-once = { $roll ->
    [1] { $category } on the first roll
   *[other] { $category } within { $roll } rolls
}, scored in its box, wins the game outright. If you play alone, you score it and play on.

# $players (number)
rule-sets-exactly-players = This game is for exactly { $players } players.

## The order of the boxes, in the rules of the score card.

rule-sets-order-down = Boxes are filled in order, from top to bottom. If the dice don’t fit the next box, it scores zero.

# The other way round.
rule-sets-order-up = Boxes are filled in order, from bottom to top. If the dice don’t fit the next box, it scores zero.

# Within a section, any order.
rule-sets-order-upper-first = Fill the upper section first, in any order, then the lower one.

# Within a section, any order.
rule-sets-order-lower-first = Fill the lower section first, in any order, then the upper one.

# The numbers of one colour.
# $faces (text): such as 1 and 6
# $colour (number): 0 black, 1 red, 2 green
rule-sets-colour = { $colour ->
    [0] Round black
    [1] Square red
   *[2] Triangular green
} pips: { $faces }.

# Under the rules: begins a game with them.
rule-sets-play-this = Play this game
