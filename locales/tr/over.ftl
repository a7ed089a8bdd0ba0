over-unloaded = Oyun bitti
over-unloaded-help = Kartlar aşağıda. Sayfanın geri kalanı yüklenemedi.

over-best-moment-title = En güzel an
over-lesson-title = Bu oyundan bir ders
over-lesson-whose = Kendininkini görmek için adına dokun.
over-looking = Kararlara bakılıyor…
over-no-lesson = Bu kez yok: her seçim en iyisiydi.
over-see-decision = Seçenekleri gör
over-tally-title = Kim kaç kez kazandı
over-podium = Sıralama
over-share = Paylaş
over-share-text = Metni paylaş
over-copy-text = Metni kopyala
over-share-picture = Resmi paylaş
over-save-picture = Resmi kaydet
over-copied = Kopyalandı.
over-not-copied = Tarayıcı kopyalamadı. Metni seçip kendin kopyala.
over-saved = Dosya olarak kaydedildi.
over-no-picture = Tarayıcı resmi kaydetmedi.
over-rare = Kusursuz bir oyuncu 100 oyunun { $percent } tanesinde { $total } puanın altında kalır.
over-rare-and-good = Kusursuz bir oyuncu bile 100 oyunun { $percent } tanesinde { $total } puanın altında kalır.
over-last-round = Sonucu son tur belirledi.
over-from-behind = { $points } puanlık fark kapandı.
over-throughout = Baştan sona önde.

over-best-score = { $upper ->
    [0] { $score }, { $turn }. turda
   *[other] { $score } ve { $upper } üst bölüm bonusu, { $turn }. turda
}

over-turn-and-roll = Tur { $turn }, atış { $roll }/{ $rolls }
over-whose-turn-and-roll = { $name }, tur { $turn }, atış { $roll }/{ $rolls }
over-played-and-better = Seçilen: { $played }. { $better }, ortalama { $cost } puan fazla.
over-wins = { $name }: { $wins }

over-tally-of-games = { $shared ->
    [0] Bu oyuncuların bu kurallarla oynadığı { $games } oyundaki galibiyetler. Bu cihazdaki oyunlar sayıldı.
   *[other] Bu oyuncuların bu kurallarla oynadığı { $games } oyundaki galibiyetler, { $shared } tanesi paylaşıldı. Bu cihazdaki oyunlar sayıldı.
}

over-starts-next = { $name-is ->
    [you] Sonraki oyuna sen başlıyorsun.
   *[other] Sonraki oyuna { $name } başlıyor.
}

over-me = Ben
over-result-alone = { $name }: { $total } puan
over-result-line = { $rank } { $name }: { $total }
over-shared-best-moment = { $title }: { $score }
over-rank-and-name = { $rank } { $name }
over-look-for-lesson = Hesapla
over-played-from = Başka bir oyunun { $turn }. turundan oynandı. İstatistiklere sayılmaz.
