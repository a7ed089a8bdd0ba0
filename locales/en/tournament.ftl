# Without randomness, there is no tournament among programs.
tournament-no-entropy = This browser can’t make random numbers. Without them, programs could work out the dice, so a tournament with programs can’t start.

# What stands in the columns.
tournament-columns-help = The highest total of a game earns a point; it’s a win if nobody shares it. Mean: the average total with its standard error. SD: the standard deviation. Decision: the average time per decision. Speed: how many times as fast as the slowest player.

tournament-columns-rank = Rank
tournament-columns-player = Player
tournament-columns-points = Points
tournament-columns-wins = Wins
tournament-columns-mean = Mean
tournament-columns-sd = SD
tournament-columns-best = Best
tournament-columns-worst = Worst
tournament-columns-decision = Decision, µs
tournament-columns-games-a-second = Games/s
tournament-columns-speed = Speed

# How many times as fast as the slowest.
# $times (number): one decimal
tournament-times-as-fast = × { $times }

# How it ended.
tournament-nobody-left = Nobody is left.

# How it ended.
# $name (name)
# $points (number)
tournament-wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}

# How it ended.
# $name (name)
# $others (text): one name or several
# $games (number): beyond those that were planned
tournament-wins-tie = { $games ->
    [one] { $name } wins the tie with { $others } after { $games } extra game.
   *[other] { $name } wins the tie with { $others } after { $games } extra games.
}

# How it ended.
# $names (text): several names
# $points (text): as “3 points”
# $games (number): beyond those that were planned
tournament-share-win = { $games ->
    [one] { $names } share the win with { $points }: { $games } extra game didn’t separate them.
   *[other] { $names } share the win with { $points }: { $games } extra games didn’t separate them.
}

# How many points some have, after “with”.
# $points (number)
tournament-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# How many games were played, after “after”.
# $games (number)
tournament-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}

# How it stands.
tournament-none-played = No game has been played yet.

# How it stands.
# $names (text): one name or several
# $players (number): how many names
# $points (text): as “3 points”
# $games (text): as “5 games”
tournament-leads = { $players ->
    [one] { $names } leads with { $points } after { $games }.
   *[other] { $names } lead with { $points } after { $games }.
}

# Before how it stands.
tournament-running = Running.

# Before how it stands.
tournament-paused = Paused.

# Who is out.
# $name (name)
# $game (number): the first without them
# $why (text): as “stopped with an error”
tournament-out-since-game = { $name } is out from game { $game } on: it { $why }.

# Who is out.
# $name (name)
# $game (number): the first without them, of those after the last planned one
# $why (text): as “stopped with an error”
tournament-out-since-extra-game = { $name } is out from extra game { $game } on: it { $why }.

## Why a player’s program is out: what it did. Always after “it”.

# $category (text)
tournament-filled-closed-box = wanted to fill { $category }, which couldn’t be filled then

tournament-filled-no-box = wanted to fill a box that isn’t on the card

# $id (name): of a box, as the program gave it
tournament-filled-unknown-box = wanted to fill “{ $id }”, which isn’t on the card

tournament-rolled-too-often = wanted to roll again after the last roll

# $dice (number)
tournament-kept-beyond = wanted to keep dice that don’t exist: there are only { $dice }

# $dice (number)
tournament-kept-too-many = wanted to keep more dice than the { $dice } there are

# $dice (text): as “5 5 6”
tournament-kept-others = wanted to keep { $dice }, which the dice didn’t show

tournament-answered-nonsense = answered with neither dice nor a box

# $said (name): what it answered
tournament-answered-nonsense-saying = answered with neither dice nor a box: { $said }

tournament-threw = stopped with an error

# $said (name): the error
tournament-threw-saying = stopped with an error: { $said }

# $seconds (number)
tournament-slow-decision = { $seconds ->
    [1] took more than a second for one decision
   *[other] took more than { $seconds } seconds for one decision
}

# $seconds (number)
tournament-slow-game = { $seconds ->
    [1] took more than a second for one game
   *[other] took more than { $seconds } seconds for one game
}

# $seconds (number)
tournament-slow-start = { $seconds ->
    [1] took more than a second to start
   *[other] took more than { $seconds } seconds to start
}

tournament-no-turn = has no function called “turn”

tournament-broken = couldn’t be started

# $said (name): the error
tournament-broken-saying = couldn’t be started: { $said }

tournament-crashed = crashed

# $said (name): the error
tournament-crashed-saying = crashed: { $said }

tournament-noisy = sent a message without being asked

tournament-brought-down = crashed its sandbox while it ran alone, as happens when a program takes all memory

## The page died while programs ran.

tournament-page-died-with-none = The page crashed while this tournament was running.

# $name (name)
tournament-page-died-alone = The page crashed while this tournament was running. Only { $name }’s program was running, and it may have taken all memory. It’ll be out when the tournament resumes.

# $name (name)
tournament-page-died-with-one = The page crashed while this tournament was running. { $name }’s program may have taken all memory. If it happens again, it’ll be out.

# $names (text): as “Ann, Ben or Cleo”
tournament-page-died-with-some = The page crashed while this tournament was running. The program of { $names } may have taken all memory. When the tournament resumes, each runs alone for a while. If it happens again, the program that was running will be out.

## Why there can be no such tournament, or none in a file.

# $id (text)
tournament-no-such-rules = There are no rules called “{ $id }”.

tournament-bad-rules = These rules can’t be played.

tournament-no-players = Choose who plays.

# $needed (number)
# $players (number)
tournament-not-exactly = A tournament with these rules has exactly { $needed } players, not { $players }.

# $least (number)
# $most (number)
# $players (number)
tournament-not-within = A tournament with these rules has { $least } to { $most } players, not { $players }.

# $player (number): their place
tournament-no-name = Player { $player } needs a name.

# $player (number): their place
# $most (number)
tournament-long-name = The name of player { $player } has more than { $most } letters.

# $player (number): their place
tournament-same-name = Player { $player } needs a name of its own.

# $player (number): their place
tournament-long-program = The program of player { $player } is too long.

# $most (number)
tournament-no-games = Choose 1 to { $most } games.

tournament-no-tournament = There’s no tournament in this file.

tournament-newer = This file was written by a newer version of Rollkeep.

# $game (number)
tournament-damaged-game = This file is damaged: game { $game } can’t have ended like this.

# What is played.
# $rules (text): as “Yatzy”
# $games (number)
# $seed (text)
tournament-heading-is = { $games ->
    [one] { $rules }, { $games } game, seed { $seed }
   *[other] { $rules }, { $games } games, seed { $seed }
}

# How far it is.
# $game (number)
# $games (number)
tournament-game-of = Game { $game } of { $games }

# How far it is, after the last planned game.
# $game (number)
tournament-extra-game = Extra game { $game }
