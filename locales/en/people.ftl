# Over the choice of a sign and a colour.
people-sign-and-colour = Sign and colour

# Over the signs.
people-sign-title = Sign

# Over the colours.
people-colour-title = Colour

