# Nothing was played to the end.
statistics-none = Finish a game, and it is counted here.
