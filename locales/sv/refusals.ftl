refusals-game-over = Spelet är slut.
refusals-start-first = Slå först för att se vem som börjar.
refusals-start-is-decided = Det är redan avgjort vem som börjar.
refusals-no-rolls-left = Inga kast kvar: välj en ruta.
refusals-nothing-to-keep = Det första kastet slås med alla tärningar.
refusals-wrong-dice = De tärningarna ligger inte på bordet.
refusals-other-dice = I det här spelet har alla samma tärningar, och det här är inte de.
refusals-roll-first = Slå tärningarna först.
refusals-no-such-category = Den rutan finns inte i protokollet.
refusals-filled = Rutan { $category } är redan ifylld.
refusals-nothing-to-undo = Det finns inget att ångra.
refusals-no-clock = Spelet har ingen klocka.
refusals-no-entropy = Enheten ger inga slumptal, så det går inte att slå tärningarna.
refusals-upper-first = Rutan { $category } är tom: { $dice ->
    [5] fem
    [6] sex
   *[other] alla
} { $face ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
    [6] sexor
   *[other] lika
} måste skrivas där.

refusals-lower-first = De här tärningarna är en joker: skriv dem i en tom ruta i nedre delen.
refusals-next = Näst i tur är { $category }.
refusals-upper-section-first = Fyll i övre delen först.
refusals-lower-section-first = Fyll i nedre delen först.
refusals-fits = Tärningarna passar i { $category }. Du får bara stryka en ruta när de inte passar någonstans.
refusals-never-struck = Den här rutan får du inte stryka, men { $category } går bra.

refusals-exact-players = Spelet är för exakt { $players } spelare.
refusals-players-between = Spelet är för { $least } till { $most } spelare.
refusals-no-name = Alla behöver ett namn.
refusals-long-name = Ett namn får ha högst { $most } tecken.
refusals-same-name = Någon vid bordet heter redan så.
refusals-no-time = Ställ in en tid på klockan.
refusals-computer-without-best-play = När kast kan sparas är det bara Nybörjare och Amatör som kan spela: det tar för lång tid att räkna ut de bästa valen.
