skill-skill = Skicklighet och tur
skill-none = Spela klart ett spel, så bedöms valen här.
skill-people = Vem väljer bäst?
skill-people-help = Tappade poäng: vad valen i ett spel kostade i snitt, jämfört med de bästa valen. Ju färre, desto bättre spelare. Tur: hur många poäng per spel tärningarna gav utöver vad man kunde vänta sig.
skill-lost-title = Tappade poäng
skill-error-help = Talet efter ± visar hur fel snittet kan slå; med fler spel blir det mindre. Dubbelt så fel är möjligt, mer är osannolikt.
skill-unknown-help = I äldre spel och spel från andra enheter syns det inte om coachen hjälpte till. De räknas som spel utan coach.
skill-after-game = Efter spel
skill-kinds = Var poängen tappas
skill-keeping = Vilka tärningar man sparar, och när man stannar
skill-other-boxes = Fylla i övriga rutor
skill-kinds-help = Fylla i en ruta: vad det kostade att fylla i just den rutan när en annan hade varit bättre.
skill-expensive = Dyrast de senaste 30 dagarna
skill-not-expensive = Inget dyrt val de senaste 30 dagarna.
skill-luck = Tur med tärningarna
skill-luck-help = Tur är det som tärningarna gav utöver vad man kunde vänta sig, vad du än valde. En svängning är så mycket som turen brukar variera i ett spel (standardavvikelsen): två spel av tre hamnar mellan −1 och +1.
skill-last-games = Senaste spelen
skill-whose = Vems val?
skill-people-heads-player = Spelare
skill-people-heads-games = Spel
skill-people-heads-points-lost = Tappade poäng
skill-people-heads-best-choices = Bästa val
skill-people-heads-luck = Tur
skill-help-heads-games = Spel
skill-help-heads-how-many = Antal
skill-help-heads-points-lost = Tappade poäng
skill-help-without-the-coach = Utan coach
skill-help-with-the-coach = Med coach
skill-help-not-known = Okänt
skill-kind-heads-decision = Val
skill-kind-heads-lost-per-game = Tapp per spel
skill-game-heads-game = Spel
skill-game-heads-total = Totalt
skill-game-heads-points-lost = Tappade poäng
skill-game-heads-luck = Tur
skill-game-heads-swings = Svängningar
skill-judging = Bedömer spel: { $left } kvar. Du kan göra något annat under tiden.
skill-loses-points = { $games ->
    [1] { $name-is ->
        [you] Du tappar { $points } poäng på 1 spel.
       *[other] { $name } tappar { $points } poäng på 1 spel.
    }
   *[other] { $name-is ->
        [you] Du tappar { $points } poäng per spel, räknat på { $games } spel.
       *[other] { $name } tappar { $points } poäng per spel, räknat på { $games } spel.
    }
}

skill-most-by-keeping = { $name-is ->
    [you] Du tappar mest på vilka tärningar du sparar: { $points } poäng per spel.
   *[other] { $name } tappar mest på valet av tärningar att spara: { $points } poäng per spel.
}

skill-most-by-box = { $name-is ->
    [you] Du tappar mest på att ta { $category } för tidigt: { $points } poäng per spel.
   *[other] { $name } tappar mest på att ta { $category } för tidigt: { $points } poäng per spel.
}

skill-most-by-boxes = { $name-is ->
    [you] Du tappar mest på att fylla i rutor för tidigt: sammanlagt { $points } poäng per spel.
   *[other] { $name } tappar mest på att fylla i rutor för tidigt: sammanlagt { $points } poäng per spel.
}

skill-almost-perfect = { $name-is ->
    [you] Du väljer nästan perfekt och tappar mindre än en poäng per spel.
   *[other] { $name } väljer nästan perfekt och tappar mindre än en poäng per spel.
}

skill-early = { $games ->
    [1] Det är bara ett spel hittills, så det kan ändras.
   *[other] Det är bara { $games } spel hittills, så det kan ändras.
}

skill-band-beginner = Nybörjare
skill-band-casual = Amatör
skill-band-good = Bra
skill-band-expert = Expert
skill-band-near-perfect = Nästan perfekt
skill-rating-range = { $from } till { $to }
skill-rating-is = { $name-is ->
    [you] Ditt betyg: { $rating }
   *[other] Betyg för { $name }: { $rating }
}
skill-rating-needs = { $games ->
    [one] Ett spel till utan coach, så finns det ett betyg här.
   *[other] { $games } spel till utan coach, så finns det ett betyg här.
}
skill-ratings = Vad betygen betyder
skill-ratings-head = Betyg
skill-rating-below = under { $points }
skill-rating-from = { $points } eller mer
skill-ratings-limits = Gränserna beror på reglerna. Den svagaste datorn, { bots-novice }, tappar { $points } poäng per spel. Tre fjärdedelar av det är gränsen för { skill-band-casual }, och varje gräns efter den är hälften av den förra. Om flera betyg är möjliga blir det klarare med fler spel.
skill-decides-best = { $name-is ->
    [you] Du väljer bäst.
   *[other] { $name } väljer bäst.
}

skill-too-close = { $one-is ->
    [you] Mellan dig och { $other } är det för jämnt för att avgöra.
   *[other] { $other-is ->
        [you] Mellan { $one } och dig är det för jämnt för att avgöra.
       *[other] Mellan { $one } och { $other } är det för jämnt för att avgöra.
    }
}

skill-sections-cost = Valen av rutor i övre delen, där bonusen avgörs, kostar { $upper } poäng per spel; i nedre delen { $lower }.
skill-course = Tappade poäng per spel: snitt för de senaste { $window } spelen. Lägre är bättre.
skill-filling-box = Ta { $category }
skill-luck-very-bad = Mycket otur
skill-luck-bad = Otur
skill-luck-below-average = Lite mindre tur än i snitt
skill-luck-average = Varken tur eller otur
skill-luck-above-average = Lite mer tur än i snitt
skill-luck-good = Tur
skill-luck-very-good = Mycket tur
skill-luckier-hardly-any = { $luck }: med samma val hade färre än 1 av 100 spelare haft mer tur.
skill-luckier-almost-all = { $luck }: med samma val hade fler än 99 av 100 spelare haft mer tur.
skill-luckier-of-hundred = { $luck }: med samma val hade { $players } av 100 spelare haft mer tur.
skill-luckier-of-ten = { $luck }: med samma val hade { $players } av 10 spelare haft mer tur.
skill-luck-of-all = { $games ->
    [1] I det här enda spelet gav tärningarna { $points } poäng.
   *[other] I alla { $games } spel tillsammans gav tärningarna { $points } poäng.
}

# Under where most is lost: games in which the coach was open.
# $games (count)
skill-left-out = { $games ->
    [one] { $games } spel med coach räknas inte här.
   *[other] { $games } spel med coach räknas inte här.
}
skill-all-coached = Coachen hjälpte till i alla de här spelen.
