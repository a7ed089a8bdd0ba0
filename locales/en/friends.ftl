# The ways to play with somebody who is elsewhere.
friends-friends = Friends

# Under it: these ways in a few words.
friends-ways = Challenge, link or live

# How a challenge works.
friends-challenge-help = You both play with the same dice, whenever it suits you. Then you compare.

# A game that goes back and forth.
friends-by-link = Take turns by link

# How that works.
friends-by-link-help = Two phones, one game: after your turn, you send the game on as a link.

# How a live game works.
friends-live-help = Two devices at the same table, turn by turn, no server needed.

# The field for the name of the other player.
friends-friends-name = Your friend’s name

# The field is empty.
friends-friends-name-wanted = Enter your friend’s name.

# The field is empty.
friends-your-name-wanted = Enter the name your friend knows you by.
