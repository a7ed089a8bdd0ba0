# The place of all challenges, and the heading of it.
challenges-challenges = Challenges

# Over the form.
challenges-challenge = Challenge a friend

# What a challenge is.
challenges-what-it-is = You play first, and your friend plays later with the same dice. Then you both see both cards.

# There is none.
challenges-name-wanted = Enter a name your friends will recognise.

# Begins the game.
challenges-play-now = Play now

# Over all challenges.
challenges-sent-and-received = Sent and received

# There are none.
challenges-none-yet = No challenges yet. Play one and send it, or open the link that a friend has sent you.

# Before a game with the dice of somebody else.
challenges-same-dice = Everyone plays alone with the same dice: keep the same ones, and you get the same rolls. You see all the cards after your own game.

# What cannot be prevented.
challenges-honesty = Nothing stops anyone from trying twice; it’s a game among friends.

# Plays the same dice.
challenges-accept = Accept and play

# Keeps the challenge.
challenges-later = Play later

# The challenge is kept.
challenges-kept-for-later = Saved for later, among your challenges.

# Does not play.
challenges-decline = Decline

# The way to one's own game in play.
challenges-go-on = Continue your game

# The cards are hidden until then.
challenges-after-your-game = You’ll see all the cards here when your own game is over.

# The answer of a link is put among the others.
challenges-keep = Save it

# What a link does by itself.
challenges-not-kept-yet = The game in this link isn’t saved among your challenges yet.

# It is there now.
challenges-kept = Saved among your challenges.

# There are too many.
challenges-full = This challenge already has 64 answers, and that’s the most it can hold.

# What stands there is of a newer version.
challenges-newer = Not saved: a newer version of Rollkeep has already saved something in its place.

# The link is of one's own game.
challenges-your-own = This is the link to your own game.

# The dice of a day that is over.
challenges-day-is-over = That day is over, and its game can no longer be played.

# The dice of a day that has not begun.
challenges-day-to-come = That day hasn’t come yet. Open the link again when it does.

# There is nothing of it here.
challenges-no-challenge = There’s no such challenge

# What that means.
challenges-no-challenge-help = It may have been deleted on this device. Open its link again to see it.

# The way from the end of a game to its link.
challenges-send = Send the challenge

# The way to all cards.
challenges-compare = Compare the cards

# What the link of a challenge does.
challenges-link-help = Your friend plays with the same dice, and sees your card only after finishing. Any number of friends can open the link.

# Over the table of all who played.
challenges-ranking = Who played these dice

# What makes the difference.
challenges-why-different = If you keep the same dice, you get the same rolls. So every difference began with a different choice.

# The columns.
challenges-rank = Rank

# See [`RANK`].
challenges-name = Name

# See [`RANK`].
challenges-total = Total

# See [`RANK`]: what decisions cost against the best ones.
challenges-lost = Points lost

# While it is not known.
challenges-unknown = …

# A game that is not over.
challenges-in-play = still playing

# Over the cards.
challenges-cards = Card by card

# Over the first decision that two took differently.
challenges-parted = Where you first chose differently

# The same of two others.
challenges-they-parted = Where they first chose differently

# They never did.
challenges-never-parted = Every decision was the same.

# Asks about a challenge.
challenges-delete-question = Delete this challenge?

# What goes with it.
challenges-delete-why = This deletes all the cards in it, including yours. You can’t get them back. Your own daily game stays.

# The device gives no randomness.
challenges-no-dice = This browser can’t make random numbers, so the dice can’t be rolled.

# The dice wait.
challenges-your-turn = Play the same dice

# You play.
challenges-you-play = You’re playing

# You have finished, and nobody has answered.
challenges-send-it = Finished. Send it to a friend

# You do not want to.
challenges-declined = Declined

# What the dice of a day belong to.
# $date (text): as “22 November 2026”
challenges-game-of-day = Daily game, { $date }

# $who (text): one name or several
# $players (number): how many names
# $rules (text): as “Yatzy”
challenges-invites = { $players ->
    [one] { $who } challenges you to { $rules }
   *[other] { $who } challenge you to { $rules }
}

# $who (text): one name or several
# $players (number): how many names
# $date (text): as “22 November 2026”
challenges-played-day = { $players ->
   *[other] { $who } played the daily game of { $date }
}

# Somebody who played these dice has this name.
# $name (name)
challenges-taken = Someone called { $name } has already played these dice. Choose another name.

# To one.
# $name (name)
challenges-send-answer-to = Send your answer to { $name }

# To several.
challenges-send-answer-to-all = Send your answer

# What the link of an answer does.
# $who (text): one name or several
# $players (number): how many names
challenges-answer-shows = { $players ->
    [one] { $who } sees the cards side by side. Other friends can open the link too: they play first, with the same dice.
   *[other] { $who } see the cards side by side. Other friends can open the link too: they play first, with the same dice.
}

# The same while the answer is not whole.
# $who (text): one name or several
# $players (number): how many names
challenges-answer-will-show = { $players ->
   *[other] This game isn’t finished yet. Send the link again at the end, and { $who } will see how you did. Friends who open the link play with the same dice.
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
challenges-name-and-total = { $name }:{"\u00A0"}{ $total }

# In the list of results.
# $name (name)
challenges-still-plays = { $name } still playing

# Over the result.
challenges-nobody-finished = Nobody has finished yet

challenges-no-answers = No answers yet

# What somebody did.
# $dice (text): as “5 5”
challenges-kept-dice = kept { $dice }

challenges-rolled-all = rerolled all

# $category (text)
challenges-took-box = scored { $category }

# What a choice cost: nothing.
challenges-was-best = ✓ best

# What a choice cost.
# $points (text): a number with its sign
challenges-cost-points = { $points } points

# Stands for a name.
challenges-a-friend = A friend

# The same within a sentence.
challenges-a-friend-within = a friend

# How many challenges wait, on the way to them.
# $count (number)
challenges-waiting = { $count } waiting

# Over the cards of two, when the reader has won.
# $name (name): the other
# $mine (number): the reader’s total
# $theirs (number)
challenges-you-beat = You beat { $name }, { $mine } to { $theirs }

# Over the cards of two, when the other has won.
# $name (name): the other
# $mine (number): the reader’s total
# $theirs (number)
challenges-beats-you = { $name } beat you, { $theirs } to { $mine }

# Over the cards of two.
# $name (name): the other
# $mine (number): the total of both
challenges-you-tie = You and { $name } are tied at { $mine }

# How many challenges between two each has won.
# $won (number): by the reader
# $lost (number): by the other
# $name (name): the other
challenges-tally = So far: you { $won } – { $lost } { $name }

# Begins the next challenge under the same rules.
challenges-rematch = Rematch

# The title of a link with an answer.
# $name (name): who has played
# $rules (text): as “Yatzy”
challenges-answers = { $name } answers your challenge: { $rules }
