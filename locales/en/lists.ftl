# Between what comes before the last two of a list.
# $first (text)
# $next (text)
lists-comma = { $first }, { $next }

# The end of a list of which one holds.
# $first (text)
# $last (text)
lists-or = { $first } or { $last }
