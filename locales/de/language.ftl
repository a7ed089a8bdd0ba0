language-name = Deutsch
language-direction = ltr
language-title = Sprache
