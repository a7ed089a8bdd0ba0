table-standings = Ställning
table-back-to-turn = Tillbaka
table-coach = Coach
table-card-of = { $name-is ->
    [you] Ditt protokoll
   *[other] Protokoll: { $name }
}

table-points-playing = poäng, spelar nu
table-points = poäng
table-plus = +{ $points }
table-rolls-saved = { $rolls ->
    [one] { $rolls } sparat
   *[other] { $rolls } sparade
}
table-of-goal = { $upper }/{ $goal }
table-of-goal-aloud = { $upper } av { $goal } till bonusen
table-bonus-earned = { $earned }, bonusen klar med { $upper }
table-later = kommer senare
table-next = tom, näst i tur
table-order = { $order ->
    [down] Uppifrån och ned
    [up] Nedifrån och upp
    [upper-first] Övre delen först
   *[lower-first] Nedre delen först
}
table-bonus-earned-more = { $earned }, bonusen klar med { $upper }, blir { $points } vid { $goal }

table-full-screen = Helskärm
table-sound = Ljud
table-sound-on = Ljud: på
table-sound-off = Ljud: av
table-sound-help = Tärningar, penna och pling, dämpat.
table-vibration = Vibration
table-vibration-help = Ett kort surr när tärningarna landar.
table-left-handed = Vänsterhänt
table-left-handed-help = Tärningar och knappar för vänster hand.
table-help-name = Hjälp: så spelar man
