moments-best = Bäst hittills: { $total }
