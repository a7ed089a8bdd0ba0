practice-title = Öva
