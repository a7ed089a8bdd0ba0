# Begins a game at once.
home-play-now = Play now

# Under the app's name, for those who see it first.
home-welcome = Five dice, thirteen boxes, one more game. Play alone, with friends, or against the computer.

# Over the others in play.
home-more-in-play = More games in progress

# Over the games that ended last.
home-last-results = Last results

# Over the best totals.
home-records = Best on this device

# The way to the statistics.
home-statistics = Statistics

# Everything but games.
home-more = More

# Over the news.
home-news = What is new

# Puts the news away.
home-news-read = Hide what is new

# What this version brings.
home-news-line = Live games on two devices, statistics, skill and luck, practice, and cards for your own dice.

# The way to all challenges.
home-challenges = Challenge a friend

