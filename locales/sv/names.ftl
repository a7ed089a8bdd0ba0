names-you = Du
names-player = Spelare { $number }

names-your-name = Ditt namn
names-your-name-help = För nya spel, utmaningar och länkar. Spel som du har spelat som ”Du” räknas till det här namnet.
