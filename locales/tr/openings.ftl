### Bir oyunun bütün ilk atışları.

openings-title = İlk atış
openings-about = Oyunun ilk atışından sonraki en iyi seçim, sonraki seçenekten ne kadar iyi olduğu ve kusursuz oyunun ortalama toplamı.
openings-link = İlk atış: hangi zarları tutmalı?
openings-wanted = Yalnızca bu zarların olduğu atışlar
openings-wanted-help = Örneğin 1 1 5
openings-roll = İlk atış
openings-lead = Fark
openings-all = { $count } ilk atış. Kusursuz oyunun ortalaması: { $points } puan.
openings-found = İlk atışlar: { $count } / { $all }. Birinin gelme olasılığı: { $chance }.
openings-none = Bu zarların hepsinin olduğu bir ilk atış yok.
openings-no-dice = 1 ile 6 arasında sayılar yaz.
