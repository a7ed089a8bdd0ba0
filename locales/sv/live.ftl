live-connect-again = Anslut igen
live-not-connected = Inte ansluten till den andra enheten.
live-waiting = Väntar på den andra enheten …
live-live = Live
live-live-name = Live: anslutningen till den andra enheten
live-plays-there = { $name-is ->
    [you] Du spelar på den andra enheten.
   *[other] { $name } spelar på den andra enheten.
}

live-play-live = Spela live
live-what-it-is = Två enheter, ett spel: var och en har sin skärm, och alla ser varje kast direkt.
live-same-network = Båda enheterna måste vara i samma nätverk, till exempel samma wifi hemma. De pratar direkt med varandra, utan server.
live-impossible = Den här webbläsaren kan inte koppla ihop två enheter. Chrome, Edge och Firefox kan. Ni kan ändå spela tillsammans med länkar.
live-begin-here = Starta ett spel
live-join = Gå med i ett spel
live-join-help = Rikta kameran mot koden på den andra enheten, eller klistra in koden här.
live-or-join = Eller skanna eller klistra in den andra enhetens kod
live-code = Kod från den andra enheten
live-here = Vid den här enheten
live-there = Vid den andra enheten
live-how-many-there = Spelare vid den andra enheten
live-they-say = De skriver sina namn när de går med.
live-name = Namn
live-name-of = Namn { $number }
live-add = Lägg till spelare här
live-show-code = Visa koden
live-connect = Anslut
live-again-help = Inget har gått förlorat. En enhet visar en kod igen, den andra skannar den eller klistrar in den.
live-names-wanted = Alla behöver ett namn.
live-no-randomness = Enheten ger inga slumptal, så det går inte att slå tärningarna.
live-alone = Spela vidare utan den
live-without = Utan den andra enheten
live-alone-help = Spela vidare här för alla, eller skicka spelet som länk. Sedan går det inte att spela det live längre.
live-disconnect = Koppla från
live-preparing = Ett ögonblick …
live-step-one = 1. Visa koden för den andra enheten
live-step-two = 2. Skanna eller klistra in svaret
live-answer-help = Rikta kameran mot svaret på den andra enheten, eller klistra in det här.
live-answer = Svar från den andra enheten
live-show-answer = Visa svaret för den andra enheten
live-answer-waits = När den andra enheten har läst svaret är de två anslutna. Låt den här sidan vara öppen.
live-qr-code = QR-kod till den andra enheten
live-copy = Kopiera koden
live-share = Skicka koden
live-share-title = Rollkeep: spela live
live-copied = Koden är kopierad.
live-not-copied = Webbläsaren kopierade inte koden. Den är markerad här nedanför, så du kan kopiera den själv.
live-as-text = Koden som text
live-invited = Någon vill spela live med dig
live-invited-help = Inget händer förrän du säger till. Då letar den här enheten efter den andra i sitt nätverk.
live-join-now = Gå med
live-handed-over = Svaret har kommit fram
live-handed-over-help = Sidan som väntade på svaret har fått det. Du kan stänga den här sidan och gå tillbaka dit.
live-nobody-waits = Ingen väntar på svaret
live-nobody-waits-help = Sidan som visade koden är stängd, finns i en annan webbläsare eller har gått vidare. Kopiera svaret och klistra in det där, eller visa en ny kod.
live-connecting = Kopplar ihop enheterna …
live-who-plays-here = Vilka spelar vid den här enheten?
live-sit-down = Gå med i spelet
live-they-join = Anslutna. Väntar på de andras namn …
live-connected = Ansluten till den andra enheten.
live-they-begin = Den andra enheten kan starta nästa spel.
live-next-waits = Väntar tills de andra vill spela igen …
live-cannot = Här går det inte att starta ett spel till. Starta ett nytt under ”Spela live”.
live-to-the-game = Till spelet
live-went-on = Spelet fortsatte utan den andra enheten. Skicka det dit som en länk.
live-is-over = Spelet är slut.
live-elsewhere = Spelet fortsatte i en annan flik, så anslutningen härifrån är avslutad. Spela vidare där, eller anslut igen.
live-none-came = Enheterna hittade inte varandra. De måste vara i samma nätverk, och en del nätverk håller isär enheter, framför allt gästnätverk. Försök igen, eller fortsätt med länkar.
live-lost = Anslutningen bröts. Spelet är sparat: anslut igen, så fortsätter det där det var.
live-left = Du kopplade från.
live-no-browser = Webbläsaren kunde inte ansluta. Kanske tillåter inställningarna det inte.
live-no-network = Enheten är inte ansluten till något nätverk. Anslut till den andra enhetens wifi och försök igen.
live-unproven = Tärningarna i spelet stämmer inte med slumptalen från de båda enheterna. Det som är sparat på den här enheten har ändrats.
live-is-answer = Det här är ett svar. Det hör hemma på sidan som visade den första koden.
live-is-offer = Nu visar båda enheterna en kod. Tryck på Avbryt på den ena, och klistra in den andras kod där.
live-scan = Skanna med kameran
live-scan-title = Skanna koden
live-camera = Kamerabild
live-camera-starts = Väntar på kameran. Webbläsaren kanske ber om lov.
live-aim = Rikta kameran mot koden på den andra enheten.
live-picture-stays = Bilden lämnar inte den här enheten.
live-not-ours = Det här är ingen kod från Rollkeep.
live-camera-refused = Webbläsaren låter inte sidan använda kameran. Tillåt det i webbläsarens inställningar, eller klistra in koden i stället.
live-camera-missing = Ingen kamera hittades. Klistra in koden i stället.
live-camera-busy = Kameran ger ingen bild. En annan app kanske använder den. Stäng den och försök igen, eller klistra in koden i stället.
live-invites-to = { $count ->
   *[other] { $names } bjuder in dig till { $rules }.
}

