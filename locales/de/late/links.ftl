links-play-on = Hier weiterspielen

links-keep = Behalten

links-open = Spiel öffnen

links-open-other = Spiel auf diesem Gerät öffnen

links-watch = Ansehen

links-nothing-changes = Auf diesem Gerät wird nichts gespeichert, wenn du es nicht willst.

links-who-is-you = „Du“ ist in diesem Spiel, wer es angelegt hat.

links-close-replay = Wiedergabe schließen

links-step-back = Zurück

links-step-on = Weiter

links-play = Abspielen

links-stop = Pause

links-step = Schritt

links-turn-title = Zug

links-the-start = Anfang

links-judged = Trainer: jede Entscheidung bewerten

links-who-plays = Wer spielt?

links-who-plays-help = Wer den Link öffnet, liest diese Namen.

links-make-link = Link erstellen

links-share-game = Spiel teilen

links-to-play-on = Wer diesen Link öffnet, kann ab hier weiterspielen. Schickt ihn hin und her und spielt so zusammen, jeder auf seinem Gerät.

links-to-look-at = Wer diesen Link öffnet, sieht alle Zettel, kann sich das Spiel ansehen und es behalten.

links-no-server = Das ganze Spiel steckt im Link, mit allen Namen. Kein Server speichert es.

links-share-link = Link teilen

links-copy-message = Nachricht mit Link kopieren

links-copied = Die Nachricht mit dem Link ist kopiert.

links-not-copied = Der Browser hat den Link nicht kopiert. Markiere ihn unten und kopiere ihn selbst.

links-qr-code = QR-Code des Links

links-scan = Richte die Kamera eines anderen Geräts hierher.

links-no-qr-code = Das Spiel ist zu lang für einen QR-Code. In den Link passt es.

links-link-and-code = Link und QR-Code

links-damaged = Dieser Link ist beschädigt

links-damaged-help = Ein Teil davon fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken, oder kopiere ihn ganz. Deine eigenen Spiele sind noch so, wie sie waren.

links-newer = Dieser Link ist neuer als diese App

links-newer-help = Er wurde mit einer neueren Version von Rollkeep erstellt. Schließ alle Tabs mit Rollkeep und öffne es wieder, um diese Version zu bekommen. Öffne dann den Link noch einmal. Deine eigenen Spiele sind noch so, wie sie waren.

links-unknown-rules = Die Regeln in diesem Link sind hier nicht bekannt

links-unknown-rules-help = Der Link wurde mit einer anderen Version von Rollkeep erstellt, die mehr Regeln kennt. Deine eigenen Spiele sind noch so, wie sie waren.

links-no-game = In diesem Link steckt kein Spiel

links-too-many-players-help = So viele können nach seinen Regeln nicht spielen. Deine eigenen Spiele sind noch so, wie sie waren.

links-bad-players-help = Seine Spieler oder seine Uhr kann es so nicht geben. Deine eigenen Spiele sind noch so, wie sie waren.

links-bad-rules-help = Nach seinen Regeln kann niemand spielen. Deine eigenen Spiele sind noch so, wie sie waren.

links-too-long = Dieser Link ist zu lang

links-too-long-help = So lang ist kein Spiel. Lass dir den Link noch einmal schicken. Deine eigenen Spiele sind noch so, wie sie waren.

links-game-too-long = In diesem Spiel ist so viel passiert, dass es nicht in einen Link passt. Der Export in den Einstellungen enthält es.

links-game-of-unknown-rules = Links kennen die Regeln dieses Spiels nicht. Der Export in den Einstellungen enthält es.

links-game-does-not-fit = Dieses Spiel passt nicht in einen Link. Der Export in den Einstellungen enthält es.

links-new-here = Dieses Spiel ist noch nicht auf diesem Gerät. Du kannst hier weiterspielen.

links-new-here-over = Dieses Spiel ist noch nicht auf diesem Gerät. Du kannst es bei deinen beendeten Spielen behalten.

links-just-as-far = Dieses Spiel ist schon auf diesem Gerät, genau so weit.

links-further-here = Dieses Spiel ist schon auf diesem Gerät und hier weiter als im Link.

links-further-there = Dieses Spiel ist auf diesem Gerät, im Link ging es aber weiter. Spiel hier weiter, um dort anzuknüpfen.

links-further-there-over = Dieses Spiel ist auf diesem Gerät, im Link ist es aber zu Ende gespielt. Behalte es, um das Ende auch hier zu haben.

links-fork = Dieses Spiel ist auch auf diesem Gerät, ging aber anders weiter. Wenn du hier weiterspielst, bleiben beide: das von hier und das aus dem Link.

links-fork-over = Dieses Spiel ist auch auf diesem Gerät, ging aber anders weiter. Wenn du es behältst, bleiben beide: das von hier und das aus dem Link.

links-finished = beendet

links-rules-and-names = { $rules }: { $names }

links-turn-alone = Zug { $number }

links-turn-of = Zug { $number }, { $name }

links-step-of = { $step } von { $last }

links-the-end = Ende

links-game-begins = Das Spiel beginnt.

links-rolls = { $name-is ->
    [you] Du würfelst { $dice }.
   *[other] { $name } würfelt { $dice }.
}

links-keeps-and-rolls = { $name-is ->
    [you] Du behältst { $kept } und kommst auf { $dice }.
   *[other] { $name } behält { $kept } und kommt auf { $dice }.
}

links-takes-score-back = { $name-is ->
    [you] Du nimmst einen Eintrag zurück.
   *[other] { $name } nimmt einen Eintrag zurück.
}

links-your-turn = Du bist dran, { $name }

links-send-result = Ergebnis schicken

links-plays-elsewhere-help = Der Zug ist hier dann verdeckt. Schick den Link, und öffne den, der zurückkommt.
