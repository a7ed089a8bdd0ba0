# Begins a game at once.
home-play-now = Play now

# Under the app's name, for those who see it first.
home-welcome = Five dice, one card, one more game. Play alone, with friends, or against the computer.

# Over the others in play.
home-more-in-play = More games in progress

# Over the games that ended last.
home-last-results = Latest results

# Over the best totals.
home-bests = Best on this device

# The way to the statistics.
home-statistics = Statistics

# Over the news.
home-news = What’s new

# Puts the news away.
home-news-read = Hide the news

# What this version brings.
home-news-line = Live games on two devices, statistics, skill and luck, practice, and cards for your own dice.

# A player who is a computer.
# $name (name)
home-computer = { $name } (computer)

# The clock of a game.
# $minutes (number)
home-minutes-each = { $minutes } min each

# How a game of two ended.
# $winner (name)
# $loser (name)
home-beat = { $loser-is ->
    [you] { $winner } beat you
   *[other] { $winner-is ->
        [you] You beat { $loser }
       *[other] { $winner } beat { $loser }
    }
}

# How a game of several ended.
# $winner (name)
# $others (number): two or more
home-beat-others = { $winner-is ->
    [you] You beat { $others } others
   *[other] { $winner } beat { $others } others
}

# The players of the next game, where all their names are too long for a button.
# $name (name)
# $others (number): two or more
home-and-others = { $name } and { $others } others

# The points of a game of two.
# $first (number)
# $second (number)
home-points = { $first }–{ $second }

# The way to all challenges.
home-challenges = Challenge a friend
