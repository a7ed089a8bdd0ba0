# Without randomness, there is no tournament among programs.
tournament-no-entropy = This browser gives no random numbers. Without them, programs could work out the dice, so a tournament with programs cannot start.

# What stands in the columns.
tournament-columns-help = The highest total of a game earns a point; it is a win if nobody shares it. Mean is the average total with its standard error, SD the standard deviation, Decision the average time for one decision, and Speed how many times as fast as the slowest player.

tournament-columns-rank = Rank
tournament-columns-player = Player
tournament-columns-points = Points
tournament-columns-wins = Wins
tournament-columns-mean = Mean
tournament-columns-sd = SD
tournament-columns-best = Best
tournament-columns-worst = Worst
tournament-columns-decision-s = Decision, µs
tournament-columns-games-s = Games/s
tournament-columns-speed = Speed
