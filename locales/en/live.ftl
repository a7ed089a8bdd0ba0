# The connection is made anew.
live-connect-again = Reconnect

# The devices do not play.
live-not-connected = Not connected to the other device.

# The other device takes its time.
live-waiting = Waiting for the other device…

# The tool that leads to the connection.
live-live = Live

# The same, for those who do not see it.
live-live-name = Live: the connection to the other device

# $name (name)
live-plays-there = { $name-is ->
    [you] You’re playing on the other device.
   *[other] { $name } is playing on the other device.
}

# The way to it, and its heading.
live-play-live = Play live

# What it is.
live-what-it-is = Two devices, one game: each player has a screen, and everyone sees every roll as it falls.

# Where it works, and what it asks of the network.
live-same-network = Both devices must be on the same network, such as the Wi-Fi at home. They talk to each other directly, without a server.

# Why it cannot be had.
live-impossible = This browser can’t connect two devices. Chrome, Edge and Firefox can. You can still play together with links.

# Over the form of a new game.
live-begin-here = Start a game

# Over the field for a code.
live-join = Join a game

# What to do to join.
live-join-help = Point your camera at the code on the other device, or paste the code here.

# The same where a game goes on.
live-or-join = Or scan or paste the other device’s code

# The field for a code.
live-code = Code from the other device

# Over the names of those at this device.
live-here = At this device

# Over the number of those at the other device.
live-there = At the other device

# How many sit there.
live-how-many-there = Players at the other device

# They say it themselves.
live-they-say = They enter their names when they join.

# The field for a name.
live-name = Name

# The field for the name of one of several.
# $number (number)
live-name-of = Name { $number }

# One more at this device.
live-add = Add a player here

# Makes the game and its code.
live-show-code = Show the code

# Reads a code.
live-connect = Connect

# How the devices find each other again.
live-again-help = Nothing is lost. One device shows a code again; the other scans or pastes it.

# A name is missing.
live-names-wanted = Everyone needs a name.

# The device gives no random numbers.
live-no-randomness = This device can’t make random numbers, so the dice can’t be rolled.

# The game goes on without the other device.
live-alone = Continue without it

# Over the ways to go on without the other device.
live-without = Without the other device

# What comes of it.
live-alone-help = Continue here for all the players, or send the game as a link. After that, this game can’t be played live again.

# Ends the connection.
live-disconnect = Disconnect

# The browser looks for the addresses of the device.
live-preparing = One moment…

# Over the code of the side that begins.
live-step-one = 1. Show this code to the other device

# Over the field for the answer.
live-step-two = 2. Scan or paste the answer code

# How the answer comes.
live-answer-help = Point your camera at the answer on the other device, or paste it here.

# The field for the answer.
live-answer = Answer from the other device

# Over the answer.
live-show-answer = Show this answer to the other device

# What happens then.
live-answer-waits = When the other device has read this answer, you’re connected. Keep this page open.

# The drawing for a camera.
live-qr-code = QR code for the other device

# Copies the code.
live-copy = Copy the code

# Gives the code to another app.
live-share = Send the code

# What goes along with the code to another app.
live-share-title = Rollkeep: play live

# It is copied.
live-copied = Code copied.

# The browser does not let the page copy.
live-not-copied = The browser didn’t copy the code. It’s selected below, so you can copy it yourself.

# The code as text.
live-as-text = The code as text

# Over a code that came by the camera.
live-invited = You’re invited to play live

# What comes of it.
live-invited-help = Nothing happens until you say so. Then this device looks for the other one on its network.

# The answer to it.
live-join-now = Join

# An answer was handed to another tab.
live-handed-over = The answer has arrived

# What to do then.
live-handed-over-help = The page that was waiting now has it. Close this page and go back to that one.

# No tab waits for an answer.
live-nobody-waits = Nobody is waiting for this answer

# What to do then.
live-nobody-waits-help = The page that showed the code is closed, is in another browser, or has moved on. Copy the answer and paste it there, or show a new code.

# The other device was found, and they are agreeing.
live-connecting = The devices are connecting…

# The guest gives names.
live-who-plays-here = Who plays at this device?

# Sits down.
live-sit-down = Join the game

# The host waits for that.
live-they-join = Connected. Waiting for the others’ names…

# The devices play.
live-connected = Connected to the other device.

# The guest waits for the next game.
live-they-begin = The other device can start the next game.

# The host waits for the guest.
live-next-waits = Waiting for the others to be ready…

# A next game cannot be.
live-cannot = You can’t start another game here. Start a new one under “Play live”.

# The way back.
live-to-the-game = To the game

# The game has gone on without the other device.
live-went-on = This game went on without the other device. Send it as a link to continue there.

# The game is over.
live-is-over = This game is over.

