advice-number = { $points }
advice-fewer = −{ $points }
advice-more = +{ $points }
advice-kept-alike = { $number ->
    [1] { $face ->
        [1] en etta
        [2] en tvåa
        [3] en trea
        [4] en fyra
        [5] en femma
       *[6] en sexa
    }
   *[other] { categories-number } { dice-plural }
}

advice-kept-mixed = { $faces }
advice-kept-none = inget
advice-roll-all = Slå om alla
advice-keep = Spara { $dice }
advice-score = Ta { $category }
advice-score-zero = Stryk { $category }
advice-than-rolling-all = att slå om alla
advice-than-keeping = att spara { $dice }
advice-than-scoring = att ta { $category }
advice-than-scoring-zero = att stryka { $category }
advice-also-rolling-all = slå om alla
advice-also-keeping = spara { $dice }
advice-also-scoring = ta { $category }
advice-also-scoring-zero = stryk { $category }
advice-only = { $order }.
advice-as-good = { $order } eller { $other }: lika bra.
advice-better-than = { $order }: i snitt { $points } poäng bättre än { $other }.
advice-yours-is-best = { $order }. Ditt val är bäst.
advice-better-than-yours = { $order }: i snitt { $points } poäng bättre än ditt val.
advice-is-best = bäst
advice-is-best-aloud = det bästa valet
advice-less-aloud = i snitt { $points } poäng sämre än det bästa valet
advice-other-to-win = För att vinna: { $order } ({ $chance } i stället för { $less }). Flest poäng: { $points-order }.
advice-wins-with-best = Vinstchans: { $chance }
advice-working = Coachen tänker: { $percent }{ "\u00A0" }%.
advice-working-long = Coachen tänker: { $percent }{ "\u00A0" }%, ungefär { $seconds } sekunder till.
advice-no-best-play = När kast kan sparas tar det för lång tid att räkna ut de bästa valen, så här finns ingen coach.
advice-too-large = Med de här reglerna tar det för lång tid att räkna ut de bästa valen.

advice-chance = { $percent }{ "\u00A0" }%
advice-chance-small = <{ $percent }{ "\u00A0" }%
advice-chance-large = >{ $percent }{ "\u00A0" }%
advice-did-roll-all = Slog om alla
advice-did-keep = Sparade { $dice }
advice-did-score = Tog { $category }
advice-did-score-zero = Strök { $category }
advice-thinking = Coachen tänker.
advice-takes-half-minute = Med de här reglerna tar det upp till en halv minut att räkna ut de bästa valen, men bara första gången på den här enheten.
advice-takes-minutes = Med de här reglerna tar det en minut eller två att räkna ut de bästa valen, men bara första gången på den här enheten.

advice-why = Varför är det bästa valet bättre?
advice-from-box = på { $category }
advice-from-bonus = från bonusen
advice-from-extra = från extra { $category }
advice-why-one = Det ger i snitt { $points } poäng mer { $from }.
advice-why-two = Det ger i snitt { $points } poäng mer { $from } och { $points-too } { $from-too }.
advice-why-one-against = Det ger i snitt { $points } poäng mer { $from } men { $fewer } mindre { $from-other }.
advice-why-two-against = Det ger i snitt { $points } poäng mer { $from } och { $points-too } { $from-too } men { $fewer } mindre { $from-other }.
advice-why-many = Det är bättre på många sätt samtidigt.
advice-why-all = Varifrån poängen kommer
advice-why-from = Varifrån
advice-why-points = Poäng mer
advice-outlook = Hur sannolik varje slutsumma är
advice-outlook-help = Hur sannolikt det är att nå varje slutsumma eller mer, med bästa spel därefter
advice-why-too-long = Med så många tomma rutor tar det för lång tid att räkna ut.
advice-chance-to-win = Vinstchans
advice-chance-to-win-help = Vinstchans: om alla spelar för flest poäng efter den här omgången. Oavgjort delas: en halv vinst var för två, en tredjedels för tre.
advice-choice-and-bonus = { $choice } (bonus: { $chance })
