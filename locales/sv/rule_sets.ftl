rule-sets-yahtzee-basic = Enkel Yahtzee
rule-sets-yahtzee-advanced = Avancerad Yahtzee
rule-sets-yahtzee-official = Officiell Yahtzee
rule-sets-yahtzee-club = Yahtzee, klubbregler
rule-sets-yatzy = Yatzy
rule-sets-yahtzie = Yahtzie
rule-sets-kniffel = Kniffel
rule-sets-kniffel-travel = Kniffel, resespel
rule-sets-kniffel-championship = Kniffel, mästerskapsregler
rule-sets-yams = Yams
rule-sets-yacht = Yacht
rule-sets-yacht-51 = Yacht Dice
rule-sets-cheerio = Cheerio
rule-sets-crag = Crag
rule-sets-generala = Generala
rule-sets-yatzy-forced = Tvingad Yatzy
rule-sets-yatzy-half-forced = Halvtvingad Yatzy
rule-sets-kismet = Kismet
rule-sets-super-yatzy = Super Yatzy
rule-sets-maxi-yatzy-forced = Tvingad Maxi Yatzy
rule-sets-maxi-yatzy = Maxi Yatzy
rule-sets-maxi-yatzy-saved = Maxi Yatzy med sparade kast
rule-sets-yam = Yam

