live-connect-again = Yeniden bağlan
live-not-connected = Diğer cihazla bağlantı yok.
live-waiting = Diğer cihaz bekleniyor…
live-live = Canlı
live-live-name = Canlı: diğer cihazla bağlantı
live-plays-there = { $name-is ->
    [you] Sen diğer cihazda oynuyorsun.
   *[other] { $name } diğer cihazda oynuyor.
}

live-play-live = Canlı oyna
live-what-it-is = İki cihaz, tek oyun: her oyuncunun önünde bir ekran var ve her atışı herkes anında görür.
live-same-network = İki cihaz da aynı ağda olmalı, örneğin evdeki Wi-Fi ağında. Sunucu olmadan, doğrudan birbirleriyle konuşurlar.
live-impossible = Bu tarayıcı iki cihazı birbirine bağlayamıyor. Chrome, Edge ve Firefox bağlayabilir. Oyunu bağlantıyla gönderip yine de birlikte oynayabilirsiniz.
live-begin-here = Oyun başlat
live-join = Oyuna katıl
live-join-help = Kameranı diğer cihazdaki koda tut ya da kodu buraya yapıştır.
live-or-join = Ya da diğer cihazın kodunu tara veya yapıştır
live-code = Diğer cihazın kodu
live-here = Bu cihazda
live-there = Diğer cihazda
live-how-many-there = Orada kaç kişi oynuyor?
live-they-say = Adlarını katılırken kendileri yazar.
live-name = Ad
live-name-of = Ad { $number }
live-add = Buraya oyuncu ekle
live-show-code = Kodu göster
live-connect = Bağlan
live-again-help = Hiçbir şey kaybolmadı. Cihazlardan biri yeniden kod gösterir, diğeri onu tarar ya da yapıştırır.
live-names-wanted = Herkesin bir adı olmalı.
live-no-randomness = Bu cihaz rastgele sayı vermiyor, o yüzden zar atılamıyor.
live-alone = Onsuz devam et
live-without = Diğer cihaz olmadan
live-alone-help = Burada bütün oyuncular adına devam et ya da oyunu bağlantıyla gönder. Ondan sonra bu oyun canlı oynanamaz.
live-disconnect = Bağlantıyı kes
live-preparing = Bir saniye…
live-step-one = 1. Bu kodu diğer cihaza göster
live-step-two = 2. Onun yanıtını tara ya da yapıştır
live-answer-help = Kameranı diğer cihazdaki yanıta tut ya da yanıtı buraya yapıştır.
live-answer = Diğer cihazın yanıtı
live-show-answer = Bu yanıtı diğer cihaza göster
live-answer-waits = Diğer cihaz bu yanıtı okuyunca iki cihaz birbirine bağlanır. Bu sayfayı açık tut.
live-qr-code = Diğer cihaz için QR kodu
live-copy = Kodu kopyala
live-share = Kodu gönder
live-share-title = Rollkeep: canlı oyna
live-copied = Kod kopyalandı.
live-not-copied = Tarayıcı kodu kopyalamadı. Aşağıda seçili duruyor, kendin kopyalayabilirsin.
live-as-text = Metin olarak kod
live-invited = Canlı oyuna davet edildin
live-invited-help = Sen onaylamadan hiçbir şey olmaz. Katılırsan bu cihaz, diğerini kendi ağında arar.
live-join-now = Katıl
live-handed-over = Yanıt ulaştı
live-handed-over-help = Onu bekleyen sayfa yanıtı aldı. Bu sayfayı kapatıp oraya dönebilirsin.
live-nobody-waits = Bu yanıtı bekleyen yok
live-nobody-waits-help = Kodu gösteren sayfa kapanmış, başka bir tarayıcıda kalmış ya da çoktan ilerlemiş. Yanıtı kopyalayıp oraya yapıştır ya da yeni bir kod göster.
live-connecting = Cihazlar bağlanıyor…
live-who-plays-here = Bu cihazda kimler oynuyor?
live-sit-down = Oyuna gir
live-they-join = Bağlandı. Diğerlerinin adları bekleniyor…
live-connected = Diğer cihazla bağlantı kuruldu.
live-they-begin = Sonraki oyunu diğer cihaz başlatabilir.
live-next-waits = Karşı tarafın yeni oyuna hazır olması bekleniyor…
live-cannot = Burada yeni bir oyun başlatılamıyor. “Canlı oyna” sayfasından yeni bir oyun başlat.
live-to-the-game = Oyuna git
live-went-on = Bu oyun diğer cihaz olmadan ilerledi. Orada da sürsün istersen bağlantıyla gönder.
live-is-over = Bu oyun bitti.
live-elsewhere = Bu oyun başka bir sekmede ilerledi, bu yüzden buradaki cihaz bağlantısı kesildi. Orada devam et ya da burada yeniden bağlan.
live-none-came = Cihazlar birbirini bulamadı. Aynı ağda olmaları gerekir; bazı ağlar, en çok da misafir ağları, cihazları birbirinden ayrı tutar. Yeniden deneyebilir ya da oyunu bağlantıyla gönderip devam edebilirsin.
live-lost = Bağlantı koptu. Oyunun güvende: yeniden bağlan, kaldığı yerden devam etsin.
live-left = Bağlantıyı sen kestin.
live-no-browser = Tarayıcı bağlanmadı. Ayarları buna izin vermiyor olabilir.
live-no-network = Bu cihaz hiçbir ağda değil. Diğer cihazın Wi-Fi ağına bağlanıp yeniden dene.
live-unproven = Bu oyunun zarları, iki cihazın verdiği sayılara uymuyor. Bu cihazdaki kayıt değiştirilmiş.
live-is-answer = Bu bir yanıt. Onu ilk kodu gösteren sayfaya yapıştır.
live-is-offer = Şu an iki cihaz da kod gösteriyor. Birinde “Vazgeç” düğmesine dokun ve diğerinin kodunu oraya yapıştır.
live-scan = Kamerayla tara
live-scan-title = Kodu tara
live-camera = Kamera görüntüsü
live-camera-starts = Kamera bekleniyor. Tarayıcı senden izin isteyebilir.
live-aim = Kamerayı diğer cihazdaki koda tut.
live-picture-stays = Görüntü bu cihazdan çıkmaz.
live-not-ours = Bu bir Rollkeep kodu değil.
live-camera-refused = Tarayıcı bu sayfanın kamerayı kullanmasına izin vermiyor. Tarayıcının ayarlarından izin ver ya da kodu yapıştır.
live-camera-missing = Kamera bulunamadı. Kodu yapıştır.
live-camera-busy = Kamera görüntü vermiyor. Başka bir uygulama kullanıyor olabilir. Onu kapatıp yeniden dene ya da kodu yapıştır.

