review-share-of-best = { $best }/{ $all } (%{ $percent })
review-nothing-decided = –

review-when-in-game = { $roll ->
    [0] Tur { $turn }, { $rolls } atış
   *[other] Tur { $turn }, atış { $roll }/{ $rolls }
}

review-signed-points = { $points } puan
review-number-of-points = { $points } puan
review-better-order = Daha iyisi: { $order }
review-explore = Bu durumu incele
review-win-chances = Herkes o andan sonra en çok puan için oynarsa, son turlarda her oyuncunun kazanma olasılığı
