statistics-none = Spiel ein Spiel zu Ende, dann zählt es hier.
