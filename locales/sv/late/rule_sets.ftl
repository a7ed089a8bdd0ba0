rule-sets-yahtzee-basic-line = Ingen joker: en extra Yahtzee är ett kast som alla andra, utan bonus.
rule-sets-yahtzee-advanced-line = Fri joker: en extra Yahtzee kan ge 100. När den övre rutan för siffran är ifylld ger den full poäng i vilken nedre ruta du vill.
rule-sets-yahtzee-official-line = Tvingande joker: en extra Yahtzee kan ge 100. Den måste skrivas i den övre rutan för siffran. Är rutan redan ifylld ger den full poäng i vilken nedre ruta du vill.
rule-sets-yahtzee-club-line = Förtjänad joker: en extra Yahtzee ger 100 och full poäng i vilken nedre ruta du vill, men bara om din Yahtzee-ruta har 50.
rule-sets-yatzy-line = Det skandinaviska spelet: ingen joker, men par, stegar från 1 och från 2, och en övre bonus på 50.
rule-sets-yahtzie-line = Sex tärningar, två spelare, ingen bonus och ingen joker. En ruta till, kallad Barbie, ger 64 för exakt fem treor och en femma.
rule-sets-kniffel-line = Det tyska spelet: en extra Kniffel ger 50 och i vilken ruta som helst så mycket som rutan kan ge.
rule-sets-kniffel-travel-line = En äldre tysk regel: en extra Kniffel måste skrivas i den övre rutan för siffran och ger 50 till. Är rutan redan ifylld ger den full poäng i vilken nedre ruta du vill.
rule-sets-kniffel-championship-line = Den tyska mästerskapsregeln: en extra Kniffel ger 50 men är ingen joker.
rule-sets-yams-line = Det franska spelet: en andra Yams är ett kast som alla andra, utan bonus.
rule-sets-yacht-line = Spelet från 1938, helt utan bonus: tolv rutor, stegar från 1 och från 2 för 30 var.
rule-sets-yacht-51-line = Som i videospel från Östasien: en övre bonus på 35, och fem lika är också en kåk.
rule-sets-cheerio-line = Elva rutor, ingen bonus: kåken ger summan av tärningarna, stegarna går från 1 och från 2.
rule-sets-crag-line = Tre tärningar och bara två kast. Ett par och summan 13 är en Crag och ger 50.
rule-sets-generala-line = Latinamerikas spel, utan bonus: i första kastet ger stege, kåk och fyrtal 5 poäng mer, och en Generala vinner genast.
rule-sets-unlisted-line = Regler som inte finns i listan.
rule-sets-yatzy-forced-line = Rutorna fylls i uppifrån och ned. Två av varje siffra räcker till den övre bonusen på 50.
rule-sets-yatzy-half-forced-line = Först övre delen i valfri ordning, sedan den nedre. Två av varje siffra räcker till den övre bonusen på 50.
rule-sets-kismet-line = Siffrorna har färger: 1 och 6 svarta, 2 och 5 röda, 3 och 4 gröna. Några rutor kräver en färg, och den övre bonusen växer i tre steg.
rule-sets-super-yatzy-line = Det danska spelet med sex tärningar: tre par, två tretal, en stege från 1 till 6, och 50 plus tärningarna för sex lika.
rule-sets-maxi-yatzy-forced-line = Sex tärningar och tjugo rutor, som fylls i uppifrån och ned.
rule-sets-maxi-yatzy-line = Det skandinaviska spelet med sex tärningar och tjugo rutor: tre par, hus, torn och en övre bonus på 100.
rule-sets-maxi-yatzy-saved-line = Maxi Yatzy där kast som du inte använder sparas till dina senare omgångar.
rule-sets-yam-line = Det äldre franska spelet: Låg måste vara mindre än Hög, och de andra nedre rutorna ger tärningarna plus 20, 30 eller 40.
rule-sets-family-yahtzee = Yahtzee
rule-sets-family-kniffel = Kniffel och Yams
rule-sets-family-yatzy = Yatzy
rule-sets-family-yacht = Yacht och andra
rule-sets-played-last = Senast spelade
rule-sets-search = Sök
rule-sets-none-found = Inget spel heter så.
rule-sets-others = Andra spel
rule-sets-turn-title = En omgång
rule-sets-turn-rolls = Slå alla { $dice } tärningar. Spara sedan vilka du vill och slå om resten, högst { $rolls } kast sammanlagt. Sparade tärningar får slås om senare.
rule-sets-saved-rolls = Kast som du inte använder sparas: så många fler får du i senare omgångar. Det som är kvar i slutet är inget värt.
rule-sets-turn-ends = Du får stanna efter vilket kast som helst. Fyll sedan i en tom ruta i protokollet, för poäng eller för noll. En ifylld ruta ändras aldrig.
rule-sets-strike-if-nothing-fits = Du får stryka en ruta bara när tärningarna inte ger poäng i någon tom ruta.
rule-sets-strike-if-nothing-fits-in = Du får stryka { $boxes } bara när tärningarna inte ger poäng i någon tom ruta.
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
rule-sets-extra-bonus = Har din { $yahtzee }-ruta { $full } ger varje extra { $yahtzee } { $bonus } i bonus, även om rutan du väljer ger noll.
rule-sets-free-joker = Fri joker: när din { $yahtzee }-ruta och den övre rutan för siffran är ifyllda får en extra { $yahtzee } skrivas i vilken tom nedre ruta som helst och ger full poäng där: { $boxes }. Så länge den övre rutan är tom är det ett vanligt kast.
rule-sets-forced-joker = Tvingande joker: när din { $yahtzee }-ruta är ifylld, med { $full } eller med 0, måste en extra { $yahtzee } skrivas i den övre rutan för siffran. Är rutan ifylld får den skrivas i vilken tom nedre ruta som helst och ger full poäng där: { $boxes }. Finns det ingen tom nedre ruta stryks en tom övre ruta.
rule-sets-earned-joker = Förtjänad joker: har din { $yahtzee }-ruta { $full }, och är den övre rutan för siffran ifylld, får en extra { $yahtzee } skrivas i vilken tom nedre ruta som helst och ger full poäng där: { $boxes }. Så länge den övre rutan är tom är det ett vanligt kast. Är { $yahtzee }-rutan struken blir det varken bonus eller joker i resten av spelet.
rule-sets-highest-joker = Full joker: har din { $yahtzee }-ruta { $full } får en extra { $yahtzee } skrivas i vilken tom ruta som helst, uppe eller nere, och ger där så mycket som rutan kan ge. Är { $yahtzee }-rutan struken blir det varken bonus eller joker i resten av spelet.
rule-sets-own-box-joker = Tvingande joker: när din { $yahtzee }-ruta är ifylld, med { $full } eller med 0, måste en extra { $yahtzee } skrivas i den övre rutan för siffran och ger där { $bonus } i bonus. Är rutan ifylld får den skrivas i vilken tom nedre ruta som helst och ger full poäng där, utan bonus: { $boxes }. Finns det ingen tom nedre ruta stryks en tom övre ruta.
rule-sets-box-for = { $category } { $points }
rule-sets-boxes-for = { $boxes }, { $category } { $points }
rule-sets-end-title = Slutet
rule-sets-end = Spelet är slut när alla protokoll är fulla. Högst slutsumma vinner, och vid lika delar man på segern. Den högsta möjliga slutsumman är { $total }.
rule-sets-wins-at-once = { $roll ->
    [1] { $category } i första kastet
   *[other] { $category } inom { $roll } kast
}, ifylld i sin ruta, vinner spelet genast. Den som spelar ensam får poängen och spelar vidare.
rule-sets-exactly-players = Spelet är för exakt { $players } spelare.
rule-sets-order-down = Rutorna fylls i en efter en, uppifrån och ned. Passar tärningarna inte blir det noll i nästa ruta.
rule-sets-order-up = Rutorna fylls i en efter en, nedifrån och upp. Passar tärningarna inte blir det noll i nästa ruta.
rule-sets-order-upper-first = Först fylls alla rutor i övre delen i, i valfri ordning, sedan de i nedre delen.
rule-sets-order-lower-first = Först fylls alla rutor i nedre delen i, i valfri ordning, sedan de i övre delen.
rule-sets-colour = { $colour ->
    [0] Runda svarta
    [1] Fyrkantiga röda
   *[2] Trekantiga gröna
} prickar: { $faces }.
