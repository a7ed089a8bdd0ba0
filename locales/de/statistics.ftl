statistics-more = Mehr über diese Spiele

statistics-none = Spiel ein Spiel zu Ende, dann zählt es hier.

statistics-none-here = Keine beendeten Spiele nach diesen Regeln.

statistics-players = Spieler

statistics-counted = Gezählt werden alle beendeten Spiele auf diesem Gerät. Ein gelöschtes Spiel zählt nicht mehr mit.

statistics-whose = Wessen Spiele?

statistics-totals = Wie oft welches Ergebnis vorkam

statistics-totals-help = Wie viele von 100 Spielen in welchem Bereich endeten. „Perfekt“ ist die Spielweise mit dem höchsten Durchschnitt, der möglich ist.

statistics-perfect = Perfekt

statistics-boxes = Feld für Feld

statistics-against = Gegen die anderen

statistics-against-help = Vorsprung: um wie viel das Ergebnis im Schnitt höher war, oder niedriger, wenn ein Minus davorsteht. Die Zahl hinter ± sagt, wie weit dieser Schnitt danebenliegen kann.

statistics-games-title = Spiele

statistics-won = Gewonnen

statistics-average = Durchschnitt

statistics-best = Rekord

statistics-perfect-middle-title = Zum Vergleich: perfektes Spiel

statistics-upper-bonus = Bonus oben

statistics-no-number = –

statistics-fair-dice = Sind die Würfel fair?

statistics-faces-help = Normal: Mit fairen Würfeln liegen in 19 von 20 Fällen alle sechs Zahlen in diesem Bereich.

statistics-faces = Alle gewürfelten Zahlen

statistics-patterns = Wurf auf Wurf

statistics-how-made = Woher die Würfel kommen

statistics-why-valid = Du darfst so oft nachsehen, wie du willst: Das Urteil berücksichtigt das. Mit fairen Würfeln bekommt höchstens eines von 1000 Geräten jemals das Urteil „Diese Würfel sehen nicht fair aus“, egal wie lange darauf gespielt wird.

statistics-deleted-dice = Gezählt werden die Spiele, die noch da sind. Wer Spiele mit schlechten Würfen löscht, lässt die Würfel besser aussehen, als sie sind.

statistics-save-rolls = Jeden Wurf speichern (CSV)

statistics-find = Spiele suchen

statistics-who = Spieler

statistics-anybody = Alle

statistics-rules = Regeln

statistics-any-rules = Alle Regeln

statistics-when = Wann

statistics-least = Ergebnis ab

statistics-no-match = Kein Spiel passt dazu.

statistics-put-back = Rückgängig

statistics-deleted = Spiel gelöscht.

statistics-is-back = Das Spiel ist wieder da.

statistics-not-back = Das Spiel ließ sich nicht zurückholen.

statistics-delete-why = Solange du auf dieser Seite bleibst, kannst du das rückgängig machen.

statistics-player-heads-player = Spieler
statistics-player-heads-games = Spiele
statistics-player-heads-won = Siege
statistics-player-heads-average = Schnitt
statistics-player-heads-best = Rekord
statistics-box-heads-box = Feld
statistics-box-heads-average = Schnitt
statistics-box-heads-zeros = Nullen
statistics-against-heads-other = Gegner
statistics-against-heads-games = Spiele
statistics-against-heads-ahead = Vorn
statistics-against-heads-behind = Hinten
statistics-against-heads-points-ahead = Vorsprung
statistics-face-heads-die-shows = Augen
statistics-face-heads-rolled = Gewürfelt
statistics-face-heads-normal = Normal
statistics-face-heads-share = Anteil
statistics-made-by-device = Jeder Würfel ist eine Zufallszahl deines Geräts („crypto.getRandomValues“ im Browser). Die Zahlen von 0 bis 251 stehen für die sechs Seiten, 42 für jede; 252 bis 255 werden weggeworfen, damit keine Seite öfter kommt. Niemand schaut dabei auf deinen Zettel, deinen Namen oder den Punktestand.
statistics-made-shared = Bei einer Herausforderung und im Tagesspiel folgen die Würfel aus einer Zahl, die alle haben. Sie werden hier nicht gezählt.
statistics-made-elsewhere = Würfel, die mit einem Spiel in einem Link oder einer Datei kamen, zählen wie deine eigenen. Ebenso die aus Live-Spielen, die aus Zufallszahlen beider Geräte folgen.
