names-you = Sen
names-player = Oyuncu { $number }

names-your-name = Adın
names-your-name-help = Yeni oyunlar, meydan okumalar ve bağlantılar için. “Sen” olarak oynadığın oyunlar da bu adla sayılır.
