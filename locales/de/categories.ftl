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
categories-yahtzee = Kniffel
categories-yatzy = Yatzy
categories-barbie = Barbie

categories-number = { $number ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[6] sechs
}
