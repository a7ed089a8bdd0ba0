lists-comma = { $first }, { $next }

lists-or = { $first } oder { $last }
