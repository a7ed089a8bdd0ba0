rule-sets-yahtzee-basic-line = Kein Joker: Ein Extra-Yahtzee ist ein Wurf wie jeder andere, ohne Bonus.
rule-sets-yahtzee-advanced-line = Freier Joker: Ein Extra-Yahtzee kann 100 bringen. Ist das obere Feld seiner Zahl ausgefüllt, zählt er in jedem unteren Feld voll.
rule-sets-yahtzee-official-line = Erzwungener Joker: Ein Extra-Yahtzee kann 100 bringen. Er muss in das obere Feld seiner Zahl; ist das besetzt, zählt er in jedem unteren Feld voll.
rule-sets-yahtzee-club-line = Verdienter Joker: Ein Extra-Yahtzee bringt 100 und zählt in jedem unteren Feld voll, aber nur, wenn in deinem Yahtzee-Feld 50 stehen.
rule-sets-yatzy-line = Das Spiel aus Skandinavien: kein Joker, dafür Paare, Straßen ab 1 und ab 2 und oben ein Bonus von 50.
rule-sets-yahtzie-line = Sechs Würfel, zwei Spieler, kein Bonus und kein Joker. Ein Feld mehr, genannt Barbie, bringt 64 für genau fünf Dreier und eine Fünf.
rule-sets-kniffel-line = Das Spiel aus Deutschland: Ein Extra-Kniffel bringt 50 und zählt in jedem freien Feld, oben oder unten, so viel, wie es höchstens bringen kann.
rule-sets-kniffel-travel-line = Nach einer älteren Anleitung: Ein Extra-Kniffel muss in das obere Feld seiner Zahl und bringt dort 50 dazu; ist das besetzt, zählt er in jedem unteren Feld voll.
rule-sets-kniffel-championship-line = Die Regel für Meisterschaften: Ein Extra-Kniffel bringt 50, ist aber kein Joker.
rule-sets-yams-line = Das Spiel aus Frankreich: Ein zweites Yams ist ein Wurf wie jeder andere, ohne Bonus.
rule-sets-yacht-line = Das Spiel von 1938, ganz ohne Bonus: zwölf Felder, Straßen ab 1 und ab 2 für je 30.
rule-sets-yacht-51-line = Wie in Videospielen aus Ostasien: oben ein Bonus von 35, und fünf Gleiche sind auch ein Full House.
rule-sets-cheerio-line = Elf Felder, kein Bonus: Ein Full House zählt seine Würfel, Straßen gehen ab 1 und ab 2.
rule-sets-crag-line = Drei Würfel und nur zwei Würfe. Ein Paar und zusammen 13 sind ein Crag und bringen 50.
rule-sets-generala-line = Das Spiel aus Lateinamerika, ohne Bonus: Im ersten Wurf bringen Straße, Full House und Viererpasch 5 mehr, und eine Generala gewinnt sofort.
rule-sets-unlisted-line = Regeln, die nicht in der Liste stehen.
rule-sets-yatzy-forced-line = Jedes Feld kommt an die Reihe, von oben nach unten. Für den Bonus von 50 reichen oben zwei von jeder Zahl.
rule-sets-yatzy-half-forced-line = Erst der obere Teil in beliebiger Reihenfolge, dann der untere. Für den Bonus von 50 reichen oben zwei von jeder Zahl.
rule-sets-kismet-line = Die Zahlen haben Farben: 1 und 6 schwarz, 2 und 5 rot, 3 und 4 grün. Manche Felder verlangen eine Farbe, und der Bonus oben wächst in drei Stufen.
rule-sets-super-yatzy-line = Das Spiel aus Dänemark mit sechs Würfeln: drei Paare, zwei Dreierpasche, eine Straße von 1 bis 6 und 50 und die Würfel für sechs Gleiche.
rule-sets-maxi-yatzy-forced-line = Sechs Würfel und zwanzig Felder, und jedes Feld kommt an die Reihe, von oben nach unten.
rule-sets-maxi-yatzy-line = Das Spiel aus Skandinavien mit sechs Würfeln und zwanzig Feldern: drei Paare, Schloss, Turm und oben ein Bonus von 100.
rule-sets-maxi-yatzy-saved-line = Maxi-Yatzy, bei dem du Würfe, die du nicht brauchst, für spätere Züge sparst.
rule-sets-yam-line = Das ältere Spiel aus Frankreich: Niedrig muss unter Hoch bleiben, und die anderen unteren Felder bringen die Würfel und dazu 20, 30 oder 40.
rule-sets-family-yahtzee = Yahtzee
rule-sets-family-kniffel = Kniffel und Yams
rule-sets-family-yatzy = Yatzy
rule-sets-family-yacht = Yacht und andere
rule-sets-played-last = Zuletzt gespielt
rule-sets-search = Suchen
rule-sets-none-found = So heißt kein Spiel.
rule-sets-others = Andere Spiele

rule-sets-turn-title = Ein Zug

rule-sets-turn-rolls = Wirf alle { $dice } Würfel. Dann behalte, was du magst, und würfle mit dem Rest weiter, höchstens { $rolls } Würfe insgesamt. Behaltene Würfel darfst du später wieder mitwerfen.
rule-sets-saved-rolls = Würfe, die du nicht brauchst, sparst du: So viele mehr hast du in späteren Zügen. Was am Ende übrig ist, zählt nicht.
rule-sets-turn-ends = Nach jedem Wurf darfst du aufhören. Dann füllst du ein freies Feld auf deinem Zettel aus, mit Punkten oder mit null. Ein ausgefülltes Feld ändert sich nie mehr.

