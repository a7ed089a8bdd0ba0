review-share-of-best = { $best }/{ $all } (%{ $percent })
review-nothing-decided = –

review-when-in-game = { $roll ->
    [0] Tur { $turn }, { $rolls } atış
   *[other] Tur { $turn }, atış { $roll }/{ $rolls }
}

review-signed-points = { $points } puan
review-number-of-points = { $points } puan
review-better-order = Daha iyisi: { $order }
review-mistake-small = Küçük hata
review-mistake-medium = Hata
review-mistake-large = Büyük hata
review-limits-of-points = “?” ortalama { $medium } veya daha çok puana, “??” { $large } veya daha çoğuna mal olur.
review-limits-with-chance = “?” ortalama { $medium } veya daha çok puana, “??” { $large } veya daha çoğuna mal olur; ya da kazanma olasılığında o kadar yüzde puanına.
review-luck = Atıştaki şans: { $points }
review-previous-decision = Önceki karar
review-next-decision = Sonraki karar
review-next-mistake = Sonraki hata
review-number-of = { $number }/{ $all }
review-keys = Tuşlar: diğer kararlar için ← ve →, sonraki hata için N
review-card = O andaki kart
review-totals-then = Bu seçimden önceki durum
review-explore = Bu durumu incele
review-win-chances = Her turdan sonra, herkes o andan itibaren en çok puan için oynarsa her oyuncunun kazanma olasılığı
review-turns-to-come = Daha önceki turlar hâlâ hesaplanıyor.
review-wins-after = Bu seçimden sonra kazanma olasılığı: { $chance }.
review-wins-less-after = Bu seçimden sonra kazanma olasılığı: { $chance }. Kazanmak için daha iyisi: { $order } ({ $best }).
review-wins-all-the-same = Bu seçimden sonra kazanma olasılığı: { $chance }. Başka hiçbir seçim daha sık kazandırmaz.
review-lost-of-chance = Kazanma olasılığı −%{ $percent }
review-best-to-win = Kazanmak için en iyisi
review-better-to-win = Kazanmak için daha iyisi: { $order }
review-nothing-brings-more = Hiçbir seçim ortalama daha çok puan getirmez.
review-still-behind = { $name-is ->
    [you] Ortalamada en çok puanla bile oyunu { $leader } adlı oyuncunun { $points } puan gerisinde bitirirsin.
   *[other] { $leader-is ->
        [you] Ortalamada en çok puanla bile { $name } oyunu senin { $points } puan gerinde bitirir.
       *[other] Ortalamada en çok puanla bile { $name } oyunu { $leader } adlı oyuncunun { $points } puan gerisinde bitirir.
    }
}
review-ahead-anyway = { $name-is ->
    [you] Ortalamada oyunu zaten { $leader } adlı oyuncunun { $points } puan önünde bitirirsin.
   *[other] { $leader-is ->
        [you] Ortalamada { $name } oyunu zaten senin { $points } puan önünde bitirir.
       *[other] Ortalamada { $name } oyunu zaten { $leader } adlı oyuncunun { $points } puan önünde bitirir.
    }
}
review-best-for-points = Puan için en iyisi
review-order = Sıralama
review-as-played = Oynandığı gibi
review-most-points-first = Önce en çok puan kaybettiren
review-most-chance-first = Önce en çok kazanma olasılığı kaybettiren
review-won-and-decided-best = { $name-is ->
    [you] Kazandın ve en iyi kararları sen verdin.
   *[other] { $name } kazandı ve en iyi kararları verdi.
}
review-other-decided-best = { $winner-is ->
    [you] Kazandın ama { $name } daha iyi kararlar verdi.
   *[other] { $name-is ->
        [you] { $winner } kazandı ama sen daha iyi kararlar verdin.
       *[other] { $winner } kazandı ama { $name } daha iyi kararlar verdi.
    }
}
review-practise = Bunu çalış
review-play-on = Buradan oyna
review-share-position = Bu durumu paylaş
review-shared-position = Sen olsan burada ne yapardın? ({ $rules })
