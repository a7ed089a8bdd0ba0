dice-plural = { $face ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
   *[6] Sechser
}

dice-singular = { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
}

dice-list-more = { $faces }, { $face }

dice-list-last = { $faces } und { $face }

dice-die = Würfel { $number }

dice-die-shows = Würfel { $number }: { dice-singular }

dice-die-kept = { dice-die-shows }, behalten

dice-die-let-go = { dice-die-shows }, nicht behalten
dice-coloured = { $die }, { $colour ->
    [0] schwarz
    [1] rot
   *[2] grün
}
