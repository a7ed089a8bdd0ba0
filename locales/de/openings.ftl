### Alle ersten Würfe eines Spiels.

openings-title = Der erste Wurf

openings-about = Was nach dem ersten Wurf eines Spiels die beste Wahl ist, wie viel besser als die nächstbeste, und welches Ergebnis perfekt gespielt im Schnitt herauskommt.

openings-link = Der erste Wurf: Was behältst du am besten?

openings-wanted = Nur Würfe mit diesen Würfeln

openings-wanted-help = Zum Beispiel 1 1 5

openings-roll = Erster Wurf

openings-lead = Vorsprung

openings-all = { $count } erste Würfe. Perfekt gespielt kommen im Schnitt { $points } Punkte heraus.

openings-found = { $count } von { $all } ersten Würfen. Die Chance auf einen davon: { $chance }.

openings-none = In keinem ersten Wurf sind alle diese Würfel.

openings-no-dice = Gib Zahlen von 1 bis 6 ein.
