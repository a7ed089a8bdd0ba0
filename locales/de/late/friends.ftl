friends-challenge-help = Für euch beide fallen die Würfel gleich. Spielt, wann ihr mögt, und vergleicht danach.
friends-by-link = Abwechselnd per Link
friends-by-link-help = Zwei Handys, ein Spiel: Nach deinem Zug schickst du das Spiel als Link.
friends-live-help = Zwei Geräte am selben Tisch, Zug um Zug, ohne Server.
