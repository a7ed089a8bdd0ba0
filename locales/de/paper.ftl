paper-paper = Spielzettel auf Papier

paper-about = Druckt einen leeren Spielzettel und spielt mit euren eigenen Würfeln. Er passt auf eine Seite, A4 oder Letter.

paper-print-game = Spielzettel drucken

paper-print = Drucken

paper-back-to-card = Zurück zum Zettel

paper-columns = Spalten

paper-columns-help = Eine für jeden Spieler oder eine für jedes Spiel.

paper-name = Name

paper-upper-total = Oberer Teil

paper-no-game = Dieses Spiel ist noch nicht zu Ende.

paper-sum-of-face = { $face ->
    [1] Summe der Einser
    [2] Summe der Zweier
    [3] Summe der Dreier
    [4] Summe der Vierer
    [5] Summe der Fünfer
   *[6] Summe der Sechser
}

paper-sum-of-matched = Summe dieser Würfel

paper-sum-of-all = Summe aller Würfel

paper-sum-of-dice = { $dice ->
    [1] Summe von einem Würfel
    [2] Summe von zwei Würfeln
    [3] Summe von drei Würfeln
    [4] Summe von vier Würfeln
    [5] Summe von fünf Würfeln
   *[6] Summe von sechs Würfeln
}

paper-sum-of-lowest = Summe der { $dice } niedrigsten

paper-bonus-from = { $points } ab { $threshold } Punkten

paper-extra = je { $points }
