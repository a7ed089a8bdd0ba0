# The game goes on at this device.
links-play-on = Play on here

# The game is put among the finished games.
links-keep = Keep it

# The way to the game that is here already.
links-open = Open the game

# The way to the game that is here and went on differently.
links-open-other = Open the one that is here

# Begins the replay.
links-watch = Watch

# What a link does by itself.
links-nothing-changes = Nothing is saved on this device unless you choose so.

# Some player of the link is called so.
links-who-is-you = “You” in this game is whoever set it up.

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
links-who-plays-help = Whoever opens the link reads these names.

# For the one who is called "You" here.
links-your-name = Your name

# Goes on to the link.
links-make-link = Make the link

# Over the link of a game.
links-share-game = Share the game

# What the link of a game in play is for.
links-to-play-on = Whoever opens this link can play on from here. Send it back and forth to play together, each on your own device.

# What the link of a finished game is for.
links-to-look-at = Whoever opens this link sees every card, can watch the game, and can keep it.

# The whole game is in the link.
links-no-server = The whole game is in the link, with all names. No server stores it.

# Gives the link to another app.
links-share-link = Share link

# Puts the link on the clipboard.
links-copy-link = Copy link

# The link is on the clipboard.
links-copied = The link is copied.

# The browser does not let the page copy.
links-not-copied = The browser did not copy the link. Select it below to copy it yourself.

# The drawing for a camera.
links-qr-code = QR code of the link

# What the drawing is for.
links-scan = Point the camera of another device here.

# No drawing holds so much.
links-no-qr-code = The game is too long for a QR code. The link holds it.

# On the way from the end of a game to its link.
links-link-and-code = Link and QR code

# On the screen between two players.
links-send-instead = Send as a link

# What comes of it.
links-send-help = They open the link, play their turn and send it back.

