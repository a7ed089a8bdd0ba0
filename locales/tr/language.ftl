language-name = Türkçe
language-direction = ltr

language-title = Dil
language-unloaded = Bu dil yüklenemedi. İnternete bağlanınca yeniden dene.
