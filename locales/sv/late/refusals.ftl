refusals-exact-players = Spelet är för exakt { $players } spelare.
refusals-players-between = Spelet är för { $least } till { $most } spelare.
refusals-no-name = Alla behöver ett namn.
refusals-long-name = Ett namn har högst { $most } bokstäver.
refusals-same-name = Någon vid bordet heter redan så.
refusals-no-time = Ställ in en tid på klockan.
refusals-computer-without-best-play = Där kast sparas spelar bara Nybörjare och Amatör: att räkna ut det bästa spelet tar för lång tid.
