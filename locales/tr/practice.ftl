practice-title = Alıştırma
