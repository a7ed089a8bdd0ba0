bots-stuck = { $name } takıldı

bots-novice = Çaylak
bots-casual = Amatör
bots-skilled = Deneyimli
bots-perfect = Kusursuz
bots-rival = Hırslı
bots-novice-line = Kuralları yeni öğrendi, en çok hangi sayı geldiyse onu toplar.
bots-casual-line = Tatilden tatile oynar: kutuları bilir, olasılık hesabına hiç girmez.
bots-skilled-line = Her hafta oynar: olasılıklardan anlar, ama bu turun ötesine bakmaz.
bots-perfect-line = En yüksek ortalama toplam için oynar. Ondan iyisi yok.
bots-rival-line = Kazanmak için oynar: sona doğru, seninkini geçecek toplamın peşine düşer.
bots-novice-manner = { $name }: hızlı ve plansız.
bots-casual-manner = { $name }: rahat, içinden geldiği gibi oynar.
bots-skilled-manner = { $name }: keskin, her turu ayrı düşünür.
bots-perfect-manner = { $name }: sakin, puan için hiç acele etmez.
bots-rival-manner = { $name }: gözü saatte değil, senin puanında.
bots-stands-in = { $name } yerine oynayan Amatör
bots-rolls-all = { $name } hepsini yeniden atıyor.
bots-keeps-dice = { $name }, { $dice } tutuyor.

bots-rolls-all-because = { $strength ->
    [novice] { $name } aynı sayıdan çok gelsin diye hepsini yeniden atıyor.
    [casual] { $name } en yakın kutu için hepsini yeniden atıyor.
    [skilled] { $name } bu turda en çok puan için hepsini yeniden atıyor.
    [perfect] { $name } hepsini yeniden atıyor: uzun vadede en iyisi.
   *[rival] { $name } kazanmak için hepsini yeniden atıyor.
}

bots-keeps-dice-because = { $strength ->
    [novice] { $name } aynısından daha gelsin diye { $dice } tutuyor.
    [casual] { $name } en yakın kutu için { $dice } tutuyor.
    [skilled] { $name } bu turda en çok puan için { $dice } tutuyor.
    [perfect] { $name }, { $dice } tutuyor: uzun vadede en iyisi.
   *[rival] { $name } kazanmak için { $dice } tutuyor.
}

bots-takes-box = { $takes }.

bots-takes-box-because = { $strength ->
    [novice] { $takes }: şu an en çok puan bu.
    [casual] { $takes }: bu zarlara en çok bu uyuyor.
    [skilled] { $takes }: bu kutu için en iyi puan.
    [perfect] { $takes }: uzun vadede en iyisi.
   *[rival] { $takes }: kazanmak için.
}

bots-zero-because = { $takes }: en az orada acıtıyor.

bots-strength-of = { $player }, bilgisayarın gücü

bots-own = senin oyuncun

bots-own-manner = { $name }: programı ne derse onu oynar.
