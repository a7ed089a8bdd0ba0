rule-sets-yahtzee-basic = Kniffel, einfach
rule-sets-yahtzee-advanced = Kniffel, erweitert
rule-sets-yahtzee-official = Kniffel, offiziell
rule-sets-yahtzee-club = Kniffel, Verein
rule-sets-yatzy = Yatzy
rule-sets-yahtzie = Yahtzie
