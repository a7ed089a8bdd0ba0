### The choice of the language.

# The heading of the choice.
language-title = Language
language-unloaded = This language didn’t load. Try again when you’re online.
