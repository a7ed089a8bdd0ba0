friends-friends = Arkadaşlar
friends-ways = Meydan okuma, bağlantı ya da canlı

friends-challenge-help = İkiniz de aynı zarlarla, istediğiniz zaman oynarsınız. Sonra karşılaştırırsınız.
friends-by-link = Bağlantı göndererek sırayla oyna
friends-by-link-help = İki telefon, bir oyun: turun bitince oyunu bağlantı olarak gönderirsin.
friends-live-help = İki cihaz aynı masada, sırayla, sunucu olmadan.

# The field for the name of the other player.
friends-friends-name = Arkadaşının adı

# The field is empty.
friends-friends-name-wanted = Arkadaşının adını yaz.

# The field is empty.
friends-your-name-wanted = Arkadaşının seni tanıdığı adı yaz.
