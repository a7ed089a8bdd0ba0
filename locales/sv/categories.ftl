categories-ones = Ettor
categories-twos = Tvåor
categories-threes = Treor
categories-fours = Fyror
categories-fives = Femmor
categories-sixes = Sexor
categories-one-pair = Ett par
categories-two-pairs = Två par
categories-three-of-a-kind = Tretal
categories-four-of-a-kind = Fyrtal
categories-full-house = Kåk
categories-small-straight = Liten stege
categories-large-straight = Stor stege
categories-chance = Chans
categories-yahtzee = Yahtzee
categories-yatzy = Yatzy
categories-barbie = Barbie
categories-kniffel = Kniffel
categories-yams = Yams
categories-little-straight = Liten stege
categories-big-straight = Stor stege
categories-choice = Valfritt
categories-yacht = Yacht
categories-big-hand = Stor hand
categories-cheerio = Cheerio
categories-odd-straight = Udda stege
categories-even-straight = Jämn stege
categories-low-straight = Låg stege
categories-high-straight = Hög stege
categories-thirteen = Tretton
categories-crag = Crag
categories-three-pairs = Tre par
categories-five-of-a-kind = Femtal
categories-two-threes = Två tretal
categories-royal-straight = Kunglig stege
categories-full-straight = Full stege
categories-castle = Hus
categories-tower = Torn
categories-maxi-yatzy = Maxi Yatzy
categories-super-yatzy = Super Yatzy
categories-two-pair-same-colour = Två par i färg
categories-straight = Stege
categories-flush = Färg
categories-full-house-same-colour = Kåk i färg
categories-yarborough = Yarborough
categories-kismet = Kismet
categories-low = Låg
categories-high = Hög
categories-yam = Yam
categories-generala = Generala
categories-number = { $number ->
    [1] en
    [2] två
    [3] tre
    [4] fyra
    [5] fem
   *[6] sex
}
