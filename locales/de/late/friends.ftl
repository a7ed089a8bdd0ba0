friends-challenge-help = Ihr spielt beide mit denselben Würfeln, jeder wann er mag. Dann vergleicht ihr.
friends-by-link = Abwechselnd per Link
friends-by-link-help = Zwei Handys, ein Spiel: Nach deinem Zug schickst du das Spiel als Link.
friends-live-help = Zwei Geräte am selben Tisch, Zug um Zug, ohne Server.
