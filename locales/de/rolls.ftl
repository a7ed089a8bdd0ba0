rolls-for-start-by = { $name }: { $face }

rolls-for-start-more = { $rolls }, { $next }

rolls-then = { $rolls } → { $next }

rolls-of-turn = { $name }: { $rolls }
