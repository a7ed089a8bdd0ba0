### What the coach says elsewhere than at the table.

## Points and chances, where they stand alone.

# $percent (number)
advice-chance = { $percent }%

# A chance that is not 0 but rounds to it.
advice-chance-small = <1%

# A chance that is not 100 but rounds to it.
advice-chance-large = >99%

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
