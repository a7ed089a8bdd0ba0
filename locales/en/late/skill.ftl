# The title.
skill-skill = Skill and luck

# Nothing was played to the end.
skill-none = Finish a game, and its decisions are judged here.

# The head of the table of people.
skill-people = Who decides best

# What that table says.
skill-people-help = Points lost: what the decisions of a game cost on average, against the best ones. The fewer, the better the player. Luck: how many more points per game the dice brought than expected.

# Over what one person lost.
skill-lost-title = Points lost by decisions

# What ± means.
skill-error-help = The number behind ± says how far off the average may be; more games make it smaller. Twice as far is possible, more is unlikely.

# Why it is not known of some games.
skill-unknown-help = Older games, and games from other devices, do not say whether the coach helped. They count as games without the coach.

# The axis of the chart.
skill-after-game = After game

# Over the kinds of decisions.
skill-kinds = Where points are lost

# Decisions about dice.
skill-keeping = Which dice to keep, and when to stop

# All other boxes.
skill-other-boxes = Filling the other boxes

# How boxes are counted.
skill-kinds-help = Filling a box: what it cost to fill this box when another one would have been better.

# Over the decisions that cost most.
skill-expensive = Costliest in the last 30 days

# There is none.
skill-not-expensive = No costly decision in the last 30 days.

# Over luck.
skill-luck = Luck with the dice

# What luck is.
skill-luck-help = Luck is what the dice brought beyond what was expected, whatever you decided. One swing is the usual size of luck in a game (its standard deviation): two of three games stay between −1 and +1.

# Over the last games.
skill-last-games = Latest games

# Whose decisions are looked at.
skill-whose = Whose decisions?

skill-people-heads-player = Player
skill-people-heads-games = Games
skill-people-heads-points-lost = Points lost
skill-people-heads-best-choices = Best decisions
skill-people-heads-luck = Luck
skill-help-heads-games = Games
skill-help-heads-how-many = How many
skill-help-heads-points-lost = Points lost
skill-help-without-the-coach = Without the coach
skill-help-with-the-coach = With the coach
skill-help-not-known = Not known
skill-kind-heads-decision = Decision
skill-kind-heads-lost-per-game = Lost per game
skill-game-heads-game = Game
skill-game-heads-total = Total
skill-game-heads-points-lost = Points lost
skill-game-heads-luck = Luck
skill-game-heads-swings = Swings

# $left (count)
skill-judging = Judging games: { $left } to go. You can do something else meanwhile.

# What decisions cost, on average.
# $name (name)
# $points (text): a number
# $games (count)
skill-loses-points = { $games ->
    [1] { $name-is ->
        [you] You lose { $points } points in 1 game.
       *[other] { $name } loses { $points } points in 1 game.
    }
   *[other] { $name-is ->
        [you] You lose { $points } points per game, over { $games } games.
       *[other] { $name } loses { $points } points per game, over { $games } games.
    }
}

# Who loses most by keeping or rolling the wrong dice.
# $name (name)
# $points (number): one decimal
skill-most-by-keeping = { $name-is ->
    [you] You lose most by the choice of dice to keep: { $points } points per game.
   *[other] { $name } loses most by the choice of dice to keep: { $points } points per game.
}

# Who loses most by filling one box where another one is better.
# $name (name)
# $category (text)
# $points (number): one decimal
skill-most-by-box = { $name-is ->
    [you] You lose most by filling { $category } too early: { $points } points per game.
   *[other] { $name } loses most by filling { $category } too early: { $points } points per game.
}

# The same, of many boxes.
# $name (name)
# $points (number): one decimal
skill-most-by-boxes = { $name-is ->
    [you] You lose most by filling boxes too early: { $points } points per game in all.
   *[other] { $name } loses most by filling boxes too early: { $points } points per game in all.
}

# Who loses next to nothing.
# $name (name)
skill-almost-perfect = { $name-is ->
    [you] You decide almost perfectly: you lose less than one point per game.
   *[other] { $name } decides almost perfectly, and loses less than one point per game.
}

# After one of these.
# $games (count): few
skill-early = { $games ->
    [1] That is only one game so far, and may change.
   *[other] That is only { $games } games so far, and may change.
}

# Of all people here.
# $name (name)
skill-decides-best = { $name-is ->
    [you] You decide best.
   *[other] { $name } decides best.
}

# Who decides best.
# $one (name)
# $other (name)
skill-too-close = { $one-is ->
    [you] Between you and { $other } it is too close to tell.
   *[other] { $other-is ->
        [you] Between { $one } and you it is too close to tell.
       *[other] Between { $one } and { $other } it is too close to tell.
    }
}

# What boxes of both sections cost.
# $upper (number): one decimal
# $lower (number): one decimal
skill-sections-cost = Filling boxes of the upper section, where the bonus is won or lost, costs { $upper } points per game; of the lower section { $lower }.

# What the chart shows.
# $window (number): games
skill-course = Points lost per game: average of the last { $window } games. Lower is better.

# A kind of decision.
# $category (text)
skill-filling-box = Filling { $category }

# How lucky a game was, before how many others would have been luckier.
skill-luck-very-bad = Very bad luck
skill-luck-bad = Bad luck
skill-luck-below-average = A bit less lucky than average
skill-luck-average = Neither lucky nor unlucky
skill-luck-above-average = A bit luckier than average
skill-luck-good = Good luck
skill-luck-very-good = Very good luck

# $luck (text): as “Bad luck”
skill-luckier-hardly-any = { $luck }: with the same decisions, fewer than 1 of 100 players would have been luckier.

# $luck (text): as “Bad luck”
skill-luckier-almost-all = { $luck }: with the same decisions, more than 99 of 100 players would have been luckier.

# $luck (text): as “Bad luck”
# $players (number)
skill-luckier-of-hundred = { $luck }: with the same decisions, { $players } of 100 players would have been luckier.

# $luck (text): as “Bad luck”
# $players (number)
skill-luckier-of-ten = { $luck }: with the same decisions, { $players } of 10 players would have been luckier.

# $games (count)
# $points (text): a number with its sign
skill-luck-of-all = { $games ->
    [1] In this one game the dice brought { $points } points.
   *[other] In all { $games } games together the dice brought { $points } points.
}
