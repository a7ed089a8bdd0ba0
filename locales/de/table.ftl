table-standings = Zwischenstand

table-back-to-turn = Zurück

table-coach = Trainer

table-card-of = { $name-is ->
    [you] Dein Zettel
   *[other] Zettel von { $name }
}

table-points-playing = Punkte, gerade dran

table-points = Punkte

table-plus = +{ $points }
table-rolls-saved = { $rolls } gespart

table-of-goal = { $upper }/{ $goal }

table-of-goal-aloud = { $upper } von { $goal } für den Bonus

table-bonus-earned = { $earned }, Bonus geschafft mit { $upper }
table-later = kommt später dran
table-next = frei, als Nächstes dran
table-order = { $order ->
    [down] Von oben nach unten
    [up] Von unten nach oben
    [upper-first] Oberer Teil zuerst
   *[lower-first] Unterer Teil zuerst
}
table-bonus-earned-more = { $earned }, Bonus geschafft mit { $upper }, ab { $goal } sind es { $points }

table-full-screen = Vollbild

table-sound = Ton
table-sound-on = Ton: an
table-sound-off = Ton: aus

table-sound-help = Würfel, Bleistift und Glöckchen, ganz leise.

table-vibration = Vibration

table-vibration-help = Ein kurzes Brummen, wenn die Würfel liegen bleiben.

table-left-handed = Für Linkshänder

table-left-handed-help = Würfel und Knöpfe für die linke Hand.

table-help-name = Hilfe: So wird gespielt
