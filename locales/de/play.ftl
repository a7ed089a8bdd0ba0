play-turn-of = { $name-is ->
    [you] Du bist dran
   *[other] { $name } ist dran
}

play-turn-with-rolls = { $name-is ->
    [you] { $left ->
        [0] Du bist dran, kein Wurf mehr
        [one] Du bist dran, noch { $left } Wurf
       *[other] Du bist dran, noch { $left } Würfe
    }
   *[other] { $left ->
        [0] { $name } ist dran, kein Wurf mehr
        [one] { $name } ist dran, noch { $left } Wurf
       *[other] { $name } ist dran, noch { $left } Würfe
    }
}

play-rolls-left = { $left ->
    [0] Kein Wurf mehr
    [one] Noch { $left } Wurf
   *[other] Noch { $left } Würfe
}

play-choose-box = Wähle ein Feld

play-roll-die = Würfeln

play-roll = Würfeln

play-roll-all-again = Alle neu würfeln

play-all-kept = Alle behalten

play-roll-dice = { $dice } Würfel werfen

play-computer-rolled = { $name } hat { $dice } gewürfelt.

play-you-rolled = Du hast { $dice } gewürfelt.

play-rolls-left-aloud = { $left ->
    [0] Kein Wurf mehr: Wähle ein Feld.
    [1] Noch ein Wurf.
    [2] Noch zwei Würfe.
   *[other] Noch { $left } Würfe.
}

play-rolls-and-saved = { $left ->
    [0] { $saved ->
        [one] { $saved } gesparter Wurf
       *[other] { $saved } gesparte Würfe
    }
    [one] { $left } Wurf + { $saved } gespart
   *[other] { $left } Würfe + { $saved } gespart
}

play-roll-saved = Gespart: { $dice } Würfel

play-rolls-saved = { $rolls ->
    [one] { $rolls } Wurf gespart
   *[other] { $rolls } Würfe gespart
}

play-score-in = { $bonus ->
    [0] { $points } für { $category }
   *[other] { $points } für { $category } plus { $bonus } Bonus
}

play-crosses-out = { $name-is ->
    [you] Du streichst { $category }
   *[other] { $name } streicht { $category }
}

play-takes-box = { $name-is ->
    [you] Du nimmst { $category } mit { $points }
   *[other] { $name } nimmt { $category } mit { $points }
}

play-takes-with-bonus = { $name-is ->
    [you] Du nimmst { $category } mit { $points } plus { $bonus } Bonus
   *[other] { $name } nimmt { $category } mit { $points } plus { $bonus } Bonus
}

play-sentence = { $text }.

play-name-and-points = { $name }: { $points }

play-of-player = { $name }: { $what }

play-computer-rolls = { $name } würfelt.

play-computer-thinks = { $name } überlegt.
play-computer-works = { $name } überlegt: { $percent }{ "\u00A0" }%.
play-computer-works-long = { $name } überlegt: { $percent }{ "\u00A0" }%, noch etwa { $seconds } Sekunden.

play-upper-points = Oben { $upper }.

play-upper-with-bonus = Oben { $upper }, Bonus geschafft.

play-upper-to-go = Oben { $upper }, noch { $more } bis zum Bonus.

play-offer = { $bonus ->
    [0] { $category }, bringt { $points }
   *[other] { $category }, bringt { $points } plus { $bonus } Bonus
}

play-closed = { $category }, geht nicht: { $why }

play-zero-question = { $category } streichen?

play-score-with-bonus-question = { $bonus ->
    [0] { $points } für { $category } eintragen?
   *[other] { $points } und { $bonus } Bonus für { $category } eintragen?
}

play-start-roll = { $name-is ->
    [you] Du würfelst um den ersten Zug
   *[other] { $name } würfelt um den ersten Zug
}

play-threw-for-start = { $name-is ->
    [you] Du hast eine { $pips } gewürfelt.
   *[other] { $name } hat eine { $pips } gewürfelt.
}

play-starts = { $name-is ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}

play-tied-for-start = { $who ->
    [you] { $names } würfelt noch einmal.
   *[other] { $names } würfeln noch einmal.
}

play-pass-to = { $name-is ->
    [you] Du bist dran
   *[other] Weiter an { $name }
}

play-ready = { $name-is ->
    [you] Ich bin bereit
   *[other] Ich bin { $name }
}

play-undo-of = { $name-is ->
    [you] Deinen Eintrag zurücknehmen
   *[other] Eintrag von { $name } zurücknehmen
}

play-time-up = { $name-is ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
}

play-no-winner = Die Zeit ist um

play-points-alone = { $total } Punkte

play-wins = { $name-is ->
    [you] Du hast gewonnen
   *[other] { $name } hat gewonnen
}

play-share-win = { $who ->
    [you] { $names } teilt euch den Sieg
   *[other] { $names } teilen sich den Sieg
}

play-round-of = Runde { $round } von { $rounds }

play-list-end = { $first } und { $last }
play-list-comma = { $first }, { $next }

play-upper-done = Oben: { $upper }, Bonus geschafft

play-upper-lost = Oben: { $upper } von { $threshold }, kein Bonus

play-upper-empty = Oben: { $upper } von { $threshold }

play-upper-on-pace = Oben: { $upper } von { $threshold }, Bonus: auf Kurs

play-upper-ahead = Oben: { $upper } von { $threshold }, Bonus: { $ahead } im Plus

play-upper-behind = Oben: { $upper } von { $threshold }, Bonus: { $behind } im Minus
play-later = Das Feld { $category } kommt später dran. { $why }
play-next-box = Nächstes Feld: { $category }.
play-wins-now = Mit { $category } ist das Spiel sofort gewonnen!
play-upper-higher = Oben: { $upper } von { $threshold } für den Bonus von { $points }
play-offer-then = { $offer }, nach einem weiteren Wurf { $points }
play-needs-points = Das Feld { $category } zählt nur, wenn bei { $other } Punkte stehen.
play-needs-more = Das Feld { $category } braucht mehr Punkte als { $other }: mehr als { $points }.
play-needs-less = Das Feld { $category } braucht weniger Punkte als { $other }: weniger als { $points }.

play-roll-count = { $made ->
    [0] { $rolls } Würfe
   *[other] Wurf { $made } von { $rolls }
}

play-rank = { $rank }.

play-list-or = { $first } oder { $last }
