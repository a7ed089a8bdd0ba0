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

categories-number-first = { $number ->
    [1] Bir
    [2] İki
    [3] Üç
    [4] Dört
    [5] Beş
   *[6] Altı
}

categories-any-dice = Zarlar ne olursa olsun.

categories-alike = { $number ->
    [2] Aynı sayıdan iki zar.
   *[other] Aynı sayıdan en az { categories-number } zar.
}

categories-all-alike = Bütün zarlarda aynı sayı.

categories-two-groups = Bir sayıdan { categories-number }, başka bir sayıdan { $second ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
   *[5] beş
} zar.

categories-three-groups = Bir sayıdan { categories-number }, ikinci bir sayıdan { $second ->
    [1] bir
    [2] iki
    [3] üç
   *[4] dört
}, üçüncü bir sayıdan { $third ->
    [1] bir
    [2] iki
    [3] üç
   *[4] dört
} zar.

categories-in-a-row = Art arda { categories-number } sayı.
categories-one-face = En az bir tane { $face }.
categories-all-faces = { $faces } sayılarının hepsi.
categories-exactly = { $dice }, hepsi bu kadar.

categories-exactly-first = { $number ->
    [1] Bir tane { dice-singular }
   *[other] { categories-number-first } tane { dice-singular }
}

categories-exactly-more = { $dice } ve { $number ->
    [1] bir tane { dice-singular }
   *[other] { categories-number } tane { dice-singular }
}

categories-at-least = En az: { $dice }.
categories-among = Yalnız { $faces }.
categories-sum-of = Toplamı { $sum } olan zarlar.
categories-sum-up-to = Toplamı en çok { $sum } olan zarlar.
categories-sum-from = Toplamı en az { $sum } olan zarlar.
categories-sum-between = Toplamı { $from } ile { $to } arasında olan zarlar.
categories-and = { $first } Ayrıca: { $next }
categories-or = { $first } Ya da: { $next }

categories-pays-face = Gelen { dice-plural } toplanıp yazılır.
categories-pays-fixed = { $points } puan yazılır.
categories-pays-matched = Bu zarların toplamı yazılır; birden çok uyan varsa en yükseği.
categories-pays-all = Bütün zarların toplamı yazılır.
categories-pays-highest = En yüksek { categories-number } zarın toplamı yazılır.
categories-pays-lowest = En düşük { categories-number } zarın toplamı yazılır.
categories-pays-more = { $pays } Artı { $points }.
categories-pays-times = { $pays } Bunun { $times } katı.
categories-pays-after-roll = { $roll }. atıştan sonra: { $pays }
categories-pays-later = { $before } Daha sonra: { $pays }
categories-pays-and-wins = { $pays } { $roll ->
    [1] İlk atışta
   *[other] En çok { $roll } atışta
} oyunu hemen kazandırır.
categories-comes-after = { $category } kutusundan sonra gelir.
categories-after-upper = Üst bölümün tamamından sonra gelir.
categories-after-lower = Alt bölümün tamamından sonra gelir.
categories-needs-points = Yalnız { $category } kutusunda puan varsa puan getirir; yoksa sıfır.
categories-needs-more = { $category } kutusundaki puandan yüksek olmalı; değilse hangisi sonra yazılırsa o sıfır olur.
categories-needs-less = { $category } kutusundaki puandan düşük olmalı; değilse hangisi sonra yazılırsa o sıfır olur.
categories-one-colour = Bütün zarlar aynı renk.
