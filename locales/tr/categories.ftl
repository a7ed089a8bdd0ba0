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
categories-kniffel = Kniffel
categories-yams = Yams
categories-little-straight = Küçük Kent
categories-big-straight = Büyük Kent
categories-choice = Seçim
categories-yacht = Yacht
categories-big-hand = Büyük El
categories-cheerio = Cheerio
categories-odd-straight = Tekler Kenti
categories-even-straight = Çiftler Kenti
categories-low-straight = Düşük Kent
categories-high-straight = Yüksek Kent
categories-thirteen = On Üç
categories-crag = Crag
categories-three-pairs = Üç Çift
categories-five-of-a-kind = Beşli
categories-two-threes = İki Üçlü
categories-royal-straight = Kent Royal
categories-full-straight = Tam Kent
categories-castle = Şato
categories-tower = Kule
categories-maxi-yatzy = Maxi Yatzy
categories-super-yatzy = Süper Yatzy
categories-two-pair-same-colour = İki Çift, Tek Renk
categories-straight = Kent
categories-flush = Floş
categories-full-house-same-colour = Full House, Tek Renk
categories-yarborough = Yarborough
categories-kismet = Kısmet
categories-low = Düşük
categories-high = Yüksek
categories-yam = Yam
categories-generala = Generala

categories-number = { $number ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
   *[6] altı
}
