challenges-challenges = Herausforderungen

challenges-challenge = Freunde herausfordern

challenges-what-it-is = Erst spielst du allein, später spielen deine Freunde mit denselben Würfeln. Danach seht ihr alle Zettel.

challenges-name-wanted = Gib einen Namen ein, unter dem dich die anderen kennen.

challenges-play-now = Jetzt spielen

challenges-sent-and-received = Verschickt und bekommen

challenges-none-yet = Noch keine Herausforderungen. Spiel eine und verschick sie, oder öffne einen Link, den dir jemand geschickt hat.

challenges-same-dice = Jeder spielt allein mit denselben Würfeln: Wer dieselben behält, bekommt dieselben Würfe. Alle Zettel siehst du nach deinem eigenen Spiel.

challenges-honesty = Heimlich zweimal probieren kann jeder; es ist ein Spiel unter Freunden.

challenges-accept = Annehmen und spielen

challenges-later = Später spielen

challenges-kept-for-later = Gemerkt. Sie wartet bei deinen Herausforderungen.

challenges-decline = Ablehnen

challenges-go-on = Weiterspielen

challenges-after-your-game = Hier siehst du alle Zettel, sobald dein eigenes Spiel vorbei ist.

challenges-keep = Behalten

challenges-not-kept-yet = Das Spiel aus diesem Link ist noch nicht bei deinen Herausforderungen.

challenges-kept = Liegt jetzt bei deinen Herausforderungen.

challenges-full = Diese Herausforderung hat schon 64 Antworten. Mehr passen nicht hinein.

challenges-newer = Nicht gespeichert: Eine neuere Version dieser App hat an derselben Stelle schon etwas abgelegt.

challenges-your-own = Das ist der Link zu deinem eigenen Spiel.

challenges-day-is-over = Dieser Tag ist vorbei, sein Spiel lässt sich nicht mehr spielen.

challenges-day-to-come = Dieser Tag kommt erst noch. Öffne den Link wieder, wenn es so weit ist.

challenges-no-challenge = Diese Herausforderung gibt es hier nicht

challenges-no-challenge-help = Vielleicht wurde sie auf diesem Gerät gelöscht. Öffne ihren Link noch einmal, um sie zu sehen.

challenges-send = Herausfordern

challenges-compare = Zettel vergleichen

challenges-link-help = Deine Freunde spielen mit denselben Würfeln und sehen deinen Zettel erst nach ihrem eigenen Spiel. Beliebig viele können den Link öffnen.

challenges-ranking = Wer mit diesen Würfeln gespielt hat

challenges-why-different = Wer dieselben Würfel behielt, bekam dieselben Würfe. Jeder Unterschied begann also mit einer anderen Wahl.

challenges-rank = Platz

challenges-name = Name

challenges-total = Gesamt

challenges-lost = Verschenkt

challenges-unknown = …

challenges-in-play = spielt noch

challenges-cards = Zettel für Zettel

challenges-parted = Hier gingen eure Wege auseinander

challenges-they-parted = Hier gingen die Wege auseinander

challenges-never-parted = Jede Entscheidung war gleich.

challenges-delete-question = Diese Herausforderung löschen?

challenges-delete-why = Alle Zettel darin sind dann endgültig weg, auch deiner. Nur dein eigenes Tagesspiel bleibt erhalten.

challenges-no-dice = Der Browser liefert keine Zufallszahlen, also gibt es keine Würfel.

challenges-your-turn = Spiel mit denselben Würfeln

challenges-you-play = Du spielst gerade

challenges-send-it = Fertig. Schick sie an Freunde

challenges-declined = Abgelehnt

challenges-game-of-day = Spiel vom { $date }

challenges-invites = { $players ->
    [one] { $who } fordert dich heraus: { $rules }
   *[other] { $who } fordern dich heraus: { $rules }
}

challenges-played-day = { $players ->
    [one] { $who } hat das Spiel vom { $date } gespielt
   *[other] { $who } haben das Spiel vom { $date } gespielt
}

challenges-taken = { $name } hat mit diesen Würfeln schon gespielt. Nimm einen anderen Namen.

challenges-send-answer-to = Antwort an { $name } schicken

challenges-send-answer-to-all = Antwort schicken

challenges-answer-shows = { $players ->
    [one] { $who } sieht die Zettel nebeneinander. Auch andere können den Link öffnen: Sie spielen erst mit denselben Würfeln.
   *[other] { $who } sehen die Zettel nebeneinander. Auch andere können den Link öffnen: Sie spielen erst mit denselben Würfeln.
}

challenges-answer-will-show = { $players ->
    [one] Dieses Spiel ist noch nicht fertig: { $who } sieht erst, wie es bei dir lief, wenn du es am Ende noch einmal schickst. Wer den Link öffnet, spielt mit denselben Würfeln.
   *[other] Dieses Spiel ist noch nicht fertig: { $who } sehen erst, wie es bei dir lief, wenn du es am Ende noch einmal schickst. Wer den Link öffnet, spielt mit denselben Würfeln.
}

challenges-waits-for-you = { $players ->
    [one] { $who } fordert dich heraus
   *[other] { $who } fordern dich heraus
}

challenges-name-and-total = { $name }{ "\u00A0" }{ $total }

challenges-still-plays = { $name } spielt noch

challenges-nobody-finished = Noch niemand ist fertig

challenges-no-answers = Noch keine Antworten

challenges-kept-dice = { $dice } behalten

challenges-rolled-all = alle neu gewürfelt

challenges-took-box = { $category } genommen

challenges-was-best = ✓ beste Wahl

challenges-cost-points = { $points } Punkte

challenges-a-friend = Jemand

challenges-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}

challenges-you-beat = Du schlägst { $name } mit { $mine } zu { $theirs }

challenges-beats-you = { $name } schlägt dich mit { $theirs } zu { $mine }

challenges-you-tie = Gleichstand: Du und { $name } habt beide { $mine }

challenges-tally = Bisher: du { $won } – { $lost } { $name }

challenges-rematch = Revanche
