advice-chance = { $percent }{ "\u00A0" }%

advice-chance-small = <1{ "\u00A0" }%

advice-chance-large = >99{ "\u00A0" }%

advice-did-roll-all = Alle neu gewürfelt

advice-did-keep = Behalten: { $dice }

advice-did-score = { $category } genommen

advice-did-score-zero = { $category } gestrichen

advice-thinking = Der Trainer überlegt.
advice-takes-half-minute = Diese Regeln muss das Gerät einmal durchrechnen. Das dauert bis zu einer halben Minute.
advice-takes-minutes = Diese Regeln muss das Gerät einmal durchrechnen. Das dauert ein, zwei Minuten.
