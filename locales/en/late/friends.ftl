# How a challenge works.
friends-challenge-help = You both play with the same dice, whenever it suits you. Then you compare.

# A game that goes back and forth.
friends-by-link = Take turns by link

# How that works.
friends-by-link-help = Two phones, one game: after your turn, you send the game on as a link.

# How a live game works.
friends-live-help = Two devices at the same table, turn by turn, no server needed.
