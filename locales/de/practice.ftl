practice-title = Üben

practice-help = Was würdest du tun? Tippe die Würfel an, die du behalten würdest, oder fülle ein Feld aus. Dann siehst du, was jede Möglichkeit wert ist.

practice-who = Wer übt?

practice-coming = Gleich kommt eine Aufgabe …

practice-position = Du bist dran

practice-dice = Würfel

practice-card = Dein Zettel

practice-roll-all = Alle neu würfeln

practice-roll-rest = Behalte { $dice }, würfle den Rest

practice-all-kept = Du behältst alle Würfel: Fülle ein Feld aus.

practice-no-roll = Fülle ein Feld aus.

practice-upper-of = Oberer Teil: { $upper } von { $threshold } für den Bonus.

practice-upper-alone = Oberer Teil: { $upper }.

practice-scores = {", bringt "}

practice-next = Weiter

practice-right = Richtig, das ist die beste Wahl.

practice-wrong = Das kostet im Schnitt { $points } Punkte. Besser: { $order }.

practice-not-counted = Das zählt nicht: Die beste Wahl war leicht zu sehen.

practice-own-mistake = Aus einem deiner Spiele. Damals hast du gewählt: „{ $order }“.

practice-all = Alle Möglichkeiten

practice-counted = Leichte Aufgaben zählen nicht: solche, bei denen alles andere klar schlechter ist. Es sei denn, du lagst dort schon einmal falsch.

practice-link-text = Üben: Was würdest du hier behalten?

practice-silent = Zu diesen Regeln gibt es keine Aufgabe zum Üben.

practice-no-decisions = Noch keine Entscheidungen.

practice-so-far = { $streak } richtig in Folge. Längste Serie: { $longest }. Richtig: { $right } von { $all }.
