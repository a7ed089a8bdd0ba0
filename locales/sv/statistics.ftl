statistics-none = Spela klart ett spel, så räknas det med här.
statistics-more = Mer om de här spelen
statistics-players = Spelare
statistics-counted = Alla avslutade spel på den här enheten räknas. Ett spel som du tar bort räknas inte längre.
statistics-whose = Vems spel?
statistics-totals-help = Hur många spel av 100 som slutade på en summa i varje intervall. ”Perfekt” är det spelsätt som ger högsta möjliga snitt.
statistics-spread-from = När { $games } spel är spelade visar ett diagram här hur slutsummorna fördelar sig.
statistics-perfect = Perfekt
statistics-boxes = Ruta för ruta
statistics-against = Mot de andra
statistics-against-help = Försprång: hur mycket högre slutsumman var i snitt, eller lägre om det står ett minustecken. Talet efter ± visar hur fel snittet kan slå.
statistics-games-title = Spel
statistics-won = Vunna
statistics-average = Snitt
statistics-best = Bäst
statistics-perfect-middle-title = Perfekt spel, som jämförelse
statistics-upper-bonus = Bonus
statistics-no-number = –
statistics-fair-dice = Är tärningarna rättvisa?
statistics-faces-help = Normalt: med rättvisa tärningar ligger alla sex siffrorna i det här intervallet 19 gånger av 20.
statistics-faces = Varje tärning som har slagits
statistics-patterns = Kast efter kast
statistics-how-made = Var tärningarna kommer ifrån
statistics-why-valid = Att titta ofta ändrar inte omdömet. Med rättvisa tärningar får högst en enhet på 1 000 någonsin omdömet ”De här tärningarna ser inte rättvisa ut”, hur länge man än spelar på den.
statistics-deleted-dice = Bara de spel som finns kvar räknas. Tar man bort spel med dåliga kast ser tärningarna bättre ut än de är.
statistics-save-rolls = Spara alla kast (CSV)
statistics-find = Hitta spel
statistics-who = Spelare
statistics-anybody = Alla
statistics-rules = Regler
statistics-any-rules = Alla regler
statistics-when = När
statistics-least = Minsta slutsumma
statistics-no-match = Inga spel hittades.
statistics-player-heads-player = Spelare
statistics-player-heads-games = Spel
statistics-player-heads-won = Vunna
statistics-player-heads-average = Snitt
statistics-player-heads-best = Bäst
statistics-box-heads-box = Ruta
statistics-box-heads-average = Snitt
statistics-box-heads-zeros = Strukna
statistics-against-heads-other = Mot
statistics-against-heads-games = Spel
statistics-against-heads-ahead = Före
statistics-against-heads-behind = Efter
statistics-against-heads-points-ahead = Försprång
statistics-face-heads-die-shows = Siffra
statistics-face-heads-rolled = Antal
statistics-face-heads-normal = Normalt
statistics-face-heads-share = Andel
statistics-made-by-device = Varje tärning är ett slumptal från din enhet (webbläsarens ”crypto.getRandomValues”). Talen 0 till 251 står för de sex sidorna, 42 för varje sida; 252 till 255 hoppas över, så att ingen sida kommer oftare än någon annan. Ditt protokoll, ditt namn och ställningen spelar ingen roll.
statistics-made-shared = I en utmaning och i dagens spel bestäms tärningarna av ett tal som alla har. De räknas inte här.
statistics-made-elsewhere = Tärningar som kom med ett spel i en länk eller en fil räknas som dina egna. Det gör också tärningarna i livespel, som bestäms av slumptal från båda enheterna.
statistics-any-time = När som helst
statistics-last-days = Senaste { $days } dagarna
statistics-computer = { $name } ({ $strength })
statistics-number = { $number }
statistics-grouped = { $number }
statistics-plus-minus = { $value } ± { $error }
statistics-per-cent = { $percent }{"\u00A0"}%
statistics-range = { $least }–{ $most }
statistics-always-alone = spelade alltid ensam
statistics-won-of = { $shared ->
    [0] { $wins } av { $games }
    [one] { $wins } av { $games }, och { $shared } delad
   *[other] { $wins } av { $games }, och { $shared } delade
}

