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

### Saves, storage and imports.

## Storage fails.

# $percent (number): of the arena's share
saves-arena-filled = Players and tournaments fill { $percent }% of their share of the storage. Export and delete those you no longer need.

# A player that is only in memory.
saves-player-blocked = This browser doesn’t let the page save anything.
saves-player-full = This browser’s storage is full.
saves-player-arena-full = The arena’s share of the storage is full.

## Saves that differ, are damaged, or come from a newer version.

saves-from-newer-help = A newer version of Rollkeep saved this. It’s safe: reload the page to update, then open it again.

# The heading of a screen whose save is damaged.
saves-set-aside = This save is damaged
saves-set-aside-help = It couldn’t be read. The original has been set aside: in the settings, you can look at it, save it to a file or delete it.

## Why a text that was kept aside is no saved game, or not a whole one.

# $names (text): who plays: "Ann and Ben"
# $step (number): of the game
saves-aside-real-dice = A score card of { $names } with their own dice. Step { $step } is against the rules; everything before it is among your cards.

# $names (text): who plays: "Ann and Ben"
# $why (text): one of the sentences below
saves-aside-game = A game of { $names }. { $why } Everything before that is among your games.
saves-aside-misfit = It doesn’t fit the saved game of the same name.
saves-not-a-save = It’s neither a saved game nor a player, or too damaged to tell.
saves-by-newer = It was saved by a newer version of Rollkeep.
saves-bad-setup = Its players or its clock aren’t valid.
saves-bad-rules = Its rules can’t be played.
saves-bad-log = The list of its rolls is damaged.
saves-bad-taken-over = It goes on from a moment of another game, and that moment is missing.

# $step (number): of the game
saves-bad-step = Step { $step } is against the rules.

## Calculations that took long: best play of a rule set.

# $games (text): names of rule sets: "Maxi Yatzy and Super Yatzy"
# $size (number): how much it is, in megabytes
saves-tables = This browser keeps the calculations for { $games }, which took a while: { $size } MB.
# One of the names in saves-tables, for all rule sets without one.
saves-tables-of-others = rules that aren’t in the list
saves-delete-tables = Delete the calculations
saves-tables-deleted = Deleted. They’ll be made again when needed.

## An import.

saves-import-no-export = This file isn’t a Rollkeep export. Nothing was changed.
saves-import-newer = This file was made by a newer version of Rollkeep. Reload the page to update, then try again. Nothing was changed.
saves-import-too-long = This file is far longer than any Rollkeep export. Nothing was changed.

# How far it is.
# $done (number)
# $all (number)
saves-import-progress = { $done } of { $all } entries

# $done (number)
# $all (number)
saves-import-stopped = Stopped after { $done } of { $all } entries. What was imported stays.

saves-import-not-begun = Stopped while reading the file. Nothing was changed.
saves-import-blocked = This browser doesn’t let the page save anything. What you imported will be lost when you close the page.
saves-import-no-room = This browser’s storage has no room for all of it. The rest will be lost when you close the page.

## What an import would bring, a line each.

# $count (number)
saves-line-new = { $count ->
    [one] { $count } game is new here.
   *[other] { $count } games are new here.
}

# $count (number)
saves-line-further = { $count ->
    [one] { $count } game goes further in the file and replaces the one here.
   *[other] { $count } games go further in the file and replace those here.
}

# $count (number)
saves-line-forked = { $count ->
    [one] { $count } game or tournament continues differently in the file; both are kept.
   *[other] { $count } games or tournaments continue differently in the file; both are kept.
}

# $count (number)
saves-line-known = { $count ->
    [one] { $count } save is already here and stays as it is.
   *[other] { $count } saves are already here and stay as they are.
}

# $count (number)
saves-line-challenges = { $count ->
    [one] { $count } challenge is new here or has more answers.
   *[other] { $count } challenges are new here or have more answers.
}

# $count (number)
saves-line-tournaments = { $count ->
    [one] { $count } tournament is new here or goes further.
   *[other] { $count } tournaments are new here or go further.
}

# $count (number)
saves-line-players = { $count ->
    [one] { $count } player is new here.
   *[other] { $count } players are new here.
}

# $count (number)
saves-line-aside = { $count ->
    [one] { $count } entry can’t be read and will be set aside.
   *[other] { $count } entries can’t be read and will be set aside.
}

# $count (number)
saves-line-no-room = { $count ->
    [one] { $count } entry doesn’t fit and stays in the file.
   *[other] { $count } entries don’t fit and stay in the file.
}
saves-line-settings = Settings and names come from the file.

## Why a player was not saved.

saves-player-no-name = It needs a name.

# $most (number): letters
saves-player-long-name = Names can have at most { $most } characters.
saves-player-same-name = Another of your players already has this name.

# $most (number): kilobytes
saves-player-long-source = A program may have at most { $most } kB. This one is longer and wasn’t saved.
saves-player-changed = This player was changed in another tab.
saves-player-deleted = This player was deleted in another tab.

# Puts a damaged save, as it is, into a file.
saves-save-aside = Save to a file

# Before a damaged save is deleted.
saves-delete-aside-question = Delete this original?
saves-delete-aside-why = You can’t get it back.
