rule-sets-yahtzee-basic = Yahtzee, einfach
rule-sets-yahtzee-advanced = Yahtzee, erweitert
rule-sets-yahtzee-official = Yahtzee, offiziell
rule-sets-yahtzee-club = Yahtzee, im Verein
rule-sets-yatzy = Yatzy
rule-sets-yahtzie = Yahtzie
rule-sets-kniffel = Kniffel
rule-sets-kniffel-travel = Reise-Kniffel
rule-sets-kniffel-championship = Meisterschafts-Kniffel
rule-sets-yams = Yams
rule-sets-yacht = Yacht
rule-sets-yacht-51 = Yacht Dice
rule-sets-cheerio = Cheerio
rule-sets-crag = Crag
rule-sets-generala = Generala
rule-sets-yatzy-forced = Yatzy, der Reihe nach
rule-sets-yatzy-half-forced = Yatzy, oben zuerst
rule-sets-kismet = Kismet
rule-sets-super-yatzy = Super-Yatzy
rule-sets-maxi-yatzy-forced = Maxi-Yatzy, der Reihe nach
rule-sets-maxi-yatzy = Maxi-Yatzy
rule-sets-maxi-yatzy-saved = Maxi-Yatzy, gesparte Würfe
rule-sets-yam = Yam

rule-sets-yahtzee-basic-line = Kein Joker: Ein Extra-Yahtzee ist ein Wurf wie jeder andere, ohne Bonus.
rule-sets-yahtzee-advanced-line = Freier Joker: Ein Extra-Yahtzee kann 100 bringen. Ist das passende obere Feld ausgefüllt, bringt er in jedem unteren Feld die volle Punktzahl.
rule-sets-yahtzee-official-line = Erzwungener Joker: Ein Extra-Yahtzee kann 100 bringen. Er muss in das passende obere Feld; ist das schon ausgefüllt, bringt er in jedem unteren Feld die volle Punktzahl.
rule-sets-yahtzee-club-line = Verdienter Joker: Ein Extra-Yahtzee bringt 100 und dazu in jedem unteren Feld die volle Punktzahl, aber nur, wenn in deinem Yahtzee-Feld 50 stehen.
rule-sets-yatzy-line = Das Spiel aus Skandinavien: kein Joker, dafür Paare, zwei Straßen (1 bis 5 und 2 bis 6) und oben ein Bonus von 50.
rule-sets-yahtzie-line = Sechs Würfel, zwei Spieler, kein Bonus und kein Joker. Ein zusätzliches Feld namens Barbie bringt 64 für genau fünf Dreier und eine Fünf.
rule-sets-kniffel-line = Das Spiel aus Deutschland: Ein Extra-Kniffel bringt 50 und dazu in jedem freien Feld, oben oder unten, so viel, wie dort höchstens möglich ist.
rule-sets-kniffel-travel-line = Nach einer älteren Anleitung: Ein Extra-Kniffel muss in das passende obere Feld und bringt dort 50 dazu; ist das schon ausgefüllt, bringt er in jedem unteren Feld die volle Punktzahl.
rule-sets-kniffel-championship-line = Die Regel für Meisterschaften: Ein Extra-Kniffel bringt 50, ist aber kein Joker.
rule-sets-yams-line = Das Spiel aus Frankreich: Ein zweiter Yams ist ein Wurf wie jeder andere, ohne Bonus.
rule-sets-yacht-line = Das Spiel von 1938, ganz ohne Bonus: zwölf Felder, zwei Straßen (1 bis 5 und 2 bis 6) für je 30.
rule-sets-yacht-51-line = Das Yacht Dice aus „51 Worldwide Games“, gespielt in Korea (야추) und Japan (ヨット): oben ein Bonus von 35, und fünf Gleiche sind auch ein Full House.
rule-sets-cheerio-line = Elf Felder, kein Bonus: Ein Full House bringt seine Augensumme, Straßen beginnen mit 1 oder mit 2.
rule-sets-crag-line = Drei Würfel und nur zwei Würfe. Ein Paar mit zusammen 13 Augen ist ein Crag und bringt 50.
rule-sets-generala-line = Das Spiel aus Lateinamerika, ohne Bonus: Im ersten Wurf bringen Straße, Full House und Viererpasch 5 mehr, und mit einer Generala gewinnst du gleich das ganze Spiel.
rule-sets-unlisted-line = Regeln, die nicht in der Liste stehen.
rule-sets-yatzy-forced-line = Die Felder kommen der Reihe nach dran, von oben nach unten. Für den Bonus von 50 reichen oben zwei von jeder Zahl.
rule-sets-yatzy-half-forced-line = Erst der obere Teil in beliebiger Reihenfolge, dann der untere. Für den Bonus von 50 reichen oben zwei von jeder Zahl.
rule-sets-kismet-line = Die Zahlen haben Farben: 1 und 6 schwarz, 2 und 5 rot, 3 und 4 grün. Manche Felder verlangen eine Farbe, und der Bonus oben wächst in drei Stufen.
rule-sets-super-yatzy-line = Das Spiel aus Dänemark mit sechs Würfeln: drei Paare, zwei Dreierpasche, eine Straße von 1 bis 6, und sechs Gleiche bringen 50 plus ihre Augen.
rule-sets-maxi-yatzy-forced-line = Sechs Würfel und zwanzig Felder, die der Reihe nach drankommen, von oben nach unten.
rule-sets-maxi-yatzy-line = Das Spiel aus Skandinavien mit sechs Würfeln und zwanzig Feldern: drei Paare, Burg, Turm und oben ein Bonus von 100.
rule-sets-maxi-yatzy-saved-line = Maxi-Yatzy mit Sparen: Würfe, die du nicht brauchst, hast du in späteren Zügen zusätzlich.
rule-sets-yam-line = Das ältere Spiel aus Frankreich: „Niedrig“ muss weniger bringen als „Hoch“, und die anderen unteren Felder bringen die Augensumme plus 20, 30 oder 40.
rule-sets-family-yahtzee = Yahtzee
rule-sets-family-kniffel = Kniffel und Yams
rule-sets-family-yatzy = Yatzy
rule-sets-family-yacht = Yacht und andere
rule-sets-played-last = Zuletzt gespielt
rule-sets-search = Suchen
rule-sets-none-found = So heißt kein Spiel.
rule-sets-others = Andere Spiele

