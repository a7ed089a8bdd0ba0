table-standings = Ställning
table-back-to-turn = Tillbaka
table-full-screen = Helskärm
table-sound = Ljud
table-sound-on = Ljud: på
table-sound-off = Ljud: av
table-sound-help = Tärningar, penna och pling, dämpat.
table-vibration = Vibration
table-vibration-help = Ett kort surr när tärningarna landar.
table-left-handed = Vänsterhänt
table-left-handed-help = Tärningar och knappar för vänster hand.
table-coach = Coach
table-help-name = Hjälp: så spelar man
table-card-of = { $name-is ->
    [you] Ditt protokoll
   *[other] Protokoll: { $name }
}

table-points-playing = poäng, spelar nu
table-points = poäng
table-plus = +{ $points }
table-of-goal = { $upper }/{ $goal }
table-of-goal-aloud = { $upper } av { $goal } till bonusen
table-bonus-earned = { $earned }, bonusen klar med { $upper }
