tournament-no-entropy = Webbläsaren ger inga slumptal. Utan dem skulle program kunna räkna ut tärningarna, så en turnering med program kan inte starta.
tournament-columns-help = Högst slutsumma i ett spel ger en poäng, och det är en vinst om ingen annan kom lika högt. Snitt är den genomsnittliga slutsumman med medelfel, Std är standardavvikelsen, Val är snittiden för ett val, och Fart är hur många gånger så snabb som den långsammaste spelaren.
tournament-columns-rank = Plats
tournament-columns-player = Spelare
tournament-columns-points = Poäng
tournament-columns-wins = Vinster
tournament-columns-mean = Snitt
tournament-columns-sd = Std
tournament-columns-best = Bäst
tournament-columns-worst = Sämst
tournament-columns-decision = Val, µs
tournament-columns-games-a-second = Spel/s
tournament-columns-speed = Fart
tournament-times-as-fast = × { $times }
tournament-nobody-left = Ingen är kvar.
tournament-wins = { $name } vinner med { $points } poäng.
tournament-wins-tie = { $name } vinner avgörandet mot { $others } efter { $games } extraspel.
tournament-share-win = { $games ->
    [one] { $names } delar på segern, med { $points }: { $games } extraspel skilde dem inte åt.
   *[other] { $names } delar på segern, med { $points }: { $games } extraspel skilde dem inte åt.
}

tournament-points = { $points } poäng
tournament-games = { $games } spel
tournament-none-played = Inget spel har spelats än.
tournament-leads = { $players ->
   *[other] { $names } leder med { $points } efter { $games }.
}

tournament-running = Pågår.
tournament-paused = Pausad.
tournament-out-since-game = { $name } är ute från och med spel { $game }: den { $why }.
tournament-out-since-extra-game = { $name } är ute från och med extraspel { $game }: den { $why }.
tournament-filled-closed-box = ville fylla i { $category }, som inte gick att fylla i då
tournament-filled-no-box = ville fylla i en ruta som inte finns i protokollet
tournament-filled-unknown-box = ville fylla i ”{ $id }”, som inte finns i protokollet
tournament-rolled-too-often = ville slå om efter det sista kastet
tournament-kept-beyond = ville spara tärningar utöver de { $dice } som finns
tournament-kept-too-many = ville spara fler än de { $dice } tärningar som finns
tournament-kept-others = ville spara { $dice }, som tärningarna inte visade
tournament-answered-nonsense = svarade varken med tärningar eller med en ruta
tournament-answered-nonsense-saying = svarade varken med tärningar eller med en ruta: { $said }
tournament-threw = stannade med ett fel
tournament-threw-saying = stannade med ett fel: { $said }
tournament-slow-decision = { $seconds ->
    [1] tog mer än en sekund på sig för ett val
   *[other] tog mer än { $seconds } sekunder på sig för ett val
}

tournament-slow-game = { $seconds ->
    [1] tog mer än en sekund på sig för ett spel
   *[other] tog mer än { $seconds } sekunder på sig för ett spel
}

tournament-slow-start = { $seconds ->
    [1] tog mer än en sekund på sig för att starta
   *[other] tog mer än { $seconds } sekunder på sig för att starta
}

tournament-no-turn = har ingen funktion som heter ”turn”
tournament-broken = gick inte att starta
tournament-broken-saying = gick inte att starta: { $said }
tournament-crashed = kraschade
tournament-crashed-saying = kraschade: { $said }
tournament-noisy = skickade ett meddelande utan att ha blivit tillfrågad
tournament-brought-down = kraschade sin sandlåda när den kördes ensam, som det blir när ett program tar allt minne
tournament-page-died-with-none = Sidan kraschade medan turneringen pågick.
tournament-page-died-alone = Sidan kraschade medan turneringen pågick. Bara programmet för { $name } kördes, och det kan ha tagit allt minne. Det är ute när turneringen fortsätter.
tournament-page-died-with-one = Sidan kraschade medan turneringen pågick. Programmet för { $name } kan ha tagit allt minne. Händer det igen är det ute.
tournament-page-died-with-some = Sidan kraschade medan turneringen pågick. Programmet för { $names } kan ha tagit allt minne. När turneringen fortsätter körs de ett i taget en stund. Händer det igen är det program som kördes då ute.
tournament-no-such-rules = Det finns inga regler som heter ”{ $id }”.
tournament-bad-rules = Det går inte att spela efter de reglerna.
tournament-no-players = Välj vilka som spelar.
tournament-not-exactly = En turnering med de här reglerna ska ha exakt { $needed } spelare, inte { $players }.
tournament-not-within = En turnering med de här reglerna ska ha { $least } till { $most } spelare, inte { $players }.
tournament-no-name = Spelare { $player } behöver ett namn.
tournament-long-name = Namnet på spelare { $player } har fler än { $most } tecken.
tournament-same-name = Spelare { $player } behöver ett namn som ingen annan har.
tournament-long-program = Programmet för spelare { $player } är för långt.
tournament-no-games = Antalet spel ska vara 1 till { $most }.
tournament-no-tournament = Det finns ingen turnering i filen.
tournament-newer = Filen gjordes med en nyare version av Rollkeep.
tournament-damaged-game = Filen är skadad: spel { $game } kan inte ha slutat så.
tournament-heading-is = { $rules }, { $games } spel, slumpfrö { $seed }
tournament-game-of = Spel { $game } av { $games }
tournament-extra-game = Extraspel { $game }
