bots-stuck = { $name } kommt nicht weiter

bots-novice = Neuling
bots-casual = Amateur
bots-skilled = Könner
bots-perfect = Perfekt
bots-rival = Rivale

bots-novice-line = Hat die Regeln eben erst gelernt und sammelt, wovon am meisten daliegt.
bots-casual-line = Spielt im Urlaub: kennt die Felder, rechnet aber nie.
bots-skilled-line = Spielt jede Woche und rechnet gut, denkt aber nur bis zum Ende des Zugs.
bots-perfect-line = Holt im Schnitt die meisten Punkte. Besser geht es nicht.
bots-rival-line = Will gewinnen: Gegen Ende zählt nur noch, dich zu schlagen.

bots-novice-manner = { $name }: schnell und ohne Plan.

bots-casual-manner = { $name }: gemütlich und nach Gefühl.

bots-skilled-manner = { $name }: hellwach, Zug um Zug.

bots-perfect-manner = { $name }: ruhig und nie gierig auf schnelle Punkte.

bots-rival-manner = { $name }: hat dich immer im Blick.

bots-stands-in = „Amateur“ (für { $name })

bots-rolls-all = { $name } würfelt alle neu.

bots-keeps-dice = { $name } behält { $dice }.

bots-rolls-all-because = { $strength ->
    [novice] { $name } würfelt alle neu, um mehr Gleiche zu bekommen.
    [casual] { $name } würfelt alle neu, für das Feld, dem am wenigsten fehlt.
    [skilled] { $name } würfelt alle neu, weil das in diesem Zug am meisten bringt.
    [perfect] { $name } würfelt alle neu, weil das im Schnitt am meisten bringt.
   *[rival] { $name } würfelt alle neu, um zu gewinnen.
}

bots-keeps-dice-because = { $strength ->
    [novice] { $name } behält { $dice }, um mehr davon zu bekommen.
    [casual] { $name } behält { $dice }, für das Feld, dem am wenigsten fehlt.
    [skilled] { $name } behält { $dice }, weil das in diesem Zug am meisten bringt.
    [perfect] { $name } behält { $dice }, weil das im Schnitt am meisten bringt.
   *[rival] { $name } behält { $dice }, um zu gewinnen.
}

bots-takes-box = { $takes }.

bots-takes-box-because = { $strength ->
    [novice] { $takes }: mehr Punkte gibt es gerade nicht.
    [casual] { $takes }: das passt am besten.
    [skilled] { $takes }: für dieses Feld ein guter Wert.
    [perfect] { $takes }: das bringt im Schnitt am meisten.
   *[rival] { $takes }: das soll den Sieg bringen.
}

bots-zero-because = { $takes }: Dort tut es am wenigsten weh.

bots-strength-of = Stärke des Computers, { $player }

bots-own = eigener Spieler

bots-own-manner = { $name }: spielt, wie es im Programm steht.
