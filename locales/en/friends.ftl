# The ways to play with somebody who is elsewhere.
friends-friends = Friends

# Under it: these ways in a few words.
friends-ways = Challenge, link or live
