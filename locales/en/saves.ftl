### Saves and storage: the notices over every screen.

## Storage fails.

saves-blocked = This browser doesn’t let the page save anything. You can play, but your game will be lost when you close the page.
saves-full = This browser’s storage is full. You can keep playing, but your latest moves will be lost when you close the page. Export your games, then delete some finished ones.
saves-arena-full = The arena’s share of the storage is full. The latest players and tournaments will be lost when you close the page. Export them, then delete some. There’s still room for games.

## Saves that differ, are damaged, or come from a newer version.

# $count (number)
saves-copied = { $count ->
    [one] Something you changed here was changed in another tab, too. Your version is kept beside it as a copy.
   *[other] Some things you changed here were changed in another tab, too. Your versions are kept beside them as { $count } copies.
}

# $count (number)
saves-quarantined = { $count ->
    [one] One save is damaged. The original has been set aside and goes into every export.
   *[other] { $count } saves are damaged. The originals have been set aside and go into every export.
}

# $count (number)
saves-newer = { $count ->
    [one] One save was made by a newer version of Rollkeep. It’s safe: reload the page to update.
   *[other] { $count } saves were made by a newer version of Rollkeep. They’re safe: reload the page to update.
}

# The heading of a screen whose save comes from a newer version.
saves-from-newer = Saved by a newer version of Rollkeep
