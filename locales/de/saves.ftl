saves-blocked = Dieser Browser lässt die Seite nichts speichern. Spielen kannst du, aber das Spiel ist weg, wenn du die Seite schließt.
saves-full = Der Speicher dieses Browsers ist voll. Du kannst weiterspielen, aber die letzten Züge sind weg, wenn du die Seite schließt. Exportiere deine Spiele und lösch dann ein paar beendete.
saves-arena-full = Der Speicherplatz der Arena ist voll. Die neuesten Spieler und Turniere sind weg, wenn du die Seite schließt. Exportiere sie und lösch dann ein paar. Für Spiele ist noch Platz.

saves-copied = { $count ->
    [one] Was hier nicht gespeichert werden konnte, wurde inzwischen auch in einem anderen Tab geändert. Deine Fassung bleibt als Kopie daneben erhalten.
   *[other] Was hier nicht gespeichert werden konnte, wurde inzwischen auch in einem anderen Tab geändert. Deine Fassungen bleiben als { $count } Kopien daneben erhalten.
}

saves-quarantined = { $count ->
    [one] Ein Spielstand ist beschädigt. Das Original wurde beiseitegelegt und ist in jedem Export dabei.
   *[other] { $count } Spielstände sind beschädigt. Die Originale wurden beiseitegelegt und sind in jedem Export dabei.
}

saves-newer = { $count ->
    [one] Ein Spielstand stammt von einer neueren Version. Er ist sicher; lade die Seite neu, um diese Version zu bekommen.
   *[other] { $count } Spielstände stammen von einer neueren Version. Sie sind sicher; lade die Seite neu, um diese Version zu bekommen.
}

saves-from-newer = Von einer neueren Version

saves-arena-filled = Spieler und Turniere belegen { $percent }{ "\u00A0" }% ihres Speicherplatzes. Exportiere und lösch, was du nicht mehr brauchst.

saves-player-blocked = Dieser Browser lässt die Seite nichts speichern.
saves-player-full = Der Speicher dieses Browsers ist voll.
saves-player-arena-full = Der Speicherplatz der Arena ist voll.

saves-from-newer-help = Das hat eine neuere Version von Rollkeep gespeichert. Es ist sicher; lade die Seite neu, um diese Version zu bekommen, und öffne es dann noch einmal.

saves-set-aside = Dieser Spielstand ist beschädigt
saves-set-aside-help = Er lässt sich nicht lesen. Das Original wurde beiseitegelegt: In den Einstellungen kannst du es ansehen, in einer Datei speichern oder löschen.

saves-aside-real-dice = Ein Zettel von { $names } mit eigenen Würfeln. Schritt { $step } verstößt gegen die Regeln. Was davor kam, liegt bei deinen Zetteln.

saves-aside-game = Ein Spiel von { $names }. { $why } Was davor kam, liegt bei deinen Spielen.
saves-aside-misfit = Es passt nicht zum gespeicherten Spiel mit demselben Namen.
saves-not-a-save = Das ist weder ein gespeichertes Spiel noch ein Spieler, oder es ist zu beschädigt, um das zu erkennen.
saves-by-newer = Es wurde von einer neueren Version von Rollkeep gespeichert.
saves-bad-setup = Die Angaben zu Spielern oder Uhr stimmen nicht.
saves-bad-rules = Seine Regeln sind nicht spielbar.
saves-bad-log = Die Liste seiner Würfe ist beschädigt.
saves-bad-taken-over = Es geht ab einem Moment eines anderen Spiels weiter, und dieser Moment fehlt.

saves-bad-step = Schritt { $step } verstößt gegen die Regeln.

saves-tables = Dieser Browser bewahrt die Berechnungen für { $games } auf, weil sie lange gedauert haben: { $size } MB.
saves-tables-of-others = Regeln, die nicht in der Liste stehen
saves-delete-tables = Berechnungen löschen
saves-tables-deleted = Gelöscht. Bei Bedarf rechnet das Gerät neu.

saves-import-no-export = Diese Datei ist kein Export von Rollkeep. Es wurde nichts geändert.
saves-import-newer = Diese Datei stammt von einer neueren Version von Rollkeep. Lade die Seite neu, um diese Version zu bekommen, und versuch es dann noch einmal. Es wurde nichts geändert.
saves-import-too-long = Diese Datei ist viel zu groß für einen Export von Rollkeep. Es wurde nichts geändert.

saves-import-progress = { $done } von { $all } Einträgen

saves-import-stopped = Nach { $done } von { $all } Einträgen abgebrochen. Was bis dahin importiert wurde, bleibt.

saves-import-not-begun = Beim Lesen der Datei abgebrochen. Es wurde nichts geändert.
saves-import-blocked = Dieser Browser lässt die Seite nichts speichern. Was du importiert hast, ist weg, wenn du die Seite schließt.
saves-import-no-room = Im Speicher dieses Browsers ist nicht für alles Platz. Der Rest ist weg, wenn du die Seite schließt.

saves-line-new = { $count ->
    [one] { $count } Spiel ist hier neu.
   *[other] { $count } Spiele sind hier neu.
}

saves-line-further = { $count ->
    [one] { $count } Spiel ist in der Datei weiter und ersetzt das von hier.
   *[other] { $count } Spiele sind in der Datei weiter und ersetzen die von hier.
}

saves-line-forked = { $count ->
    [one] { $count } Spiel oder Turnier geht in der Datei anders weiter; beide Fassungen bleiben.
   *[other] { $count } Spiele oder Turniere gehen in der Datei anders weiter; beide Fassungen bleiben.
}

saves-line-known = { $count ->
    [one] { $count } Spielstand ist schon hier und bleibt, wie er ist.
   *[other] { $count } Spielstände sind schon hier und bleiben, wie sie sind.
}

saves-line-challenges = { $count ->
    [one] { $count } Herausforderung ist hier neu oder hat mehr Antworten.
   *[other] { $count } Herausforderungen sind hier neu oder haben mehr Antworten.
}

saves-line-tournaments = { $count ->
    [one] { $count } Turnier ist hier neu oder schon weiter.
   *[other] { $count } Turniere sind hier neu oder schon weiter.
}

saves-line-players = { $count ->
    [one] { $count } Spieler ist hier neu.
   *[other] { $count } Spieler sind hier neu.
}

saves-line-aside = { $count ->
    [one] { $count } Eintrag ist nicht lesbar und wird beiseitegelegt.
   *[other] { $count } Einträge sind nicht lesbar und werden beiseitegelegt.
}

saves-line-no-room = { $count ->
    [one] { $count } Eintrag passt nicht mehr hinein und bleibt in der Datei.
   *[other] { $count } Einträge passen nicht mehr hinein und bleiben in der Datei.
}
saves-line-settings = Einstellungen und Namen kommen aus der Datei.

saves-player-no-name = Er braucht einen Namen.

saves-player-long-name = Ein Name darf höchstens { $most } Zeichen haben.
saves-player-same-name = So heißt schon ein anderer deiner Spieler.

saves-player-long-source = Ein Programm darf höchstens { $most } kB groß sein. Dieses ist länger und wurde nicht gespeichert.
saves-player-changed = Dieser Spieler wurde in einem anderen Tab geändert.
saves-player-deleted = Dieser Spieler wurde in einem anderen Tab gelöscht.

saves-save-aside = In eine Datei speichern

saves-delete-aside-question = Dieses Original löschen?
saves-delete-aside-why = Es ist dann endgültig weg.
