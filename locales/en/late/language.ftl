### The choice of the language.

# The heading of the choice.
language-title = Language
language-unloaded = This language could not be loaded. Try again when you are online.
