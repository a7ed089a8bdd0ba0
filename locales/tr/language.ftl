language-name = Türkçe
language-direction = ltr
