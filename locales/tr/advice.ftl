advice-number = { $points }
advice-fewer = −{ $points }
advice-more = +{ $points }
advice-kept-alike = { $number ->
    [1] { $face ->
        [1] 1’i
        [2] 2’yi
        [3] 3’ü
        [4] 4’ü
        [5] 5’i
       *[6] 6’yı
    }
   *[other] { $number } tane { $face ->
        [1] 1’i
        [2] 2’yi
        [3] 3’ü
        [4] 4’ü
        [5] 5’i
       *[6] 6’yı
    }
}

advice-kept-mixed = { $faces } zarlarını
advice-kept-none = hiçbir zarı
advice-roll-all = Hepsini yeniden at
advice-keep = { $dice } tut
advice-score = { $category } kutusuna yaz
advice-score-zero = { $category } kutusuna sıfır yaz
advice-than-rolling-all = hepsini yeniden atmaktan
advice-than-keeping = { $dice } tutmaktan
advice-than-scoring = { $category } kutusuna yazmaktan
advice-than-scoring-zero = { $category } kutusuna sıfır yazmaktan
advice-also-rolling-all = hepsini yeniden atmak
advice-also-keeping = { $dice } tutmak
advice-also-scoring = { $category } kutusuna yazmak
advice-also-scoring-zero = { $category } kutusuna sıfır yazmak
advice-only = { $order }.
advice-as-good = { $order }; { $other } da aynı derecede iyi.
advice-better-than = { $order }: { $other } ortalama { $points } puan daha iyi.
advice-yours-is-best = { $order }. Senin seçimin en iyisi.
advice-better-than-yours = { $order }: seçiminden ortalama { $points } puan daha iyi.
advice-is-best = en iyi
advice-is-best-aloud = en iyi seçim
advice-less-aloud = en iyisinden ortalama { $points } puan eksik
advice-other-to-win = Kazanmak için: { $order } ({ $less } yerine { $chance }). En çok puan için: { $points-order }.
advice-wins-with-best = Kazanma olasılığı: { $chance }
advice-working = Koç düşünüyor: %{ $percent }.
advice-working-long = Koç düşünüyor: %{ $percent }, yaklaşık { $seconds } saniye daha.
advice-no-best-play = Atışların biriktiği kurallarda kusursuz oyunu hesaplamak çok uzun sürer; bu yüzden burada koç yok.
advice-too-large = Bu kurallarla kusursuz oyunu hesaplamak çok uzun sürüyor.

advice-chance = %{ $percent }
advice-chance-small = <%{ $percent }
advice-chance-large = >%{ $percent }

advice-did-roll-all = Hepsini yeniden atmak
advice-did-keep = { $dice } tutmak
advice-did-score = { $category } kutusuna yazmak
advice-did-score-zero = { $category } kutusuna sıfır yazmak
advice-thinking = Koç düşünüyor.
advice-takes-half-minute = Bu kurallarla kusursuz oyunu hesaplamak yarım dakikayı bulabilir; bu cihazda yalnızca bir kez.
advice-takes-minutes = Bu kurallarla kusursuz oyunu hesaplamak bir iki dakika sürer; bu cihazda yalnızca bir kez.

advice-why = En iyi seçim neden daha iyi?
advice-from-box = { $category } kutusundan
advice-from-bonus = üst bölüm bonusundan
advice-from-extra = ek { $category } bonusundan
advice-why-one = Bu, ortalama olarak { $from } { $points } puan daha fazla getirir.
advice-why-two = Bu, ortalama olarak { $from } { $points }, { $from-too } { $points-too } puan daha fazla getirir.
advice-why-one-against = Bu, ortalama olarak { $from } { $points } puan fazla, { $from-other } { $fewer } puan az getirir.
advice-why-two-against = Bu, ortalama olarak { $from } { $points }, { $from-too } { $points-too } puan fazla, { $from-other } { $fewer } puan az getirir.
advice-why-many = Birçok yönden birden daha iyidir.
advice-why-all = Puanlar nereden geliyor
advice-why-from = Nereden
advice-why-points = Fazladan puan
advice-outlook = Her toplamın olasılığı
advice-outlook-help = Sonrasında en iyi oyunla her toplama ya da fazlasına ulaşma olasılığı
advice-why-too-long = Bu kadar çok boş kutuyla bunu hesaplamak çok uzun sürer.
advice-chance-to-win = Kazanma olasılığı
advice-chance-to-win-help = Kazanma olasılığı: bu turdan sonra herkes en çok puan için oynarsa. Beraberlik paylaşılır: iki kişiye yarımşar, üç kişiye üçte birer galibiyet.
advice-choice-and-bonus = { $choice } (üst bölüm bonusu: { $chance })
