table-standings = Puan durumu
table-back-to-turn = Geri
table-coach = Koç
table-card-of = { $name-is ->
    [you] Kartın
   *[other] Kart: { $name }
}

table-points-playing = puan, şu an oynuyor
table-points = puan
table-plus = +{ $points }
table-rolls-saved = { $rolls } birikmiş
table-of-goal = { $upper }/{ $goal }
table-of-goal-aloud = { $upper }, bonus için { $goal } gerekli
table-bonus-earned = { $earned }, bonus { $upper } puanla alındı
table-later = sırası gelmedi
table-next = boş, sırada
table-order = { $order ->
    [down] Yukarıdan aşağıya
    [up] Aşağıdan yukarıya
    [upper-first] Önce üst bölüm
   *[lower-first] Önce alt bölüm
}
table-bonus-earned-more = { $earned }, bonus { $upper } puanla alındı, { $goal } puanda { $points }

table-full-screen = Tam ekran
table-sound = Ses
table-sound-on = Ses: açık
table-sound-off = Ses: kapalı
table-sound-help = Zar, kalem ve zil sesleri, hafifçe.
table-vibration = Titreşim
table-vibration-help = Zarlar düşünce kısa bir titreşim.
table-left-handed = Solak
table-left-handed-help = Zarlar ve düğmeler sol elin altında.
table-help-name = Yardım: nasıl oynanır
