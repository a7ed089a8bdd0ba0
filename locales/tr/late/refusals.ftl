refusals-exact-players = Bu oyun tam { $players } kişiyle oynanır.
refusals-players-between = Bu oyun { $least } ile { $most } arası oyuncuyla oynanır.
refusals-no-name = Herkesin bir adı olmalı.
refusals-long-name = Bir ad en çok { $most } harf olabilir.
refusals-same-name = Bu masada o adda biri zaten var.
refusals-no-time = Bir süre gir.
refusals-computer-without-best-play = Atışlar birikince yalnızca Çaylak ve Amatör oynar: en iyi oyunu hesaplamak çok uzun sürer.
