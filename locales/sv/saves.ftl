saves-blocked = Webbläsaren låter inte sidan spara något. Du kan spela, men spelet är borta när du stänger sidan.
saves-full = Webbläsarens lagring är full. Du kan spela vidare, men det senaste försvinner när du stänger sidan. Exportera dina spel och ta sedan bort några avslutade.
saves-arena-full = Arenans del av lagringen är full. De senaste spelarna och turneringarna är borta när du stänger sidan. Exportera dem och ta sedan bort några. För spel finns det fortfarande plats.
saves-copied = { $count ->
    [one] Något som inte gick att spara här har också ändrats i en annan flik. Din version finns kvar bredvid, som en kopia.
   *[other] Sådant som inte gick att spara här har också ändrats i en annan flik. Dina versioner finns kvar bredvid, som { $count } kopior.
}

saves-quarantined = { $count ->
    [one] En sparad post är skadad. Originalet har lagts undan och följer med i varje export.
   *[other] { $count } sparade poster är skadade. Originalen har lagts undan och följer med i varje export.
}

saves-newer = { $count ->
    [one] Något är sparat med en nyare version av Rollkeep. Det finns kvar: ladda om sidan för att få den nya versionen.
   *[other] { $count } poster är sparade med en nyare version av Rollkeep. De finns kvar: ladda om sidan för att få den nya versionen.
}

saves-from-newer = Från en nyare version av Rollkeep

saves-arena-filled = Spelare och turneringar fyller { $percent }{"\u00A0"}% av sin del av lagringen. Exportera och ta bort dem du inte längre behöver.
saves-player-blocked = Webbläsaren låter inte sidan spara något.
saves-player-full = Webbläsarens lagring är full.
saves-player-arena-full = Arenans del av lagringen är full.
saves-from-newer-help = Det här är sparat med en nyare version av Rollkeep. Det finns kvar: ladda om sidan för att få den nya versionen och öppna det sedan igen.
saves-set-aside = Det sparade är skadat
saves-set-aside-help = Det går inte att läsa. Originalet har lagts undan: i inställningarna kan du titta på det, spara det i en fil eller ta bort det.

saves-aside-real-dice = Ett protokoll för egna tärningar med { $names }. Steg { $step } strider mot reglerna. Det som kom före finns bland dina protokoll.
saves-aside-game = Ett spel med { $names }. { $why } Det som kom före finns bland dina spel.
saves-aside-misfit = Det stämmer inte med det sparade spelet med samma namn.
saves-not-a-save = Det är varken ett sparat spel eller en spelare, eller så är det för skadat för att det ska gå att avgöra.
saves-by-newer = Det sparades med en nyare version av Rollkeep.
saves-bad-setup = Spelarna eller klockan går inte ihop.
saves-bad-rules = Det går inte att spela efter dess regler.
saves-bad-log = Listan över kasten är skadad.
saves-bad-taken-over = Det går vidare från ett läge i ett annat spel, och det läget saknas.
saves-bad-step = Steg { $step } strider mot reglerna.

saves-tables = Uträkningarna för { $games } tog lång tid, så webbläsaren sparar dem: { $size } MB.
saves-tables-of-others = regler som inte finns i listan
saves-delete-tables = Ta bort uträkningarna
saves-tables-deleted = Borttagna. De görs om när de behövs.

saves-import-no-export = Filen är ingen export från Rollkeep. Inget har ändrats.
saves-import-newer = Filen kommer från en nyare version av Rollkeep. Ladda om sidan för att få den nya versionen och försök sedan igen. Inget har ändrats.
saves-import-too-long = Filen är alldeles för stor för att vara en export från Rollkeep. Inget har ändrats.
saves-import-progress = { $done } av { $all } poster
saves-import-stopped = Stoppad efter { $done } av { $all } poster. Det som hann importeras är kvar.
saves-import-not-begun = Stoppad medan filen lästes. Inget har ändrats.
saves-import-blocked = Webbläsaren låter inte sidan spara något. Det du har importerat är borta när du stänger sidan.
saves-import-no-room = Allt får inte plats i webbläsarens lagring. Resten är borta när du stänger sidan.
saves-line-new = { $count ->
    [one] { $count } spel är nytt här.
   *[other] { $count } spel är nya här.
}

saves-line-further = { $count ->
    [one] { $count } spel har kommit längre i filen och ersätter det som finns här.
   *[other] { $count } spel har kommit längre i filen och ersätter dem som finns här.
}

saves-line-forked = { $count ->
    [one] { $count } spel eller turnering fortsätter på ett annat sätt i filen; båda sparas.
   *[other] { $count } spel eller turneringar fortsätter på ett annat sätt i filen; båda sparas.
}

saves-line-known = { $count ->
    [one] { $count } post finns redan här och lämnas som den är.
   *[other] { $count } poster finns redan här och lämnas som de är.
}

saves-line-challenges = { $count ->
    [one] { $count } utmaning är ny här eller har fler svar.
   *[other] { $count } utmaningar är nya här eller har fler svar.
}

saves-line-tournaments = { $count ->
    [one] { $count } turnering är ny här eller har kommit längre.
   *[other] { $count } turneringar är nya här eller har kommit längre.
}

saves-line-players = { $count ->
    [one] { $count } spelare är ny här.
   *[other] { $count } spelare är nya här.
}

saves-line-aside = { $count ->
    [one] { $count } post går inte att läsa och läggs undan.
   *[other] { $count } poster går inte att läsa och läggs undan.
}

saves-line-no-room = { $count ->
    [one] { $count } post får inte plats och blir kvar i filen.
   *[other] { $count } poster får inte plats och blir kvar i filen.
}

saves-line-settings = Inställningar och namn tas från filen.
saves-player-no-name = Den behöver ett namn.
saves-player-long-name = Ett namn får ha högst { $most } tecken.
saves-player-same-name = En annan av dina spelare heter redan så.
saves-player-long-source = Ett program får vara på högst { $most } kB. Det här är längre och sparades inte.
saves-player-changed = Spelaren ändrades i en annan flik.
saves-player-deleted = Spelaren togs bort i en annan flik.

saves-save-aside = Spara i en fil

saves-delete-aside-question = Ta bort originalet?
saves-delete-aside-why = Det går inte att få tillbaka.
