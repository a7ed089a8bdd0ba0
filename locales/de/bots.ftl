bots-stuck = { $name } kommt nicht weiter
