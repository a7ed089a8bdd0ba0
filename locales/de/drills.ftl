drills-practice = Üben

drills-help = Was würdest du tun? Tippe die Würfel an, die du behalten würdest, oder fülle ein Feld aus. Dann siehst du, was jede Möglichkeit wert ist.

drills-who = Wer übt?

drills-coming = Gleich kommt eine Aufgabe …

drills-position = Du bist dran

drills-dice = Würfel

drills-card = Dein Zettel

drills-roll-all = Alle neu würfeln

drills-roll-rest = Behalte { $dice }, würfle den Rest

drills-all-kept = Du behältst alle Würfel: Fülle ein Feld aus.

drills-no-roll = Fülle ein Feld aus.

drills-upper-of = Oberer Teil: { $upper } von { $threshold } für den Bonus.

drills-upper-alone = Oberer Teil: { $upper }.

drills-scores = {", bringt "}

drills-next = Weiter

drills-right = Richtig, das ist die beste Wahl.

drills-wrong = Das kostet im Schnitt { $points } Punkte. Besser: { $order }.

drills-not-counted = Das zählt nicht: Die beste Wahl war leicht zu sehen.

drills-own-mistake = Aus einem deiner Spiele. Damals hast du gewählt: „{ $order }“.

drills-all = Alle Möglichkeiten

drills-counted = Leichte Aufgaben zählen nicht: solche, bei denen alles andere klar schlechter ist. Es sei denn, du lagst dort schon einmal falsch.

drills-practice-link = Üben: Was würdest du hier behalten?

drills-silent = Zu diesen Regeln gibt es keine Aufgabe zum Üben.

drills-no-decisions = Noch keine Entscheidungen.

drills-so-far = { $streak } richtig in Folge. Längste Serie: { $longest }. Richtig: { $right } von { $all }.
