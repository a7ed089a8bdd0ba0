bots-stuck = { $name } takıldı
