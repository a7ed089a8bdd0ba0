paper-paper = Spielzettel auf Papier

paper-about = Drucke einen leeren Spielzettel und spielt mit euren eigenen Würfeln. Er passt auf eine Seite, A4 oder Letter.

paper-print-game = Den Spielzettel drucken

paper-print = Drucken

paper-back-to-card = Zurück zum Zettel

paper-columns = Spalten

paper-columns-help = Eine für jeden Spieler oder eine für jedes Spiel.

paper-name = Name

paper-upper-total = Oberer Teil

paper-no-game = Dieses Spiel ist nicht zu Ende gespielt, oder es ist nicht mehr auf diesem Gerät.
