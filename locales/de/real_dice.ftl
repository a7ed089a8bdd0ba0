real-dice-real-dice = Echte Würfel

real-dice-link = Mit eigenen Würfeln

real-dice-finished-link = Zettel mit eigenen Würfeln

real-dice-lead = Ihr würfelt mit euren eigenen Würfeln, und Rollkeep schreibt auf.

real-dice-none = Noch keine Zettel. Dein erster erscheint hier.

real-dice-new = Neuer Zettel

real-dice-begin = Zettel anfangen

real-dice-in-play = Laufend

real-dice-finished = Beendet

real-dice-all-cards = Alle Zettel

real-dice-your-dice = Deine Würfel

real-dice-how = Tippe deine Würfel ein, oder tippe auf ein Feld und schreib die Punkte.

real-dice-tap-box = Tippe auf ein Feld, um die Punkte einzutragen.

real-dice-keep-these = Diese bleiben, Rest neu

real-dice-count = In der Statistik zählen

real-dice-count-help = In einem eigenen Teil, getrennt von Spielen mit den Würfeln von Rollkeep.

real-dice-coach = Trainer

real-dice-coach-help = Tippe deine Würfel ein, und der Trainer sagt, was am besten ist.

real-dice-again = Noch ein Zettel

real-dice-points = Punkte

real-dice-write-title = Eintragen

real-dice-or-dice = Oder tippe die Würfel ein

real-dice-clear = Feld leeren

real-dice-no-number = Schreib die Punkte als Zahl.

real-dice-ranking = Rangliste

real-dice-counted = Beendete Zettel mit eigenen Würfeln, getrennt von allen anderen Spielen. Jeden Zettel kannst du auch weglassen.

real-dice-delete-question = Diesen Zettel löschen?

real-dice-deleted = Zettel gelöscht.

real-dice-is-back = Der Zettel ist wieder da.

real-dice-not-back = Der Zettel ließ sich nicht zurückholen.

real-dice-missing = Dieser Zettel ist nicht auf diesem Gerät

real-dice-missing-help = Er wurde gelöscht oder in einem anderen Browser geschrieben.

real-dice-changed = Dieser Zettel wurde in einem anderen Tab geändert. So sieht er jetzt aus: Bitte trag es noch einmal ein.

real-dice-ranking-heads-player = Spieler
real-dice-ranking-heads-place = Platz
real-dice-ranking-heads-total = Gesamt
real-dice-player-heads-player = Spieler
real-dice-player-heads-games = Spiele
real-dice-player-heads-won = Siege
real-dice-player-heads-average = Schnitt
real-dice-player-heads-best = Rekord
