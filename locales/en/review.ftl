### What is said about the decisions of a finished game.

# How many decisions were the best.
# $best (number)
# $all (number)
# $percent (number)
review-share-of-best = { $best } of { $all } ({ $percent }%)

# The same where nothing was to be decided.
review-nothing-decided = –

# When a decision was made.
# $turn (number): of the player
# $roll (number): of the turn; 0 before the first
# $rolls (number): how many a turn has
review-when-in-game = { $roll ->
    [0] Turn { $turn }, { $rolls } rolls
   *[other] Turn { $turn }, roll { $roll } of { $rolls }
}

# What a decision cost or the dice brought.
# $points (text): with one decimal and a sign: "−2.4"
review-signed-points = { $points } points

# $points (number): with one decimal
review-number-of-points = { $points } points

# What would have been the best choice.
# $order (text): "Keep the two fives"
review-better-order = Better: { $order }

# Three grades of mistakes, by what they cost. They stand on the board of a review, and on the list of its decisions.
review-mistake-small = Small mistake
review-mistake-medium = Mistake
review-mistake-large = Big mistake

# The least costs of a mistake and of a big one, in points, in a game of one.
# $medium (number)
# $large (number)
review-limits-of-points = “?” costs { $medium } or more points on average, “??” { $large } or more.

# The same in a game of several, where a decision also costs chance to win.
# $medium (number)
# $large (number)
review-limits-with-chance = “?” costs { $medium } or more points on average, “??” { $large } or more; or as many percentage points of the chance to win.

# What the roll before a decision brought beyond the average.
# $points (text): with a sign: "+2.4 points"
review-luck = Luck of the roll: { $points }

# Buttons that step through the decisions of a player.
review-previous-decision = Previous decision
review-next-decision = Next decision
review-next-mistake = Next mistake

# Which decision of a player is on the board.
# $number (number): from 1
# $all (number)
review-number-of = { $number } of { $all }

# Keys for the same, where there is a keyboard. N is a key in every language.
review-keys = Keys: ← and → for the other decisions, N for the next mistake

# The card as it was, with what each open box would have brought.
review-card = The card at that moment

# Over a table: for each player, the total and the expected total.
review-totals-then = Everyone’s totals before this choice

# Opens the explorer with the position of a decision.
review-explore = Explore this position

# The caption of a drawing: a line for each player.
review-win-chances = Each player’s chance to win after each turn, if everyone plays for the most points from then on

# Below that drawing, while it does not have all turns.
review-turns-to-come = Earlier turns are still being worked out.

# The chance to win after a choice in a game of several players.
# $chance (text): "34%"
review-wins-after = Chance to win after this choice: { $chance }.

# The same where another choice wins more often.
# $chance (text): "34%"
# $order (text): "Keep the two fives"
# $best (text): "41%"
review-wins-less-after = Chance to win after this choice: { $chance }. Better for winning: { $order } ({ $best }).

# The same after a choice that cost points, but wins as often as any other.
# $chance (text): "34%"
review-wins-all-the-same = Chance to win after this choice: { $chance }. No other choice wins more often.

# How much of the chance to win a decision cost, in percentage points.
# $percent (number): with one decimal
review-lost-of-chance = Chance to win −{ $percent }%

# Beside what a decision cost in points, if it wins more often than the choice with the most points, and no other choice wins more often.
review-best-to-win = Best for winning

# In the list, below the better choice for points, where another one wins more often.
# $order (text): "Keep the two fives"
review-better-to-win = Better for winning: { $order }

# Of a choice that is the best for points, where another one wins more often.
review-nothing-brings-more = No choice brings more points on average.

# Why another choice wins more often than the one with the most points: that one is not enough.
# $name (name)
# $leader (name): the other player with the highest expected total
# $points (number): with one decimal
review-still-behind = { $name-is ->
    [you] With the most points on average, you would still end { $points } points behind { $leader }.
   *[other] { $leader-is ->
        [you] With the most points on average, { $name } would still end { $points } points behind you.
       *[other] With the most points on average, { $name } would still end { $points } points behind { $leader }.
    }
}

# Why another choice wins more often than the one with the most points: that one is not needed.
# $name (name)
# $leader (name): the other player with the highest expected total
# $points (number): with one decimal
review-ahead-anyway = { $name-is ->
    [you] On average, you would end { $points } points ahead of { $leader } anyway.
   *[other] { $leader-is ->
        [you] On average, { $name } would end { $points } points ahead of you anyway.
       *[other] On average, { $name } would end { $points } points ahead of { $leader } anyway.
    }
}

# In the list, beside a choice with the most points, where another one wins more often.
review-best-for-points = Best for points

# The order of the list of decisions, and what can be chosen for it.
review-order = Order
review-as-played = As played
review-most-points-first = Most points lost first
review-most-chance-first = Most chance to win lost first

# Who won, and whose decisions cost the fewest points.
# $name (name)
review-won-and-decided-best = { $name-is ->
    [you] You won, and made the best decisions.
   *[other] { $name } won, and made the best decisions.
}

# The same of two players.
# $winner (name)
# $name (name)
review-other-decided-best = { $winner-is ->
    [you] You won, but { $name } made better decisions.
   *[other] { $name-is ->
        [you] { $winner } won, but you made better decisions.
       *[other] { $winner } won, but { $name } made better decisions.
    }
}

## What a player can do with the decision on the board.

# Opens practice with it.
review-practise = Practise this

# Begins a new game with the players, the cards and the dice of this decision.
review-play-on = Play from here

# Shares the link of its position, or copies it.
review-share-position = Share this position

# The message with that link.
# $rules (text): the name of the rules
review-shared-position = What would you do here? ({ $rules })
