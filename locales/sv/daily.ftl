daily-todays-game = Dagens spel
daily-not-played = inte spelat än
daily-in-progress = pågår
daily-title-is = Dagens spel, { $date }
daily-title-short = Dagens, { $date }
daily-challenge-game = Utmaning
daily-challenge-from = Utmaning från { $who }
daily-points = { $points } poäng
daily-played = { $games ->
    [one] { $games } spelat
   *[other] { $games } spelade
}
