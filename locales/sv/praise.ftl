praise-clock-won = Den här gången vann klockan.
praise-ran-out-of-time = { $name-is ->
    [you] Din tid tog slut.
   *[other] Tiden tog slut för { $name }.
}

praise-others-ran-out-of-time = Tiden tog slut för de andra.
praise-won-at-once = { $roll ->
    [1] { $category } på första kastet
   *[other] { $category } på högst { $roll } kast
}: { $name-is ->
    [you] du vinner direkt.
   *[other] { $name } vinner direkt.
}

praise-ahead-of = { $name-is ->
    [you] { $points } poäng före dig.
   *[other] { $points } poäng före { $name }.
}

praise-ahead-of-all = { $points } poäng före alla andra.
praise-by-a-hair = Hårfint: { $ahead }
praise-well-played = Bra spelat: { $ahead }
praise-card-to-frame-and-win = Ett protokoll att rama in: { $ahead }
praise-big-win = Storseger: { $ahead }
praise-card-to-frame = Ett protokoll att rama in.
praise-fine-card = Ett riktigt fint protokoll.
praise-solid-card = Ett gediget protokoll.
praise-level-with-you = Inte en poäng skiljer er åt.
praise-level = Inte en poäng skiljer dem åt.
