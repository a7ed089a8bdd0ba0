links-send-instead = Skicka som länk
links-send-help = Den du skickar till öppnar länken, spelar sin omgång och skickar tillbaka den.
links-send-to = { $name-is ->
    [you] Skicka tillbaka
   *[other] Skicka till { $name }
}

links-plays-elsewhere = { $name-is ->
    [you] Du spelar på en annan enhet
   *[other] { $name } spelar på en annan enhet
}

links-play-on = Spela vidare här
links-keep = Spara
links-open = Öppna spelet
links-open-other = Öppna det som finns här
links-watch = Se reprisen
links-nothing-changes = Inget sparas på den här enheten om du inte väljer det.
links-who-is-you = ”Du” i det här spelet är den som startade det.
links-close-replay = Stäng reprisen
links-step-back = Bakåt
links-step-on = Framåt
links-play = Spela upp
links-stop = Pausa
links-step = Steg
links-turn-title = Omgång
links-the-start = Början
links-judged = Coach: bedöm varje val
links-who-plays = Vilka spelar?
links-who-plays-help = Den som öppnar länken ser de här namnen.
links-make-link = Skapa länken
links-share-game = Dela spelet
links-to-play-on = Den som öppnar länken kan spela vidare härifrån. Skicka den fram och tillbaka och spela tillsammans, var och en på sin enhet.
links-to-look-at = Den som öppnar länken ser alla protokoll, kan se reprisen och kan spara spelet.
links-no-server = Hela spelet ligger i länken, med alla namn. Ingen server sparar det.
links-share-link = Dela länken
links-copy-message = Kopiera meddelande med länk
links-copied = Meddelandet med länken är kopierat.
links-not-copied = Webbläsaren kopierade inte länken. Den är markerad här nedanför, så du kan kopiera den själv.
links-qr-code = QR-kod med länken
links-scan = Rikta en annan enhets kamera hit.
links-no-qr-code = Spelet är för långt för en QR-kod. Använd länken i stället.
links-link-and-code = Länk och QR-kod
links-damaged = Länken är skadad
links-damaged-help = En del saknas, eller har ändrats på vägen. Be att få länken igen, eller kopiera hela. Dina egna spel är som du lämnade dem.
links-newer = Länken är nyare än appen
links-newer-help = Den gjordes med en nyare version av Rollkeep. Stäng alla flikar med Rollkeep, öppna det igen för att få den versionen, och öppna sedan länken på nytt. Dina egna spel är som du lämnade dem.
links-unknown-rules = Länkens regler finns inte här
links-unknown-rules-help = Den gjordes med en annan version av Rollkeep, som har fler regler. Dina egna spel är som du lämnade dem.
links-no-game = Det finns inget spel i länken
links-too-many-players-help = Så många kan inte spela med de reglerna. Dina egna spel är som du lämnade dem.
links-bad-players-help = Spelarna eller klockan i länken går inte ihop. Dina egna spel är som du lämnade dem.
links-bad-rules-help = Det går inte att spela efter reglerna i länken. Dina egna spel är som du lämnade dem.
links-too-long = Länken är för lång
links-too-long-help = Så långt är inget spel. Be att få länken igen. Dina egna spel är som du lämnade dem.
links-game-too-long = Det har hänt så mycket i spelet att det inte får plats i en länk. Exportera det i inställningarna i stället.
links-game-of-unknown-rules = Reglerna i det här spelet går inte att skicka i en länk. Exportera det i inställningarna i stället.
links-game-does-not-fit = Spelet får inte plats i en länk. Exportera det i inställningarna i stället.
links-new-here = Spelet finns inte på den här enheten än. Du kan spela vidare här.
links-new-here-over = Spelet finns inte på den här enheten än. Du kan spara det bland dina avslutade spel.
links-just-as-far = Spelet finns redan på den här enheten, och har kommit lika långt.
links-further-here = Spelet finns redan på den här enheten, och har kommit längre här än i länken.
links-further-there = Spelet finns på den här enheten, men har kommit längre i länken. Spela vidare här för att fortsätta därifrån.
links-further-there-over = Spelet finns på den här enheten, men i länken är det avslutat. Spara det för att få slutet hit också.
links-fork = Spelet finns på den här enheten också, men fortsatte på ett annat sätt. Spelar du vidare här blir båda kvar: det som finns här och det i länken.
links-fork-over = Spelet finns på den här enheten också, men fortsatte på ett annat sätt. Sparar du det blir båda kvar: det som finns här och det i länken.
links-finished = avslutat
links-rules-and-names = { $rules }: { $names }
links-turn-alone = Omgång { $number }
links-turn-of = Omgång { $number }, { $name }
links-step-of = { $step } av { $last }
links-the-end = Slutet
links-game-begins = Spelet börjar.
links-rolls = { $name-is ->
    [you] Du slår { $dice }.
   *[other] { $name } slår { $dice }.
}

links-keeps-and-rolls = { $name-is ->
    [you] Du sparar { $kept } och får { $dice }.
   *[other] { $name } sparar { $kept } och får { $dice }.
}

links-takes-score-back = { $name-is ->
    [you] Du ångrar en ruta.
   *[other] { $name } ångrar en ruta.
}

links-your-turn = Din tur, { $name }

links-send-result = Skicka resultatet

links-plays-elsewhere-help = Då är omgången dold här. Skicka länken och öppna den som kommer tillbaka.
