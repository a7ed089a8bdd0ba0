skill-skill = Beceri ve şans
skill-none = Bir oyun bitir, kararların burada değerlendirilsin.
skill-people = En iyi kararları kim veriyor?
skill-people-help = Kayıp puan: bir oyundaki kararların, en iyi kararlara göre ortalama kaç puana mal olduğu. Ne kadar azsa oyuncu o kadar iyidir. Zar şansı: zarların oyun başına beklenenden kaç puan fazla getirdiği.
skill-lost-title = Kararların bedeli
skill-error-help = ± işaretinden sonraki sayı, ortalamanın ne kadar şaşabileceğini söyler; oyun sayısı arttıkça küçülür. Bunun iki katı da olabilir, daha fazlası pek beklenmez.
skill-unknown-help = Eski oyunlar ve başka cihazlardan gelenler, koçun yardım edip etmediğini söylemez. Bunlar koçsuz oynanmış sayılır.
skill-after-game = Oynanan oyun
skill-kinds = Puanlar nerede kaybediliyor
skill-keeping = Hangi zarlar tutulur, ne zaman durulur
skill-other-boxes = Diğer kutuları doldurmak
skill-kinds-help = Kutu doldurmak: başka bir kutu daha iyiyken bunu doldurmanın bedeli.
skill-expensive = Son 30 günün en pahalı kararları
skill-not-expensive = Son 30 günde pahalıya patlayan karar yok.
skill-luck = Zar şansı
skill-luck-help = Şans, sen ne karar verirsen ver, zarların beklenenden fazla getirdiğidir. Sapma, onu standart sapmayla ölçer: her üç oyundan ikisi −1 ile +1 arasında kalır.
skill-last-games = Son oyunlar
skill-whose = Kimin kararları?
skill-people-heads-player = Oyuncu
skill-people-heads-games = Oyun
skill-people-heads-points-lost = Kayıp puan
skill-people-heads-best-choices = En iyi seçimler
skill-people-heads-luck = Zar şansı
skill-help-heads-games = Oyunlar
skill-help-heads-how-many = Kaç tane
skill-help-heads-points-lost = Kayıp puan
skill-help-without-the-coach = Koçsuz
skill-help-with-the-coach = Koçla
skill-help-not-known = Bilinmiyor
skill-kind-heads-decision = Karar
skill-kind-heads-lost-per-game = Oyun başına kayıp
skill-game-heads-game = Oyun
skill-game-heads-total = Toplam
skill-game-heads-points-lost = Kayıp puan
skill-game-heads-luck = Zar şansı
skill-game-heads-swings = Sapma
skill-judging = Oyunlar değerlendiriliyor: { $left } oyun kaldı. Bu sırada başka şeyler yapabilirsin.

skill-loses-points = { $games ->
    [1] { $name-is ->
        [you] Bir oyunda { $points } puan kaybettin.
       *[other] { $name }, bir oyunda { $points } puan kaybetti.
    }
   *[other] { $name-is ->
        [you] Oyun başına { $points } puan kaybediyorsun ({ $games } oyunda).
       *[other] { $name }, oyun başına { $points } puan kaybediyor ({ $games } oyunda).
    }
}

skill-most-by-keeping = { $name-is ->
    [you] En çok puanı, tutacağın zarları seçerken kaybediyorsun: oyun başına { $points } puan.
   *[other] { $name } en çok puanı, tutulacak zarları seçerken kaybediyor: oyun başına { $points } puan.
}

skill-most-by-box = { $name-is ->
    [you] En çok puanı { $category } kutusunu gereğinden erken doldurarak kaybediyorsun: oyun başına { $points } puan.
   *[other] { $name } en çok puanı { $category } kutusunu gereğinden erken doldurarak kaybediyor: oyun başına { $points } puan.
}

skill-most-by-boxes = { $name-is ->
    [you] En çok puanı kutuları gereğinden erken doldurarak kaybediyorsun: oyun başına toplam { $points } puan.
   *[other] { $name } en çok puanı kutuları gereğinden erken doldurarak kaybediyor: oyun başına toplam { $points } puan.
}

