friends-friends = Arkadaşlar
friends-ways = Meydan okuma, bağlantı ya da canlı
