moments-all-equal = { $category }!
moments-at-once = İlk atışta { $category }!
moments-extra = Ek { $category } +{ $bonus }
moments-upper-bonus = Üst bölüm bonusu +{ $points }

moments-takes-lead = { $name-is ->
    [you] Öne geçtin
   *[other] { $name } öne geçti
}

moments-best = Yeni rekor: { $total }
