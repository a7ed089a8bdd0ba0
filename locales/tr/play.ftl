play-turn-of = { $name-is ->
    [you] Sıra sende
   *[other] Sıra: { $name }
}

play-turn-with-rolls = { $name-is ->
    [you] { $left ->
        [0] Sıra sende, atış kalmadı
       *[other] Sıra sende, { $left } atış kaldı
    }
   *[other] { $left ->
        [0] Sıra: { $name }, atış kalmadı
       *[other] Sıra: { $name }, { $left } atış kaldı
    }
}

play-rolls-left = { $left ->
    [0] Atış kalmadı
   *[other] { $left } atış kaldı
}

play-choose-box = Bir kutu seç
play-roll-die = Zarı at
play-roll = Zarları at
play-roll-all-again = Hepsini yeniden at
play-all-kept = Hepsi tutuldu
play-roll-dice = { $dice } zar at
play-computer-rolled = { $name } attı: { $dice }.
play-you-rolled = Gelen zarlar: { $dice }.

play-rolls-left-aloud = { $left ->
    [0] Atış kalmadı: bir kutu seç.
    [1] Bir atış kaldı.
    [2] İki atış kaldı.
   *[other] { $left } atış kaldı.
}

play-rolls-and-saved = { $left ->
    [0] { $saved } birikmiş atış
   *[other] { $left } atış + { $saved } birikmiş
}

play-roll-saved = Birikmiş atış: { $dice } zar
play-rolls-saved = { $rolls } atış birikti

play-score-in = { $bonus ->
    [0] { $category }, { $points } puan
   *[other] { $category }, { $points } puan artı { $bonus } bonus
}

play-crosses-out = { $name-is ->
    [you] { $category } kutusuna sıfır yazdın
   *[other] { $name }, { $category } kutusuna sıfır yazdı
}

play-takes-box = { $name-is ->
    [you] { $category } kutusuna { $points } yazdın
   *[other] { $name }, { $category } kutusuna { $points } yazdı
}

play-takes-with-bonus = { $name-is ->
    [you] { $category } kutusuna { $points } yazdın, { $bonus } bonus aldın
   *[other] { $name }, { $category } kutusuna { $points } yazdı, { $bonus } bonus aldı
}

play-sentence = { $text }.
play-name-and-points = { $name }: { $points }
play-of-player = { $name }: { $what }
play-computer-rolls = { $name } zar atıyor.
play-computer-thinks = { $name } düşünüyor.
play-computer-works = { $name } düşünüyor: %{ $percent }.
play-computer-works-long = { $name } düşünüyor: %{ $percent }, yaklaşık { $seconds } saniye daha.
play-upper-points = Üst bölüm { $upper }.
play-upper-with-bonus = Üst bölüm { $upper }, bonus alındı.
play-upper-to-go = Üst bölüm { $upper }, bonus için { $more } puan daha.

play-offer = { $bonus ->
    [0] { $category }, { $points } puan yaz
   *[other] { $category }, { $points } puan yaz, { $bonus } bonus al
}

play-closed = { $category }, olmaz: { $why }
play-zero-question = { $category } kutusuna sıfır yazılsın mı?

play-score-with-bonus-question = { $bonus ->
    [0] { $category } kutusuna { $points } yazılsın mı?
   *[other] { $category } kutusuna { $points } yazılsın, { $bonus } bonus alınsın mı?
}

play-start-roll = { $name-is ->
    [you] Kim başlayacak? Zarı sen at
   *[other] Kim başlayacak? Sıra: { $name }
}

play-threw-for-start = { $name-is ->
    [you] { $pips } attın.
   *[other] { $name }, { $pips } attı.
}

play-starts = { $name-is ->
    [you] Sen başlıyorsun.
   *[other] { $name } başlıyor.
}

play-tied-for-start = { $who ->
    [you] Berabere! Yeniden atacaklar: { $names }.
   *[other] { $names } yeniden atıyor.
}

play-pass-to = { $name-is ->
    [you] Sıra sende, cihazı al
   *[other] Cihazı { $name } alsın
}

play-ready = { $name-is ->
    [you] Hazırım
   *[other] Ben { $name }
}

play-undo-of = { $name-is ->
    [you] Puanını geri al
   *[other] Puanı geri al: { $name }
}

play-time-up = { $name-is ->
    [you] Süren doldu.
   *[other] { $name } için süre doldu.
}

play-no-winner = Süre doldu
play-points-alone = { $total } puan

play-wins = { $name-is ->
    [you] Kazandın
   *[other] { $name } kazandı
}

play-share-win = { $who ->
    [you] Galibiyet ortak: { $names }
   *[other] { $names } birlikte kazandı
}

play-round-of = Tur { $round }/{ $rounds }
play-list-end = { $first } ve { $last }
play-list-comma = { $first }, { $next }
play-upper-done = Üst bölüm: { $upper }, bonus alındı
play-upper-lost = Üst bölüm: { $upper }/{ $threshold }, bonus yok
play-upper-empty = Üst bölüm: { $upper }/{ $threshold }
play-upper-on-pace = Üst bölüm: { $upper }/{ $threshold }, bonus: tam yolunda
play-upper-ahead = Üst bölüm: { $upper }/{ $threshold }, bonus: { $ahead } puan önde
play-upper-behind = Üst bölüm: { $upper }/{ $threshold }, bonus: { $behind } puan geride
play-later = { $category } kutusunun sırası gelmedi. { $why }
play-next-box = Sıradaki kutu: { $category }.
play-wins-now = { $category } oyunu hemen kazandırır!
play-upper-higher = Üst bölüm: { $points } bonus için { $upper }/{ $threshold }
play-offer-then = { $offer }, bir atış sonra { $points }
play-needs-points = { $category } yalnız { $other } kutusunda puan varsa sayılır.
play-needs-more = { $category }, { $other } kutusundaki puandan yüksek olmalı: { $points } puandan fazla.
play-needs-less = { $category }, { $other } kutusundaki puandan düşük olmalı: { $points } puandan az.

play-roll-count = { $made ->
    [0] { $rolls } atış
   *[other] Atış { $made }/{ $rolls }
}

play-rank = { $rank }.
play-list-or = { $first } ya da { $last }