statistics-finished = { $games ->
    [1] { $name-is ->
        [you] Du har spelat klart 1 spel och fick { $best } poäng.
       *[other] { $name } har spelat klart 1 spel och fick { $best } poäng.
    }
   *[other] { $name-is ->
        [you] Du har spelat klart { $games } spel: { $average } poäng i snitt, { $best } som bäst.
       *[other] { $name } har spelat klart { $games } spel: { $average } poäng i snitt, { $best } som bäst.
    }
}

statistics-cut-off-all = { $name-is ->
    [you] Hittills har klockan avbrutit alla dina spel.
   *[other] Hittills har klockan avbrutit alla spel för { $name }.
}

statistics-games-cut-off = { $unfinished ->
    [0] { $games }
    [one] { $games }, varav { $unfinished } avbrutet av klockan
   *[other] { $games }, varav { $unfinished } avbrutna av klockan
}

statistics-half-reach = { $points } eller mer i hälften av spelen
statistics-yahtzees-and-extra = { $extra ->
    [0] { $yahtzees }
    [one] { $yahtzees }, och { $extra } bonus för en extra
   *[other] { $yahtzees }, och { $extra } bonusar för extra
}

statistics-play-again = Spela igen: { $one } och { $other }
statistics-scores-more = { $better-is ->
    [you] Du får { $points } poäng mer per spel än { $worse }, räknat på { $games } spel tillsammans.
   *[other] { $worse-is ->
        [you] { $better } får { $points } poäng mer per spel än du, räknat på { $games } spel tillsammans.
       *[other] { $better } får { $points } poäng mer per spel än { $worse }, räknat på { $games } spel tillsammans.
    }
}

statistics-surely-better = { $better-is ->
    [you] Det är inte bara tur: du spelar bättre.
   *[other] Det är inte bara tur: { $better } spelar bättre.
}

statistics-likely-better = Det är nog inte bara tur.
statistics-open-better = Det kan fortfarande vara tur.
statistics-open-until = Det kan fortfarande vara tur: fråga igen efter { $games } spel.
statistics-best-yet = { $name-is ->
    [you] Nytt rekord för dig: { $total } (förut { $before }).
   *[other] Nytt rekord för { $name }: { $total } (förut { $before }).
}

statistics-reading = Räknar … { $left } spel kvar.
statistics-dice-too-few = För tidigt att säga.
statistics-dice-fair = De här tärningarna ser rättvisa ut.
statistics-dice-unusual = De här tärningarna ser ovanliga ut.
statistics-dice-unfair = De här tärningarna ser inte rättvisa ut.
statistics-dice-counted = { $games ->
   *[other] { $dice } tärningar slogs i { $games } spel.
}

statistics-dice-needed = Det krävs minst { $dice } tärningar för att säga något.
statistics-dice-fell-fair = De föll som rättvisa tärningar faller. Vore de mer än lite riggade skulle det märkas förr eller senare.
statistics-dice-odd = Med rättvisa tärningar skulle högst en enhet på { $devices } någonsin visa något så konstigt.
statistics-dice-odd-in-a-million = Med rättvisa tärningar skulle högst en enhet på en miljon någonsin visa något så konstigt.
statistics-repeats-are = { $times } gånger visade en tärning samma siffra som den förra: { $share } av alla tärningar. Med rättvisa tärningar är det { $fair }.
statistics-alike-are = { $times ->
    [one] En gång blev alla tärningar lika till slut.
   *[other] { $times } gånger blev alla tärningar lika till slut.
} Med rättvisa tärningar ger så många kast det { $average } gånger i snitt; allt från { $least } till { $most } är normalt.
statistics-found-all = { $games } spel
statistics-found-some = { $some } av { $games } spel
statistics-writing = Skriver: { $done } av { $games } spel.
