language-name = Svenska
language-direction = ltr

language-title = Språk
language-unloaded = Språket gick inte att ladda. Försök igen när du är uppkopplad.