rule-sets-strike-if-nothing-fits = Streichen darfst du ein Feld nur, wenn deine Würfel in keinem freien Feld Punkte bringen.

rule-sets-strike-if-nothing-fits-in = { $boxes } darfst du nur streichen, wenn deine Würfel in keinem freien Feld Punkte bringen.

rule-sets-strike-never = { $boxes } darfst du nicht streichen, solange du ein anderes Feld ausfüllen kannst.

rule-sets-card-title = Der Spielzettel
rule-sets-upper-boxes = Jedes Feld im oberen Teil zählt die Würfel seiner Zahl zusammen.

rule-sets-bonus = Kommst du im oberen Teil auf { $threshold } Punkte, bekommst du { $points } Punkte Bonus.

rule-sets-bonus-of-each = Kommst du im oberen Teil auf { $threshold } Punkte, bekommst du { $points } Punkte Bonus: { $each } von jeder Zahl reichen genau.
rule-sets-no-bonus = Im oberen Teil gibt es keinen Bonus.

rule-sets-higher-bonus = Ab { $threshold } Punkten beträgt der Bonus { $points }.
rule-sets-lower-boxes = Im unteren Teil geht es um bestimmte Würfe.

rule-sets-all-alike = { categories-number-first } Gleiche gelten nicht als { $boxes }.

rule-sets-all-alike-but-joker = { categories-number-first } Gleiche gelten nicht als { $boxes }, außer als Joker.

rule-sets-box-or = { $boxes } oder { $category }

rule-sets-extra-title = Extra-{ $yahtzee }

rule-sets-extra-bonus = Stehen in deinem { $yahtzee }-Feld { $full } Punkte, bringt jeder Extra-{ $yahtzee } einen Bonus von { $bonus }, auch wenn das Feld, das du wählst, null bringt.

rule-sets-free-joker = Freier Joker: Sind dein { $yahtzee }-Feld und das obere Feld seiner Zahl ausgefüllt, darf ein Extra-{ $yahtzee } in jedes freie untere Feld und zählt dort voll: { $boxes }. Solange dieses obere Feld frei ist, gilt er als gewöhnlicher Wurf.

rule-sets-forced-joker = Erzwungener Joker: Ist dein { $yahtzee }-Feld ausgefüllt, mit { $full } oder mit 0, muss ein Extra-{ $yahtzee } in das obere Feld seiner Zahl. Ist das schon ausgefüllt, darf er in jedes freie untere Feld und zählt dort voll: { $boxes }. Ist unten kein Feld frei, kommt er mit null in ein freies oberes Feld.

rule-sets-earned-joker = Verdienter Joker: Stehen in deinem { $yahtzee }-Feld { $full } Punkte und ist das obere Feld seiner Zahl ausgefüllt, darf ein Extra-{ $yahtzee } in jedes freie untere Feld und zählt dort voll: { $boxes }. Solange dieses obere Feld frei ist, gilt er als gewöhnlicher Wurf. Eine Null im { $yahtzee }-Feld heißt: kein Bonus und kein Joker für den Rest des Spiels.

rule-sets-highest-joker = Voller Joker: Stehen in deinem { $yahtzee }-Feld { $full } Punkte, darf ein Extra-{ $yahtzee } in jedes freie Feld, oben oder unten, und zählt dort so viel, wie dieses Feld höchstens bringen kann. Eine Null im { $yahtzee }-Feld heißt: kein Bonus und kein Joker für den Rest des Spiels.

rule-sets-own-box-joker = Erzwungener Joker: Ist dein { $yahtzee }-Feld ausgefüllt, mit { $full } oder mit 0, muss ein Extra-{ $yahtzee } in das obere Feld seiner Zahl und bringt dort einen Bonus von { $bonus }. Ist das schon ausgefüllt, darf er in jedes freie untere Feld und zählt dort voll, ohne Bonus: { $boxes }. Ist unten kein Feld frei, kommt er mit null in ein freies oberes Feld.

rule-sets-box-for = { $category } mit { $points }

rule-sets-boxes-for = { $boxes }, { $category } mit { $points }

rule-sets-end-title = Das Ende

rule-sets-end = Das Spiel endet, wenn alle Zettel voll sind. Das höchste Ergebnis gewinnt; bei Gleichstand wird der Sieg geteilt. Mehr als { $total } Punkte sind nicht möglich.

rule-sets-wins-at-once = { $roll ->
    [1] { $category } im ersten Wurf
   *[other] { $category } mit höchstens { $roll } Würfen
}, in das eigene Feld eingetragen, gewinnt das Spiel sofort. Wer allein spielt, bekommt die Punkte und spielt weiter.

rule-sets-exactly-players = Dieses Spiel ist für genau { $players } Spieler.
rule-sets-order-down = Die Felder werden eins nach dem anderen ausgefüllt, von oben nach unten. Passen die Würfel nicht, bekommt das nächste Feld eine Null.
rule-sets-order-up = Die Felder werden eins nach dem anderen ausgefüllt, von unten nach oben. Passen die Würfel nicht, bekommt das nächste Feld eine Null.
rule-sets-order-upper-first = Erst werden alle Felder im oberen Teil ausgefüllt, in beliebiger Reihenfolge, dann die im unteren.
rule-sets-order-lower-first = Erst werden alle Felder im unteren Teil ausgefüllt, in beliebiger Reihenfolge, dann die im oberen.
rule-sets-colour = { $colour ->
    [0] Runde schwarze
    [1] Viereckige rote
   *[2] Dreieckige grüne
} Augen: { $faces }.
