first-turn-keys = Tangenter
first-turn-how-to-roll = Slå tärningarna upp till { $rolls } gånger i en omgång.
first-turn-how-to-keep = Efter ett kast trycker du på tärningarna du vill spara och slår om de andra.
first-turn-how-to-score = Tryck sedan på en tom ruta i protokollet: den ger de poäng den visar, eller noll.
first-turn-how-to-fill = Ditt protokoll har { $boxes } rutor, och varje ruta går bara att fylla i en gång.
first-turn-how-it-ends = När alla protokoll är fulla vinner den högsta slutsumman.
first-turn-let-go = Tryck på en tärning igen om du ändå inte vill spara den. Ett dubbeltryck räknas som ett.
