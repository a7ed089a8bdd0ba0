### Practice: its title. It is also the table’s.

# The title.
practice-title = Practice
