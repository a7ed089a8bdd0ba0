live-connect-again = Neu verbinden

live-not-connected = Nicht mit dem anderen Gerät verbunden.

live-waiting = Warten auf das andere Gerät …

live-live = Live

live-live-name = Live: Verbindung mit dem anderen Gerät

live-plays-there = { $name-is ->
    [you] Du spielst am anderen Gerät.
   *[other] { $name } spielt am anderen Gerät.
}

live-play-live = Live spielen

live-what-it-is = Zwei Geräte, ein Spiel: Jede Seite hat ihren Bildschirm, und alle sehen jeden Wurf, sobald er fällt.

live-same-network = Beide Geräte müssen im selben Netz sein, zum Beispiel im WLAN zu Hause. Sie sprechen direkt miteinander, ohne Server.

live-impossible = Dieser Browser kann keine zwei Geräte verbinden. Chrome, Edge und Firefox können es. Mit Links könnt ihr trotzdem zusammen spielen.

live-begin-here = Spiel starten

live-join = Mitspielen

live-join-help = Richte die Kamera auf den Code am anderen Gerät oder füge den Code hier ein.

live-or-join = Oder den Code des anderen Geräts scannen oder einfügen

live-code = Code vom anderen Gerät

live-here = An diesem Gerät

live-there = Am anderen Gerät

live-how-many-there = Wie viele spielen dort?

live-they-say = Ihre Namen geben sie ein, wenn sie dazukommen.

live-name = Name

live-name-of = Name { $number }

live-add = Noch jemand spielt mit

live-show-code = Code zeigen

live-connect = Verbinden

live-again-help = Nichts ist verloren. Ein Gerät zeigt noch einmal einen Code, das andere scannt ihn oder fügt ihn ein.

live-names-wanted = Alle brauchen einen Namen.

live-no-randomness = Dieses Gerät liefert keine Zufallszahlen. Darum lässt sich hier nicht würfeln.

live-alone = Hier weiterspielen

live-without = Ohne das andere Gerät

live-alone-help = Spielt hier für alle weiter oder schickt das Spiel als Link. Danach geht es nicht mehr live.

live-disconnect = Verbindung trennen

live-preparing = Einen Moment …

live-step-one = 1. Zeig diesen Code dem anderen Gerät

live-step-two = 2. Scanne den Antwortcode oder füge ihn ein

live-answer-help = Richte die Kamera auf den Antwortcode am anderen Gerät oder füge ihn hier ein.

live-answer = Antwortcode vom anderen Gerät

live-show-answer = Zeig diesen Antwortcode dem anderen Gerät

live-answer-waits = Sobald das andere Gerät diesen Antwortcode gelesen hat, sind die beiden verbunden. Lass diese Seite offen.

live-qr-code = QR-Code für das andere Gerät

live-copy = Code kopieren

live-share = Code schicken

live-share-title = Rollkeep: live spielen

live-copied = Der Code ist kopiert.

live-not-copied = Der Browser hat den Code nicht kopiert. Er ist unten markiert, du kannst ihn selbst kopieren.

live-as-text = Der Code als Text

live-invited = Jemand will live mit dir spielen

live-invited-help = Es passiert nichts, bevor du zustimmst. Dann sucht dieses Gerät das andere in seinem Netz.

live-join-now = Mitspielen

live-handed-over = Der Antwortcode ist angekommen

live-handed-over-help = Die Seite, die darauf gewartet hat, hat ihn bekommen. Du kannst diese hier schließen und zur anderen zurückgehen.

live-nobody-waits = Niemand wartet auf diesen Antwortcode

live-nobody-waits-help = Die Seite, die den Code gezeigt hat, ist geschlossen, in einem anderen Browser oder schon weiter. Kopiere den Antwortcode und füge ihn dort ein oder zeig einen neuen Code.

live-connecting = Die Geräte verbinden sich …

live-who-plays-here = Wer spielt an diesem Gerät?

live-sit-down = Mitspielen

live-they-join = Verbunden. Jetzt fehlen noch die Namen der anderen …

live-connected = Mit dem anderen Gerät verbunden.

live-they-begin = Das nächste Spiel startet ihr am anderen Gerät.

live-next-waits = Warten, bis die anderen auch noch ein Spiel wollen …

live-cannot = Hier lässt sich kein weiteres Spiel starten. Starte unter „Live spielen“ ein neues.

live-to-the-game = Zum Spiel

live-went-on = Dieses Spiel ging ohne das andere Gerät weiter. Schick es als Link, damit es dort ankommt.

live-is-over = Dieses Spiel ist vorbei.

live-elsewhere = Dieses Spiel ging in einem anderen Tab weiter, darum wurde die Verbindung hier getrennt. Spiel dort weiter oder verbinde dich neu.

live-none-came = Die Geräte haben sich nicht gefunden. Sie müssen im selben Netz sein, und manche Netze halten Geräte voneinander fern, vor allem Gastnetze. Versucht es noch einmal oder spielt mit Links weiter.

live-lost = Die Verbindung ist abgerissen. Euer Spiel ist sicher: Verbindet euch neu, und es geht da weiter, wo ihr wart.

live-left = Du hast die Verbindung getrennt.

live-no-browser = Der Browser hat keine Verbindung aufgebaut. Vielleicht verbieten es seine Einstellungen.

live-no-network = Dieses Gerät ist in keinem Netz. Geh ins WLAN des anderen Geräts und versuch es noch einmal.

