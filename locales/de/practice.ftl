practice-title = Üben

practice-help = Was würdest du tun? Tippe die Würfel an, die du behalten würdest, oder füll ein Feld aus. Dann siehst du, was jede Möglichkeit wert ist.

practice-who = Wer übt?

practice-coming = Gleich kommt eine Aufgabe …

practice-next = Weiter

practice-right = Richtig, das ist die beste Wahl.

practice-wrong = Das kostet im Schnitt { $points } Punkte. Besser: { $order }.
practice-right-to-win = Richtig, das ist die beste Wahl für den Sieg: { $chance }.
practice-wrong-to-win = Damit gewinnst du in { $chance } statt { $best } der Fälle. Besser: { $order }.
practice-for-most-points = Für die meisten Punkte: { $order }.

practice-not-counted = Das zählt nicht: Die beste Wahl war leicht zu sehen.

practice-own-mistake = Aus einem deiner Spiele. Damals hast du so entschieden. { $did }.

practice-in-the-game = Im Spiel: { $did }. Diese Antwort zählt nicht in deinen Ergebnissen.

practice-to-review = Zurück zum Rückblick
practice-others-and-totals = Die anderen bis dahin – { $totals }

practice-counted = Leichte Aufgaben, bei denen alles andere klar schlechter ist, zählen nicht – außer du lagst dort schon einmal falsch.

practice-link-text = Üben: Was würdest du hier behalten?

practice-silent = Zu diesen Regeln gibt es keine Aufgabe zum Üben.

practice-start = Loslegen

practice-asks = Was würdest du tun?

practice-asks-for = Tippe an, was du behalten willst, oder wähle ein Feld.

practice-of = { $part } von { $all }

practice-five = Fünf für heute

practice-five-help = Fünf Aufgaben, heute für alle dieselben.

practice-five-result = { $best } von { $all } richtig, { $points } Punkte verschenkt.

practice-chosen-was = Deine Wahl: { $did }.

practice-no-decisions = Noch keine Entscheidungen.

practice-so-far = { $streak } richtig in Folge. Längste Serie: { $longest }. Richtig: { $right } von { $all }.

practice-chooses = In { $right } von { $all } Fällen triffst du die beste Wahl.

practice-first-keep = Nach dem ersten Wurf

practice-second-keep = Nach dem zweiten Wurf

practice-fill = Ein Feld ausfüllen

practice-more = Ergebnisse in Zahlen
