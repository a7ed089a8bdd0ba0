advice-chance = { $percent }{ "\u00A0" }%
advice-chance-small = <1{ "\u00A0" }%
advice-chance-large = >99{ "\u00A0" }%
advice-did-roll-all = Slog om alla
advice-did-keep = Sparade { $dice }
advice-did-score = Fyllde i { $category }
advice-did-score-zero = Strök { $category }
advice-thinking = Coachen tänker.
