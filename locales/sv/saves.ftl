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
