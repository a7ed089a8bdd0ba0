player-your-players = Dina spelare
player-your-players-help = Programmera en spelare i JavaScript, prova den i en omgång, spela mot den och skicka den till arenan. Den körs i den här webbläsaren och kommer inte åt något annat än det den får se av spelet.
player-no-players = Inga spelare än. En ny börjar som ett kort exempel som fungerar.
player-new-player = Ny spelare
player-new-name = Min spelare
player-arena = Till arenan
player-import-player = Importera en fil
player-play-against = Spela mot den
player-export-player = Exportera som fil
player-your-player = Din spelare
player-no-such-player = Spelaren finns inte på den här enheten
player-no-such-player-help = Den har tagits bort, eller så gjordes den i en annan webbläsare. Vill du ha hit en spelare exporterar du den där och importerar filen här.
player-name = Namn
player-program = Program
player-program-help = JavaScript, en ES-modul. Tabb lämnar fältet.
player-saved = Sparad
player-changed-elsewhere = Spelaren ändrades i en annan flik. Så här ser den ut nu.
player-deleted-elsewhere = Spelaren togs bort i en annan flik. Ändrar du den här sparas den igen.
player-delete-question = Ta bort spelaren?
player-delete-why = Programmet går inte att få tillbaka. Turneringar behåller de program de startade med.
player-try-it = Prova en omgång
player-try-again = Prova en till
player-try-help = Från ett läge var som helst i ett spel, med rättvisa tärningar. Visar vad din spelare ser och vad den väljer.
player-stop = Stoppa
player-starting = Din spelare startar.
player-thinking = Din spelare tänker.
player-stopped = Stoppad.
player-view = Vyn den fick, utan reglerna
player-answer = Dess svar
player-no-sandbox = Webbläsaren kan inte köra den: sidans sandlåda öppnades inte.
player-manual = Programmera en egen spelare
player-gets = Vad turn(view) får
player-returns = Vad den returnerar
player-boxes = Rutornas id
player-id = Id
player-example-view = Exempel på en vy
player-rules-data = view.rules
player-limits = Gränser
player-in-short-function = En spelare är en funktion, turn(view). Den anropas efter varje kast, tittar på vyn och returnerar vad den vill göra: en array med tärningarna som ska sparas, eller id:t för rutan som ska fyllas i.
player-in-short-new = En ny spelare är ett exempel som fungerar. Ändra en siffra, prova en omgång och se vad som händer.
player-limits-time = En sekund för ett val, fem sekunder för alla val i ett spel, och tio för att bli redo.
player-limits-errors = Ett fel, ett svar som reglerna inte tillåter eller för lång tid gör att den åker ut ur turneringen. De andra spelar vidare. I ett spel med människor spelar Amatören den omgången åt den.
player-limits-language = Den har språket, WebAssembly och console.log, som skriver till webbläsarens konsol: hundra rader med högst 200 tecken. Inget nätverk, ingen lagring, inga timers, inget från sidan; ingen eval och inga importer: allt ligger i en och samma modul.
player-limits-memory = Frågor om flera spel kan komma om vartannat, så den bör välja bara efter vyn och inte minnas något.
player-limits-random = Math.random ger samma tal när en turnering upprepas med sitt slumpfrö.
player-limits-length = Ett program får vara på högst 200 kB. Allt som kompileras till JavaScript, eller till WebAssembly inuti det, är välkommet.
player-view-dice = Vad tärningarna visar, från vänster till höger.
player-view-rolls-left = Hur många kast som är kvar; 0 efter det sista.
player-view-legal = Rutorna som får fyllas i nu, och vad var och en skulle ge, med jokrar. Aldrig tom.
player-view-card = De ifyllda rutorna och vad som står i dem.
player-view-bonuses = Poängen för extra Yahtzee hittills.
player-view-totals = Totalpoängen för alla som är kvar, den egna också, lägst först.
player-view-rules = Reglerna som data, med alla rutor i view.rules.categories.
player-answer-keep = Spara tärningar som visar detta och slå om de andra. Bara när det finns kast kvar.
player-answer-keep-none = Spara inget: slå om alla tärningar.
player-answer-score = Fyll i rutan med detta id. Det avslutar omgången.
player-forked = Spelaren ändrades i en annan flik. Det du skriver här sparas bredvid den, som ”{ $name }”.
player-line-count = { $lines ->
    [one] { $lines } rad
   *[other] { $lines } rader
}

player-it-scores = Den tar { $category } för { $points } poäng.
player-it-fills = Den tar { $category }.
player-it-keeps = Den sparar { $dice }.
player-it-rolls-all = Den slår om alla.
player-it-would-be-out = Den { $why }. I en turnering hade den åkt ut.
player-took-millis = { $millis } ms
player-took-less = mindre än { $millis } ms

player-went-wrong = { $name } { $why }.

player-not-here = På den här enheten finns ingen spelare som heter { $name }.

player-cannot-run = Den här webbläsaren kan inte köra { $name }.

player-stood-in = { $why } Amatören spelar för { $name }.
