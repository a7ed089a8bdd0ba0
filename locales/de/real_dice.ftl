real-dice-real-dice = Eigene Würfel

real-dice-own-dice-link = Eigene Würfel

real-dice-finished-link = Zettel mit eigenen Würfeln

real-dice-lead = Ihr würfelt mit euren eigenen Würfeln, und Rollkeep schreibt mit.

real-dice-none = Noch keine Zettel. Dein erster erscheint hier.

real-dice-new = Neuer Zettel

real-dice-begin = Zettel anlegen

real-dice-in-play = Angefangen

real-dice-finished = Beendet

real-dice-all-cards = Alle Zettel

real-dice-your-dice = Deine Würfel

real-dice-how = Tippe deine Würfel ein oder tippe auf ein Feld und trag die Punkte ein.

real-dice-tap-box = Tippe auf ein Feld, um die Punkte einzutragen.

real-dice-keep-these = Diese behalten, Rest neu

real-dice-count = In der Statistik mitzählen

real-dice-count-help = In einem eigenen Teil, getrennt von Spielen mit den Würfeln von Rollkeep.

real-dice-coach = Trainer

real-dice-coach-help = Tippe deine Würfel ein, und der Trainer zeigt dir die beste Wahl.

real-dice-again = Noch ein Zettel

real-dice-points = Punkte

real-dice-write-title = Eintragen

real-dice-or-dice = Oder tippe die Würfel ein

real-dice-clear = Feld leeren

real-dice-no-number = Gib die Punkte als Zahl ein.

real-dice-ranking = Rangliste

real-dice-counted = Beendete Zettel mit eigenen Würfeln, getrennt von allen anderen Spielen. Jeden Zettel kannst du auch weglassen.

real-dice-delete-question = Diesen Zettel löschen?

real-dice-deleted = Zettel gelöscht.

real-dice-is-back = Der Zettel ist wieder da.

real-dice-not-back = Der Zettel ließ sich nicht zurückholen.

real-dice-missing = Dieser Zettel ist nicht auf diesem Gerät

real-dice-missing-help = Er wurde gelöscht oder in einem anderen Browser geschrieben.

real-dice-changed = Dieser Zettel wurde in einem anderen Tab geändert. So sieht er jetzt aus. Bitte trag die Punkte noch einmal ein.

real-dice-ranking-heads-player = Spieler
real-dice-ranking-heads-place = Platz
real-dice-ranking-heads-total = Gesamt
real-dice-name-and-total = { $name }: { $total }

real-dice-boxes-filled = { $filled } von { $boxes } Feldern

real-dice-missing-dice = Noch { $count } Würfel.

real-dice-box-of = { $name-is ->
    [you] Dein Feld: { $category }
   *[other] { $name }: { $category }
}

real-dice-filled-plain = { $points ->
    [one] { $category }, { $name }: { $points } Punkt
   *[other] { $category }, { $name }: { $points } Punkte
}

real-dice-filled-with-extra = { $points ->
    [one] { $category }, { $name }: { $points } Punkt, mit Bonus
   *[other] { $category }, { $name }: { $points } Punkte, mit Bonus
}

real-dice-open = { $category }, { $name }: frei

real-dice-offered = { $bonus ->
    [0] { $points ->
        [one] { $category }, { $name }: { $points } Punkt eintragen
       *[other] { $category }, { $name }: { $points } Punkte eintragen
    }
   *[other] { $points ->
        [one] { $category }, { $name }: { $points } Punkt und { $bonus } Bonus eintragen
       *[other] { $category }, { $name }: { $points } Punkte und { $bonus } Bonus eintragen
    }
}

real-dice-closed = { $category }, { $name }: geht nicht. { $why }

real-dice-these-give = { $bonus ->
    [0] { $points ->
        [one] Diese Würfel bringen { $points } Punkt.
       *[other] Diese Würfel bringen { $points } Punkte.
    }
   *[other] { $points ->
        [one] Diese Würfel bringen { $points } Punkt und { $bonus } Bonus.
       *[other] Diese Würfel bringen { $points } Punkte und { $bonus } Bonus.
    }
}

real-dice-write = { $points } eintragen

real-dice-with-extra = Mit Bonus (+{ $bonus })

real-dice-by-roll = { $roll ->
    [1] Im ersten Wurf: gewinnt sofort
   *[other] Mit höchstens { $roll } Würfen: gewinnt sofort
}

real-dice-these-win = Diese Würfel bringen { $points } Punkte und sofort den Sieg.

real-dice-written-aloud = { $name }: { $points } für { $category }. { $next }.

real-dice-undone-aloud = { $name-is ->
    [you] Dein Feld { $category } ist wieder wie vorher. { $next }.
   *[other] Das Feld { $category } von { $name } ist wieder wie vorher. { $next }.
}

real-dice-no-such-box = Dieses Feld gibt es auf diesem Zettel nicht.

real-dice-never-extra = { $category } gibt es nie mit Bonus.

real-dice-no-yahtzee = Diesen Bonus gibt es nur, wenn im Feld für fünf Gleiche Punkte stehen.

real-dice-no-win = Mit diesem Feld gewinnt man nicht sofort.

real-dice-other-dice = Nach diesen Regeln spielt man mit { $dice } Würfeln.

real-dice-nothing-to-undo = Es gibt nichts zum Zurücknehmen.

real-dice-too-long = Dieser Zettel wurde zu oft geändert. Leg einen neuen an.

real-dice-gives-only = { $kind ->
    [extra] Mit Bonus gibt es bei { $category } { $scores } Punkte, nie { $points }.
   *[plain] Bei { $category } gibt es { $scores } Punkte, nie { $points }.
}

real-dice-gives-nearest = { $kind ->
    [extra] Mit Bonus gibt es bei { $category } nie { $points }. Am nächsten liegen { $below } und { $above }.
   *[plain] Bei { $category } gibt es nie { $points }. Am nächsten liegen { $below } und { $above }.
}

real-dice-gives-at-most = { $kind ->
    [extra] Mit Bonus gibt es bei { $category } höchstens { $most } Punkte, nie { $points }.
   *[plain] Bei { $category } gibt es höchstens { $most } Punkte, nie { $points }.
}

real-dice-gives-at-least = { $kind ->
    [extra] Mit Bonus gibt es bei { $category } mindestens { $least } Punkte, nie { $points }.
   *[plain] Bei { $category } gibt es mindestens { $least } Punkte, nie { $points }.
}
