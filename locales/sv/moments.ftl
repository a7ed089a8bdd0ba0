moments-all-equal = { $category }!
moments-at-once = { $category } på första kastet!
moments-extra = Extra { $category } +{ $bonus }
moments-upper-bonus = Bonus! +{ $points }
moments-takes-lead = { $name-is ->
    [you] Du tar ledningen
   *[other] { $name } tar ledningen
}

moments-best = Nytt rekord: { $total }
