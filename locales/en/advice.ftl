### What the coach says.

## Points and chances, where they stand alone.

# $points (number): with one decimal
advice-number = { $points }

# $points (number): with one decimal
advice-fewer = −{ $points }

# $points (number): with one decimal
advice-more = +{ $points }

## The dice that are kept. They follow the word for "keep" in all messages below.

# $number (number): how many dice
# $face (number): 1 to 6, what all of them show
advice-kept-alike = { $number ->
    [1] the { $face }
   *[other] the { categories-number } { dice-plural }
}

# $faces (text): "2, 3 and 4"
advice-kept-mixed = the { $faces }
advice-kept-none = nothing

## A choice as an order. It begins a sentence, follows "Better:", or stands alone.

advice-roll-all = Reroll all the dice

# $dice (text): "the three fives", "the 2, 3 and 4"
advice-keep = Keep { $dice }

# $category (text)
advice-score = Score { $category }

# $category (text)
advice-score-zero = Score zero in { $category }

## A choice as what another one is better than: "6.0 points better than keeping the 2, 3 and 4".

advice-than-rolling-all = rerolling all the dice

# $dice (text): "the three fives", "the 2, 3 and 4"
advice-than-keeping = keeping { $dice }

# $category (text)
advice-than-scoring = scoring { $category }

# $category (text)
advice-than-scoring-zero = scoring zero in { $category }

## A choice as what is just as good: "keeping the 2, 3 and 4 is just as good".

advice-also-rolling-all = rerolling all the dice

# $dice (text): "the three fives", "the 2, 3 and 4"
advice-also-keeping = keeping { $dice }

# $category (text)
advice-also-scoring = scoring { $category }

# $category (text)
advice-also-scoring-zero = scoring zero in { $category }

## What is best. $order is one of the orders above.

# There is no other choice.
# $order (text)
advice-only = { $order }.

# $order (text)
# $other (text): "keeping the 2, 3 and 4", from those that are just as good
advice-as-good = { $order }; { $other } is just as good.

# $order (text)
# $points (number): with one decimal
# $other (text): "keeping the 2, 3 and 4", from those that another is better than
advice-better-than = { $order }: { $points } points better on average than { $other }.

## The same when some dice are kept already. Short, because the smallest phones show all of it.

# $order (text)
advice-yours-is-best = { $order }. Your choice is the best one.

# $order (text)
# $points (number): with one decimal
advice-better-than-yours = { $order }: { $points } points better on average than your choice.

## A choice against the best one.

# On the button of a box.
advice-is-best = best

# The same for the ear, after the name of the box.
advice-is-best-aloud = the best choice

# For the ear, after the name of the box.
# $points (number): with one decimal
advice-less-aloud = { $points } points below the best on average

## Against others: which choice wins most often.

# The line below the dice, where that is another choice than the one with the most points.
# $order (text): one of the orders above
# $chance (text): "34%"
# $less (text): the chance to win after the choice with the most points
# $points-order (text): one of the orders above
advice-other-to-win = To win: { $order } ({ $chance } instead of { $less }). Most points: { $points-order }.

# The small line below the advice, where the two agree.
# $chance (text): "34%"
advice-wins-with-best = Chance to win: { $chance }

## The coach's program is at work.

# $percent (number)
advice-working = The coach is thinking: { $percent }%.

# If it takes long.
# $percent (number)
# $seconds (number)
advice-working-long = The coach is thinking: { $percent }%, about { $seconds }{"\u00A0"}s left.

# Why the coach, the review and the like say nothing.
advice-no-best-play = With saved rolls, perfect play takes too long to work out, so there’s no coach here.
advice-too-large = With these rules, perfect play takes too long to work out.

### What the coach says elsewhere than at the table.

## Points and chances, where they stand alone.

# $percent (number)
advice-chance = { $percent }%

# A chance that is not 0 but rounds to it.
# $percent (number): the least that is written
advice-chance-small = <{ $percent }%

# A chance that is not 100 but rounds to it.
# $percent (number): the most that is written
advice-chance-large = >{ $percent }%

## A choice as what somebody did. It begins a sentence or stands alone.

advice-did-roll-all = Rerolled all the dice

# $dice (text): "the three fives", "the 2, 3 and 4"
advice-did-keep = Kept { $dice }

# $category (text)
advice-did-score = Scored { $category }

# $category (text)
advice-did-score-zero = Scored zero in { $category }

## The coach's program is at work.

# For the ear, without the number that is on the screen.
advice-thinking = The coach is thinking.

# What perfect computers, the coach and the review need first.
advice-takes-half-minute = With these rules, perfect play takes up to half a minute to work out, but only once on this device.

# The same, where it takes longer.
advice-takes-minutes = With these rules, perfect play takes a minute or two to work out, but only once on this device.

## Why a choice is better than another.

# Works it out, where that takes a while.
advice-why = Why is the best choice better?

## What the points come from.

# $category (text)
advice-from-box = in { $category }
advice-from-bonus = from the upper bonus

# From bonuses for extra Yahtzees.
# $category (text): "Yahtzee"
advice-from-extra = from an extra { $category }

# One thing brings most of them.
# $points (number): with one decimal
# $from (text): "from the upper bonus"
advice-why-one = That brings { $points } more points { $from } on average.

# Two things bring most of them.
# $points (number): with one decimal
# $from (text): "from the upper bonus"
# $points-too (number): with one decimal
# $from-too (text): "in Three of a Kind"
advice-why-two = That brings { $points } more points { $from } on average, and { $points-too } { $from-too }.

# It is worth what it costs elsewhere.
# $points (number): with one decimal
# $from (text): "from the upper bonus"
# $fewer (number): with one decimal
# $from-other (text): "in Three of a Kind"
advice-why-one-against = That brings { $points } more points { $from } on average, for { $fewer } fewer { $from-other }.

# Two things bring most of them, and are worth what they cost elsewhere.
# $points (number): with one decimal
# $from (text): "from the upper bonus"
# $points-too (number): with one decimal
# $from-too (text): "in Three of a Kind"
# $fewer (number): with one decimal
# $from-other (text): "in Three of a Kind"
advice-why-two-against = That brings { $points } more points { $from } on average and { $points-too } { $from-too }, for { $fewer } fewer { $from-other }.

# Many small things add up.
advice-why-many = It is better in many ways at once.

# A list of all parts of the difference, which unfolds.
advice-why-all = Where the points come from

# The heads of that list.
advice-why-from = From
advice-why-points = Points more

# Opens a drawing of how likely each final total is after two choices.
advice-outlook = How likely each total is

# Its caption.
advice-outlook-help = How likely it is to reach each total, or more, with best play from then on

# Instead of the reasons.
advice-why-too-long = With so many open boxes, that takes too long to work out.

## Against others: how likely each choice wins.

# The head of a column.
advice-chance-to-win = Chance to win

# Below that table.
advice-chance-to-win-help = Chance to win: if everyone plays for the most points after this turn. A tie is shared: half a win for each of two, a third for each of three.

# A choice, and how likely it brings the upper bonus. Stands beside a line of the drawing.
# $choice (text): "Keep the two fives"
# $chance (text): "62%"
advice-choice-and-bonus = { $choice } (upper bonus: { $chance })
