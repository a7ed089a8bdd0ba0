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
