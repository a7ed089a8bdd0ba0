### What players are called who were given no name.

# The only person at the table. Sentences speak to them.
names-you = You

# $number (number): their place at the table
names-player = Player { $number }

### The name of the person whose device this is.

# The field for the name of the person whose device this is.
names-your-name = Your name

# What the name is for, in the settings.
names-your-name-help = For new games, challenges and links. Games you played as “You” count under this name too.
