# The way to it, and its heading.
live-play-live = Play live

# What it is.
live-what-it-is = Two devices, one game: each player has a screen, and everybody sees every roll as it falls.

# Where it works, and what it asks of the network.
live-same-network = Both devices must be on the same network, such as the Wi-Fi at home. They talk to each other directly, without a server.

# Why it cannot be had.
live-impossible = This browser cannot connect two devices. Chrome, Edge and Firefox can. You can still play together with links.

# Over the form of a new game.
live-begin-here = Start a game

# Over the field for a code.
live-join = Join a game

# What to do to join.
live-join-help = Point your camera at the code on the other device, or paste the code here.

# The same where a game goes on.
live-or-join = Or scan or paste the code of the other device

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
live-again-help = Nothing is lost. One device shows a code again, the other one scans or pastes it.

# A name is missing.
live-names-wanted = Everyone needs a name.

# The device gives no random numbers.
live-no-randomness = This device gives no random numbers, so the dice cannot be rolled.

# The game goes on without the other device.
live-alone = Play on without it

# Over the ways to go on without the other device.
live-without = Without the other device

# What comes of it.
live-alone-help = Continue here for all players, or send the game as a link. After that it cannot be played live any more.

# Ends the connection.
live-disconnect = Disconnect

# The browser looks for the addresses of the device.
live-preparing = One moment …

# Over the code of the side that begins.
live-step-one = 1. Show this code to the other device

# Over the field for the answer.
live-step-two = 2. Scan or paste its answer

# How the answer comes.
live-answer-help = Point your camera at the answer on the other device, or paste it here.

# The field for the answer.
live-answer = Answer from the other device

# Over the answer.
live-show-answer = Show this answer to the other device

# What happens then.
live-answer-waits = When the other device has read this answer, the two are connected. Keep this page open.

# The drawing for a camera.
live-qr-code = QR code for the other device

# Copies the code.
live-copy = Copy the code

# Gives the code to another app.
live-share = Send the code

# What goes along with the code to another app.
live-share-title = Rollkeep: play live

# It is copied.
live-copied = The code is copied.

# The browser does not let the page copy.
live-not-copied = The browser did not copy it. Select the code below to copy it yourself.

# The code as text.
live-as-text = The code as text

# Over a code that came by the camera.
live-invited = Somebody is inviting you to play live

# What comes of it.
live-invited-help = Nothing happens before you say so. Then this device looks for the other one in its network.

# The answer to it.
live-join-now = Join

# An answer was handed to another tab.
live-handed-over = The answer has arrived

# What to do then.
live-handed-over-help = The page that was waiting for it has it. You can close this page and go back to that one.

# No tab waits for an answer.
live-nobody-waits = Nobody is waiting for this answer

# What to do then.
live-nobody-waits-help = The page that showed the code is closed, is in another browser, or has gone on. Copy the answer and paste it there, or show a new code.

# The other device was found, and they are agreeing.
live-connecting = The devices are connecting …

# The guest gives names.
live-who-plays-here = Who plays at this device?

# Sits down.
live-sit-down = Join the game

# The host waits for that.
live-they-join = Connected. Waiting for the names of the others …

# The devices play.
live-connected = Connected to the other device.

# The guest waits for the next game.
live-they-begin = The other device can start the next game.

# The host waits for the guest.
live-next-waits = Waiting until the others want to play again …

# A next game cannot be.
live-cannot = Another game cannot be started here. Start a new one under Play live.

# The way back.
live-to-the-game = To the game

# The game has gone on without the other device.
live-went-on = This game went on without the other device. Send it as a link to bring it there.

# The game is over.
live-is-over = This game is over.

# Another tab has written the game.
live-elsewhere = This game went on in another tab, so the connection here was ended. Go on there, or connect again.

# No connection came about.
live-none-came = The devices did not find each other. They must be on the same network, and some networks keep devices apart, above all those for guests. You can try again, or go on with links.

# The connection ended by itself.
live-lost = The connection is lost. Your game is safe: connect again, and it goes on where it was.

