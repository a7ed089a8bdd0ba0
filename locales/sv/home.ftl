home-play-now = Spela nu
home-welcome = Fem tärningar, ett protokoll, bara ett spel till. Spela ensam, med vänner eller mot datorn.
home-more-in-play = Fler pågående spel
home-last-results = Senaste resultaten
home-bests = Rekord på den här enheten
home-statistics = Statistik
home-news = Nyheter
home-news-read = Dölj nyheterna
home-news-line = Livespel på två enheter, statistik, skicklighet och tur, övningar samt protokoll för egna tärningar.
home-computer = { $name } (dator)
home-minutes-each = { $minutes } min var
home-beat = { $loser-is ->
    [you] { $winner } vann mot dig
   *[other] { $winner-is ->
        [you] Du vann mot { $loser }
       *[other] { $winner } vann mot { $loser }
    }
}

home-beat-others = { $winner-is ->
    [you] Du vann mot { $others } andra
   *[other] { $winner } vann mot { $others } andra
}

home-and-others = { $name } och { $others } andra

home-points = { $first }–{ $second }

home-challenges = Utmana en vän
