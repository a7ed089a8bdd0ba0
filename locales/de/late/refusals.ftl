refusals-exact-players = Dieses Spiel ist für genau { $players } Spieler.

refusals-players-between = Dieses Spiel ist für { $least } bis { $most } Spieler.

refusals-no-name = Alle brauchen einen Namen.

refusals-long-name = Ein Name hat höchstens { $most } Buchstaben.

refusals-same-name = So heißt an diesem Tisch schon jemand.

refusals-no-time = Stell auf der Uhr etwas Zeit ein.
refusals-computer-without-best-play = Wo Würfe gespart werden, spielen nur Neuling und Amateur mit: Das beste Spiel auszurechnen, dauert zu lange.
