friends-friends = Vänner
friends-ways = Utmaning, länk eller live

friends-challenge-help = Ni spelar båda med samma tärningar, var och en när det passar. Sedan jämför ni.
friends-by-link = Turas om via länk
friends-by-link-help = Två telefoner, ett spel: efter din tur skickar du spelet som en länk.
friends-live-help = Två enheter vid samma bord: ni turas om, utan server.

# The field for the name of the other player.
friends-friends-name = Din väns namn

# The field is empty.
friends-friends-name-wanted = Skriv din väns namn.

# The field is empty.
friends-your-name-wanted = Skriv namnet som din vän känner dig vid.
