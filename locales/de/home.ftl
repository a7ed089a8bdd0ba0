home-play-now = Jetzt spielen

home-welcome = Fünf Würfel, dreizehn Felder und gleich noch ein Spiel. Allein, mit Freunden oder gegen den Computer.

home-more-in-play = Weitere laufende Spiele

home-last-results = Letzte Ergebnisse

home-bests = Rekorde auf diesem Gerät

home-statistics = Statistik

home-more = Mehr

home-news = Das ist neu

home-news-read = Neues ausblenden

home-news-line = Live-Spiele auf zwei Geräten, Statistik, Können und Glück, Üben und Zettel für eure eigenen Würfel.

home-challenges = Freunde herausfordern

home-computer = { $name } (Computer)

home-minutes-each = je { $minutes } Min.

home-beat = { $loser-is ->
    [you] { $winner } hat dich geschlagen
   *[other] { $winner-is ->
        [you] Du hast { $loser } geschlagen
       *[other] { $winner } hat { $loser } geschlagen
    }
}

home-beat-others = { $winner-is ->
    [you] Du hast { $others } andere geschlagen
   *[other] { $winner } hat { $others } andere geschlagen
}

home-points = { $first } : { $second }
