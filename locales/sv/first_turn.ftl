first-turn-how-to-play-title = Så spelar man
first-turn-tap-dice = Tryck på tärningarna du vill spara.
first-turn-roll-again = Slå om de andra tärningarna.
first-turn-score-all-kept = Du sparar alla tärningar. Tryck på en ruta i protokollet för att skriva in poängen.
first-turn-score-or-roll = Tryck på en ruta i protokollet för att skriva in poängen, eller slå en gång till.
first-turn-score-now = Tryck på en ruta i protokollet för att skriva in poängen.

first-turn-keys = Tangenter
first-turn-how-to-roll = I varje omgång får du slå upp till { $rolls } gånger.
first-turn-how-to-keep = Efter ett kast trycker du på tärningarna du vill spara och slår om de andra.
first-turn-how-to-score = Tryck sedan på en tom ruta i protokollet. Du får poängen som står där, eller noll.
first-turn-how-to-fill = Ditt protokoll har { $boxes } rutor, och varje ruta fylls i en enda gång.
first-turn-how-it-ends = När alla protokoll är fulla vinner den som har högst slutsumma.
first-turn-let-go = Tryck på en tärning igen om du ändå inte vill spara den. Ett dubbeltryck räknas som ett.