rule-sets-yahtzee-basic-line = Ingen joker: en extra Yahtzee är ett kast som alla andra, utan bonus.
rule-sets-yahtzee-advanced-line = Fri joker: en extra Yahtzee kan ge 100. När siffrans ruta i övre delen är ifylld ger kastet full poäng i valfri ruta i nedre delen.
rule-sets-yahtzee-official-line = Tvingad joker: en extra Yahtzee kan ge 100. Den måste skrivas i siffrans ruta i övre delen. Är rutan redan ifylld ger kastet full poäng i valfri ruta i nedre delen.
rule-sets-yahtzee-club-line = Förtjänad joker: en extra Yahtzee ger 100 och full poäng i valfri ruta i nedre delen, men bara om du har 50 på Yahtzee.
rule-sets-yatzy-line = Yatzy som vi spelar det i Norden: par, två stegar och 50 i bonus, men ingen joker.
rule-sets-yahtzie-line = Sex tärningar, två spelare, ingen bonus och ingen joker. En extra ruta, Barbie, ger 64 för exakt fem treor och en femma.
rule-sets-kniffel-line = Det tyska spelet: en extra Kniffel ger 50, plus det mesta som rutan du väljer kan ge.
rule-sets-kniffel-travel-line = En äldre tysk regel: en extra Kniffel måste skrivas i siffrans ruta i övre delen och ger 50 till. Är rutan redan ifylld ger kastet full poäng i valfri ruta i nedre delen.
rule-sets-kniffel-championship-line = Den tyska mästerskapsregeln: en extra Kniffel ger 50 men är ingen joker.
rule-sets-yams-line = Det franska spelet: en andra Yams är ett kast som alla andra, utan bonus.
rule-sets-yacht-line = Spelet från 1938, helt utan bonus: tolv rutor, stegar från 1 och från 2 för 30 poäng styck.
rule-sets-yacht-51-line = Yacht Dice från ”51 Worldwide Games”, som spelas i Korea (야추) och Japan (ヨット): en övre bonus på 35, och fem lika är också en kåk.
rule-sets-cheerio-line = Elva rutor, ingen bonus: kåken ger summan av tärningarna, stegarna går från 1 och från 2.
rule-sets-crag-line = Tre tärningar och bara två kast. Ett par och summan 13 är en Crag och ger 50.
rule-sets-generala-line = Latinamerikas spel, utan bonus: på första kastet ger stege, kåk och fyrtal 5 poäng extra, och Generala vinner direkt.
rule-sets-unlisted-line = Regler som inte finns i listan.
rule-sets-yatzy-forced-line = Rutorna fylls i uppifrån och ned. Två av varje siffra räcker till bonusen på 50.
rule-sets-yatzy-half-forced-line = Först övre delen i valfri ordning, sedan den nedre. Två av varje siffra räcker till bonusen på 50.
rule-sets-kismet-line = Siffrorna har färger: 1 och 6 svarta, 2 och 5 röda, 3 och 4 gröna. Några rutor kräver tärningar i samma färg, och bonusen i övre delen växer i tre steg.
rule-sets-super-yatzy-line = Det danska spelet med sex tärningar: tre par, två tretal, en stege från 1 till 6, och 50 plus tärningarnas summa för sex lika.
rule-sets-maxi-yatzy-forced-line = Sex tärningar och tjugo rutor, som fylls i uppifrån och ned.
rule-sets-maxi-yatzy-line = Det nordiska spelet med sex tärningar och tjugo rutor: tre par, hus, torn och 100 i bonus.
rule-sets-maxi-yatzy-saved-line = Maxi Yatzy där oanvända kast sparas till senare omgångar.
rule-sets-yam-line = Det äldre franska spelet: Låg måste bli lägre än Hög, och resten av nedre delen ger tärningarnas summa plus 20, 30 eller 40.
rule-sets-family-yahtzee = Yahtzee
rule-sets-family-kniffel = Kniffel och Yams
rule-sets-family-yatzy = Yatzy
rule-sets-family-yacht = Yacht och andra
rule-sets-played-last = Senast spelade
rule-sets-search = Sök
rule-sets-none-found = Inget spel heter så.
rule-sets-others = Andra spel
rule-sets-turn-title = En omgång
rule-sets-turn-rolls = Slå alla { $dice } tärningarna. Spara sedan vilka du vill och slå om resten, högst { $rolls } kast sammanlagt. Sparade tärningar får slås om senare.
rule-sets-saved-rolls = Kast som du inte använder sparas, och du kan ta dem i en senare omgång. De som är kvar när spelet är slut är inget värda.
rule-sets-turn-ends = Du får stanna efter vilket kast som helst. Fyll sedan i en tom ruta i protokollet, med poäng eller noll. En ifylld ruta ändras aldrig.
rule-sets-strike-if-nothing-fits = Du får bara stryka en ruta när tärningarna inte ger poäng i någon tom ruta.
rule-sets-strike-if-nothing-fits-in = Du får bara stryka { $boxes } när tärningarna inte ger poäng i någon tom ruta.
rule-sets-strike-never = Du får inte stryka { $boxes } så länge en annan ruta kan fyllas i.
rule-sets-card-title = Protokollet
rule-sets-upper-boxes = Varje ruta i övre delen ger summan av tärningarna med rutans siffra.
rule-sets-bonus = Når du { $threshold } i övre delen får du { $points } i bonus.
rule-sets-bonus-of-each = Når du { $threshold } i övre delen får du { $points } i bonus: { $each } av varje siffra räcker precis.
rule-sets-no-bonus = Övre delen ger ingen bonus.
rule-sets-higher-bonus = Från { $threshold } poäng är bonusen { $points }.
rule-sets-lower-boxes = I nedre delen gäller det att få vissa kombinationer.
rule-sets-all-alike = { categories-number-first } lika räknas inte som { $boxes }.
rule-sets-all-alike-but-joker = { categories-number-first } lika räknas inte som { $boxes }, om det inte är en joker.
rule-sets-box-or = { $boxes } eller { $category }
rule-sets-extra-title = Extra { $yahtzee }
rule-sets-extra-bonus = Har du { $full } på { $yahtzee } ger varje extra { $yahtzee } { $bonus } i bonus, även om rutan du väljer ger noll.
rule-sets-free-joker = Fri joker: när { $yahtzee }-rutan och siffrans ruta i övre delen är ifyllda får en extra { $yahtzee } skrivas i valfri tom ruta i nedre delen och ger full poäng där: { $boxes }. Så länge siffrans ruta är tom är det ett vanligt kast.
rule-sets-forced-joker = Tvingad joker: när { $yahtzee }-rutan är ifylld, med { $full } eller 0, måste en extra { $yahtzee } skrivas i siffrans ruta i övre delen. Är den rutan redan ifylld väljer du en tom ruta i nedre delen, som då ger full poäng: { $boxes }. Är hela nedre delen ifylld stryker du en tom ruta i övre delen.
rule-sets-earned-joker = Förtjänad joker: har du { $full } på { $yahtzee }, och är siffrans ruta i övre delen ifylld, får en extra { $yahtzee } skrivas i valfri tom ruta i nedre delen och ger full poäng där: { $boxes }. Så länge siffrans ruta är tom är det ett vanligt kast. Har du strukit { $yahtzee } får du varken bonus eller joker i resten av spelet.
rule-sets-highest-joker = Full joker: har du { $full } på { $yahtzee } får en extra { $yahtzee } skrivas i valfri tom ruta, i övre eller nedre delen, och ger det mesta som rutan kan ge. Har du strukit { $yahtzee } får du varken bonus eller joker i resten av spelet.
rule-sets-own-box-joker = Tvingad joker: när { $yahtzee }-rutan är ifylld, med { $full } eller 0, måste en extra { $yahtzee } skrivas i siffrans ruta i övre delen, som då ger { $bonus } i bonus. Är den rutan redan ifylld väljer du en tom ruta i nedre delen, som ger full poäng men ingen bonus: { $boxes }. Är hela nedre delen ifylld stryker du en tom ruta i övre delen.
rule-sets-box-for = { $category } { $points }
rule-sets-boxes-for = { $boxes }, { $category } { $points }
rule-sets-end-title = Slutet
rule-sets-end = Spelet är slut när alla protokoll är fulla. Högst slutsumma vinner, och vid lika delar man på segern. Den högsta möjliga slutsumman är { $total }.
rule-sets-wins-at-once = { $roll ->
    [1] { $category } på första kastet
   *[other] { $category } på högst { $roll } kast
} vinner spelet direkt om du skriver den i sin ruta. Den som spelar ensam får poängen och spelar vidare.
rule-sets-exactly-players = Spelet är för exakt { $players } spelare.
rule-sets-order-down = Rutorna fylls i en efter en, uppifrån och ned. Passar tärningarna inte blir det noll i nästa ruta.
rule-sets-order-up = Rutorna fylls i en efter en, nedifrån och upp. Passar tärningarna inte blir det noll i nästa ruta.
rule-sets-order-upper-first = Först fyller du i hela övre delen, i valfri ordning, sedan den nedre.
rule-sets-order-lower-first = Först fyller du i hela nedre delen, i valfri ordning, sedan den övre.
rule-sets-colour = { $colour ->
    [0] Runda svarta
    [1] Fyrkantiga röda
   *[2] Trekantiga gröna
} prickar: { $faces }.

# Under the rules: begins a game with them.
rule-sets-play-this = Spela det här spelet
