player-your-players = Deine Spieler
player-your-players-help = Schreib einen Spieler in JavaScript, probier ihn an einem Zug aus, spiel gegen ihn und schick ihn in die Arena. Er läuft in diesem Browser und erreicht nichts außer den Würfeln, die man ihm zeigt.
player-no-players = Noch keine Spieler. Ein neuer beginnt als kurzes Beispiel, das schon läuft.
player-new-player = Neuer Spieler
player-new-name = Mein Spieler
player-arena = Zur Arena
player-import-player = Datei importieren
player-play-against = Gegen ihn spielen
player-export-player = Als Datei exportieren
player-your-player = Dein Spieler
player-no-such-player = Dieser Spieler ist nicht auf diesem Gerät
player-no-such-player-help = Er wurde gelöscht oder in einem anderen Browser geschrieben. Um ihn hierher zu holen, exportiere ihn dort und importiere die Datei hier.
player-name = Name
player-program = Programm
player-program-help = JavaScript, ein ES-Modul. Mit Tab verlässt du das Feld.
player-saved = Gespeichert
player-changed-elsewhere = Dieser Spieler wurde in einem anderen Tab geändert. So sieht er jetzt aus.
player-deleted-elsewhere = Dieser Spieler wurde in einem anderen Tab gelöscht. Wenn du ihn hier änderst, wird er wieder gespeichert.
player-delete-question = Diesen Spieler löschen?
player-delete-why = Sein Programm ist dann endgültig weg. Turniere behalten die Programme, mit denen sie begonnen haben.
player-try-it = Einen Zug probieren
player-try-again = Noch einen probieren
player-try-help = Irgendwo mitten aus einem Spiel, mit fairen Würfeln. Zeigt, was dein Spieler sieht und wie er entscheidet.
player-stop = Abbrechen
player-starting = Dein Spieler startet.
player-thinking = Dein Spieler denkt nach.
player-stopped = Abgebrochen.
player-view = Die view, die er bekam, ohne die Regeln
player-answer = Seine Antwort
player-no-sandbox = Dieser Browser kann ihn nicht ausführen: Die Sandbox der Seite ließ sich nicht öffnen.
player-manual = Schreib deinen Spieler
player-gets = Was turn(view) bekommt
player-returns = Was turn(view) zurückgibt
player-boxes = Die IDs der Felder
player-id = ID
player-example-view = Eine view als Beispiel
player-rules-data = view.rules
player-limits = Grenzen
player-in-short-function = Ein Spieler ist eine einzige Funktion: turn(view). Sie wird nach jedem Wurf aufgerufen, sieht sich die view an und gibt zurück, was zu tun ist: ein Array der Würfel, die bleiben, oder die ID des Feldes, das ausgefüllt wird.
player-in-short-new = Ein neuer Spieler ist ein Beispiel, das schon läuft. Ändere eine Zahl, probier einen Zug und sieh, was passiert.
player-limits-time = Eine Sekunde für eine Entscheidung, fünf Sekunden für alle Entscheidungen eines Spiels und zehn zum Vorbereiten.
player-limits-errors = Ein Fehler, eine Antwort gegen die Regeln oder zu langes Nachdenken, und er scheidet aus dem Turnier aus. Die anderen spielen weiter. In einem Spiel mit Menschen spielt „Amateur“ diesen Zug für ihn.
player-limits-language = Er hat JavaScript, WebAssembly und console.log (schreibt in die Konsole des Browsers, höchstens hundert Zeilen zu 200 Zeichen). Kein Netz, kein Speicher, keine Timer, nichts von der Seite; kein eval und keine Importe: Alles steht in dem einen Modul.
player-limits-memory = Fragen zu mehreren Spielen können durcheinander kommen. Er sollte also allein nach der view entscheiden und sich nichts merken.
player-limits-random = Math.random liefert dieselben Zahlen, wenn ein Turnier mit seinem Startwert wiederholt wird.
player-limits-length = Ein Programm darf höchstens 200 kB groß sein. Alles, was sich nach JavaScript oder darin nach WebAssembly übersetzen lässt, ist willkommen.

player-view-dice = Was die Würfel zeigen, von links nach rechts.
player-view-rolls-left = Wie viele Würfe noch übrig sind; 0 nach dem letzten.
player-view-legal = Die Felder, die jetzt gehen, und was jedes bringen würde, Joker mitgerechnet. Nie leer.
player-view-card = Die ausgefüllten Felder und was darin steht.
player-view-bonuses = Die bisherigen Punkte für Extra-Kniffel.
player-view-totals = Die Punktestände aller, die noch dabei sind, auch der eigene, der niedrigste zuerst.
player-view-rules = Die Regeln als Daten, mit allen Feldern in view.rules.categories.

player-answer-keep = Würfel mit diesen Zahlen behalten und mit den anderen neu würfeln. Nur solange noch ein Wurf übrig ist.
player-answer-keep-none = Nichts behalten: alle neu würfeln.
player-answer-score = Das Feld mit dieser ID ausfüllen. Damit endet der Zug.

player-forked = Dieser Spieler wurde in einem anderen Tab geändert. Was du hier schreibst, wird daneben gespeichert, als „{ $name }“.

player-line-count = { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}

player-it-scores = { $points ->
    [one] Er nimmt { $category } mit { $points } Punkt.
   *[other] Er nimmt { $category } mit { $points } Punkten.
}

player-it-fills = Er nimmt { $category }.

player-it-keeps = Er behält { $dice }.

player-it-rolls-all = Er würfelt alle neu.

player-it-would-be-out = Er { $why }. In einem Turnier wäre er damit raus.

player-took-millis = { $millis } ms

player-took-less = weniger als { $millis } ms

player-went-wrong = { $name } { $why }.

player-not-here = Auf diesem Gerät gibt es keinen Spieler namens { $name }.

player-cannot-run = Dieser Browser kann { $name } nicht ausführen.

player-stood-in = { $why } „Amateur“ spielt für { $name }.
