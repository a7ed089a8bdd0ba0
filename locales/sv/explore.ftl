### Utforska lägen: vilket läge som helst, och det bästa valet i det.

explore-title = Utforska lägen
explore-link = Vilket val är bäst? Ställ upp vilket läge du vill
explore-help = Ställ upp vilket läge du vill och se vad varje val är värt.

## I stället för det bästa valet.

explore-dice = Knappa in alla tärningar för att se det bästa valet.
explore-before-roll = Före första kastet: perfekt spel ger { $points } poäng i snitt. Knappa in alla tärningar för att se det bästa valet.
explore-full = Protokollet är fullt. Lämna minst en ruta tom för att se det bästa valet.
explore-order = I det här spelet fylls rutorna i en viss ordning, och det här protokollet följer den inte: fyll i de tidigare rutorna också.
explore-need = { $category }: { $needs }

## Protokollet.

explore-card = Det som står i protokollet
explore-card-help = Tryck på en ruta för att fylla i vanliga poäng, och en gång till för att tömma den. Pilen bredvid ändrar poängen.
explore-fill-all = Fyll i alla rutor
explore-clear = Töm protokollet
explore-filled = { $category }, ifylld med { $points }
explore-open = { $category }, tom
explore-points = Poäng på { $category }
explore-upper-total = Summa i övre delen

## Varför den övre delen inte kan ha summan som skrevs.

explore-upper-number = Skriv ett heltal.
explore-upper-no-box = Fyll först i rutor i övre delen. De delar på summan.
explore-upper-range = Med de rutor som är ifyllda kan övre delen ha { $least } till { $most }.
explore-upper-gap = Med de rutor som är ifyllda kan övre delen ha { $below } eller { $above }, men inget däremellan.

## Listan med val.

explore-decimals = Fler decimaler

## Läget som en rad text.

explore-position = Läget som text
explore-position-help = Kopiera det för att spara eller skicka det. Klistra in ett annat här, eller en länk till det, för att öppna det.

## Varför en inklistrad text inte öppnar något.

explore-bad-parts = Det här är inget läge. Ett läge har fyra delar: regler; protokoll; tärningar; kast kvar.
explore-bad-rules = Det här är inget läge: reglerna är inte kända här.
explore-bad-card = Det här är inget läge: protokollet passar inte reglerna.
explore-bad-dice = Det här är inget läge: tärningarna passar inte reglerna.
explore-bad-rolls = Det här är inget läge: antalet kast kvar passar inte reglerna.
explore-player = Spelare { $number }
explore-add-player = Lägg till spelare
explore-remove-player = Ta bort spelare { $number }
explore-players-help = Spelare 1 står på tur. Med de andras protokoll visas också hur sannolikt det är att Spelare 1 vinner.
explore-win-later = Hur ofta varje val vinner räknas ut när ingen har fler än åtta tomma rutor.
explore-chances = I början av omgången, om alla spelar för flest poäng
