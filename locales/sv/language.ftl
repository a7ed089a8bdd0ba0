language-name = Svenska
language-direction = ltr
language-title = Språk
