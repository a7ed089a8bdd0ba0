paper-paper = Protokoll på papper
paper-about = Skriv ut ett tomt protokoll och spela med egna tärningar. Det får plats på en sida, A4 eller Letter.
paper-print-game = Skriv ut protokollet
paper-print = Skriv ut
paper-back-to-card = Tillbaka till protokollet
paper-columns = Kolumner
paper-columns-help = En för varje spelare, eller en för varje spel.
paper-name = Namn
paper-upper-total = Summa
paper-no-game = Spelet är inte slut än.
paper-sum-of-face = { $face ->
    [1] summan av ettorna
    [2] summan av tvåorna
    [3] summan av treorna
    [4] summan av fyrorna
    [5] summan av femmorna
   *[6] summan av sexorna
}

paper-sum-of-matched = summan av de tärningarna
paper-sum-of-all = summan av alla
paper-sum-of-dice = { $dice ->
    [1] summan av en tärning
    [2] summan av två tärningar
    [3] summan av tre tärningar
    [4] summan av fyra tärningar
    [5] summan av fem tärningar
   *[6] summan av sex tärningar
}

paper-sum-of-lowest = summan av de { $dice } lägsta

paper-bonus-from = { $points } vid { $threshold } poäng
paper-extra = { $points } styck