live-one-roll-proven = Kastet är kontrollerat. Det bestäms av slumptal från båda enheterna, och ingen av dem kunde välja det.
live-all-rolls-proven = Alla { $rolls } kast är kontrollerade. De bestäms av slumptal från båda enheterna, och ingen av dem kunde välja dem.
live-first-rolls-proven = De första { $rolls } av { $all } kasten slogs live och är kontrollerade. De bestäms av slumptal från båda enheterna, och ingen av dem kunde välja dem.
live-roll-unanswered = Ett kast har börjat, och den andra enheten har inte svarat. Ingen vet vad tärningarna visar än. De faller när enheterna är anslutna igen.
live-roll-bound = Ett kast pågår. Tärningarna är bestämda. De faller när enheterna är anslutna igen. Den andra enheten kanske redan vet vad de visar.
live-other-version = Den andra enheten har en annan version av Rollkeep. Uppdatera båda och anslut igen.
live-other-game = Den andra enheten är i ett annat spel.
live-fork = Spelet fortsatte på ett annat sätt på den andra enheten, så det går inte att spela vidare live. Fortsätt med en länk från en av de två.
live-forgotten-here = Den här enheten har tappat en del av spelet, så det går inte att spela vidare live. Fortsätt med en länk från den andra enheten.
live-forgotten-there = Den andra enheten har inte kvar spelet live: det fortsatte där utan den här enheten, eller så har en del gått förlorad. Be om en länk, eller skicka en härifrån.
live-too-many-messages = Den andra enheten skickade alldeles för många meddelanden, så anslutningen avslutades. Spelet här är som det var.
live-wrong-reveal = Den andra enheten uppgav ett annat tal än det som den hade lovat, så anslutningen avslutades. Den kan ha försökt välja sina tärningar. Inget kast gjordes, och spelet här är som det var.
live-game-too-long = Spelet är för långt för att gå vidare live. Fortsätt med en länk.
live-against-rules = Den andra enheten skickade något som reglerna inte tillåter, så anslutningen avslutades. Spelet här är som det var.
live-they-left = Den andra enheten har kopplat från. Anslut igen, så fortsätter spelet där det var.
live-forgotten = Spelet går inte att fortsätta live: det gick vidare utan en av enheterna, eller så har en del gått förlorad. Fortsätt med en länk.
live-they-refused = Den andra enheten tog inte emot det som skickades, och avslutade anslutningen. Anslut igen, eller fortsätt med en länk.
live-code-too-long = Det här är för långt för att vara en kod. Kopiera bara koden.
live-code-damaged = Det här är ingen kod, eller så saknas en del. Kopiera hela koden.
live-code-newer = Koden kommer från en nyare version av Rollkeep. Uppdatera här och försök sedan igen.
live-code-leads-nowhere = Koden leder inte till någon enhet. Be om en ny.
live-same-name = Någon vid bordet heter redan så.
live-long-name = Ett av namnen är för långt.
live-no-clock = Ett livespel har ingen klocka.
live-only-people = Bara människor kan spela live.
live-not-live = Det här spelet går inte att spela live.

# The other device asks for the next game.
# $who (text): one name or several
# $players (number): how many names
live-asks-again = { $players ->
    [one] { $who } vill spela igen.
   *[other] { $who } vill spela igen.
}
