over-unloaded = Das Spiel ist vorbei

over-unloaded-help = Die Zettel stehen unten. Der Rest dieser Seite ließ sich nicht laden.

over-best-moment-title = Schönster Moment

over-lesson-title = Tipp fürs nächste Mal

over-lesson-whose = Tippe auf deinen Namen, dann siehst du deinen Tipp.

over-looking = Der Trainer sieht sich die Entscheidungen an …

over-no-lesson = Diesmal nichts: Du hast immer die beste Wahl getroffen.

over-see-decision = Alle Möglichkeiten

over-tally-title = Bisherige Spiele

over-podium = Rangliste

over-share = Teilen

over-share-text = Text teilen

over-copy-text = Text kopieren

over-share-picture = Bild teilen

over-save-picture = Bild speichern

over-copied = Kopiert.

over-not-copied = Der Browser hat den Text nicht kopiert. Markiere ihn und kopiere ihn selbst.

over-saved = Als Datei gespeichert.

over-no-picture = Der Browser hat das Bild nicht gespeichert.

over-rare = Wer perfekt spielt, bleibt in { $percent } von 100 Spielen unter { $total }.

over-rare-and-good = Selbst wer perfekt spielt, bleibt in { $percent } von 100 Spielen unter { $total }.

over-last-round = Entschieden in der letzten Runde.

over-from-behind = { $points } Punkte Rückstand aufgeholt.

over-throughout = Von Anfang bis Ende vorn.

over-best-score = { $upper ->
    [0] { $score }, in Zug { $turn }
   *[other] { $score } und { $upper } Bonus oben, in Zug { $turn }
}

over-turn-and-roll = Zug { $turn }, Wurf { $roll } von { $rolls }

over-whose-turn-and-roll = { $name }, Zug { $turn }, Wurf { $roll } von { $rolls }

over-played-and-better = { $played }. { $better }. Das bringt im Schnitt { $cost } Punkte mehr.

over-wins = { $name }: { $wins }

over-tally-of-games = { $shared ->
    [0] { $games ->
        [one] Siege in { $games } Spiel in dieser Besetzung nach diesen Regeln. Gezählt auf diesem Gerät.
       *[other] Siege in { $games } Spielen in dieser Besetzung nach diesen Regeln. Gezählt auf diesem Gerät.
    }
   *[other] { $games ->
        [one] Siege in { $games } Spiel in dieser Besetzung nach diesen Regeln, davon { $shared } geteilt. Gezählt auf diesem Gerät.
       *[other] Siege in { $games } Spielen in dieser Besetzung nach diesen Regeln, davon { $shared } geteilt. Gezählt auf diesem Gerät.
    }
}

over-starts-next = { $name-is ->
    [you] Du beginnst das nächste Spiel.
   *[other] { $name } beginnt das nächste Spiel.
}

over-me = Ich

over-result-alone = { $name }: { $total } Punkte

over-result-line = { $rank } { $name }: { $total }

over-shared-best-moment = { $title }: { $score }

over-rank-and-name = { $rank } { $name }
over-look-for-lesson = Ausrechnen
over-played-from = Ab Zug { $turn } eines anderen Spiels gespielt. Es zählt nicht in der Statistik.
