daily-todays-game = Tagesspiel

daily-not-played = noch nicht gespielt

daily-in-progress = läuft noch

daily-title-is = Tagesspiel vom { $date }

daily-title-short = Tagesspiel { $date }

daily-challenge-game = Herausforderung

daily-challenge-from = Herausforderung von { $who }

daily-points = { $points } Punkte

daily-played = { $games } gespielt
