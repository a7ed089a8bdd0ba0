categories-ones = Einser
categories-twos = Zweier
categories-threes = Dreier
categories-fours = Vierer
categories-fives = Fünfer
categories-sixes = Sechser
categories-one-pair = Ein Paar
categories-two-pairs = Zwei Paare
categories-three-of-a-kind = Dreier{"\u00AD"}pasch
categories-four-of-a-kind = Vierer{"\u00AD"}pasch
categories-full-house = Full House
categories-small-straight = Kleine Straße
categories-large-straight = Große Straße
categories-chance = Chance
categories-yahtzee = Yahtzee
categories-yatzy = Yatzy
categories-barbie = Barbie
categories-kniffel = Kniffel
categories-yams = Yams
categories-little-straight = Kleine Straße
categories-big-straight = Große Straße
categories-choice = Freie Wahl
categories-yacht = Yacht
categories-big-hand = Große Hand
categories-cheerio = Cheerio
categories-odd-straight = Ungerade Straße
categories-even-straight = Gerade Straße
categories-low-straight = Niedrige Straße
categories-high-straight = Hohe Straße
categories-thirteen = Dreizehn
categories-crag = Crag
categories-straight = Straße
categories-generala = Generala

categories-number = { $number ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[6] sechs
}
