statistics-none = Spela klart ett spel, så räknas det med här.
