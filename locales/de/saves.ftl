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
