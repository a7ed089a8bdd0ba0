### The rule sets: their names.

rule-sets-yahtzee-basic = Yahtzee, basic
rule-sets-yahtzee-advanced = Yahtzee, advanced
rule-sets-yahtzee-official = Yahtzee, official
rule-sets-yahtzee-club = Yahtzee, club
rule-sets-yatzy = Yatzy
rule-sets-yahtzie = Yahtzie
rule-sets-kniffel = Kniffel
rule-sets-kniffel-travel = Kniffel, travel edition
rule-sets-kniffel-championship = Kniffel, championship
rule-sets-yams = Yams
rule-sets-yacht = Yacht
rule-sets-yacht-51 = Yacht Dice
rule-sets-cheerio = Cheerio
rule-sets-crag = Crag
rule-sets-generala = Generala
rule-sets-yatzy-forced = Yatzy, forced
rule-sets-yatzy-half-forced = Yatzy, half-forced
rule-sets-kismet = Kismet
rule-sets-super-yatzy = Super Yatzy
rule-sets-maxi-yatzy-forced = Maxi Yatzy, forced
rule-sets-maxi-yatzy = Maxi Yatzy
rule-sets-maxi-yatzy-saved = Maxi Yatzy, saved rolls
rule-sets-yam = Yam
