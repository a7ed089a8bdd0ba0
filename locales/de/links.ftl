links-play-on = Hier weiterspielen

links-keep = Behalten

links-open = Spiel öffnen

links-open-other = Spiel von hier öffnen

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

links-your-name = Dein Name

links-make-link = Link erstellen

links-share-game = Spiel teilen

links-to-play-on = Wer diesen Link öffnet, kann ab hier weiterspielen. Schickt ihn hin und her und spielt so zusammen, jeder auf seinem Gerät.

links-to-look-at = Wer diesen Link öffnet, sieht alle Zettel, kann sich das Spiel ansehen und es behalten.

links-no-server = Das ganze Spiel steckt im Link, mit allen Namen. Kein Server speichert es.

links-share-link = Link teilen

links-copy-link = Link kopieren

links-copied = Der Link ist kopiert.

links-not-copied = Der Browser hat den Link nicht kopiert. Markiere ihn unten und kopiere ihn selbst.

links-qr-code = QR-Code des Links

links-scan = Richte die Kamera eines anderen Geräts hierher.

links-no-qr-code = Das Spiel ist zu lang für einen QR-Code. In den Link passt es.

links-link-and-code = Link und QR-Code

links-send-instead = Als Link schicken

links-send-help = Wer dran ist, öffnet den Link, macht den Zug und schickt ihn zurück.
