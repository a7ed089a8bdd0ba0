first-turn-how-to-play-title = Nasıl oynanır
first-turn-tap-dice = Tutmak istediğin zarlara dokun.
first-turn-roll-again = Diğer zarları yeniden at.
first-turn-score-all-kept = Bütün zarları tutuyorsun. Puanı yazmak için kartında bir kutuya dokun.
first-turn-score-or-roll = Puanı yazmak için kartında bir kutuya dokun ya da bir kez daha at.
first-turn-score-now = Bu zarları yazmak için kartında bir kutuya dokun.

first-turn-keys = Tuşlar
first-turn-how-to-roll = Bir turda zarları en çok { $rolls } kez atabilirsin.
first-turn-how-to-keep = Her atıştan sonra tutmak istediğin zarlara dokun, diğerlerini yeniden at.
first-turn-how-to-score = Sonra kartında boş bir kutuya dokun: orada görünen puan ya da sıfır yazılır.
first-turn-how-to-fill = Kartında { $boxes } kutu var; her biri yalnızca bir kez doldurulur.
first-turn-how-it-ends = Bütün kartlar dolunca en yüksek toplam kazanır.
first-turn-let-go = Vazgeçersen tuttuğun zara bir daha dokun. Çift dokunma tek sayılır.