live-unproven = Die Würfel dieses Spiels passen nicht zu den Zufallszahlen beider Geräte. Der Spielstand auf diesem Gerät wurde verändert.

live-is-answer = Das ist ein Antwortcode. Er gehört auf die Seite, die den ersten Code gezeigt hat.

live-is-offer = Jetzt zeigen beide Geräte einen Code. Tippe auf einem davon auf „Abbrechen“ und füge dort den Code des anderen ein.

live-scan = Mit der Kamera scannen

live-scan-title = Code scannen

live-camera = Kamerabild

live-camera-starts = Warten auf die Kamera. Vielleicht bittet der Browser um Erlaubnis.

live-aim = Richte die Kamera auf den Code am anderen Gerät.

live-picture-stays = Das Bild verlässt dieses Gerät nicht.

live-not-ours = Das ist kein Code von Rollkeep.

live-camera-refused = Der Browser lässt diese Seite nicht an die Kamera. Erlaube es in den Einstellungen des Browsers oder füge den Code ein.

live-camera-missing = Keine Kamera gefunden. Füge den Code ein.

live-camera-busy = Die Kamera liefert kein Bild. Vielleicht benutzt sie gerade eine andere App. Schließ diese und versuch es noch einmal oder füge den Code ein.

live-invites-to = { $count ->
    [one] { $names } lädt dich ein: { $rules }.
   *[other] { $names } laden dich ein: { $rules }.
}

live-one-roll-proven = Dieser Wurf wurde geprüft. Er ergibt sich aus Zufallszahlen beider Geräte, und keines konnte ihn sich aussuchen.

live-all-rolls-proven = Alle { $rolls } Würfe wurden geprüft. Sie ergeben sich aus Zufallszahlen beider Geräte, und keines konnte sie sich aussuchen.

live-first-rolls-proven = Die ersten { $rolls } von { $all } Würfen fielen live und wurden geprüft. Sie ergeben sich aus Zufallszahlen beider Geräte, und keines konnte sie sich aussuchen.

live-roll-unanswered = Ein Wurf hat begonnen, und das andere Gerät hat nicht geantwortet. Noch kennt niemand die Würfel; sie fallen, sobald die Geräte wieder verbunden sind.

live-roll-bound = Ein Wurf läuft. Seine Würfel stehen fest; sie fallen, sobald die Geräte wieder verbunden sind. Vielleicht kennt das andere Gerät sie schon.

live-other-version = Das andere Gerät hat eine andere Version von Rollkeep. Aktualisiert beide und verbindet euch neu.

live-other-game = Das andere Gerät ist in einem anderen Spiel.

live-fork = Auf dem anderen Gerät ging das Spiel anders weiter, darum geht es live nicht mehr. Macht mit einem Link von einem der beiden weiter.

live-forgotten-here = Diesem Gerät fehlt ein Teil des Spiels, darum geht es live nicht mehr. Macht mit einem Link vom anderen Gerät weiter.

live-forgotten-there = Auf dem anderen Gerät gibt es dieses Spiel nicht mehr live: Es ging dort ohne dieses Gerät weiter, oder ein Teil davon ging verloren. Lass dir einen Link schicken oder schick einen von hier.

live-too-many-messages = Das andere Gerät hat viel zu viele Nachrichten geschickt, darum wurde die Verbindung getrennt. Dem Spiel hier ist nichts passiert.

live-wrong-reveal = Das andere Gerät hat eine andere Zahl genannt als zugesagt, darum wurde die Verbindung getrennt. Vielleicht wollte da jemand nachhelfen. Es wurde nicht gewürfelt, und dem Spiel hier ist nichts passiert.

live-game-too-long = Dieses Spiel ist zu lang für live. Macht mit einem Link weiter.

live-against-rules = Das andere Gerät hat etwas geschickt, das die Regeln nicht erlauben, darum wurde die Verbindung getrennt. Dem Spiel hier ist nichts passiert.

live-they-left = Das andere Gerät ist weg. Verbindet euch neu, und das Spiel geht da weiter, wo ihr wart.

live-forgotten = Dieses Spiel geht live nicht mehr: Es ging ohne eines der Geräte weiter, oder ein Teil davon ging verloren. Macht mit einem Link weiter.

live-they-refused = Das andere Gerät hat nicht angenommen, was geschickt wurde, und die Verbindung getrennt. Verbindet euch neu oder macht mit einem Link weiter.

live-code-too-long = Das ist zu lang für einen Code. Kopiere nur den Code.

live-code-damaged = Das ist kein Code, oder ein Teil davon fehlt. Kopiere ihn ganz.

live-code-newer = Dieser Code stammt von einer neueren Version von Rollkeep. Aktualisiere Rollkeep auf diesem Gerät und versuch es dann noch einmal.

live-code-leads-nowhere = Dieser Code führt zu keinem Gerät. Lass dir einen neuen geben.

live-same-name = So heißt an diesem Tisch schon jemand.

live-long-name = Einer der Namen ist zu lang.

live-no-clock = Ein Live-Spiel hat keine Uhr.

live-only-people = Live spielen nur Menschen.

live-not-live = Dieses Spiel lässt sich nicht live spielen.

# The other device asks for the next game.
# $who (text): one name or several
# $players (number): how many names
live-asks-again = { $players ->
    [one] { $who } möchte noch einmal spielen.
   *[other] { $who } möchten noch einmal spielen.
}
