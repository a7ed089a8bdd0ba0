bots-stuck = { $name } har kört fast

bots-novice = Nybörjare
bots-casual = Amatör
bots-skilled = Rutinerad
bots-perfect = Perfekt
bots-rival = Rival
bots-novice-line = Har precis lärt sig reglerna och samlar på det som det finns flest av.
bots-casual-line = Spelar på semestern: kan rutorna, men räknar aldrig på oddsen.
bots-skilled-line = Spelar varje vecka: bra på odds, men tänker aldrig längre än omgången.
bots-perfect-line = Spelar för högsta möjliga snitt. Ingen gör det bättre.
bots-rival-line = Spelar för att vinna: siktar mot slutet på att komma före just dig.
bots-novice-manner = { $name }: snabb, och utan plan.
bots-casual-manner = { $name }: avspänd, spelar på känsla.
bots-skilled-manner = { $name }: skarp, tar en omgång i taget.
bots-perfect-manner = { $name }: lugn, stressar aldrig efter poäng.
bots-rival-manner = { $name }: håller ett öga på dina poäng, inte på klockan.
bots-stands-in = Amatören, som spelar för { $name },
bots-rolls-all = { $name } slår om alla.
bots-keeps-dice = { $name } sparar { $dice }.
bots-rolls-all-because = { $strength ->
    [novice] { $name } slår om alla för att få fler lika.
    [casual] { $name } slår om alla: siktar på närmaste ruta.
    [skilled] { $name } slår om alla: flest poäng i den här omgången.
    [perfect] { $name } slår om alla: bäst i snitt.
   *[rival] { $name } slår om alla för att vinna.
}

bots-keeps-dice-because = { $strength ->
    [novice] { $name } sparar { $dice } för att få fler lika.
    [casual] { $name } sparar { $dice }: siktar på närmaste ruta.
    [skilled] { $name } sparar { $dice }: flest poäng i den här omgången.
    [perfect] { $name } sparar { $dice }: bäst i snitt.
   *[rival] { $name } sparar { $dice } för att vinna.
}

bots-takes-box = { $takes }.
bots-takes-box-because = { $strength ->
    [novice] { $takes }: flest poäng just nu.
    [casual] { $takes }: det passar tärningarna bäst.
    [skilled] { $takes }: bra betalt för just den rutan.
    [perfect] { $takes }: bäst i snitt.
   *[rival] { $takes }: för att vinna.
}

bots-zero-because = { $takes }: där gör det minst ont.

bots-strength-of = Datorns styrka: { $player }

bots-own = egen spelare

bots-own-manner = { $name }: spelar som programmet säger.
