### What a language says about itself. Everything else of it stands in the other files of this folder.

# In the language itself, for the choice in the settings.
language-name = English
# ltr or rtl
language-direction = ltr

### The choice of the language.

# The heading of the choice.
language-title = Language
language-unloaded = This language didn’t load. Try again when you’re online.
