table-standings = Zwischenstand

table-back-to-turn = Zurück

table-full-screen = Vollbild

table-sound = Ton
table-sound-on = Ton: an
table-sound-off = Ton: aus

table-sound-help = Würfel, Bleistift und Glöckchen, ganz leise.

table-vibration = Vibration

table-vibration-help = Ein kurzes Brummen, wenn die Würfel liegen bleiben.

table-left-handed = Linkshändig

table-left-handed-help = Würfel und Knöpfe für die linke Hand.

table-coach = Trainer

table-help-name = Hilfe: So wird gespielt

table-card-of = { $name-is ->
    [you] Dein Zettel
   *[other] Zettel von { $name }
}

table-points-playing = Punkte, gerade dran

table-points = Punkte

table-plus = +{ $points }

table-of-goal = { $upper }/{ $goal }

table-of-goal-aloud = { $upper } von { $goal } für den Bonus

table-bonus-earned = { $earned }, Bonus geschafft mit { $upper }
