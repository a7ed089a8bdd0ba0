real-dice-real-dice = Egna tärningar

real-dice-own-dice-link = Spela med egna tärningar
real-dice-finished-link = Protokoll med egna tärningar
real-dice-lead = Du slår dina egna tärningar, och Rollkeep sköter protokollet.
real-dice-none = Inga protokoll än. Ditt första kommer att synas här.
real-dice-new = Nytt protokoll
real-dice-begin = Starta protokollet
real-dice-in-play = Pågår
real-dice-finished = Avslutade
real-dice-all-cards = Alla protokoll
real-dice-your-dice = Dina tärningar
real-dice-how = Knappa in dina tärningar, eller tryck på en ruta och skriv.
real-dice-tap-box = Tryck på en ruta för att skriva poängen.
real-dice-keep-these = Spara de här, slå om resten
real-dice-count = Räkna med i statistiken
real-dice-count-help = I en egen avdelning, skild från spel med Rollkeeps tärningar.
real-dice-coach = Coach
real-dice-coach-help = Knappa in dina tärningar, så säger coachen vad som är bäst.
real-dice-again = Nytt med samma spelare
real-dice-points = Poäng
real-dice-write-title = Skriv
real-dice-or-dice = Eller knappa in tärningarna
real-dice-clear = Töm rutan
real-dice-no-number = Skriv poängen med siffror.
real-dice-ranking = Placeringar
real-dice-counted = Avslutade protokoll med egna tärningar, skilda från alla andra spel. Du kan välja bort enskilda protokoll.
real-dice-delete-question = Ta bort protokollet?
real-dice-deleted = Protokollet är borttaget.
real-dice-is-back = Protokollet är tillbaka.
real-dice-not-back = Protokollet gick inte att få tillbaka.
real-dice-missing = Protokollet finns inte på den här enheten
real-dice-missing-help = Det har tagits bort, eller så skrevs det i en annan webbläsare.
real-dice-changed = Protokollet ändrades i en annan flik. Så här ser det ut nu: skriv en gång till.
real-dice-ranking-heads-player = Spelare
real-dice-ranking-heads-place = Plats
real-dice-ranking-heads-total = Totalt
real-dice-name-and-total = { $name }: { $total }
real-dice-boxes-filled = { $filled } av { $boxes } rutor
real-dice-missing-dice = { $count ->
    [one] { $count } tärning till.
   *[other] { $count } tärningar till.
}

real-dice-box-of = { $name-is ->
    [you] Din ruta { $category }
   *[other] { $category }, { $name }
}

real-dice-filled-plain = { $category }, { $name }: { $points } poäng
real-dice-filled-with-extra = { $category }, { $name }: { $points } poäng, med bonus
real-dice-open = { $category }, { $name }: tom
real-dice-offered = { $bonus ->
    [0] { $category }, { $name }: skriv { $points } poäng
   *[other] { $category }, { $name }: skriv { $points } poäng och { $bonus } i bonus
}

real-dice-closed = { $category }, { $name }: går inte. { $why }
real-dice-these-give = { $bonus ->
    [0] Tärningarna ger { $points } poäng.
   *[other] Tärningarna ger { $points } poäng, och { $bonus } i bonus.
}

real-dice-write = Skriv { $points }
real-dice-with-extra = Med bonus (+{ $bonus })
real-dice-by-roll = { $roll ->
    [1] På första kastet: vinner direkt
   *[other] På högst { $roll } kast: vinner direkt
}
real-dice-these-win = Tärningarna ger { $points } poäng och vinner spelet direkt.
real-dice-written-aloud = { $name-is ->
    [you] { $points } på { $category } för dig. { $next }.
   *[other] { $points } på { $category } för { $name }. { $next }.
}

real-dice-undone-aloud = { $name-is ->
    [you] Din ruta { $category } är som förut. { $next }.
   *[other] { $category } är som förut för { $name }. { $next }.
}

real-dice-no-such-box = Den rutan finns inte i protokollet.
real-dice-never-extra = { $category } kommer aldrig med bonus.
real-dice-no-yahtzee = Bonusen räknas bara om rutan för fem lika har gett poäng.
real-dice-no-win = Poäng i den här rutan vinner inte spelet direkt.
real-dice-other-dice = Med de här reglerna spelar man med { $dice } tärningar.
real-dice-nothing-to-undo = Det finns inget att ångra.
real-dice-too-long = Protokollet har ändrats för många gånger. Börja ett nytt.
real-dice-gives-only = { $kind ->
    [extra] Med bonus ger { $category } { $scores }, aldrig { $points }.
   *[plain] { $category } ger { $scores }, aldrig { $points }.
}

real-dice-gives-nearest = { $kind ->
    [extra] Med bonus ger { $category } aldrig { $points }. Närmast ligger { $below } och { $above }.
   *[plain] { $category } ger aldrig { $points }. Närmast ligger { $below } och { $above }.
}

real-dice-gives-at-most = { $kind ->
    [extra] Med bonus ger { $category } högst { $most } poäng, aldrig { $points }.
   *[plain] { $category } ger högst { $most } poäng, aldrig { $points }.
}

real-dice-gives-at-least = { $kind ->
    [extra] Med bonus ger { $category } minst { $least } poäng, aldrig { $points }.
   *[plain] { $category } ger minst { $least } poäng, aldrig { $points }.
}
