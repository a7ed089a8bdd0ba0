moments-best = Neuer Rekord: { $total }
