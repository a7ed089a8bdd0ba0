saves-blocked = Dieser Browser lässt die Seite nichts speichern. Spielen kannst du, aber das Spiel ist weg, wenn du die Seite schließt.
saves-full = Der Speicher dieses Browsers ist voll. Du kannst weiterspielen, aber die letzten Züge sind weg, wenn du die Seite schließt. Exportiere deine Spiele und lösch dann ein paar beendete.
saves-arena-full = Der Teil des Speichers für die Arena ist voll. Die neuesten Spieler und Turniere sind weg, wenn du die Seite schließt. Exportiere sie und lösch dann ein paar. Für Spiele ist noch Platz.

saves-copied = { $count ->
    [one] Ein anderer Tab hat etwas geändert, das hier nicht gespeichert werden konnte. Deine Fassung bleibt daneben als Kopie erhalten.
   *[other] Ein anderer Tab hat einiges geändert, das hier nicht gespeichert werden konnte. Deine Fassungen bleiben daneben als { $count } Kopien erhalten.
}

saves-quarantined = { $count ->
    [one] Ein Spielstand ist beschädigt. Das Original wurde beiseitegelegt und ist in jedem Export dabei.
   *[other] { $count } Spielstände sind beschädigt. Die Originale wurden beiseitegelegt und sind in jedem Export dabei.
}

saves-newer = { $count ->
    [one] Ein Spielstand stammt von einem neueren Rollkeep. Er ist sicher; lade die Seite neu, um die neue Version zu bekommen.
   *[other] { $count } Spielstände stammen von einem neueren Rollkeep. Sie sind sicher; lade die Seite neu, um die neue Version zu bekommen.
}

saves-from-newer = Von einem neueren Rollkeep
