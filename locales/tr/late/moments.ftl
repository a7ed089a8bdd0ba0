moments-best = Yeni rekor: { $total }
