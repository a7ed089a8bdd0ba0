names-you = Du
names-player = Spelare { $number }
