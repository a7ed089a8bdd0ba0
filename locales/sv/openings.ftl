### Alla första kast i ett spel.

openings-title = Första kastet
openings-about = Det bästa valet efter spelets första kast, hur mycket bättre det är än det näst bästa, och slutsumman som perfekt spel ger i snitt.
openings-link = Första kastet: vad är bäst att spara?
openings-wanted = Bara kast med de här tärningarna
openings-wanted-help = Till exempel 1 1 5
openings-roll = Första kastet
openings-lead = Försprång
openings-all = { $count } första kast. Perfekt spel ger { $points } poäng i snitt.
openings-found = { $count } av { $all } första kast. Chansen att få något av dem: { $chance }.
openings-none = Inget första kast har alla de här tärningarna.
openings-no-dice = Knappa in siffror från 1 till 6.
