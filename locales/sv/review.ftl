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
review-luck = Tur i kastet: { $points }
review-previous-decision = Föregående val
review-next-decision = Nästa val
review-next-mistake = Nästa misstag
review-number-of = { $number } av { $all }
review-keys = Tangenter: ← och → för de andra valen, N för nästa misstag
review-card = Protokollet i det ögonblicket
review-explore = Utforska det här läget
review-win-chances = Varje spelares chans att vinna efter varje omgång, om alla därefter spelar för flest poäng
review-practise = Öva på det här
review-play-on = Spela härifrån
review-share-position = Dela läget
review-shared-position = Vad skulle du göra här? ({ $rules })
