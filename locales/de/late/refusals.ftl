refusals-exact-players = Dieses Spiel ist für genau { $players } Spieler.

refusals-players-between = Dieses Spiel ist für { $least } bis { $most } Spieler.

refusals-no-name = Alle brauchen einen Namen.

refusals-long-name = Ein Name darf höchstens { $most } Zeichen haben.

refusals-same-name = So heißt an diesem Tisch schon jemand.

refusals-no-time = Stell die Bedenkzeit ein.
refusals-computer-without-best-play = Mit gesparten Würfen spielen nur „Neuling“ und „Amateur“ mit: Die anderen müssten zu lange rechnen.
