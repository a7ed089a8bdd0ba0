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
categories-big-hand = Augensumme
categories-cheerio = Cheerio
categories-odd-straight = Ungerade Straße
categories-even-straight = Gerade Straße
categories-low-straight = Niedrige Straße
categories-high-straight = Hohe Straße
categories-thirteen = Dreizehn
categories-crag = Crag
categories-three-pairs = Drei Paare
categories-five-of-a-kind = Fünfer{"\u00AD"}pasch
categories-two-threes = Zwei Dreier{"\u00AD"}pasche
categories-royal-straight = Königsstraße
categories-full-straight = Ganze Straße
categories-castle = Burg
categories-tower = Turm
categories-maxi-yatzy = Maxi-Yatzy
categories-super-yatzy = Super-Yatzy
categories-two-pair-same-colour = Zwei Paare, einfarbig
categories-straight = Straße
categories-flush = Flush
categories-full-house-same-colour = Full House, einfarbig
categories-yarborough = Yarborough
categories-kismet = Kismet
categories-low = Niedrig
categories-high = Hoch
categories-yam = Yam
categories-generala = Generala

categories-number = { $number ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[6] sechs
}
