play-turn-of = { $name-is ->
    [you] Din tur
   *[other] { $name } spelar
}

play-turn-with-rolls = { $name-is ->
    [you] { $left ->
        [0] Din tur, inga kast kvar
       *[other] Din tur, { $left } kast kvar
    }
   *[other] { $left ->
        [0] { $name } spelar, inga kast kvar
       *[other] { $name } spelar, { $left } kast kvar
    }
}

play-rolls-left = { $left ->
    [0] Inga kast kvar
   *[other] { $left } kast kvar
}

play-choose-box = Välj en ruta
play-roll-die = Slå tärningen
play-roll = Slå
play-roll-all-again = Slå om alla
play-all-kept = Alla sparade
play-roll-dice = { $dice ->
    [one] Slå { $dice } tärning
   *[other] Slå { $dice } tärningar
}

play-computer-rolled = { $name } slog { $dice }.
play-you-rolled = Du slog { $dice }.
play-rolls-left-aloud = { $left ->
    [0] Inga kast kvar: välj en ruta.
    [1] Ett kast kvar.
    [2] Två kast kvar.
   *[other] { $left } kast kvar.
}

play-rolls-and-saved = { $left ->
    [0] { $saved ->
        [one] { $saved } sparat kast
       *[other] { $saved } sparade kast
    }
   *[other] { $left } kast + { $saved ->
        [one] { $saved } sparat
       *[other] { $saved } sparade
    }
}
play-roll-saved = Sparat kast: slå { $dice }
play-rolls-saved = { $rolls ->
    [one] { $rolls } kast sparat
   *[other] { $rolls } kast sparade
}

play-score-in = { $bonus ->
    [0] { $points } på { $category }
   *[other] { $points } på { $category } plus { $bonus } i bonus
}

play-crosses-out = { $name-is ->
    [you] Du stryker { $category }
   *[other] { $name } stryker { $category }
}

play-takes-box = { $name-is ->
    [you] Du tar { $category }, { $points }
   *[other] { $name } tar { $category }, { $points }
}

play-takes-with-bonus = { $name-is ->
    [you] Du tar { $category }, { $points } plus { $bonus } i bonus
   *[other] { $name } tar { $category }, { $points } plus { $bonus } i bonus
}

play-sentence = { $text }.
play-name-and-points = { $name }: { $points }
play-of-player = { $name }: { $what }
play-computer-rolls = { $name } slår.
play-computer-thinks = { $name } tänker.
play-computer-works = { $name } tänker: { $percent }{ "\u00A0" }%.
play-computer-works-long = { $name } tänker: { $percent }{ "\u00A0" }%, ungefär { $seconds } sekunder till.
play-upper-points = Övre delen { $upper }.
play-upper-with-bonus = Övre delen { $upper }, bonusen är klar.
play-upper-to-go = Övre delen { $upper }, { $more } kvar till bonusen.
play-offer = { $bonus ->
    [0] { $category }, ger { $points }
   *[other] { $category }, ger { $points } plus { $bonus } i bonus
}

play-closed = { $category }, går inte: { $why }
play-zero-question = Stryka { $category }?
play-score-with-bonus-question = { $bonus ->
    [0] Skriva { $points } på { $category }?
   *[other] Skriva { $points } på { $category } och { $bonus } i bonus?
}

play-start-roll = { $name-is ->
    [you] Du slår för att se vem som börjar
   *[other] { $name } slår för att se vem som börjar
}

play-threw-for-start = { $name-is ->
    [you] Du slog
   *[other] { $name } slog
} { $pips ->
    [1] en etta.
    [2] en tvåa.
    [3] en trea.
    [4] en fyra.
    [5] en femma.
   *[6] en sexa.
}

play-starts = { $name-is ->
    [you] Du börjar.
   *[other] { $name } börjar.
}

play-tied-for-start = { $who ->
   *[other] { $names } slår en gång till.
}

play-pass-to = { $name-is ->
    [you] Din tur
   *[other] Lämna över till { $name }
}

play-ready = { $name-is ->
    [you] Jag är redo
   *[other] Jag är { $name }
}

play-undo-of = { $name-is ->
    [you] Ångra din ruta
   *[other] Ångra rutan för { $name }
}

play-time-up = { $name-is ->
    [you] Din tid är ute.
   *[other] Tiden är ute för { $name }.
}

play-no-winner = Tiden är ute
play-points-alone = { $total } poäng
play-wins = { $name-is ->
    [you] Du vinner
   *[other] { $name } vinner
}

play-share-win = { $who ->
   *[other] { $names } delar på segern
}

play-round-of = Omgång { $round } av { $rounds }
play-list-end = { $first } och { $last }
play-list-comma = { $first }, { $next }
play-upper-done = Övre delen: { $upper }, bonusen är klar
play-upper-lost = Övre delen: { $upper } av { $threshold }, ingen bonus
play-upper-empty = Övre delen: { $upper } av { $threshold }
play-upper-on-pace = Övre delen: { $upper } av { $threshold }, bonus: i fas
play-upper-ahead = Övre delen: { $upper } av { $threshold }, bonus: { $ahead } före
play-upper-behind = Övre delen: { $upper } av { $threshold }, bonus: { $behind } efter
play-later = { $category } kommer senare. { $why }
play-next-box = Nästa ruta: { $category }.
play-wins-now = { $category } vinner spelet direkt!
play-upper-higher = Övre delen: { $upper } av { $threshold } till bonusen på { $points }
play-offer-then = { $offer }, { $points } efter nästa kast
play-needs-points = { $category } ger poäng bara om { $other } redan har gett poäng.
play-needs-more = { $category } måste bli högre än { $other }: mer än { $points }.
play-needs-less = { $category } måste bli lägre än { $other }: mindre än { $points }.

play-roll-count = { $made ->
    [0] { $rolls } kast
   *[other] Kast { $made } av { $rolls }
}

play-rank = { $rank ->
    [1] { $rank }:a
    [2] { $rank }:a
   *[other] { $rank }:e
}

play-list-or = { $first } eller { $last }
