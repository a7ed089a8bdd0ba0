praise-clock-won = Diesmal hat die Uhr gewonnen.
praise-ran-out-of-time = { $name-is ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}

praise-others-ran-out-of-time = Die Zeit der anderen ist abgelaufen.
praise-won-at-once = { $roll ->
    [1] { $category } im ersten Wurf
   *[other] { $category } mit höchstens { $roll } Würfen
}: { $name-is ->
    [you] Du hast sofort gewonnen.
   *[other] { $name } hat sofort gewonnen.
}

praise-ahead-of = { $name-is ->
    [you] { $points ->
        [one] { $points } Punkt vor dir.
       *[other] { $points } Punkte vor dir.
    }
   *[other] { $points ->
        [one] { $points } Punkt vor { $name }.
       *[other] { $points } Punkte vor { $name }.
    }
}

praise-ahead-of-all = { $points ->
    [one] { $points } Punkt vor allen anderen.
   *[other] { $points } Punkte vor allen anderen.
}

praise-by-a-hair = Haarscharf: { $ahead }
praise-well-played = Gut gespielt! { $ahead }
praise-card-to-frame-and-win = Ein Zettel zum Einrahmen! { $ahead }
praise-big-win = Ein klarer Sieg: { $ahead }
praise-card-to-frame = Ein Zettel zum Einrahmen.
praise-fine-card = Ein schöner Zettel.
praise-solid-card = Ein solider Zettel.
praise-level-with-you = Kein einziger Punkt trennt euch.
praise-level = Kein einziger Punkt Unterschied.
