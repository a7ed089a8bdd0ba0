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
