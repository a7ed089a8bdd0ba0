### Saves and storage: the notices over every screen.

## Storage fails.

saves-blocked = This browser does not let the page save anything. You can play, but the game is gone when you close the page.
saves-full = This browser’s storage is full. You can play on, but the latest moves are gone when you close the page. Export your games, then delete some finished ones.
saves-arena-full = The arena’s share of the storage is full. The latest players and tournaments are gone when you close the page. Export them, then delete some. Games still have room.

## Saves that differ, are damaged, or come from a newer version.

# $count (number)
saves-copied = { $count ->
    [one] Another tab changed something that could not be saved here. Your version is kept beside it as a copy.
   *[other] Another tab changed things that could not be saved here. Your versions are kept beside them as { $count } copies.
}

# $count (number)
saves-quarantined = { $count ->
    [one] One save is damaged. The original is kept aside and is part of every export.
   *[other] { $count } saves are damaged. The originals are kept aside and are part of every export.
}

# $count (number)
saves-newer = { $count ->
    [one] One save comes from a newer Rollkeep. It is safe; reload the page to get the new version.
   *[other] { $count } saves come from a newer Rollkeep. They are safe; reload the page to get the new version.
}

# The heading of a screen whose save comes from a newer version.
saves-from-newer = From a newer Rollkeep