rule-sets-turn-title = Ein Zug

rule-sets-turn-rolls = Würfle mit allen { $dice } Würfeln. Dann behalte, was du magst, und würfle mit dem Rest weiter, insgesamt höchstens { $rolls }-mal. Auch was du behalten hast, darfst du später wieder würfeln.
rule-sets-saved-rolls = Würfe, die du nicht brauchst, werden gespart: Du darfst sie in späteren Zügen zusätzlich machen. Was am Ende übrig ist, zählt nicht.
rule-sets-turn-ends = Nach jedem Wurf darfst du aufhören. Dann trägst du in ein freies Feld auf deinem Zettel Punkte ein oder streichst es. Was eingetragen ist, bleibt stehen.

rule-sets-strike-if-nothing-fits = Streichen darfst du ein Feld nur, wenn deine Würfel in keinem freien Feld Punkte bringen.

rule-sets-strike-if-nothing-fits-in = { $boxes } darfst du nur streichen, wenn deine Würfel in keinem freien Feld Punkte bringen.

rule-sets-strike-never = { $boxes } darfst du nicht streichen, solange du ein anderes Feld ausfüllen kannst.

rule-sets-card-title = Der Spielzettel
rule-sets-upper-boxes = Im oberen Teil zählen in jedem Feld nur die Augen seiner Zahl, drei Vierer also 12.

rule-sets-bonus = Kommst du im oberen Teil auf { $threshold } Punkte, bekommst du { $points } Punkte Bonus.

rule-sets-bonus-of-each = Kommst du im oberen Teil auf { $threshold } Punkte, bekommst du { $points } Punkte Bonus. Genau dafür reichen { $each } von jeder Zahl.
rule-sets-no-bonus = Im oberen Teil gibt es keinen Bonus.

rule-sets-higher-bonus = Ab { $threshold } Punkten beträgt der Bonus { $points }.
rule-sets-lower-boxes = Im unteren Teil geht es um bestimmte Kombinationen.

rule-sets-all-alike = { categories-number-first } Gleiche gelten nicht als { $boxes }.

