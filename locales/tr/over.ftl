over-unloaded = Oyun bitti
over-unloaded-help = Kartlar aşağıda. Sayfanın geri kalanı yüklenemedi.
