dice-plural = { $face ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[6] sexor
}

dice-singular = { $face ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
   *[6] sexa
}

dice-list-more = { $faces }, { $face }
dice-list-last = { $faces } och { $face }
dice-die = Tärning { $number }
dice-die-shows = Tärning { $number }: { dice-singular }

dice-die-kept = { dice-die-shows }, sparad

dice-die-let-go = { dice-die-shows }, inte sparad
dice-coloured = { $die }, { $colour ->
    [0] svart
    [1] röd
   *[2] grön
}
