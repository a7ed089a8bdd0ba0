people-sign-and-colour = Zeichen und Farbe

people-sign-title = Zeichen

people-colour-title = Farbe
