friends-challenge-help = İkiniz de aynı zarlarla, istediğiniz zaman oynarsınız. Sonra karşılaştırırsınız.
friends-by-link = Bağlantı göndererek sırayla oyna
friends-by-link-help = İki telefon, bir oyun: turun bitince oyunu bağlantı olarak gönderirsin.
friends-live-help = İki cihaz aynı masada, sırayla, sunucu olmadan.