# The player at this device has ended the connection.
live-left = You disconnected.

# The browser took no part in it.
live-no-browser = The browser did not make a connection. Its settings may forbid it.

# There is no network.
live-no-network = This device is not on a network. Join the Wi-Fi of the other device and try again.

# The dice do not follow.
live-unproven = The dice of this game do not match the random numbers of both devices. The record on this device was changed.

# The code is an answer, and no beginning.
live-is-answer = This is an answer. It belongs on the page that showed the first code.

# The code is a beginning, and no answer.
live-is-offer = Both devices show a code now. Tap Cancel on one of them, and paste the code of the other one there.

# Opens the camera inside the page.
live-scan = Scan with the camera

# Over the picture of the camera.
live-scan-title = Scan the code

# The picture of the camera.
live-camera = Picture of the camera

# The camera is not on yet.
live-camera-starts = Waiting for the camera. The browser may ask whether this page may use it.

# The camera is on.
live-aim = Point the camera at the code on the other device.

# Where the picture goes.
live-picture-stays = The picture does not leave this device.

# It has read something else.
live-not-ours = This is not a Rollkeep code.

# The camera may not be used.
live-camera-refused = The browser does not let this page use the camera. Allow it in the settings of the browser, or paste the code instead.

# There is none.
live-camera-missing = No camera was found. Paste the code instead.

# It does not start, or has stopped.
live-camera-busy = The camera gives no picture. Another app may be using it. Close that one and try again, or paste the code instead.

# $names (text): those at the other device, with commas
# $count (number): how many they are
# $rules (text)
live-invites-to = { $count ->
    [one] { $names } invites you to { $rules }.
   *[other] { $names } invite you to { $rules }.
}

# What proves the dice.
live-one-roll-proven = This roll was checked. It comes from random numbers of both devices, and neither could choose it.

# $rolls (number)
live-all-rolls-proven = All { $rolls } rolls were checked. They come from random numbers of both devices, and neither could choose them.

# $rolls (number)
# $all (number)
live-first-rolls-proven = The first { $rolls } of { $all } rolls were made live and checked. They come from random numbers of both devices, and neither could choose them.

# A roll that is on while there is no connection.
live-roll-unanswered = A roll has begun, and the other device has not answered. Nobody knows its dice yet; they fall once the devices are connected again.

# A roll that is on while there is no connection.
live-roll-bound = A roll has begun. Its dice can no longer change; they fall once the devices are connected again. The other device may know them already.

live-other-version = The other device has another version of Rollkeep. Update both and connect again.

live-other-game = The other device is in another game.

live-fork = The game went on differently on the other device, so it cannot go on live. Go on with a link from one of the two.

live-forgotten-here = This device has lost a part of the game, so it cannot go on live. Go on with a link from the other device.

live-forgotten-there = The other device does not have this game live any more: it went on there without this device, or a part of it was lost. Ask for a link, or send one from here.

live-too-many-messages = The other device sent far too many messages, so the connection was ended. The game here is as it was.

live-wrong-reveal = The other device sent another number than it had promised, so the connection was ended. It may have tried to choose its dice. Nothing was rolled; the game here is as it was.

live-game-too-long = This game is too long to go on live. Go on with a link.

live-against-rules = The other device sent something that the rules do not allow, so the connection was ended. The game here is as it was.

live-they-left = The other device has left. Connect again, and the game goes on where it was.

live-forgotten = This game cannot go on live: it went on without one of the devices, or a part of it was lost. Go on with a link.

live-they-refused = The other device did not take what was sent, and ended the connection. Connect again, or go on with a link.

live-code-too-long = This is too long for a code. Copy the code alone.

live-code-damaged = This is not a code, or a part of it is missing. Copy all of it.

live-code-newer = This code is from a newer version of Rollkeep. Update it here, then try again.

live-code-leads-nowhere = This code leads to no device. Ask for a new one.

live-same-name = Someone at this table already has that name.

live-long-name = One of the names is too long.

live-no-clock = A live game has no clock.

live-only-people = Only people play live.

live-not-live = This game cannot be played live.