rule-sets-all-alike-but-joker = { categories-number-first } Gleiche gelten nicht als { $boxes }, außer als Joker.

rule-sets-box-or = { $boxes } oder { $category }

rule-sets-extra-title = Extra-{ $yahtzee }

rule-sets-extra-bonus = Stehen in deinem { $yahtzee }-Feld { $full } Punkte, bringt jeder Extra-{ $yahtzee } einen Bonus von { $bonus }, auch wenn das Feld, das du wählst, null bringt.

rule-sets-free-joker = Freier Joker: Sind dein { $yahtzee }-Feld und das passende obere Feld ausgefüllt, darf ein Extra-{ $yahtzee } in jedes freie untere Feld und bringt dort die volle Punktzahl: { $boxes }. Solange das passende obere Feld frei ist, gilt er als gewöhnlicher Wurf.

rule-sets-forced-joker = Erzwungener Joker: Ist dein { $yahtzee }-Feld ausgefüllt, mit { $full } oder mit 0, muss ein Extra-{ $yahtzee } in das passende obere Feld. Ist das schon ausgefüllt, darf er in jedes freie untere Feld und bringt dort die volle Punktzahl: { $boxes }. Ist unten kein Feld frei, streichst du dafür oben eins.

rule-sets-earned-joker = Verdienter Joker: Stehen in deinem { $yahtzee }-Feld { $full } Punkte und ist das passende obere Feld ausgefüllt, darf ein Extra-{ $yahtzee } in jedes freie untere Feld und bringt dort die volle Punktzahl: { $boxes }. Solange das passende obere Feld frei ist, gilt er als gewöhnlicher Wurf. Ist das { $yahtzee }-Feld gestrichen, gibt es bis zum Ende des Spiels keinen Bonus und keinen Joker.

rule-sets-highest-joker = Voller Joker: Stehen in deinem { $yahtzee }-Feld { $full } Punkte, darf ein Extra-{ $yahtzee } in jedes freie Feld, oben oder unten, und bringt dort so viel, wie höchstens möglich ist. Ist das { $yahtzee }-Feld gestrichen, gibt es bis zum Ende des Spiels keinen Bonus und keinen Joker.

rule-sets-own-box-joker = Erzwungener Joker: Ist dein { $yahtzee }-Feld ausgefüllt, mit { $full } oder mit 0, muss ein Extra-{ $yahtzee } in das passende obere Feld und bringt dort einen Bonus von { $bonus }. Ist das schon ausgefüllt, darf er in jedes freie untere Feld und bringt dort die volle Punktzahl, ohne Bonus: { $boxes }. Ist unten kein Feld frei, streichst du dafür oben eins.

rule-sets-box-for = { $category } mit { $points }

rule-sets-boxes-for = { $boxes }, { $category } mit { $points }

rule-sets-end-title = Das Ende

rule-sets-end = Das Spiel endet, wenn alle Zettel voll sind. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg. Mehr als { $total } Punkte sind nicht möglich.

rule-sets-wins-at-once = { $roll ->
    [1] Wer im ersten Wurf { $category } schafft
   *[other] Wer mit höchstens { $roll } Würfen { $category } schafft
} und einträgt, gewinnt sofort. Wer allein spielt, bekommt die Punkte und spielt weiter.

rule-sets-exactly-players = Dieses Spiel ist für genau { $players } Spieler.
rule-sets-order-down = Die Felder werden eins nach dem anderen ausgefüllt, von oben nach unten. Passen die Würfel nicht, wird das nächste Feld gestrichen.
rule-sets-order-up = Die Felder werden eins nach dem anderen ausgefüllt, von unten nach oben. Passen die Würfel nicht, wird das nächste Feld gestrichen.
rule-sets-order-upper-first = Erst werden alle Felder im oberen Teil ausgefüllt, in beliebiger Reihenfolge, dann die im unteren.
rule-sets-order-lower-first = Erst werden alle Felder im unteren Teil ausgefüllt, in beliebiger Reihenfolge, dann die im oberen.
rule-sets-colour = { $colour ->
    [0] Runde schwarze
    [1] Viereckige rote
   *[2] Dreieckige grüne
} Augen: { $faces }.

# Under the rules: begins a game with them.
rule-sets-play-this = Dieses Spiel spielen
