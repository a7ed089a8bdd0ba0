moments-all-equal = { $category }!

moments-at-once = { $category } im ersten Wurf!

moments-extra = Extra-{ $category } +{ $bonus }

moments-upper-bonus = Bonus oben +{ $points }

moments-takes-lead = { $name-is ->
    [you] Du gehst in Führung
   *[other] { $name } geht in Führung
}

moments-best = Neuer Rekord: { $total }
