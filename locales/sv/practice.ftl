practice-title = Öva

practice-help = Vad skulle du göra? Tryck på tärningarna du vill spara, eller fyll i en ruta. Sedan ser du vad varje val är värt.

practice-who = Vem övar?

practice-coming = Hämtar ett läge …

practice-next = Nästa

practice-right = Rätt, det är det bästa valet.

practice-wrong = Det kostar i snitt { $points } poäng. Bättre: { $order }.
practice-right-to-win = Rätt, det är det bästa valet för att vinna: { $chance }.
practice-wrong-to-win = Så vinner du { $chance } av gångerna i stället för { $best }. Bättre: { $order }.
practice-for-most-points = Flest poäng: { $order }.

practice-not-counted = Det här räknas inte: det bästa valet var lätt att se.

practice-own-mistake = Från ett av dina egna spel. Så gjorde du då: { $did }.

practice-in-the-game = I spelet: { $did }. Svaret räknas inte i dina resultat.

practice-to-review = Tillbaka till genomgången
practice-others-and-totals = De andra hittills – { $totals }

practice-counted = Lätta lägen räknas inte: sådana där alla andra val är klart sämre, om du inte har valt fel där förut.

practice-link-text = Öva: vad skulle du spara här?

practice-silent = Det finns inget läge att öva på med de här reglerna.

practice-start = Börja öva

practice-asks = Vad skulle du göra?

practice-asks-for = Tryck på tärningarna du vill spara, eller välj en ruta.

practice-of = { $part } av { $all }

practice-five = Dagens fem

practice-five-help = Fem lägen, samma för alla i dag.

practice-five-result = { $best } av { $all } rätt. Tappade poäng: { $points }.

practice-chosen-was = Ditt val: { $did }.

practice-no-decisions = Inga val än.

practice-so-far = { $streak } rätt i rad. Längsta svit: { $longest }. Rätt: { $right } av { $all }.

practice-chooses = Du väljer bäst i { $right } av { $all } lägen.

practice-first-keep = Efter första kastet

practice-second-keep = Efter andra kastet

practice-fill = Fylla i en ruta

practice-more = Resultat i siffror
