challenges-challenges = Herausforderungen

challenges-challenge = Freunde herausfordern

challenges-what-it-is = Du spielst zuerst, deine Freunde später, und die Würfel fallen für alle gleich. Danach seht ihr alle Zettel.

challenges-name-wanted = Gib einen Namen ein, unter dem dich die anderen kennen.

challenges-play-now = Jetzt spielen

challenges-sent-and-received = Verschickt und bekommen

challenges-none-yet = Noch keine Herausforderungen. Spiel eine und verschick sie oder öffne einen Link, den dir jemand geschickt hat.

challenges-same-dice = Alle spielen für sich, und die Würfel fallen für alle gleich: Wer dasselbe behält, würfelt auch dasselbe. Die anderen Zettel siehst du nach deinem eigenen Spiel.

challenges-honesty = Heimlich zweimal probieren geht immer; es ist ein Spiel unter Freunden.

challenges-accept = Annehmen und spielen

challenges-later = Später spielen

challenges-kept-for-later = Gemerkt. Du findest sie bei deinen Herausforderungen.

challenges-decline = Ablehnen

challenges-go-on = Weiterspielen

challenges-after-your-game = Hier siehst du alle Zettel, sobald dein eigenes Spiel vorbei ist.

challenges-keep = Übernehmen

challenges-not-kept-yet = Das Spiel aus diesem Link ist noch nicht bei deinen Herausforderungen.

challenges-kept = Liegt jetzt bei deinen Herausforderungen.

challenges-full = Diese Herausforderung hat schon 64 Antworten. Mehr geht nicht.

challenges-newer = Nicht gespeichert: Eine neuere Version von Rollkeep hat hier schon etwas gespeichert.

challenges-your-own = Das ist der Link zu deinem eigenen Spiel.

challenges-day-is-over = Dieser Tag ist vorbei und sein Tagesspiel auch.

challenges-day-to-come = Dieser Tag kommt erst noch. Öffne den Link wieder, wenn es so weit ist.

challenges-no-challenge = Diese Herausforderung gibt es hier nicht

challenges-no-challenge-help = Vielleicht wurde sie auf diesem Gerät gelöscht. Öffne ihren Link noch einmal, um sie zu sehen.

challenges-send = Herausforderung schicken

challenges-compare = Zettel vergleichen

challenges-link-help = Für deine Freunde fallen die Würfel genauso. Deinen Zettel sehen sie erst nach ihrem eigenen Spiel. Den Link können beliebig viele öffnen.

challenges-ranking = Wer mitgespielt hat

challenges-why-different = Wer dasselbe behielt, würfelte auch dasselbe. Jeder Unterschied begann also mit einer anderen Wahl.

challenges-rank = Platz

challenges-name = Name

challenges-total = Gesamt

challenges-lost = Verschenkt

challenges-unknown = …

challenges-in-play = spielt noch

challenges-cards = Zettel für Zettel

challenges-parted = Hier trennten sich eure Wege

challenges-they-parted = Hier trennten sich die Wege

challenges-never-parted = Kein einziges Mal anders entschieden.

challenges-delete-question = Diese Herausforderung löschen?

challenges-delete-why = Alle Zettel darin sind dann endgültig weg, auch deiner. Nur dein eigenes Tagesspiel bleibt erhalten.

challenges-no-dice = Der Browser liefert keine Zufallszahlen. Darum lässt sich hier nicht würfeln.

challenges-your-turn = Du bist dran

challenges-you-play = Du spielst gerade

challenges-send-it = Fertig. Jetzt abschicken

challenges-declined = Abgelehnt

challenges-game-of-day = Tagesspiel vom { $date }

challenges-invites = { $players ->
    [one] { $who } fordert dich heraus: { $rules }
   *[other] { $who } fordern dich heraus: { $rules }
}

challenges-played-day = { $players ->
    [one] { $who } hat das Tagesspiel vom { $date } gespielt
   *[other] { $who } haben das Tagesspiel vom { $date } gespielt
}

challenges-taken = { $name } hat hier schon gespielt. Nimm einen anderen Namen.

challenges-send-answer-to = Antwort an { $name } schicken

challenges-send-answer-to-all = Antwort schicken

challenges-answer-shows = { $players ->
    [one] { $who } sieht die Zettel nebeneinander. Auch andere können den Link öffnen: Sie spielen dann zuerst selbst.
   *[other] { $who } sehen die Zettel nebeneinander. Auch andere können den Link öffnen: Sie spielen dann zuerst selbst.
}

challenges-answer-will-show = { $players ->
    [one] Dieses Spiel ist noch nicht fertig: { $who } sieht erst, wie es bei dir lief, wenn du es am Ende noch einmal schickst. Für alle, die den Link öffnen, fallen die Würfel gleich.
   *[other] Dieses Spiel ist noch nicht fertig: { $who } sehen erst, wie es bei dir lief, wenn du es am Ende noch einmal schickst. Für alle, die den Link öffnen, fallen die Würfel gleich.
}

challenges-waits-for-you = { $players ->
    [one] { $who } fordert dich heraus
   *[other] { $who } fordern dich heraus
}

challenges-name-and-total = { $name }:{ "\u00A0" }{ $total }

challenges-still-plays = { $name } spielt noch

challenges-nobody-finished = Noch niemand ist fertig

challenges-no-answers = Noch keine Antworten

challenges-kept-dice = { $dice } behalten

challenges-rolled-all = alle neu gewürfelt

challenges-took-box = { $category } genommen

challenges-was-best = ✓ beste Wahl

challenges-cost-points = { $points } Punkte

challenges-a-friend = Jemand
challenges-a-friend-within = jemand

challenges-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}

challenges-you-beat = Du hast { $name } mit { $mine } zu { $theirs } geschlagen

challenges-beats-you = { $name } hat dich mit { $theirs } zu { $mine } geschlagen

challenges-you-tie = Gleichstand: Du und { $name } habt beide { $mine }

challenges-tally = Bisher: du { $won } – { $lost } { $name }

challenges-rematch = Revanche

# The title of a link with an answer.
# $name (name): who has played
# $rules (text): as “Yatzy”
challenges-answers = { $name } nimmt deine Herausforderung an: { $rules }
