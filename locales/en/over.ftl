# The heading of the end where the rest of it has not arrived.
over-unloaded = The game is over

# What that means.
over-unloaded-help = The cards are below. The rest of this page could not be loaded.

# Over the best moment.
over-best-moment-title = Best moment

# Over the decision that cost the most.
over-lesson-title = One thing to learn

# The same of several people: why it is this one.
over-lesson-of-several = The costliest choice

# While it is looked for.
over-looking = Looking through the decisions…

# Nothing to learn.
over-no-lesson = Nothing this time: every choice was the best one.

# The way to that decision in the review.
over-see-decision = See all choices

# Over who has won how often.
over-tally-title = Games so far

# The podium, for screen readers.
over-podium = Ranking

# Opens what can be shared.
over-share = Share

# Gives the text to another app.
over-share-text = Share text

# Puts the text on the clipboard.
over-copy-text = Copy text

# Gives the picture to another app.
over-share-picture = Share picture

# Saves the picture as a file.
over-save-picture = Save picture

# The text is on the clipboard.
over-copied = Copied.

# The browser does not let the page copy.
over-not-copied = The browser did not copy it. Select the text to copy it yourself.

# The picture is a file now.
over-saved = Saved as a file.

# The browser makes no pictures.
over-no-picture = The browser did not save the picture.

