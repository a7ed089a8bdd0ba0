home-play-now = Jetzt spielen

home-welcome = Fünf Würfel, ein Block und gleich noch ein Spiel. Allein, mit Freunden oder gegen den Computer.

home-more-in-play = Weitere laufende Spiele

home-last-results = Letzte Ergebnisse

home-bests = Rekorde auf diesem Gerät

home-statistics = Statistik

home-news = Das ist neu

home-news-read = Neues ausblenden

home-news-line = Live-Spiele auf zwei Geräten, Statistik, Können und Glück, Üben und Zettel für eure eigenen Würfel.

home-computer = { $name } (Computer)

home-minutes-each = je { $minutes } Min.

home-beat = { $loser-is ->
    [you] { $winner } gewinnt gegen dich
   *[other] { $winner-is ->
        [you] Du gewinnst gegen { $loser }
       *[other] { $winner } gewinnt gegen { $loser }
    }
}

home-beat-others = { $winner-is ->
    [you] Du gewinnst vor { $others } anderen
   *[other] { $winner } gewinnt vor { $others } anderen
}

home-and-others = { $name } und { $others } andere

home-points = { $first } : { $second }

home-challenges = Freunde herausfordern