skill-almost-perfect = { $name-is ->
    [you] Kararların neredeyse kusursuz: oyun başına bir puandan az kaybediyorsun.
   *[other] { $name } neredeyse kusursuz karar veriyor: oyun başına bir puandan az kaybediyor.
}

skill-early = { $games ->
    [1] Şimdilik yalnızca bir oyuna dayanıyor, değişebilir.
   *[other] Şimdilik yalnızca { $games } oyuna dayanıyor, değişebilir.
}

skill-band-beginner = Acemi
skill-band-casual = Amatör
skill-band-good = İyi
skill-band-expert = Usta
skill-band-near-perfect = Kusursuza yakın
skill-rating-range = { $from } – { $to }
skill-rating-is = { $name-is ->
    [you] Derecen: { $rating }
   *[other] { $name }, derece: { $rating }
}
skill-rating-needs = { $games ->
    [one] Koçsuz bir oyun daha oyna, derece burada görünsün.
   *[other] Koçsuz { $games } oyun daha oyna, derece burada görünsün.
}
skill-ratings = Derecelerin anlamı
skill-ratings-head = Derece
skill-rating-below = { $points } puandan az
skill-rating-from = { $points } puan ya da daha çok
skill-ratings-limits = Sınırlar kurallara bağlıdır. En zayıf bilgisayar olan { bots-novice }, oyun başına { $points } puan kaybeder. Bunun dörtte üçü { skill-band-casual } derecesinin sınırıdır; sonraki her sınır bir öncekinin yarısıdır. Birden çok derece mümkünse, daha çok oyunla netleşir.
skill-decides-best = { $name-is ->
    [you] En iyi kararları sen veriyorsun.
   *[other] En iyi kararları { $name } veriyor.
}

skill-too-close = { $one-is ->
    [you] Seninle { $other } arasında belirgin bir fark yok.
   *[other] { $other-is ->
        [you] { $one } ile senin aranda belirgin bir fark yok.
       *[other] { $one } ile { $other } arasında belirgin bir fark yok.
    }
}

skill-sections-cost = Kutu doldurmak oyun başına, bonusun kazanılıp kaybedildiği üst bölümde { $upper } puana, alt bölümde { $lower } puana mal oluyor.
skill-course = Oyun başına kayıp puan: son { $window } oyunun ortalaması. Ne kadar düşükse o kadar iyi.
skill-filling-box = { $category } kutusunu doldurmak
skill-luck-very-bad = Çok şanssız
skill-luck-bad = Şanssız
skill-luck-below-average = Ortalamadan biraz daha şanssız
skill-luck-average = Ne şanslı ne şanssız
skill-luck-above-average = Ortalamadan biraz daha şanslı
skill-luck-good = Şanslı
skill-luck-very-good = Çok şanslı
skill-luckier-hardly-any = { $luck }: aynı kararlarla 100 oyuncudan biri bile daha şanslı olmazdı.
skill-luckier-almost-all = { $luck }: aynı kararlarla her 100 oyuncunun 99’undan fazlası daha şanslı olurdu.
skill-luckier-of-hundred = { $luck }: aynı kararlarla 100 oyuncudan { $players } kişi daha şanslı olurdu.
skill-luckier-of-ten = { $luck }: aynı kararlarla 10 oyuncudan { $players } kişi daha şanslı olurdu.

skill-luck-of-all = { $games ->
    [1] Bu tek oyunda zarların getirdiği: { $points } puan.
   *[other] { $games } oyunun hepsinde zarların getirdiği: { $points } puan.
}

# Under where most is lost: games in which the coach was open.
# $games (count)
skill-left-out = { $games ->
    [one] Koçla oynanan { $games } oyun burada sayılmaz.
   *[other] Koçla oynanan { $games } oyun burada sayılmaz.
}
skill-all-coached = Bu oyunların hepsinde koç yardım etti.
