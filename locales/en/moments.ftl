### What is worth a cheer, in a few words.

# All dice are equal.
# $category (text): what that is called, such as Yahtzee
moments-all-equal = { $category }!

# The same, in the first roll of a turn.
# $category (text)
moments-at-once = { $category } in one roll!

# All dice are equal once more.
# $category (text): what that is called, such as Yahtzee
# $bonus (number): points
moments-extra = Extra { $category } +{ $bonus }

# $points (number)
moments-upper-bonus = Upper bonus +{ $points }

# $name (name)
moments-takes-lead = { $name-is ->
    [you] You take the lead
   *[other] { $name } takes the lead
}

### What is worth a cheer at the end of a game.

# A total that is higher than all before it under these rules.
# $total (number)
moments-best = Best total yet: { $total }
