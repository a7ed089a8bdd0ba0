rule-sets-yahtzee-basic = Yahtzee, temel
rule-sets-yahtzee-advanced = Yahtzee, gelişmiş
rule-sets-yahtzee-official = Yahtzee, resmî
rule-sets-yahtzee-club = Yahtzee, kulüp
rule-sets-yatzy = Yatzy
rule-sets-yahtzie = Yahtzie
