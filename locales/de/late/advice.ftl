advice-chance = { $percent }{ "\u00A0" }%

advice-chance-small = <1{ "\u00A0" }%

advice-chance-large = >99{ "\u00A0" }%

advice-did-roll-all = Alle neu gewürfelt

advice-did-keep = Behalten: { $dice }

advice-did-score = { $category } genommen

advice-did-score-zero = { $category } gestrichen

advice-thinking = Der Trainer überlegt.
advice-takes-half-minute = Bei diesen Regeln dauert es bis zu einer halben Minute, das beste Spiel auszurechnen, aber nur einmal auf diesem Gerät.
advice-takes-minutes = Bei diesen Regeln dauert es ein, zwei Minuten, das beste Spiel auszurechnen, aber nur einmal auf diesem Gerät.
