review-share-of-best = { $best } av { $all } ({ $percent }{ "\u00A0" }%)
review-nothing-decided = –
review-when-in-game = { $roll ->
    [0] Omgång { $turn }, { $rolls } kast
   *[other] Omgång { $turn }, kast { $roll } av { $rolls }
}

review-signed-points = { $points } poäng
review-number-of-points = { $points } poäng
review-better-order = Bättre: { $order }
review-mistake-small = Litet misstag
review-mistake-medium = Misstag
review-mistake-large = Stort misstag
review-limits-of-points = ”?” kostar i snitt { $medium } poäng eller mer, ”??” { $large } eller mer.
review-limits-with-chance = ”?” kostar i snitt { $medium } poäng eller mer, ”??” { $large } eller mer; eller lika många procentenheter av vinstchansen.
review-luck = Tur i kastet: { $points }
review-previous-decision = Föregående val
review-next-decision = Nästa val
review-next-mistake = Nästa misstag
review-number-of = { $number } av { $all }
review-keys = Tangenter: ← och → för de andra valen, N för nästa misstag
review-card = Protokollet i det ögonblicket
review-totals-then = Ställningen före det här valet
review-explore = Utforska det här läget
review-win-chances = Varje spelares chans att vinna efter varje omgång, om alla därefter spelar för flest poäng
review-turns-to-come = Tidigare omgångar räknas fortfarande ut.
review-wins-after = Vinstchans efter det här valet: { $chance }.
review-wins-less-after = Vinstchans efter det här valet: { $chance }. Bättre för att vinna: { $order } ({ $best }).
review-wins-all-the-same = Vinstchans efter det här valet: { $chance }. Inget annat val vinner oftare.
review-lost-of-chance = Vinstchans −{ $percent }{ "\u00A0" }%
review-best-to-win = Bäst för att vinna
review-better-to-win = Bättre för att vinna: { $order }
review-nothing-brings-more = Inget val ger fler poäng i snitt.
review-still-behind = { $name-is ->
    [you] Även med flest poäng i snitt skulle du sluta { $points } poäng efter { $leader }.
   *[other] { $leader-is ->
        [you] Även med flest poäng i snitt skulle { $name } sluta { $points } poäng efter dig.
       *[other] Även med flest poäng i snitt skulle { $name } sluta { $points } poäng efter { $leader }.
    }
}
review-ahead-anyway = { $name-is ->
    [you] I snitt skulle du ändå sluta { $points } poäng före { $leader }.
   *[other] { $leader-is ->
        [you] I snitt skulle { $name } ändå sluta { $points } poäng före dig.
       *[other] I snitt skulle { $name } ändå sluta { $points } poäng före { $leader }.
    }
}
review-best-for-points = Bäst för poängen
review-order = Ordning
review-as-played = Som spelat
review-most-points-first = Flest förlorade poäng först
review-most-chance-first = Mest förlorad vinstchans först
review-won-and-decided-best = { $name-is ->
    [you] Du vann och valde bäst.
   *[other] { $name } vann och valde bäst.
}
review-other-decided-best = { $winner-is ->
    [you] Du vann, men { $name } valde bättre.
   *[other] { $name-is ->
        [you] { $winner } vann, men du valde bättre.
       *[other] { $winner } vann, men { $name } valde bättre.
    }
}
review-practise = Öva på det här
review-play-on = Spela härifrån
review-share-position = Dela läget
review-shared-position = Vad skulle du göra här? ({ $rules })
