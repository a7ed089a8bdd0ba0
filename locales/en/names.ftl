### What players are called who were given no name.

# The only person at the table. Sentences speak to them.
names-you = You

# $number (number): their place at the table
names-player = Player { $number }