live-invites-to = { $count ->
    [one] { $names } seni oyuna davet ediyor: { $rules }.
   *[other] { $names } seni oyuna davet ediyor: { $rules }.
}

live-one-roll-proven = Bu atış denetlendi. İki cihazın rastgele sayılarından çıktı; hiçbir cihaz onu seçemezdi.
live-all-rolls-proven = { $rolls } atışın hepsi denetlendi. İki cihazın rastgele sayılarından çıktı; hiçbir cihaz onları seçemezdi.
live-first-rolls-proven = { $all } atışın ilk { $rolls } tanesi canlı yapıldı ve denetlendi. İki cihazın rastgele sayılarından çıktı; hiçbir cihaz onları seçemezdi.
live-roll-unanswered = Bir atış başladı, ama diğer cihaz yanıt vermedi. Zarları henüz kimse bilmiyor; cihazlar yeniden bağlanınca belli olur.
live-roll-bound = Bir atış sürüyor. Zarları belli, artık değişemez; cihazlar yeniden bağlanınca görünür. Diğer cihaz onları şimdiden biliyor olabilir.
live-other-version = Diğer cihazda Rollkeep’in başka bir sürümü var. İkisini de güncelleyip yeniden bağlan.
live-other-game = Diğer cihaz başka bir oyunda.
live-fork = Oyun diğer cihazda başka türlü ilerledi, bu yüzden canlı devam edemez. Cihazlardan birinde oyun bağlantısı oluştur, onunla devam et.
live-forgotten-here = Bu cihaz oyunun bir kısmını kaybetti, bu yüzden canlı devam edemez. Diğer cihazın oyun bağlantısıyla devam et.
live-forgotten-there = Bu oyun diğer cihazda artık canlı değil: orada bu cihaz olmadan ilerledi ya da bir kısmı kayboldu. Oyun bağlantısını iste ya da buradan gönder.
live-too-many-messages = Diğer cihaz çok fazla mesaj gönderdi, bu yüzden cihaz bağlantısı kesildi. Buradaki oyun olduğu gibi duruyor.
live-wrong-reveal = Diğer cihaz, önceden söz verdiği sayıdan başka bir sayı bildirdi, bu yüzden cihaz bağlantısı kesildi. Zarlarını seçmeye çalışmış olabilir. Zar atılmadı; buradaki oyun olduğu gibi duruyor.
live-game-too-long = Bu oyun canlı devam edemeyecek kadar uzun. Oyun bağlantısıyla devam et.
live-against-rules = Diğer cihaz kurallara uymayan bir şey gönderdi, bu yüzden cihaz bağlantısı kesildi. Buradaki oyun olduğu gibi duruyor.
live-they-left = Diğer cihaz ayrıldı. Yeniden bağlan, oyun kaldığı yerden devam etsin.
live-forgotten = Bu oyun canlı devam edemez: cihazlardan biri olmadan ilerledi ya da bir kısmı kayboldu. Oyun bağlantısıyla devam et.
live-they-refused = Diğer cihaz gönderileni kabul etmedi ve cihaz bağlantısını kesti. Yeniden bağlan ya da oyun bağlantısıyla devam et.
live-code-too-long = Bu, kod olamayacak kadar uzun. Yalnızca kodu kopyala.
live-code-damaged = Bu bir kod değil ya da bir parçası eksik. Tamamını kopyala.
live-code-newer = Bu kod Rollkeep’in daha yeni bir sürümünden. Buradaki sürümü güncelle, sonra yeniden dene.
live-code-leads-nowhere = Bu kod hiçbir cihaza çıkmıyor. Yenisini iste.
live-same-name = Bu masada o adda biri zaten var.
live-long-name = Adlardan biri çok uzun.
live-no-clock = Canlı oyunda süre olmaz.
live-only-people = Canlı oyunda yalnızca insanlar oynar.
live-not-live = Bu oyun canlı oynanamaz.

# The other device asks for the next game.
# $who (text): one name or several
# $players (number): how many names
live-asks-again = { $players ->
    [one] { $who } bir daha oynamak istiyor.
   *[other] { $who } bir daha oynamak istiyor.
}
