statistics-none = Bir oyun bitir, burada sayılsın.
