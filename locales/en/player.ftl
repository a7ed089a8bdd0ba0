player-your-players = Your players
player-your-players-help = Write a player in JavaScript, try it on a turn, play against it, and send it to the arena. It runs in this browser and can reach nothing but the dice it is shown.
player-no-players = No players yet. A new one starts as a short example that works.
player-new-player = New player
player-new-name = My player
player-arena = To the arena
player-import-player = Import a file
player-play-against = Play against it
player-export-player = Export as a file
player-your-player = Your player
player-no-such-player = This player isn’t on this device
player-no-such-player-help = It was deleted, or was written in another browser. To bring a player here, export it there and import the file here.
player-name = Name
player-program = Program
player-program-help = A JavaScript module (ES module). Press Tab to leave the field.
player-saved = Saved
player-changed-elsewhere = This player was changed in another tab. This is how it stands now.
player-deleted-elsewhere = This player was deleted in another tab. If you change it here, it’ll be saved again.
player-delete-question = Delete this player?
player-delete-why = You can’t get its program back. Tournaments keep the programs they started with.
player-try-it = Try one turn
player-try-again = Try another turn
player-try-help = Starts anywhere in a game, with fair dice, and shows what your player sees and decides.
player-stop = Stop
player-starting = Your player is starting.
player-thinking = Your player is thinking.
player-stopped = Stopped.
player-view = The view it was given, without the rules
player-answer = Its answer
player-no-sandbox = This browser can’t run it: the page’s sandbox didn’t open.
player-manual = Write your own player
player-gets = What turn(view) gets
player-returns = What it returns
player-boxes = The ids of the boxes
player-id = Id
player-example-view = An example of a view
player-rules-data = view.rules
player-limits = Limits
player-in-short-function = A player is one function, turn(view). It’s called after every roll, looks at the view, and returns what to do: an array of the dice to keep, or the id of the box to fill.
player-in-short-new = A new player is an example that works. Change a number, try a turn, and see what happens.
player-limits-time = A second for a decision, five seconds for all decisions of a game, and ten to get ready.
player-limits-errors = An error, an answer the rules don’t allow, or taking too long puts it out of the tournament. The others play on. In a game with people, Casual plays that turn instead.
player-limits-language = It has the language, WebAssembly and console.log, which writes to the browser’s console: a hundred lines of at most 200 letters. No network, no storage, no timers, nothing of the page; no eval and no imports: everything is in the one module.
player-limits-memory = Questions from several games may come in any order, so it should decide by the view alone and remember nothing.
player-limits-random = Math.random gives the same numbers when a tournament is repeated with its seed.
player-limits-length = A program may have at most 200 kB. Anything that compiles to JavaScript, or to WebAssembly within it, is welcome.

# What the parts of a view hold.
player-view-dice = What the dice show, left to right.
player-view-rolls-left = How many rolls are left; 0 after the last.
player-view-legal = The boxes that can be filled now, and what each would score, including jokers. Never empty.
player-view-card = The filled boxes and what they hold.
player-view-bonuses = The points for extra Yahtzees so far.
player-view-totals = The totals of everyone still in the game, including its own, lowest first.
player-view-rules = The rules as data, with all boxes in view.rules.categories.

# What an answer means.
player-answer-keep = Keep dice that show this, and reroll the others. Only while rolls are left.
player-answer-keep-none = Keep nothing: reroll all the dice.
player-answer-score = Fill the box with this id. That ends the turn.

# The player was changed elsewhere meanwhile.
# $name (name): the new one
player-forked = This player was changed in another tab. Your version is saved beside it as “{ $name }”.

# How long a program is.
# $lines (number)
player-line-count = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}

# What a player has done, after a try.
# $category (text)
# $points (number)
player-it-scores = It scores { $points } in { $category }.

# The same while it is not known for how many points.
# $category (text)
player-it-fills = It scores { $category }.

# $dice (text): as “the two fives”
player-it-keeps = It keeps { $dice }.

player-it-rolls-all = It rerolls all the dice.

# What was wrong.
# $why (text): as “stopped with an error”
player-it-would-be-out = It { $why }. In a tournament it would be out.

# How long a decision took.
# $millis (number): one decimal
player-took-millis = { $millis } ms

# The same.
# $millis (number): one decimal
player-took-less = less than { $millis } ms

# Why a player does not play its turn at a table.
# $name (name)
# $why (text): as “stopped with an error”
player-went-wrong = { $name } { $why }.

# The same.
# $name (name)
player-not-here = This device has no player called { $name }.

# The same.
# $name (name)
player-cannot-run = This browser can’t run { $name }.

# What follows from that.
# $name (name)
# $why (text): as “Ann stopped with an error.”
player-stood-in = { $why } Casual plays for { $name }.
