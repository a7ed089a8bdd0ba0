lists-comma = { $first }, { $next }
lists-or = { $first } ya da { $last }
