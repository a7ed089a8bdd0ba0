refusals-game-over = Oyun bitti.
refusals-start-first = Önce zar atın: kim başlayacak?
refusals-start-is-decided = Kimin başlayacağı belli oldu bile.
refusals-no-rolls-left = Atış kalmadı: bir kutu seç.
refusals-nothing-to-keep = İlk atışta bütün zarlar atılır.
refusals-wrong-dice = Bu zarlar masada yok.
refusals-other-dice = Bu oyunda herkese aynı zarlar gelir, bunlar ise farklı.
refusals-roll-first = Önce zarları at.
refusals-no-such-category = Bu kartta böyle bir kutu yok.
refusals-filled = { $category } kutusu zaten dolu.
refusals-nothing-to-undo = Geri alınacak puan yok.
refusals-no-clock = Bu oyun süresiz.
refusals-no-entropy = Bu cihaz rastgele sayı vermiyor, o yüzden zar atılamıyor.

refusals-upper-first = { $category } kutusu boş: { $dice ->
    [5] beş zar da
    [6] altı zar da
   *[other] bütün zarlar
} { $face ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
   *[other] aynı
}, oraya yazılmalı.

refusals-lower-first = Bu zarlar bir joker: onları boş bir alt kutuya yaz.
refusals-next = Sırada { $category } var.
refusals-upper-section-first = Önce üst bölümü doldur.
refusals-lower-section-first = Önce alt bölümü doldur.
refusals-fits = Bu zarlar { $category } kutusuna uyuyor. Ancak hiçbir kutuya uymazlarsa sıfır yazabilirsin.
refusals-never-struck = Bu kutuya sıfır yazamazsın, ama { $category } kutusuna yazabilirsin.

refusals-exact-players = Bu oyun tam { $players } kişiyle oynanır.
refusals-players-between = Bu oyun { $least } ile { $most } arası oyuncuyla oynanır.
refusals-no-name = Herkesin bir adı olmalı.
refusals-long-name = Ad en çok { $most } karakter olabilir.
refusals-same-name = Bu masada o adda biri zaten var.
refusals-no-time = Bir süre gir.
refusals-computer-without-best-play = Atışların biriktiği kurallarda yalnızca Çaylak ve Amatör oynayabilir: kusursuz oyunu hesaplamak çok uzun sürer.
