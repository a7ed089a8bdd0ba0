challenges-challenges = Meydan okumalar
challenges-challenge = Arkadaşına meydan oku
challenges-what-it-is = Sen tek başına oynarsın, arkadaşın sonra aynı zarlarla oynar. Ardından ikiniz de iki kartı görürsünüz.
challenges-name-wanted = Arkadaşlarının seni tanıyacağı bir ad yaz.
challenges-play-now = Hemen oyna
challenges-sent-and-received = Gönderdiklerin ve gelenler
challenges-none-yet = Henüz meydan okuma yok. Bir oyun oynayıp gönder ya da arkadaşından gelen bağlantıyı aç.
challenges-same-dice = Herkes tek başına, aynı zarlarla oynar: aynı zarları tutana aynı zarlar gelir. Kendi oyunun bitince bütün kartları görürsün.
challenges-honesty = İki kez denemeye engel yok; bu, dostlar arasında bir oyun.
challenges-accept = Kabul et ve oyna
challenges-later = Sonra oyna
challenges-kept-for-later = Saklandı. Meydan okumaların arasında seni bekliyor.
challenges-decline = Reddet
challenges-go-on = Oyununa devam et
challenges-after-your-game = Kendi oyunun bitince bütün kartlar burada görünür.
challenges-keep = Sakla
challenges-not-kept-yet = Bu bağlantıdaki oyunu henüz saklamadın.
challenges-kept = Meydan okumaların arasında saklandı.
challenges-full = Bu meydan okumaya 64 yanıt geldi. Daha fazlası saklanmıyor.
challenges-newer = Kaydedilmedi: bu uygulamanın daha yeni bir sürümü aynı yere bir şey kaydetmiş.
challenges-your-own = Bu, kendi oyununun bağlantısı.
challenges-day-is-over = O gün geçti, oyunu artık oynanamaz.
challenges-day-to-come = O gün henüz gelmedi. Gelince bağlantıyı yeniden aç.
challenges-no-challenge = Böyle bir meydan okuma yok
challenges-no-challenge-help = Bu cihazda silinmiş olabilir. Görmek için bağlantısını yeniden aç.
challenges-send = Arkadaşına gönder
challenges-compare = Kartları karşılaştır
challenges-link-help = Arkadaşın aynı zarlarla oynar, senin kartını ancak kendi oyunu bitince görür. Bağlantıyı istediğin kadar arkadaşın açabilir.
challenges-ranking = Bu zarlarla oynayanlar
challenges-why-different = Aynı zarları tutana aynı zarlar geldi. Demek ki her fark, farklı bir seçimle başladı.
challenges-rank = Sıra
challenges-name = Ad
challenges-total = Toplam
challenges-lost = Kayıp puan
challenges-unknown = …
challenges-in-play = hâlâ oynuyor
challenges-cards = Kartlar tek tek
challenges-parted = Yollarınızın ayrıldığı yer
challenges-they-parted = Yollarının ayrıldığı yer
challenges-never-parted = Bütün kararlar aynıydı.
challenges-delete-question = Bu meydan okuma silinsin mi?
challenges-delete-why = İçindeki bütün kartlar silinir, seninki de. Yalnızca kendi oynadığın günün oyunu kalır. Silinenleri geri getiremezsin.
challenges-no-dice = Tarayıcı rastgele sayı vermiyor, o yüzden zar atılamıyor.
challenges-your-turn = Aynı zarlarla oyna
challenges-you-play = Oynuyorsun
challenges-send-it = Bitti. Bir arkadaşına gönder
challenges-declined = Reddettin
challenges-game-of-day = { $date } oyunu

challenges-invites = { $players ->
    [one] { $who } sana meydan okuyor: { $rules }
   *[other] { $who } sana meydan okuyor: { $rules }
}

challenges-played-day = { $players ->
    [one] { $who }, { $date } oyununu oynadı
   *[other] { $who }, { $date } oyununu oynadı
}

challenges-taken = { $name } bu zarlarla zaten oynadı. Başka bir ad yaz.
challenges-send-answer-to = Yanıtını gönder: { $name }
challenges-send-answer-to-all = Yanıtını gönder

challenges-answer-shows = { $players ->
   *[other] { $who } kartları yan yana görür. Bağlantıyı başka arkadaşların da açabilir; onlar önce aynı zarlarla oynar.
}

challenges-answer-will-show = { $players ->
   *[other] Bu oyun henüz bitmedi. { $who } sonucunu görsün diye bitince bağlantıyı yeniden gönder. Bağlantıyı açan arkadaşların aynı zarlarla oynar.
}

challenges-waits-for-you = { $players ->
    [one] { $who } sana meydan okuyor
   *[other] { $who } sana meydan okuyor
}

challenges-name-and-total = { $name }:{"\u00A0"}{ $total }
challenges-still-plays = { $name } hâlâ oynuyor
challenges-nobody-finished = Henüz bitiren yok
challenges-no-answers = Henüz yanıt yok

challenges-kept-dice = { $dice } tutuldu
challenges-rolled-all = hepsi yeniden atıldı
challenges-took-box = { $category } dolduruldu
challenges-was-best = ✓ en iyi
challenges-cost-points = { $points } puan
challenges-a-friend = Bir arkadaşın
challenges-a-friend-within = bir arkadaşın
challenges-waiting = { $count } oyun bekliyor

challenges-you-beat = Kazandın! Sen { $mine }, { $name } { $theirs }

challenges-beats-you = { $name } kazandı! Sen { $mine }, o { $theirs }

challenges-you-tie = Berabere! { $name } ile sen: { $mine }

challenges-tally = Şimdiye kadar: sen { $won } – { $lost } { $name }

challenges-rematch = Rövanş

# The title of a link with an answer.
# $name (name): who has played
# $rules (text): as “Yatzy”
challenges-answers = { $name } meydan okumana yanıt verdi: { $rules }
