arena-arena = Arena

arena-arena-help = Lass Computer in vielen Spielen gegeneinander antreten. Alle spielen jedes Spiel mit. Das höchste Ergebnis bringt einen Punkt; wer die meisten Punkte sammelt, gewinnt.

arena-who-meets = Wer tritt an?

arena-entrant = Spieler { $place }

arena-add-entrant = Spieler hinzufügen
arena-built-in = Mitgeliefert

arena-own = Deine eigenen
arena-write-one = Eigenen Spieler schreiben
arena-how-many = Wie viele Spiele?

arena-seed = Startwert
arena-seed-help = Eine ganze Zahl, die alle Würfel bestimmt: Derselbe Startwert wiederholt dasselbe Turnier. Machen eigene Spieler mit, kommen zufällige Ziffern dazu, damit keiner die Würfel ausrechnen kann. Das Turnier zeigt den ganzen Startwert.
arena-another-seed = Neuer Startwert
arena-start = Starten
arena-held = Bisherige Turniere

arena-none-held = Hier gab es noch kein Turnier.
arena-open-file = Datei öffnen
arena-busy = Gerade läuft ein Turnier. Wenn du ein neues startest, pausiert es; du kannst es später fortsetzen.

arena-delete-question = Dieses Turnier löschen?
arena-delete-why = Seine Ergebnisse sind dann endgültig weg.
arena-tournament = Turnier

arena-standing = Stand
arena-pause = Pause
arena-go-on = Fortsetzen
arena-changed-elsewhere = Dieses Turnier ging in einem anderen Tab weiter. So steht es jetzt.
arena-deleted-elsewhere = Dieses Turnier wurde in einem anderen Tab gelöscht. Es endet hier und wird nicht gespeichert.
arena-stop = Beenden
arena-failed = Das Turnier ist stehen geblieben: Sein Programm ließ sich nicht laden oder ist abgestürzt. Was gespielt wurde, ist gespeichert, und „Fortsetzen“ versucht es noch einmal.
arena-elsewhere = Diese Seite kann es nicht fortsetzen, weil es einen der Spieler nur auf der Kommandozeile gibt.
arena-only-watching = Dieses Turnier läuft gerade in einem anderen Tab.

arena-deleted = Dieses Turnier wurde in einem anderen Tab gelöscht.
arena-again = Noch ein Turnier

arena-save-csv = Ergebnisse als CSV
arena-save-json = Alles als JSON
arena-no-such = Dieses Turnier gibt es nicht
arena-no-such-help = Es wurde gelöscht oder auf einem anderen Gerät gespielt.
arena-spread = Wie oft welches Ergebnis vorkam

arena-spread-help = Je höher der Balken, desto mehr Spiele endeten in diesem Bereich.
arena-course = Punkte im Lauf der Spiele
arena-course-help = Wie viele Punkte jeder Spieler nach wie vielen Spielen hatte.
arena-after-game = Nach Spiel
arena-totals = Ergebnisse

arena-took-seconds = { $games ->
    [one] { $games } Spiel in { $seconds } Sekunden: { $rate } pro Sekunde.
   *[other] { $games } Spiele in { $seconds } Sekunden: { $rate } pro Sekunde.
}

arena-no-games = Möglich sind 1 bis { $most } Spiele.

arena-seed-is = Der Startwert ist eine ganze Zahl von 0 bis { $most } oder der ganze Startwert, den ein Turnier zeigt.

arena-no-such-player = „{ $name }“ ist nicht mehr unter deinen Spielern.

arena-range-is = { $least }–{ $most }

arena-preparing = Vorbereitung: { $percent }{ "\u00A0" }%
