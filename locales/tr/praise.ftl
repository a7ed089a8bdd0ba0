praise-clock-won = Bu kez saat kazandı.
praise-ran-out-of-time = { $name-is ->
    [you] Süreden kaybettin.
   *[other] { $name } süreden kaybetti.
}

praise-others-ran-out-of-time = Diğerleri süreden kaybetti.
praise-won-at-once = { $roll ->
    [1] İlk atışta { $category }
   *[other] En çok { $roll } atışta { $category }
}: { $name-is ->
    [you] oyunu hemen kazandın.
   *[other] { $name } oyunu hemen kazandı.
}

praise-ahead-of = { $name-is ->
    [you] Senden { $points } puan önde.
   *[other] { $name }, { $points } puan geride.
}

praise-ahead-of-all = En yakın rakipler { $points } puan geride.
praise-by-a-hair = Kıl payı! { $ahead }
praise-well-played = Güzel oyun! { $ahead }
praise-card-to-frame-and-win = Çerçeveletmelik bir kart! { $ahead }
praise-big-win = Açık ara! { $ahead }
praise-card-to-frame = Çerçeveletmelik bir kart.
praise-fine-card = Güzel bir kart.
praise-solid-card = Sağlam bir kart.
praise-level-with-you = Aranızda bir puan bile fark yok.
praise-level = Aralarında bir puan bile fark yok.
