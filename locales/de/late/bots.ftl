bots-novice = Neuling
bots-casual = Amateur
bots-skilled = Könner
bots-perfect = Perfekt
bots-rival = Rivale

bots-novice-line = Kennt die Regeln seit eben und sammelt, was am häufigsten daliegt.
bots-casual-line = Spielt im Urlaub: kennt die Felder, rechnet aber nie.
bots-skilled-line = Spielt jede Woche: kann gut rechnen, denkt aber nie über diesen Zug hinaus.
bots-perfect-line = Spielt auf das im Schnitt höchste Ergebnis. Besser geht es nicht.
bots-rival-line = Will gewinnen und spielt gegen Ende auf das Ergebnis, das deins schlägt.

bots-novice-manner = { $name }: schnell und ohne Plan.

bots-casual-manner = { $name }: gemütlich und nach Gefühl.

bots-skilled-manner = { $name }: hellwach, ein Zug nach dem anderen.

bots-perfect-manner = { $name }: ruhig, und nie gierig auf schnelle Punkte.

bots-rival-manner = { $name }: schaut auf deine Punkte, nicht auf die Uhr.

bots-stands-in = Amateur (für { $name })

bots-rolls-all = { $name } würfelt alle neu.

bots-keeps-dice = { $name } behält { $dice }.

bots-rolls-all-because = { $strength ->
    [novice] { $name } würfelt alle neu, um mehr Gleiche zu bekommen.
    [casual] { $name } würfelt alle neu, für das Feld, das am nächsten dran ist.
    [skilled] { $name } würfelt alle neu, für möglichst viele Punkte in diesem Zug.
    [perfect] { $name } würfelt alle neu, im Schnitt am besten.
   *[rival] { $name } würfelt alle neu, um zu gewinnen.
}

bots-keeps-dice-because = { $strength ->
    [novice] { $name } behält { $dice }, um mehr davon zu bekommen.
    [casual] { $name } behält { $dice }, für das Feld, das am nächsten dran ist.
    [skilled] { $name } behält { $dice }, für möglichst viele Punkte in diesem Zug.
    [perfect] { $name } behält { $dice }, im Schnitt am besten.
   *[rival] { $name } behält { $dice }, um zu gewinnen.
}

bots-takes-box = { $takes }.

bots-takes-box-because = { $strength ->
    [novice] { $takes }: jetzt die meisten Punkte.
    [casual] { $takes }: passt am besten zu diesen Würfeln.
    [skilled] { $takes }: für dieses Feld am meisten wert.
    [perfect] { $takes }: im Schnitt am besten.
   *[rival] { $takes }: um zu gewinnen.
}

bots-strength-of = Stärke des Computers, { $player }

bots-own = eigener Spieler

bots-own-manner = { $name }: spielt, wie sein Programm es sagt.
