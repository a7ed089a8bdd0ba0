people-sign-and-colour = Tecken och färg
people-sign-title = Tecken
people-colour-title = Färg
