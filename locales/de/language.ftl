language-name = Deutsch
language-direction = ltr

language-title = Sprache
language-unloaded = Diese Sprache ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.
