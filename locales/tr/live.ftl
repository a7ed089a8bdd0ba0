live-connect-again = Yeniden bağlan
live-not-connected = Diğer cihazla bağlantı yok.
live-waiting = Diğer cihaz bekleniyor…
live-live = Canlı
live-live-name = Canlı: diğer cihazla bağlantı
live-plays-there = { $name-is ->
    [you] Sen diğer cihazda oynuyorsun.
   *[other] { $name } diğer cihazda oynuyor.
}
