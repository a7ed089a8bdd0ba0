# The heading of the end where the rest of it has not arrived.
over-unloaded = The game is over

# What that means.
over-unloaded-help = The cards are below. The rest of this page didn’t load.

# Over the best moment.
over-best-moment-title = Best moment

# Over the decision that cost the most.
over-lesson-title = One thing to learn

# Of several people, each sees only that of their own, behind a button with their name.
over-lesson-whose = Tap your name to see yours.

# While it is looked for.
over-looking = Looking through the decisions…

# Nothing to learn.
over-no-lesson = Nothing this time: every choice was the best.

# The way to that decision in the review.
over-see-decision = See all choices

# Over who has won how often.
over-tally-title = Wins so far

# The podium, for screen readers.
over-podium = Ranking

# Opens what can be shared.
over-share = Share

# Gives the text to another app.
over-share-text = Share text

# Puts the text on the clipboard.
over-copy-text = Copy text

# Gives the picture to another app.
over-share-picture = Share picture

# Saves the picture as a file.
over-save-picture = Save picture

# The text is on the clipboard.
over-copied = Copied.

# The browser does not let the page copy.
over-not-copied = The browser didn’t copy it. Select the text and copy it yourself.

# The picture is a file now.
over-saved = Saved as a file.

# The browser makes no pictures.
over-no-picture = The browser didn’t save the picture.

# How rare a total is that is worse than most.
# $total (number)
# $percent (number): under 50
over-rare = A perfect player scores less than { $total } in { $percent } games out of 100.

# How rare a total is that is better than most.
# $total (number)
# $percent (number): 50 or more
over-rare-and-good = Even a perfect player scores less than { $total } in { $percent } games out of 100.

# How a win came about; these follow such as “3 points ahead of Ben.”
over-last-round = Decided in the last round.

# $points (number): how far behind the winner was in the second half
over-from-behind = Came back from { $points } points down.

# The winner led from the first round on.
over-throughout = Ahead after every round.

# The best score of a game, and when it was.
# $score (text): such as 30 in Sixes
# $upper (number): the points of the upper bonus that came with it, or 0
# $turn (number)
over-best-score = { $upper ->
    [0] { $score }, in turn { $turn }
   *[other] { $score } and the upper bonus of { $upper }, in turn { $turn }
}

# When a decision was.
# $turn (number)
# $roll (number)
# $rolls (number)
over-turn-and-roll = Turn { $turn }, roll { $roll } of { $rolls }

# Whose decision, and when it was.
# $name (name)
# $turn (number)
# $roll (number)
# $rolls (number)
over-whose-turn-and-roll = { $name }, turn { $turn }, roll { $roll } of { $rolls }

# What there is to learn from a decision.
# $played (text): what was done, such as Kept the two fives
# $better (text): such as Better: Keep the three fives
# $cost (text): points
over-played-and-better = { $played }. { $better }. That’s { $cost } points more on average.

# How often somebody has won.
# $name (name)
# $wins (number)
over-wins = { $name }: { $wins }

# What is counted.
# $games (number)
# $shared (number): games that several won
over-tally-of-games = { $shared ->
    [0] Wins in { $games } games between these players with these rules, on this device.
   *[other] Wins in { $games } games between these players with these rules, on this device, { $shared } of them shared.
}

# $name (name)
over-starts-next = { $name-is ->
    [you] You start the next game.
   *[other] { $name } starts the next game.
}

# For others who read it: the player of this device, without a name.
over-me = Me

# A line of the result of one who played alone.
# $name (name)
# $total (number)
over-result-alone = { $name }: { $total } points

# A line of the result.
# $rank (text): such as 1st
# $name (name)
# $total (number)
over-result-line = { $rank } { $name }: { $total }

# A line of the text to share.
# $title (text): Best moment
# $score (text): such as 30 in Sixes
over-shared-best-moment = { $title }: { $score }

# Who is where, on the picture of the result.
# $rank (text): such as 1st
# $name (name)
over-rank-and-name = { $rank } { $name }

# On a button below the words that this takes a minute or two.
over-look-for-lesson = Work it out

# Under the result of a game that was played on from a decision of another one.
# $turn (number): the turn of that decision
over-played-from = Played from turn { $turn } of another game. It doesn’t count in your statistics.
