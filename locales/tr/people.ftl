people-sign-and-colour = İşaret ve renk
people-sign-title = İşaret
people-colour-title = Renk
