# The place of all challenges, and the heading of it.
challenges-challenges = Challenges

# Over the form.
challenges-challenge = Challenge a friend

# What a challenge is.
challenges-what-it-is = You play alone, and your friend plays later with the same dice. Then you both see both cards.

# There is none.
challenges-name-wanted = Enter a name the others know you by.

# Begins the game.
challenges-play-now = Play now

# Over all challenges.
challenges-sent-and-received = Sent and received

# There are none.
challenges-none-yet = No challenges yet. Play one and send it, or open the link that a friend has sent you.

# Before a game with the dice of somebody else.
challenges-same-dice = Everyone plays alone, with the same dice: if you keep the same ones, you get the same rolls. All cards are shown after your own game.

# What cannot be prevented.
challenges-honesty = Nothing stops anyone from trying twice; it is a game among friends.

# Plays the same dice.
challenges-accept = Accept and play

# Keeps the challenge.
challenges-later = Play later

# The challenge is kept.
challenges-kept-for-later = Kept for later, among your challenges.

# Does not play.
challenges-decline = Decline

# The way to one's own game in play.
challenges-go-on = Go on with your game

# The cards are hidden until then.
challenges-after-your-game = All cards are shown here when your own game is over.

# The answer of a link is put among the others.
challenges-keep = Keep it

# What a link does by itself.
challenges-not-kept-yet = The game in this link is not among your challenges yet.

# It is there now.
challenges-kept = Kept among your challenges.

# There are too many.
challenges-full = This challenge has 64 answers already. No more are kept.

# What stands there is of a newer version.
challenges-newer = It was not saved: a newer version of this app has saved something at the same place.

# The link is of one's own game.
challenges-your-own = This is the link of your own game.

# The dice of a day that is over.
challenges-day-is-over = This day is over, and its game can no longer be played.

# The dice of a day that has not begun.
challenges-day-to-come = This day has not come yet. Open the link again then.

# There is nothing of it here.
challenges-no-challenge = There is no such challenge

# What that means.
challenges-no-challenge-help = It may have been deleted on this device. Open its link again to see it.

# The way from the end of a game to its link.
challenges-send = Send the challenge

# The way to all cards.
challenges-compare = Compare the cards

# What the link of a challenge does.
challenges-link-help = Your friend plays with the same dice, and sees your card only after a game of their own. Any number of friends can open the link.

# Over the table of all who played.
challenges-ranking = Who played these dice

# What makes the difference.
challenges-why-different = Whoever kept the same dice got the same rolls, so every difference began with a different choice.

# The columns.
challenges-rank = Rank

# See [`RANK`].
challenges-name = Name

# See [`RANK`].
challenges-total = Total

# See [`RANK`]: what decisions cost against the best ones.
challenges-lost = Lost by decisions

# While it is not known.
challenges-unknown = …

# A game that is not over.
challenges-in-play = still playing

# Over the cards.
challenges-cards = Card by card

# Over the first decision that two took differently.
challenges-parted = Where you first differed

# The same of two others.
challenges-they-parted = Where they first differed

# They never did.
challenges-never-parted = Every decision was the same.

# Asks about a challenge.
challenges-delete-question = Delete this challenge?

# What goes with it.
challenges-delete-why = All cards in it are deleted, yours too. You cannot get them back. Only your own daily game stays.

# The device gives no randomness.
challenges-no-dice = The browser gives no random numbers, so there are no dice.

# The dice wait.
challenges-your-turn = Play the same dice

# You play.
challenges-you-play = You are playing

# You have finished, and nobody has answered.
challenges-send-it = Finished. Send it to a friend

# You do not want to.
challenges-declined = Declined

# What the dice of a day belong to.
# $date (text): as “22 November 2026”
challenges-game-of-day = Game of { $date }

# $who (text): one name or several
# $players (number): how many names
# $rules (text): as “Yatzy”
challenges-invites = { $players ->
    [one] { $who } challenges you at { $rules }
   *[other] { $who } challenge you at { $rules }
}

# $who (text): one name or several
# $players (number): how many names
# $date (text): as “22 November 2026”
challenges-played-day = { $players ->
    [one] { $who } played the game of { $date }
   *[other] { $who } played the game of { $date }
}

# Somebody who played these dice has this name.
# $name (name)
challenges-taken = { $name } played these dice already. Take another name.

# To one.
# $name (name)
challenges-send-answer-to = Send your answer to { $name }

# To several.
challenges-send-answer-to-all = Send your answer

# What the link of an answer does.
# $who (text): one name or several
# $players (number): how many names
challenges-answer-shows = { $players ->
    [one] { $who } sees the cards side by side. Other friends can open the link, too: they play with the same dice first.
   *[other] { $who } see the cards side by side. Other friends can open the link, too: they play with the same dice first.
}

# The same while the answer is not whole.
# $who (text): one name or several
# $players (number): how many names
challenges-answer-will-show = { $players ->
    [one] This game is not finished: { $who } sees how you did once you send it again at the end. Friends who open the link play with the same dice.
   *[other] This game is not finished: { $who } see how you did once you send it again at the end. Friends who open the link play with the same dice.
}

# Nobody here has played it yet.
# $who (text): one name or several
# $players (number): how many names
challenges-waits-for-you = { $players ->
    [one] { $who } challenges you
   *[other] { $who } challenge you
}

# In the list of results.
# $name (name)
# $total (number)
challenges-name-and-total = { $name }{"\u00A0"}{ $total }

# In the list of results.
# $name (name)
challenges-still-plays = { $name } still playing

# Over the result.
challenges-nobody-finished = Nobody has finished yet

challenges-no-answers = No answers yet

# What somebody did.
# $dice (text): as “5 5”
challenges-kept-dice = kept { $dice }

challenges-rolled-all = rolled all again

# $category (text)
challenges-took-box = took { $category }

# What a choice cost: nothing.
challenges-was-best = ✓ best

# What a choice cost.
# $points (text): a number with its sign
challenges-cost-points = { $points } points

# Stands for a name.
challenges-a-friend = A friend

# How many challenges wait, on the way to them.
# $count (number)
challenges-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}

# Over the cards of two, when the reader has won.
# $name (name): the other
# $mine (number): the reader’s total
# $theirs (number)
challenges-you-beat = You beat { $name }, { $mine } to { $theirs }

# Over the cards of two, when the other has won.
# $name (name): the other
# $mine (number): the reader’s total
# $theirs (number)
challenges-beats-you = { $name } beats you, { $theirs } to { $mine }

# Over the cards of two.
# $name (name): the other
# $mine (number): the total of both
challenges-you-tie = You and { $name } tie at { $mine }

# How many challenges between two each has won.
# $won (number): by the reader
# $lost (number): by the other
# $name (name): the other
challenges-tally = So far: you { $won } – { $lost } { $name }

# Begins the next challenge under the same rules.
challenges-rematch = Rematch
