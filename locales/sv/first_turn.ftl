first-turn-how-to-play-title = Så spelar man
first-turn-tap-dice = Tryck på tärningarna du vill spara.
first-turn-roll-again = Slå om de andra tärningarna.
first-turn-score-all-kept = Du sparar alla tärningar. Tryck på en ruta i protokollet för att skriva in poängen.
first-turn-score-or-roll = Tryck på en ruta i protokollet för att skriva in poängen, eller slå en gång till.
first-turn-score-now = Tryck på en ruta i protokollet för att skriva in poängen.
