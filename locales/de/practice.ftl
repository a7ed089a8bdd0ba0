practice-title = Üben
