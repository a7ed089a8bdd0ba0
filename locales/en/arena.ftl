# The way there, and its heading.
arena-arena = Arena

# What the arena is.
arena-arena-help = Let computer players compete over many games. Everyone plays every game, the highest total earns a point, and most points wins.

# Who takes part.
arena-who-meets = Who plays?

# One who takes part.
# $place (number)
arena-entrant = Player { $place }

arena-add-entrant = Add a player
# Groups of players to choose from.
arena-built-in = Built in

arena-own = Your own
arena-write-one = Write a player of your own
# How many games, and which dice.
arena-how-many = How many games?

arena-seed = Seed
arena-seed-help = A whole number that decides all the dice: the same seed gives the same tournament. If your own players take part, random digits are added so that none of them can work out the dice. The tournament shows the full seed.
arena-another-seed = New seed
arena-start = Start
# Those that were held.
arena-held = Tournaments so far

arena-none-held = No tournaments here yet.
arena-open-file = Open a file
# While another one is under way.
arena-busy = A tournament is running. Starting another one pauses it; you can resume it later.

arena-delete-question = Delete this tournament?
arena-delete-why = You can’t get its results back.
# While it is under way.
arena-tournament = Tournament

arena-standing = Standings
arena-pause = Pause
arena-go-on = Resume
arena-changed-elsewhere = This tournament was continued in another tab. This is how it stands now.
arena-deleted-elsewhere = This tournament was deleted in another tab. It stops here and won’t be saved.
arena-stop = Stop
arena-failed = The tournament has stopped: its program didn’t load, or has crashed. What was played is saved, and “Resume” tries again.
arena-elsewhere = It can’t be resumed here, because one of its players exists only on the command line.
# Two tabs.
arena-only-watching = This tournament is being played in another tab.

arena-deleted = This tournament was deleted in another tab.
# When it is held.
arena-again = Another tournament

arena-save-csv = Totals as CSV
arena-save-json = Everything as JSON
arena-no-such = No such tournament
arena-no-such-help = It was deleted, or it was played on another device.
# The charts.
arena-spread = How often each total came up

arena-spread-help = The taller the bar, the more games ended with a total in that range.
arena-course = Points over the games
arena-course-help = Each player’s points after each game.
arena-after-game = After game
arena-totals = Totals

# How long it took.
# $games (number)
# $seconds (number): one decimal
# $rate (number): games a second
arena-took-seconds = { $games ->
    [one] { $games } game in { $seconds } seconds: { $rate } a second.
   *[other] { $games } games in { $seconds } seconds: { $rate } a second.
}

# $most (number)
arena-no-games = Choose 1 to { $most } games.

# $most (text): a long number
arena-seed-is = The seed is a whole number from 0 to { $most }, or the full seed that a tournament shows.

# A player that was chosen and is gone.
# $name (name)
arena-no-such-player = “{ $name }” is no longer among your players.

# A range of totals.
# $least (number)
# $most (number)
arena-range-is = { $least }–{ $most }

# $percent (number)
arena-preparing = Getting ready: { $percent }%
