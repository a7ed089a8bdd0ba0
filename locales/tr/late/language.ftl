language-title = Dil
language-unloaded = Bu dil yüklenemedi. İnternete bağlanınca yeniden dene.
