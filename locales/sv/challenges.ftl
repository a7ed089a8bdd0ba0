challenges-challenges = Utmaningar
challenges-challenge = Utmana en vän
challenges-what-it-is = Du spelar ensam, och din vän spelar senare med samma tärningar. Sedan ser ni båda protokollen.
challenges-name-wanted = Skriv ett namn som de andra känner igen dig på.
challenges-play-now = Spela nu
challenges-sent-and-received = Skickade och mottagna
challenges-none-yet = Inga utmaningar än. Spela en och skicka den, eller öppna länken som en vän har skickat.
challenges-same-dice = Alla spelar var för sig med samma tärningar: den som sparar samma får samma kast. Alla protokoll visas när du har spelat klart.
challenges-honesty = Det går att försöka två gånger, men det här är ett spel mellan vänner.
challenges-accept = Anta och spela
challenges-later = Spela senare
challenges-kept-for-later = Sparad. Den väntar bland dina utmaningar.
challenges-decline = Avböj
challenges-go-on = Fortsätt ditt spel
challenges-after-your-game = Alla protokoll visas här när ditt eget spel är slut.
challenges-keep = Spara
challenges-not-kept-yet = Spelet i länken finns inte bland dina utmaningar än.
challenges-kept = Sparat bland dina utmaningar.
challenges-full = Utmaningen har redan 64 svar. Fler sparas inte.
challenges-newer = Det sparades inte: en nyare version av appen har sparat något på samma plats.
challenges-your-own = Det här är länken till ditt eget spel.
challenges-day-is-over = Den dagen är slut, och spelet går inte längre att spela.
challenges-day-to-come = Den dagen har inte kommit än. Öppna länken igen när det är dags.
challenges-no-challenge = Utmaningen finns inte
challenges-no-challenge-help = Den kan ha tagits bort på den här enheten. Öppna länken igen för att se den.
challenges-send = Skicka utmaningen
challenges-compare = Jämför protokollen
challenges-link-help = Din vän spelar med samma tärningar och ser ditt protokoll först efter sitt eget spel. Hur många vänner som helst kan öppna länken.
challenges-ranking = Alla med samma tärningar
challenges-why-different = Den som sparade samma tärningar fick samma kast. Varje skillnad började alltså med att någon valde annorlunda.
challenges-rank = Plats
challenges-name = Namn
challenges-total = Totalt
challenges-lost = Tappade poäng
challenges-unknown = …
challenges-in-play = spelar fortfarande
challenges-cards = Protokoll för protokoll
challenges-parted = Där ni först valde olika
challenges-they-parted = Där de först valde olika
challenges-never-parted = Alla val var likadana.
challenges-delete-question = Ta bort utmaningen?
challenges-delete-why = Alla protokoll i den försvinner, ditt också, och går inte att få tillbaka. Är det ”Dagens spel” blir ditt eget spel kvar.
challenges-no-dice = Webbläsaren ger inga slumptal, så det finns inga tärningar.
challenges-your-turn = Spela med samma tärningar
challenges-you-play = Du spelar
challenges-send-it = Färdigt. Skicka till en vän
challenges-declined = Avböjd
challenges-game-of-day = Spelet från { $date }
challenges-invites = { $players ->
   *[other] { $who } utmanar dig i { $rules }
}

challenges-played-day = { $players ->
   *[other] { $who } har spelat spelet från { $date }
}

challenges-taken = Någon som heter { $name } har redan spelat med de här tärningarna. Välj ett annat namn.
challenges-send-answer-to = Skicka svar till { $name }
challenges-send-answer-to-all = Skicka ditt svar
challenges-answer-shows = { $players ->
   *[other] { $who } ser protokollen sida vid sida. Andra vänner kan också öppna länken: de spelar först själva med samma tärningar.
}

challenges-answer-will-show = { $players ->
   *[other] Spelet är inte slut än. { $who } ser hur det gick när du har spelat klart och skickar det igen. Vänner som öppnar länken spelar med samma tärningar.
}

challenges-waits-for-you = { $players ->
   *[other] { $who } utmanar dig
}

challenges-name-and-total = { $name }:{"\u00A0"}{ $total }
challenges-still-plays = { $name } spelar fortfarande
challenges-nobody-finished = Ingen är klar än
challenges-no-answers = Inga svar än
challenges-kept-dice = sparade { $dice }
challenges-rolled-all = slog om alla
challenges-took-box = tog { $category }
challenges-was-best = ✓ bäst
challenges-cost-points = { $points } poäng
challenges-a-friend = En vän
challenges-a-friend-within = en vän
challenges-waiting = { $count } väntar på dig

challenges-you-beat = Du vann mot { $name } med { $mine } mot { $theirs }

challenges-beats-you = { $name } vann mot dig med { $theirs } mot { $mine }

challenges-you-tie = Oavgjort: du och { $name } har båda { $mine }

challenges-tally = Hittills: du { $won } – { $lost } { $name }

challenges-rematch = Revansch

# The title of a link with an answer.
# $name (name): who has played
# $rules (text): as “Yatzy”
challenges-answers = { $name } svarar på din utmaning i { $rules }
