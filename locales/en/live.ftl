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
