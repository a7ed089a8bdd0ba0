# The title.
skill-skill = Skill and luck

# Nothing was played to the end.
skill-none = Finish a game, and its decisions will be judged here.

# The head of the table of people.
skill-people = Who decides best

# What that table says.
skill-people-help = Points lost: what the decisions of a game cost on average, compared with the best ones. Fewer is better. Luck: how many points per game the dice brought beyond what was expected.

# Over what one person lost.
skill-lost-title = Points lost

# What ± means.
skill-error-help = The number after ± shows how far off the average may be; it shrinks with more games. Twice as far is possible, more is unlikely.

# Why it is not known of some games.
skill-unknown-help = Older games, and games from other devices, don’t tell whether the coach helped. They count as games without the coach.

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
skill-expensive = Costliest decisions of the last 30 days

# There is none.
skill-not-expensive = No costly decisions in the last 30 days.

# Over luck.
skill-luck = Luck with the dice

# What luck is.
skill-luck-help = Luck is what the dice brought beyond what was expected, whatever you decided. Swings measure it in standard deviations: two games in three stay between −1 and +1.

# Over the last games.
skill-last-games = Latest games

# Whose decisions are looked at.
skill-whose = Whose decisions?

skill-people-heads-player = Player
skill-people-heads-games = Games
skill-people-heads-points-lost = Points lost
skill-people-heads-best-choices = Best choices
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
skill-judging = Judging games: { $left } to go. You can do something else in the meantime.

# What decisions cost, on average.
# $name (name)
# $points (text): a number
# $games (count)
skill-loses-points = { $games ->
    [1] { $name-is ->
        [you] You lost { $points } points in 1 game.
       *[other] { $name } lost { $points } points in 1 game.
    }
   *[other] { $name-is ->
        [you] You lose { $points } points per game, in { $games } games.
       *[other] { $name } loses { $points } points per game, in { $games } games.
    }
}

# Who loses most by keeping or rolling the wrong dice.
# $name (name)
# $points (number): one decimal
skill-most-by-keeping = { $name-is ->
    [you] You lose most when choosing which dice to keep: { $points } points per game.
   *[other] { $name } loses most when choosing which dice to keep: { $points } points per game.
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
    [1] That’s only one game so far and may change.
   *[other] That’s only { $games } games so far and may change.
}

## How well somebody decides, by what is lost per game.

# The ratings, the worst first. They stand in a table, and after a colon.
skill-band-beginner = Beginner
skill-band-casual = Casual
skill-band-good = Good
skill-band-expert = Expert
skill-band-near-perfect = Near perfect

# Several ratings that are possible.
# $from (text): "Casual"
# $to (text): "Good"
skill-rating-range = { $from } to { $to }

# $name (name)
# $rating (text): "Good", "Casual to Good"
skill-rating-is = { $name-is ->
    [you] Your rating: { $rating }
   *[other] { $name }’s rating: { $rating }
}

# Before there is a rating.
# $games (number): how many more
skill-rating-needs = { $games ->
    [one] One more game without the coach, and there’s a rating here.
   *[other] { $games } more games without the coach, and there’s a rating here.
}

# Over the table of ratings.
skill-ratings = What the ratings mean

# The head of its first column.
skill-ratings-head = Rating

# Points lost per game.
# $points (number): with one decimal
skill-rating-below = under { $points }

# Points lost per game.
# $points (number): with one decimal
skill-rating-from = { $points } or more

# Where the limits come from.
# $points (number): with one decimal
skill-ratings-limits = The limits depend on the rules. { bots-novice }, the weakest computer, loses { $points } points per game. Three quarters of that is the limit for { skill-band-casual }, and each limit after it is half the one before. If several ratings are possible, more games will tell.

## Comparisons, sections and luck.

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
    [you] It’s too close to tell between you and { $other }.
   *[other] { $other-is ->
        [you] It’s too close to tell between { $one } and you.
       *[other] It’s too close to tell between { $one } and { $other }.
    }
}

# What boxes of both sections cost.
# $upper (number): one decimal
# $lower (number): one decimal
skill-sections-cost = Filling the wrong box costs { $upper } points per game in the upper section, where the bonus is won or lost, and { $lower } in the lower one.

# What the chart shows.
# $window (number): games
skill-course = Points lost per game: average of the last { $window } games. Lower is better.

# A kind of decision.
# $category (text)
skill-filling-box = Filling { $category }

# How lucky a game was, before how many others would have been luckier.
skill-luck-very-bad = Very unlucky
skill-luck-bad = Unlucky
skill-luck-below-average = A bit less lucky than average
skill-luck-average = Neither lucky nor unlucky
skill-luck-above-average = A bit luckier than average
skill-luck-good = Lucky
skill-luck-very-good = Very lucky

# $luck (text): as “Bad luck”
skill-luckier-hardly-any = { $luck }: with the same decisions, fewer than 1 player in 100 would have had better dice.

# $luck (text): as “Bad luck”
skill-luckier-almost-all = { $luck }: with the same decisions, more than 99 players in 100 would have had better dice.

# $luck (text): as “Bad luck”
# $players (number)
skill-luckier-of-hundred = { $luck }: with the same decisions, { $players } players in 100 would have had better dice.

# $luck (text): as “Bad luck”
# $players (number)
skill-luckier-of-ten = { $luck }: with the same decisions, { $players } players in 10 would have had better dice.

# $games (count)
# $points (text): a number with its sign
skill-luck-of-all = { $games ->
    [1] Luck in this one game: { $points } points.
   *[other] Luck in all { $games } games together: { $points } points.
}

# Under where most is lost: games in which the coach was open.
# $games (count)
skill-left-out = { $games ->
    [one] { $games } game with the coach isn’t counted here.
   *[other] { $games } games with the coach aren’t counted here.
}

# The same, if there are only such games: they count then.
skill-all-coached = The coach helped in all of these games.
