# On the screen between two players.
links-send-instead = Send as a link

# What comes of it.
links-send-help = They open the link, take their turn and send it back.

# On the screen between two players, where somebody plays elsewhere.
# $name (name): the next player
links-send-to = { $name-is ->
    [you] Send it back
   *[other] Send to { $name }
}

# On the screen with the link: whether somebody plays elsewhere; also why nobody can play here now.
# $name (name): whose turn it is
links-plays-elsewhere = { $name-is ->
    [you] You’re playing on another device
   *[other] { $name } is playing on another device
}

# The game goes on at this device.
links-play-on = Continue here

# The game is put among the finished games.
links-keep = Save it

# The way to the game that is here already.
links-open = Open the game

# The way to the game that is here and went on differently.
links-open-other = Open the one here

# Begins the replay.
links-watch = Watch

# What a link does by itself.
links-nothing-changes = Nothing is saved on this device unless you want it to be.

# Some player of the link is called so.
links-who-is-you = “You” in this game is the person who set it up.

# Ends the replay.
links-close-replay = Close the replay

# Goes a step back.
links-step-back = Back

# Goes a step on.
links-step-on = Forward

# Goes on by itself.
links-play = Play

# No longer goes on by itself.
links-stop = Pause

# How far the replay is.
links-step = Step

# To which turn it is to go.
links-turn-title = Turn

# Before the first turn.
links-the-start = The start

# Whether the coach judges every decision.
links-judged = Coach: judge every decision

# Over the question for names before a link is made.
links-who-plays = Who plays?

# Why it is asked.
links-who-plays-help = Anyone who opens the link will see these names.

# Goes on to the link.
links-make-link = Make the link

# Over the link of a game.
links-share-game = Share the game

# What the link of a game in play is for.
links-to-play-on = Anyone with this link can continue from here. Send it back and forth to play together, each on your own device.

# What the link of a finished game is for.
links-to-look-at = Anyone with this link can see every card, watch the game and save it.

# The whole game is in the link.
links-no-server = The whole game is in the link, with all names. No server stores it.

# Gives the link to another app.
links-share-link = Share link

# Puts the link on the clipboard.
links-copy-message = Copy message with link

# The link is on the clipboard.
links-copied = Message and link copied.

# The browser does not let the page copy.
links-not-copied = The browser didn’t copy the link. It’s selected below, so you can copy it yourself.

# The drawing for a camera.
links-qr-code = QR code of the link

# What the drawing is for.
links-scan = Scan this with the other device’s camera.

# No drawing holds so much.
links-no-qr-code = The game is too long for a QR code. Use the link instead.

# On the way from the end of a game to its link.
links-link-and-code = Link and QR code

links-damaged = This link is damaged

links-damaged-help = Part of it is missing, or was changed on the way. Ask for it again, or copy all of it. Your own games are safe.

links-newer = This link needs a newer version of Rollkeep

links-newer-help = Close all Rollkeep tabs, open it again to update, and then open the link again. Your own games are safe.

links-unknown-rules = This version doesn’t know this link’s rules

links-unknown-rules-help = It was made with another version of Rollkeep that has more rule sets. Your own games are safe.

links-no-game = There’s no game in this link

# The rules do not allow so many.
links-too-many-players-help = Its rules don’t allow that many players. Your own games are safe.

links-bad-players-help = Its players or its clock aren’t valid. Your own games are safe.

links-bad-rules-help = Its rules can’t be played. Your own games are safe.

links-too-long = This link is too long

links-too-long-help = No game is that long. Ask for the link again. Your own games are safe.

# Why a game has no link.
links-game-too-long = This game is too long for a link. You can export it in the settings.

# Why a game has no link.
links-game-of-unknown-rules = A link can’t carry the rules of this game. You can export it in the settings.

# Why a game has no link.
links-game-does-not-fit = This game doesn’t fit into a link. You can export it in the settings.

# A game of a link that can go on.
links-new-here = This game isn’t on this device yet. You can continue here.

# A finished game of a link.
links-new-here-over = This game isn’t on this device yet. You can save it among your finished games.

# A game of a link.
links-just-as-far = This game is on this device already, at the same point.

# A game of a link.
links-further-here = This device already has this game, further along than the link.

# A game of a link that can go on.
links-further-there = This game is on this device, but the link is further along. Continue here to pick it up from there.

# A finished game of a link.
links-further-there-over = This game is still going on this device, but it’s finished in the link. Save it to finish it here too.

# A game of a link that can go on.
links-fork = This game is on this device too, but it went differently. If you continue here, you keep both: the one here and the one in the link.

# A finished game of a link.
links-fork-over = This game is on this device too, but it went differently. If you save it, you keep both: the one here and the one in the link.

# How far a game is, after the name of its rules.
links-finished = finished

# The title of a link that goes to another app.
# $rules (text)
# $names (text): a list
links-rules-and-names = { $rules }: { $names }

# A turn to go to.
# $number (number)
links-turn-alone = Turn { $number }

# A turn to go to.
# $number (number)
# $name (name)
links-turn-of = Turn { $number }, { $name }

# How far the replay is.
# $step (number)
# $last (number)
links-step-of = { $step } of { $last }

# In the place of the round, when the game has ended.
links-the-end = The end

links-game-begins = The game begins.

# $name (name)
# $dice (text): such as 2 2 5 5 6
links-rolls = { $name-is ->
    [you] You roll { $dice }.
   *[other] { $name } rolls { $dice }.
}

# $name (name)
# $kept (text): such as 5 5
# $dice (text): all of them after the roll, such as 2 2 5 5 6
links-keeps-and-rolls = { $name-is ->
    [you] You keep { $kept } and now have { $dice }.
   *[other] { $name } keeps { $kept } and now has { $dice }.
}

# $name (name)
links-takes-score-back = { $name-is ->
    [you] You undo a score.
   *[other] { $name } undoes a score.
}

# Over a game from a link, for whoever opens it first.
# $name (name): whose turn it is
links-your-turn = Your turn, { $name }

# At the end of a game that is played through links, on the device that has scored last.
links-send-result = Send the result

# What comes of playing elsewhere.
links-plays-elsewhere-help = This hides the turn here. Send the link, and open the one you get back.
