### The rule sets: their names.

rule-sets-yahtzee-basic = Yahtzee, basic
rule-sets-yahtzee-advanced = Yahtzee, advanced
rule-sets-yahtzee-official = Yahtzee, official
rule-sets-yahtzee-club = Yahtzee, club
rule-sets-yatzy = Yatzy
rule-sets-yahtzie = Yahtzie
