advice-number = { $points }

advice-fewer = −{ $points }

advice-more = +{ $points }

advice-kept-alike = { $number ->
    [1] die { $face }
   *[other] die { categories-number } { dice-plural }
}

advice-kept-mixed = die { $faces }
advice-kept-none = nichts

advice-roll-all = Würfle alle neu

advice-keep = Behalte { $dice }

advice-score = Nimm { $category }

advice-score-zero = Streiche { $category }

advice-than-rolling-all = alle neu zu würfeln

advice-than-keeping = { $dice } zu behalten

advice-than-scoring = { $category } zu nehmen

advice-than-scoring-zero = { $category } zu streichen

advice-also-rolling-all = alle neu würfeln

advice-also-keeping = { $dice } behalten

advice-also-scoring = { $category } nehmen

advice-also-scoring-zero = { $category } streichen

advice-only = { $order }.

advice-as-good = { $order }. Genauso gut: { $other }.

advice-better-than = { $order }: im Schnitt { $points } Punkte besser, als { $other }.

advice-yours-is-best = { $order }. Deine Wahl ist die beste.

advice-better-than-yours = { $order }: im Schnitt { $points } Punkte besser als deine Wahl.

advice-is-best = Tipp

advice-is-best-aloud = die beste Wahl

advice-less-aloud = im Schnitt { $points } Punkte weniger als die beste Wahl

advice-other-to-win = Für den Sieg: { $order } ({ $chance } statt { $less }). Für die meisten Punkte: { $points-order }.
advice-wins-with-best = Gewinnchance: { $chance }
advice-working = Der Trainer überlegt: { $percent }{ "\u00A0" }%.
advice-working-long = Der Trainer überlegt: { $percent }{ "\u00A0" }%, noch etwa { $seconds } Sekunden.
advice-no-best-play = Mit gesparten Würfen dauert es zu lange, die beste Wahl auszurechnen. Darum gibt es hier keinen Trainer.
advice-too-large = Mit diesen Regeln dauert es zu lange, die beste Wahl auszurechnen.

advice-chance = { $percent }{ "\u00A0" }%

advice-chance-small = <{ $percent }{ "\u00A0" }%

advice-chance-large = >{ $percent }{ "\u00A0" }%

advice-did-roll-all = Alle neu gewürfelt

advice-did-keep = Behalten: { $dice }

advice-did-score = { $category } genommen

advice-did-score-zero = { $category } gestrichen

advice-thinking = Der Trainer überlegt.
advice-takes-half-minute = Diese Regeln muss das Gerät einmal durchrechnen. Das dauert bis zu einer halben Minute.
advice-takes-minutes = Diese Regeln muss das Gerät einmal durchrechnen. Das dauert ein, zwei Minuten.

advice-why = Warum ist die beste Wahl besser?
advice-from-box = bei „{ $category }“
advice-from-bonus = beim oberen Bonus
advice-from-extra = durch einen Extra-{ $category }
advice-why-one = Das bringt im Schnitt { $points } Punkte mehr { $from }.
advice-why-two = Das bringt im Schnitt { $points } Punkte mehr { $from } und { $points-too } { $from-too }.
advice-why-one-against = Das bringt im Schnitt { $points } Punkte mehr { $from } und kostet { $fewer } { $from-other }.
advice-why-two-against = Das bringt im Schnitt { $points } Punkte mehr { $from } und { $points-too } { $from-too }, kostet aber { $fewer } { $from-other }.
advice-why-many = Es ist in vielem zugleich besser.
advice-why-all = Woher die Punkte kommen
advice-why-from = Woher
advice-why-points = Punkte mehr
advice-outlook = Wie wahrscheinlich jedes Ergebnis ist
advice-outlook-help = Wie wahrscheinlich man jedes Ergebnis oder mehr erreicht, wenn man danach am besten spielt
advice-why-too-long = Bei so vielen freien Feldern dauert das zu lange.
advice-chance-to-win = Gewinnchance
advice-chance-to-win-help = Gewinnchance: wenn nach diesem Zug alle auf die meisten Punkte spielen. Ein Gleichstand wird geteilt: für zwei je ein halber, für drei je ein drittel Sieg.
advice-choice-and-bonus = { $choice } (oberer Bonus: { $chance })
