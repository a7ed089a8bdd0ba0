moments-best = Nytt rekord: { $total }
