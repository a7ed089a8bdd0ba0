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
review-win-chances = Son turların her birinden sonra, herkes o andan itibaren en çok puan için oynarsa her oyuncunun kazanma olasılığı
