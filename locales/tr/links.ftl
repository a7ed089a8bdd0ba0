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

links-play-on = Burada devam et
links-keep = Sakla
links-open = Oyunu aç
links-open-other = Buradakini aç
links-watch = İzle
links-nothing-changes = Sen istemedikçe bu cihaza hiçbir şey kaydedilmez.
links-who-is-you = Bu oyundaki “Sen”, oyunu kuran kişidir.
links-close-replay = İzlemeyi kapat
links-step-back = Geri
links-step-on = İleri
links-play = Oynat
links-stop = Duraklat
links-step = Adım
links-turn-title = Tur
links-the-start = Başlangıç
links-judged = Koç: her kararı değerlendir
links-who-plays = Kimler oynuyor?
links-who-plays-help = Bağlantıyı açan bu adları görür.
links-make-link = Bağlantı oluştur
links-share-game = Oyunu paylaş
links-to-play-on = Bu bağlantıyı açan, oyunu buradan sürdürebilir. Bağlantıyı birbirinize gönderin, herkes kendi cihazında oynasın.
links-to-look-at = Bu bağlantıyı açan bütün kartları görür, oyunu izleyebilir ve saklayabilir.
links-no-server = Oyunun tamamı, bütün adlarla birlikte bağlantının içindedir. Hiçbir sunucuda saklanmaz.
links-share-link = Bağlantıyı paylaş
links-copy-message = Mesajı ve bağlantıyı kopyala
links-copied = Mesaj ve bağlantı kopyalandı.
links-not-copied = Tarayıcı bağlantıyı kopyalamadı. Aşağıda seçili duruyor, kendin kopyalayabilirsin.
links-qr-code = Bağlantının QR kodu
links-scan = Diğer cihazın kamerasını buraya tut.
links-no-qr-code = Oyun QR koduna sığmayacak kadar uzun. Onun yerine bağlantıyı kullan.
links-link-and-code = Bağlantı ve QR kodu
links-damaged = Bu bağlantı bozuk
links-damaged-help = Bir parçası eksik ya da yolda değişmiş. Yeniden iste ya da tamamını kopyala. Kendi oyunların bıraktığın gibi duruyor.
links-newer = Bu bağlantı, uygulamadan daha yeni
links-newer-help = Rollkeep’in daha yeni bir sürümüyle oluşturulmuş. Bütün Rollkeep sekmelerini kapat, uygulamayı yeniden açıp yeni sürümü al, sonra bağlantıyı yeniden aç. Kendi oyunların bıraktığın gibi duruyor.
links-unknown-rules = Bu sürüm, bağlantıdaki kuralları bilmiyor
links-unknown-rules-help = Rollkeep’in daha fazla kural bilen başka bir sürümüyle oluşturulmuş. Kendi oyunların bıraktığın gibi duruyor.
links-no-game = Bu bağlantıda oyun yok
links-too-many-players-help = Bu kurallarla bu kadar çok oyuncu oynayamaz. Kendi oyunların bıraktığın gibi duruyor.
links-bad-players-help = Oyuncuları ya da süresi geçerli değil. Kendi oyunların bıraktığın gibi duruyor.
links-bad-rules-help = Bu kurallarla oynanamaz. Kendi oyunların bıraktığın gibi duruyor.
links-too-long = Bu bağlantı çok uzun
links-too-long-help = Hiçbir oyun bu kadar uzun olmaz. Bağlantıyı yeniden iste. Kendi oyunların bıraktığın gibi duruyor.
links-game-too-long = Bu oyunda o kadar çok şey oldu ki bağlantıya sığmıyor. Ayarlardan alacağın yedekte o da var.
links-game-of-unknown-rules = Bağlantılar bu oyunun kurallarını bilmiyor. Ayarlardan alacağın yedekte o da var.
links-game-does-not-fit = Bu oyun bağlantıya sığmıyor. Ayarlardan alacağın yedekte o da var.
links-new-here = Bu oyun henüz bu cihazda yok. Burada devam edebilirsin.
links-new-here-over = Bu oyun henüz bu cihazda yok. Biten oyunlarının arasında saklayabilirsin.
links-just-as-far = Bu oyun bu cihazda zaten var, aynı yerde.
links-further-here = Bu oyun bu cihazda zaten var ve bağlantıdakinden daha ileride.
links-further-there = Bu oyun bu cihazda var, bağlantıdaki daha ileride. Oradan sürdürmek için burada devam et.
links-further-there-over = Bu oyun bu cihazda var; bağlantıda ise bitmiş. Sonu burada da olsun istersen sakla.
links-fork = Bu oyun bu cihazda da var, ama başka türlü ilerlemiş. Burada devam edersen ikisi de kalır: buradaki ve bağlantıdaki.
links-fork-over = Bu oyun bu cihazda da var, ama başka türlü ilerlemiş. Saklarsan ikisi de kalır: buradaki ve bağlantıdaki.
links-finished = bitti
links-rules-and-names = { $rules }: { $names }
links-turn-alone = Tur { $number }
links-turn-of = Tur { $number }, { $name }
links-step-of = { $step }/{ $last }
links-the-end = Son
links-game-begins = Oyun başlıyor.

links-rolls = { $name-is ->
    [you] Gelen zarlar: { $dice }.
   *[other] { $name } attı: { $dice }.
}

links-keeps-and-rolls = { $name-is ->
    [you] { $kept } tuttun. Gelen zarlar: { $dice }.
   *[other] { $name }, { $kept } tuttu. Gelen zarlar: { $dice }.
}

links-takes-score-back = { $name-is ->
    [you] Bir puanı geri aldın.
   *[other] { $name } bir puanı geri aldı.
}

links-your-turn = Sıra sende, { $name }

links-send-result = Sonucu gönder

links-plays-elsewhere-help = Açarsan bu tur burada gizlenir. Bağlantıyı gönder, geri geleni aç.
