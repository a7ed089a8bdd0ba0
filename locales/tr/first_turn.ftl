first-turn-how-to-play-title = Nasıl oynanır
first-turn-tap-dice = Tutmak istediğin zarlara dokun.
first-turn-roll-again = Diğer zarları yeniden at.
first-turn-score-all-kept = Bütün zarları tutuyorsun. Puanı yazmak için kartında bir kutuya dokun.
first-turn-score-or-roll = Puanı yazmak için kartında bir kutuya dokun ya da bir kez daha at.
first-turn-score-now = Bu zarları yazmak için kartında bir kutuya dokun.
