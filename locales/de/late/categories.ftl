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
