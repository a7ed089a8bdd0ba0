links-send-instead = Bağlantıyla gönder
links-send-help = Arkadaşın bağlantıyı açar, turunu oynar ve geri gönderir.

links-send-to = { $name-is ->
    [you] Geri gönder
   *[other] Gönder: { $name }
}

links-plays-elsewhere = { $name-is ->
    [you] Sen başka bir cihazda oynuyorsun
   *[other] { $name } başka bir cihazda oynuyor
}
