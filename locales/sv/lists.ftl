lists-comma = { $first }, { $next }
lists-or = { $first } eller { $last }
