statistics-none = Sobald du ein Spiel zu Ende gespielt hast, zählt es hier.

statistics-more = Mehr über diese Spiele

statistics-players = Spieler

statistics-counted = Gezählt werden alle beendeten Spiele auf diesem Gerät. Ein gelöschtes Spiel zählt nicht mehr mit.

statistics-whose = Wessen Spiele?

statistics-totals-help = Wie viele von 100 Spielen in welchem Bereich endeten. „Perfekt“ spielt mit dem höchsten Schnitt, der möglich ist.

statistics-spread-from = Ab { $games } Spielen zeigt hier ein Diagramm, wie sich die Ergebnisse verteilen.

statistics-perfect = Perfekt

statistics-boxes = Feld für Feld

statistics-against = Gegen die anderen

statistics-against-help = Vorsprung: um wie viel das Ergebnis im Schnitt höher war, oder niedriger, wenn ein Minus davorsteht. Die Zahl hinter ± sagt, wie weit dieser Schnitt danebenliegen kann.

statistics-games-title = Spiele

statistics-won = Gewonnen

statistics-average = Durchschnitt

statistics-best = Rekord

statistics-perfect-middle-title = Zum Vergleich: perfekt gespielt

statistics-upper-bonus = Bonus oben

statistics-no-number = –

statistics-fair-dice = Sind die Würfel fair?

statistics-faces-help = Normal: Mit fairen Würfeln liegen in 19 von 20 Fällen alle sechs Zahlen in diesem Bereich.

statistics-faces = Alle gewürfelten Zahlen

statistics-patterns = Wiederholungen

statistics-how-made = Woher die Würfel kommen

statistics-why-valid = Häufiges Nachsehen ändert das Urteil nicht. Mit fairen Würfeln bekommt höchstens eines von 1000 Geräten jemals das Urteil „Diese Würfel sehen nicht fair aus“, egal wie lange darauf gespielt wird.

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
statistics-made-shared = Bei einer Herausforderung und im Tagesspiel ergeben sich die Würfel aus einer Zahl, die alle haben. Sie werden hier nicht gezählt.
statistics-made-elsewhere = Würfel, die mit einem Spiel in einem Link oder einer Datei kamen, zählen wie deine eigenen. Ebenso die aus Live-Spielen, die sich aus Zufallszahlen beider Geräte ergeben.

statistics-any-time = Gesamter Zeitraum

statistics-last-days = Letzte { $days } Tage

statistics-computer = { $name } ({ $strength })

statistics-number = { $number }

statistics-grouped = { $number }

statistics-plus-minus = { $value } ± { $error }

statistics-per-cent = { $percent }{ "\u00A0" }%

statistics-range = { $least }–{ $most }

statistics-always-alone = immer allein gespielt

statistics-won-of = { $shared ->
    [0] { $wins } von { $games }
   *[other] { $wins } von { $games }, dazu { $shared } geteilt
}

statistics-finished = { $games ->
    [1] { $name-is ->
        [you] Du hast 1 Spiel zu Ende gespielt, mit { $best } Punkten.
       *[other] { $name } hat 1 Spiel zu Ende gespielt, mit { $best } Punkten.
    }
   *[other] { $name-is ->
        [you] Du hast { $games } Spiele zu Ende gespielt: im Schnitt { $average } Punkte, höchstens { $best }.
       *[other] { $name } hat { $games } Spiele zu Ende gespielt: im Schnitt { $average } Punkte, höchstens { $best }.
    }
}

statistics-cut-off-all = { $name-is ->
    [you] Bisher ist in all deinen Spielen die Zeit abgelaufen.
   *[other] Bisher ist in allen Spielen von { $name } die Zeit abgelaufen.
}

statistics-games-cut-off = { $unfinished ->
    [0] { $games }
   *[other] { $games }, davon { $unfinished } mit abgelaufener Zeit
}

statistics-half-reach = { $points } oder mehr in der Hälfte der Spiele

statistics-yahtzees-and-extra = { $extra ->
    [0] { $yahtzees }
    [one] { $yahtzees }, dazu { $extra } Bonus für einen weiteren
   *[other] { $yahtzees }, dazu { $extra } Boni für weitere
}

statistics-play-again = Noch ein Spiel: { $one } und { $other }

statistics-scores-more = { $better-is ->
    [you] Du machst pro Spiel { $points } Punkte mehr als { $worse }, gezählt in { $games } gemeinsamen Spielen.
   *[other] { $worse-is ->
        [you] { $better } macht pro Spiel { $points } Punkte mehr als du, gezählt in { $games } gemeinsamen Spielen.
       *[other] { $better } macht pro Spiel { $points } Punkte mehr als { $worse }, gezählt in { $games } gemeinsamen Spielen.
    }
}

statistics-surely-better = { $better-is ->
    [you] Das ist nicht nur Glück: Du spielst besser.
   *[other] Das ist nicht nur Glück: { $better } spielt besser.
}

statistics-likely-better = Das ist wahrscheinlich nicht nur Glück.

statistics-open-better = Das kann noch Glück sein.

statistics-open-until = Das kann noch Glück sein: Schau nach { $games } Spielen wieder vorbei.

statistics-best-yet = { $name-is ->
    [you] Dein neuer Rekord: { $total } (vorher: { $before }).
   *[other] Neuer Rekord von { $name }: { $total } (vorher: { $before }).
}

statistics-reading = Spiele werden gezählt: noch { $left }.

statistics-dice-too-few = Das lässt sich noch nicht sagen.

statistics-dice-fair = Diese Würfel sehen fair aus.

statistics-dice-unusual = Diese Würfel sehen ungewöhnlich aus.

statistics-dice-unfair = Diese Würfel sehen nicht fair aus.

statistics-dice-counted = { $games ->
    [one] { $dice } Würfel sind in { $games } Spiel gefallen.
   *[other] { $dice } Würfel sind in { $games } Spielen gefallen.
}

statistics-dice-needed = Ab { $dice } Würfeln lässt sich etwas sagen.

statistics-dice-fell-fair = Sie fielen, wie faire Würfel fallen. Wären sie mehr als nur ein wenig gezinkt, würde es früher oder später auffallen.

statistics-dice-odd = Mit fairen Würfeln würde höchstens eines von { $devices } Geräten jemals etwas so Seltsames zeigen.

statistics-dice-odd-in-a-million = Mit fairen Würfeln würde höchstens eines von einer Million Geräten jemals etwas so Seltsames zeigen.

statistics-repeats-are = Ein Würfel zeigte { $times }-mal dasselbe wie der Würfel davor: { $share } aller gefallenen Würfel. Mit fairen Würfeln sind es { $fair }.

statistics-alike-are = { $times ->
    [one] Am Ende zeigten einmal alle Würfel dasselbe.
   *[other] Am Ende zeigten { $times }-mal alle Würfel dasselbe.
} Mit fairen Würfeln passiert das bei so vielen Würfen im Schnitt { $average }-mal; alles von { $least } bis { $most } ist normal.

statistics-found-all = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}

statistics-found-some = { $some } von { $games } Spielen

statistics-writing = Wird geschrieben: { $done } von { $games } Spielen.
