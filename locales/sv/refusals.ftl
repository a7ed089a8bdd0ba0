refusals-game-over = Spelet är slut.
refusals-start-first = Slå först för att se vem som börjar.
refusals-start-is-decided = Det är redan avgjort vem som börjar.
refusals-no-rolls-left = Inga kast kvar: välj en ruta.
refusals-nothing-to-keep = Det första kastet slås med alla tärningar.
refusals-wrong-dice = De tärningarna ligger inte på bordet.
refusals-other-dice = Alla har samma tärningar i det här spelet, och de här är andra.
refusals-roll-first = Slå tärningarna först.
refusals-no-such-category = Den rutan finns inte i protokollet.
refusals-filled = Rutan { $category } är redan ifylld.
refusals-nothing-to-undo = Det finns inga poäng att ångra.
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
refusals-fits = Tärningarna passar i { $category }. Du får stryka en ruta bara när de inte passar i någon.
refusals-never-struck = Den här rutan får inte strykas, men { $category } får det.
