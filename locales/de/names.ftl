names-you = Du

names-player = Spieler { $number }
