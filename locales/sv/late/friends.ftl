friends-challenge-help = Ni spelar båda med samma tärningar, var och en när det passar. Sedan jämför ni.
friends-by-link = Turas om med länkar
friends-by-link-help = Två telefoner, ett spel: efter din tur skickar du spelet som en länk.
friends-live-help = Två enheter vid samma bord, tur för tur, utan server.
