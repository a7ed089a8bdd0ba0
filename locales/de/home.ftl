home-play-now = Jetzt spielen

home-welcome = Fünf Würfel, dreizehn Felder und gleich noch ein Spiel. Allein, mit Freunden oder gegen den Computer.

home-more-in-play = Weitere laufende Spiele

home-last-results = Letzte Ergebnisse

home-records = Rekorde auf diesem Gerät

home-statistics = Statistik

home-more = Mehr

home-news = Das ist neu

home-news-read = Neues ausblenden

home-news-line = Live-Spiele auf zwei Geräten, Statistik, Können und Glück, Üben, und Zettel für eure eigenen Würfel.

home-challenges = Freunde herausfordern
