language-name = Türkçe
language-direction = ltr
language-title = Dil
