rule-sets-yahtzee-basic = Yahtzee, enkel
rule-sets-yahtzee-advanced = Yahtzee, avancerad
rule-sets-yahtzee-official = Yahtzee, officiell
rule-sets-yahtzee-club = Yahtzee, klubb
rule-sets-yatzy = Yatzy
rule-sets-yahtzie = Yahtzie
