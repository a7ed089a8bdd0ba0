bots-stuck = { $name } har kört fast
