friends-friends = Freunde
friends-ways = Herausforderung, Link oder live

friends-challenge-help = Für euch beide fallen die Würfel gleich. Spielt, wann ihr mögt, und vergleicht danach.
friends-by-link = Abwechselnd per Link
friends-by-link-help = Zwei Handys, ein Spiel: Nach deinem Zug schickst du das Spiel als Link.
friends-live-help = Zwei Geräte am selben Tisch, Zug um Zug, ohne Server.

# The field for the name of the other player.
friends-friends-name = Name der anderen Person

# The field is empty.
friends-friends-name-wanted = Wer spielt mit? Gib einen Namen ein.

# The field is empty.
friends-your-name-wanted = Gib den Namen ein, unter dem man dich kennt.
