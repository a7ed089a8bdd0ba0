review-share-of-best = { $best } av { $all } ({ $percent }{ "\u00A0" }%)
review-nothing-decided = –
review-when-in-game = { $roll ->
    [0] Omgång { $turn }, { $rolls } kast
   *[other] Omgång { $turn }, kast { $roll } av { $rolls }
}

review-signed-points = { $points } poäng
review-number-of-points = { $points } poäng
review-better-order = Bättre: { $order }
review-explore = Utforska det här läget
review-win-chances = Varje spelares chans att vinna efter var och en av de sista omgångarna, om alla därefter spelar för flest poäng
