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

categories-number-first = { $number ->
    [1] Ein
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
}

categories-any-dice = Beliebige Würfel.

categories-alike = { $number ->
    [2] Zwei Würfel mit derselben Zahl.
   *[other] Mindestens { categories-number } Würfel mit derselben Zahl.
}

categories-all-alike = Alle Würfel mit derselben Zahl.

categories-two-groups = { categories-number-first } Würfel mit einer Zahl und { $second ->
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
   *[5] fünf
} mit einer anderen.

categories-three-groups = { categories-number-first } Würfel mit einer Zahl, { $second ->
    [1] einer
    [2] zwei
    [3] drei
   *[4] vier
} mit einer zweiten und { $third ->
    [1] einer
    [2] zwei
    [3] drei
   *[4] vier
} mit einer dritten.

categories-in-a-row = { categories-number-first } Zahlen in Folge.

categories-one-face = Mindestens eine { $face }.

categories-all-faces = Alle diese Zahlen: { $faces }.

categories-exactly = { $dice }, sonst nichts.

categories-exactly-first = { $number ->
    [1] Eine { dice-singular }
   *[other] { categories-number-first } { dice-plural }
}

categories-exactly-more = { $dice } und { $number ->
    [1] eine { dice-singular }
   *[other] { categories-number } { dice-plural }
}

categories-at-least = { $dice } oder mehr.
categories-among = Nur diese Zahlen: { $faces }.
categories-sum-of = Würfel, die zusammen { $sum } ergeben.
categories-sum-up-to = Würfel, die zusammen höchstens { $sum } ergeben.
categories-sum-from = Würfel, die zusammen mindestens { $sum } ergeben.
categories-sum-between = Würfel, die zusammen { $from } bis { $to } ergeben.
categories-and = { $first } Und: { $next }
categories-or = { $first } Oder: { $next }

categories-pays-face = Bringt die Summe der { dice-plural }.

categories-pays-fixed = Bringt { $points }.

categories-pays-matched = Bringt die Summe dieser Würfel; es zählen die höchsten, die passen.
categories-pays-all = Bringt die Summe aller Würfel.

categories-pays-highest = Bringt die Summe der { categories-number } höchsten Würfel.
categories-pays-lowest = Bringt die Summe der { categories-number } niedrigsten Würfel.
categories-pays-more = { $pays } Dazu { $points }.
categories-pays-times = { $pays } Und das mal { $times }.

categories-pays-after-roll = Nach Wurf { $roll }: { $pays }

categories-pays-later = { $before } Später: { $pays }

categories-pays-and-wins = { $pays } { $roll ->
    [1] Im ersten Wurf
   *[other] Mit höchstens { $roll } Würfen
} gewinnt man damit sofort.
categories-comes-after = Kommt nach { $category } dran.
categories-after-upper = Kommt dran, wenn der obere Teil voll ist.
categories-after-lower = Kommt dran, wenn der untere Teil voll ist.
categories-needs-points = Zählt nur, wenn bei { $category } Punkte stehen, sonst null.
categories-needs-more = Braucht mehr Punkte als { $category }. Sonst bringt null, was du später ausfüllst.
categories-needs-less = Braucht weniger Punkte als { $category }. Sonst bringt null, was du später ausfüllst.
categories-one-colour = Alle Würfel in einer Farbe.
