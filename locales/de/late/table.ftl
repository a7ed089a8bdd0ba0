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
