# The way to all challenges.
home-challenges = Challenge a friend
