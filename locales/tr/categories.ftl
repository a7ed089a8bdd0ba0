categories-ones = Birler
categories-twos = İkiler
categories-threes = Üçler
categories-fours = Dörtler
categories-fives = Beşler
categories-sixes = Altılar
categories-one-pair = Bir Çift
categories-two-pairs = İki Çift
categories-three-of-a-kind = Üçlü
categories-four-of-a-kind = Dörtlü
categories-full-house = Full House
categories-small-straight = Küçük Kent
categories-large-straight = Büyük Kent
categories-chance = Şans
categories-yahtzee = Yahtzee
categories-yatzy = Yatzy
categories-barbie = Barbie

categories-number = { $number ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
   *[6] altı
}
