names-you = Du

names-player = Spieler { $number }

names-your-name = Dein Name
names-your-name-help = Für neue Spiele, Herausforderungen und Links. Spiele, die du als „Du“ gespielt hast, zählen für dich mit.
