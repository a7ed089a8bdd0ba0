names-you = Sen
names-player = Oyuncu { $number }
