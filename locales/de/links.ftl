links-send-instead = Als Link schicken

links-send-help = Wer dran ist, öffnet den Link, spielt und schickt ihn zurück.

links-send-to = { $name-is ->
    [you] Zurückschicken
   *[other] An { $name } schicken
}

links-plays-elsewhere = { $name-is ->
    [you] Du spielst an einem anderen Gerät
   *[other] { $name } spielt an einem anderen Gerät
}

links-play-on = Hier weiterspielen

links-keep = Übernehmen

links-open = Spiel öffnen

links-open-other = Spiel auf diesem Gerät öffnen

links-watch = Ansehen

links-nothing-changes = Auf diesem Gerät wird nichts gespeichert, solange du es nicht willst.

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

links-who-plays-help = Wer den Link öffnet, sieht diese Namen.

links-make-link = Link erstellen

links-share-game = Spiel teilen

links-to-play-on = Wer diesen Link öffnet, kann ab hier weiterspielen. Schickt ihn hin und her, dann spielt ihr zusammen, alle am eigenen Gerät.

links-to-look-at = Wer diesen Link öffnet, sieht alle Zettel, kann sich das Spiel ansehen und es übernehmen.

links-no-server = Das ganze Spiel steckt im Link, mit allen Namen. Kein Server speichert es.

links-share-link = Link teilen

links-copy-message = Nachricht mit Link kopieren

links-copied = Die Nachricht mit dem Link ist kopiert.

links-not-copied = Der Browser hat den Link nicht kopiert. Er ist unten markiert, du kannst ihn selbst kopieren.

links-qr-code = QR-Code des Links

links-scan = Richte die Kamera eines anderen Geräts auf diesen Code.

links-no-qr-code = Das Spiel ist zu lang für einen QR-Code. In den Link passt es.

links-link-and-code = Link und QR-Code

links-damaged = Dieser Link ist beschädigt

links-damaged-help = Ein Teil davon fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken oder kopiere ihn ganz. Deinen eigenen Spielen ist nichts passiert.

links-newer = Dieser Link ist zu neu für diese Version

links-newer-help = Er wurde mit einer neueren Version von Rollkeep erstellt. Schließ alle Tabs mit Rollkeep und öffne es wieder, um diese Version zu bekommen. Öffne dann den Link noch einmal. Deinen eigenen Spielen ist nichts passiert.

links-unknown-rules = Die Regeln in diesem Link sind hier nicht bekannt

links-unknown-rules-help = Der Link wurde mit einer anderen Version von Rollkeep erstellt, die mehr Regeln kennt. Deinen eigenen Spielen ist nichts passiert.

links-no-game = In diesem Link steckt kein Spiel

links-too-many-players-help = So viele können nach seinen Regeln nicht spielen. Deinen eigenen Spielen ist nichts passiert.

links-bad-players-help = Die Angaben zu Spielern oder Uhr stimmen nicht. Deinen eigenen Spielen ist nichts passiert.

links-bad-rules-help = Seine Regeln sind nicht spielbar. Deinen eigenen Spielen ist nichts passiert.

links-too-long = Dieser Link ist zu lang

links-too-long-help = So lang ist kein Spiel. Lass dir den Link noch einmal schicken. Deinen eigenen Spielen ist nichts passiert.

links-game-too-long = In diesem Spiel ist so viel passiert, dass es in keinen Link passt. Du kannst es in den Einstellungen exportieren.

links-game-of-unknown-rules = Dieses Spiel lässt sich wegen seiner Regeln nicht als Link schicken. Du kannst es in den Einstellungen exportieren.

links-game-does-not-fit = Dieses Spiel passt in keinen Link. Du kannst es in den Einstellungen exportieren.

links-new-here = Dieses Spiel ist noch nicht auf diesem Gerät. Du kannst hier weiterspielen.

links-new-here-over = Dieses Spiel ist noch nicht auf diesem Gerät. Übernimm es, dann liegt es bei deinen beendeten Spielen.

links-just-as-far = Dieses Spiel ist schon auf diesem Gerät, auf demselben Stand.

links-further-here = Dieses Spiel ist schon auf diesem Gerät und hier weiter als im Link.

links-further-there = Der Link ist weiter als das Spiel auf diesem Gerät. Spiel hier weiter, dann gilt der Stand aus dem Link.

links-further-there-over = Auf diesem Gerät ist dieses Spiel noch nicht zu Ende, im Link schon. Übernimm es, dann ist es auch hier fertig.

links-fork = Dieses Spiel ist auch auf diesem Gerät, ging aber anders weiter. Wenn du hier weiterspielst, bleiben beide: das von hier und das aus dem Link.

links-fork-over = Dieses Spiel ist auch auf diesem Gerät, ging aber anders weiter. Wenn du es übernimmst, bleiben beide: das von hier und das aus dem Link.

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
    [you] Du behältst { $kept }, dann liegen { $dice }.
   *[other] { $name } behält { $kept }, dann liegen { $dice }.
}

links-takes-score-back = { $name-is ->
    [you] Du nimmst einen Eintrag zurück.
   *[other] { $name } nimmt einen Eintrag zurück.
}

links-your-turn = Du bist dran, { $name }

links-send-result = Ergebnis schicken

links-plays-elsewhere-help = Der Zug ist dann nur dort zu sehen. Schick den Link ab und öffne den, der zurückkommt.
