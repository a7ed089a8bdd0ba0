refusals-exact-players = Bu oyun tam { $players } kişiyle oynanır.
refusals-players-between = Bu oyun { $least } ile { $most } arası oyuncuyla oynanır.
refusals-no-name = Herkesin bir adı olmalı.
refusals-long-name = Ad en çok { $most } karakter olabilir.
refusals-same-name = Bu masada o adda biri zaten var.
refusals-no-time = Bir süre gir.
refusals-computer-without-best-play = Atışların biriktiği kurallarda yalnızca Çaylak ve Amatör oynayabilir: kusursuz oyunu hesaplamak çok uzun sürer.
