### All first rolls of a game.

# The heading of the screen, and the link to it.
openings-title = First rolls

# What the list shows.
openings-about = What’s best after the first roll of a game, how much better than the next best choice, and the total perfect play ends with on average.

# The link to the list, from the explorer.
openings-link = First rolls: what’s best to keep?

# Over a field for some dice.
openings-wanted = Only rolls with these dice

# In that field, while it is empty.
openings-wanted-help = For example 1 1 5

# Heads of columns.
openings-roll = First roll

# By how many points the best choice is better than the next best.
openings-lead = Better by

# All of them.
# $count (number)
# $points (number): with one decimal
openings-all = { $count } first rolls. Perfect play averages { $points } points.

# Those with the dice of the field.
# $count (number)
# $all (number)
# $chance (text): "20%"
openings-found = { $count } of { $all } first rolls. The chance to get one of them: { $chance }.

# None has the dice of the field.
openings-none = No first roll has all of these dice.

# The field has something else.
openings-no-dice = Type numbers from 1 to 6.
