refusals-exact-players = Spelet är för exakt { $players } spelare.
refusals-players-between = Spelet är för { $least } till { $most } spelare.
refusals-no-name = Alla behöver ett namn.
refusals-long-name = Ett namn får ha högst { $most } tecken.
refusals-same-name = Någon vid bordet heter redan så.
refusals-no-time = Ställ in en tid på klockan.
refusals-computer-without-best-play = När kast kan sparas är det bara Nybörjare och Amatör som kan spela: det tar för lång tid att räkna ut de bästa valen.
