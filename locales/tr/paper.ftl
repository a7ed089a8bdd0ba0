paper-paper = Kâğıt puan kartları
paper-about = Boş bir puan kartı yazdır, kendi zarlarınla oyna. Tek sayfaya sığar: A4 ya da Letter.
paper-print-game = Puan kartını yazdır
paper-print = Yazdır
paper-back-to-card = Karta dön
paper-columns = Sütunlar
paper-columns-help = Her oyuncu ya da her oyun için bir tane.
paper-name = Ad
paper-upper-total = Üst bölüm
paper-no-game = Bu oyun daha bitmedi.

paper-sum-of-face = { $face ->
    [1] birlerin toplamı
    [2] ikilerin toplamı
    [3] üçlerin toplamı
    [4] dörtlerin toplamı
    [5] beşlerin toplamı
   *[6] altıların toplamı
}

paper-sum-of-matched = eşleşen zarların toplamı
paper-sum-of-all = bütün zarların toplamı

paper-sum-of-dice = { $dice ->
    [1] bir zarın toplamı
    [2] iki zarın toplamı
    [3] üç zarın toplamı
    [4] dört zarın toplamı
    [5] beş zarın toplamı
   *[6] altı zarın toplamı
}

paper-sum-of-lowest = en düşük { $dice } zarın toplamı

paper-bonus-from = { $threshold } puana ulaşınca { $points }
paper-extra = her biri { $points }