# Another tab has written the game.
live-elsewhere = This game was continued in another tab, so the connection here was closed. Continue there, or reconnect.

# No connection came about.
live-none-came = The devices didn’t find each other. They must be on the same network, and some networks, guest networks above all, keep devices apart. Try again, or continue with links.

# The connection ended by itself.
live-lost = The connection was lost. Your game is safe: reconnect and continue where you left off.

# The player at this device has ended the connection.
live-left = You disconnected.

# The browser took no part in it.
live-no-browser = The browser didn’t connect. Its settings may not allow it.

# There is no network.
live-no-network = This device isn’t on a network. Join the same Wi-Fi as the other device and try again.

# The dice do not follow.
live-unproven = The dice of this game don’t match the two devices’ random numbers. The record on this device has been changed.

# The code is an answer, and no beginning.
live-is-answer = This is an answer. It belongs on the page that showed the first code.

# The code is a beginning, and no answer.
live-is-offer = Both devices show a code now. Tap Cancel on one of them, and paste the other one’s code there.

# Opens the camera inside the page.
live-scan = Scan with the camera

# Over the picture of the camera.
live-scan-title = Scan the code

# The picture of the camera.
live-camera = Camera picture

# The camera is not on yet.
live-camera-starts = Waiting for the camera. The browser may ask for permission.

# The camera is on.
live-aim = Point the camera at the code on the other device.

# Where the picture goes.
live-picture-stays = The picture doesn’t leave this device.

# It has read something else.
live-not-ours = This isn’t a Rollkeep code.

# The camera may not be used.
live-camera-refused = The browser doesn’t let this page use the camera. Allow it in the browser’s settings, or paste the code instead.

# There is none.
live-camera-missing = No camera was found. Paste the code instead.

# It does not start, or has stopped.
live-camera-busy = The camera shows no picture. Another app may be using it. Close that app and try again, or paste the code instead.

# $names (text): those at the other device, with commas
# $count (number): how many they are
# $rules (text)
live-invites-to = { $count ->
    [one] { $names } invites you to { $rules }.
   *[other] { $names } invite you to { $rules }.
}

# What proves the dice.
live-one-roll-proven = This roll was checked. It comes from random numbers of both devices, and neither device could choose it.

# $rolls (number)
live-all-rolls-proven = All { $rolls } rolls were checked. They come from random numbers of both devices, and neither device could choose them.

# $rolls (number)
# $all (number)
live-first-rolls-proven = The first { $rolls } of { $all } rolls were made live and checked. They come from random numbers of both devices, and neither device could choose them.

# A roll that is on while there is no connection.
live-roll-unanswered = A roll has begun, but the other device hasn’t answered. Nobody knows the dice yet; they’ll fall when the devices reconnect.

# A roll that is on while there is no connection.
live-roll-bound = A roll has begun, and its dice can no longer change. They’ll fall when the devices reconnect; the other device may know them already.

live-other-version = The other device has a different version of Rollkeep. Update both and reconnect.

live-other-game = The other device is in a different game.

live-fork = The game went differently on the other device, so it can’t continue live. Continue with a link from either device.

live-forgotten-here = This device has lost part of the game, so it can’t continue live. Continue with a link from the other device.

live-forgotten-there = On the other device, this game is no longer live: it went on there without this device, or part of it was lost. Ask for a link, or send one from here.

live-too-many-messages = The other device sent far too many messages, so the connection was closed. Your game is unchanged.

live-wrong-reveal = The other device sent a different number from the one it had promised, so the connection was closed. It may have tried to choose its dice. Nothing was rolled; your game is unchanged.

live-game-too-long = This game is too long to continue live. Continue with a link.

live-against-rules = The other device sent something the rules don’t allow, so the connection was closed. Your game is unchanged.

live-they-left = The other device has left. Reconnect to continue where you left off.

live-forgotten = This game can’t continue live: it went on without one of the devices, or part of it was lost. Continue with a link.

live-they-refused = The other device didn’t accept what was sent and closed the connection. Reconnect, or continue with a link.

live-code-too-long = This is too long for a code. Copy only the code.

live-code-damaged = This isn’t a code, or part of it is missing. Copy all of it.

live-code-newer = This code is from a newer version of Rollkeep. Update this device, then try again.

live-code-leads-nowhere = No device answers to this code. Ask for a new one.

live-same-name = Someone at this table already has that name.

live-long-name = One of the names is too long.

live-no-clock = A live game has no clock.

live-only-people = Only people can play live.

live-not-live = This game can’t be played live.

# The other device asks for the next game.
# $who (text): one name or several
# $players (number): how many names
live-asks-again = { $players ->
    [one] { $who } wants to play again.
   *[other] { $who } want to play again.
}
