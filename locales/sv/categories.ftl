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

categories-number-first = { $number ->
    [1] En
    [2] Två
    [3] Tre
    [4] Fyra
    [5] Fem
   *[6] Sex
}

categories-any-dice = Vilka tärningar som helst.
categories-alike = { $number ->
    [2] Två lika.
   *[other] Minst { categories-number } lika.
}

categories-all-alike = Alla tärningar lika.

categories-two-groups = { categories-number-first } tärningar med samma siffra och { $second ->
    [1] en
    [2] två
    [3] tre
    [4] fyra
   *[5] fem
} med en annan.

categories-three-groups = { categories-number-first } tärningar med samma siffra, { $second ->
    [1] en
    [2] två
    [3] tre
   *[4] fyra
} med en annan och { $third ->
    [1] en
    [2] två
    [3] tre
   *[4] fyra
} med en tredje.

categories-in-a-row = { categories-number-first } siffror i rad.
categories-one-face = { $face ->
    [1] Minst en etta.
    [2] Minst en tvåa.
    [3] Minst en trea.
    [4] Minst en fyra.
    [5] Minst en femma.
   *[6] Minst en sexa.
}

categories-all-faces = Siffrorna { $faces }.
categories-exactly = { $dice }, inget annat.
categories-exactly-first = { $number ->
    [1] En { dice-singular }
   *[other] { categories-number-first } { dice-plural }
}

categories-exactly-more = { $dice } och { $number ->
    [1] en { dice-singular }
   *[other] { categories-number } { dice-plural }
}

categories-at-least = { $dice }, eller fler.
categories-among = Bara { $faces }.
categories-sum-of = Tärningar som tillsammans blir { $sum }.
categories-sum-up-to = Tärningar som tillsammans blir högst { $sum }.
categories-sum-from = Tärningar som tillsammans blir minst { $sum }.
categories-sum-between = Tärningar som tillsammans blir { $from } till { $to }.
categories-and = { $first } Dessutom: { $next }
categories-or = { $first } Eller: { $next }

categories-pays-face = Ger summan av alla { dice-plural }.
categories-pays-fixed = Ger { $points } poäng.
categories-pays-matched = Ger summan av dem. De högsta som passar räknas.
categories-pays-all = Ger summan av alla tärningar.
categories-pays-highest = Ger summan av de { categories-number } högsta tärningarna.
categories-pays-lowest = Ger summan av de { categories-number } lägsta tärningarna.
categories-pays-more = { $pays } Plus { $points }.
categories-pays-times = { $pays } Gånger { $times }.
categories-pays-after-roll = Efter kast { $roll }: { $pays }
categories-pays-later = { $before } Senare: { $pays }
categories-pays-and-wins = { $pays } { $roll ->
    [1] På första kastet
   *[other] På högst { $roll } kast
} vinner det hela spelet direkt.
categories-comes-after = Kommer efter { $category }.
categories-after-upper = Kommer när hela övre delen är ifylld.
categories-after-lower = Kommer när hela nedre delen är ifylld.
categories-needs-points = Ger poäng bara om du har poäng på { $category }, annars noll.
categories-needs-more = Måste bli högre än { $category }, annars ger den ruta som du fyller i sist noll.
categories-needs-less = Måste bli lägre än { $category }, annars ger den ruta som du fyller i sist noll.
categories-one-colour = Alla tärningar i samma färg.
