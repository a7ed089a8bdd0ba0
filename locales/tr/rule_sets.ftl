rule-sets-yahtzee-basic = Yahtzee, temel
rule-sets-yahtzee-advanced = Yahtzee, gelişmiş
rule-sets-yahtzee-official = Yahtzee, resmî
rule-sets-yahtzee-club = Yahtzee, kulüp
rule-sets-yatzy = Yatzy
rule-sets-yahtzie = Yahtzie
rule-sets-kniffel = Kniffel
rule-sets-kniffel-travel = Kniffel, seyahat boy
rule-sets-kniffel-championship = Kniffel, şampiyona
rule-sets-yams = Yams
rule-sets-yacht = Yacht
rule-sets-yacht-51 = Yacht Dice
rule-sets-cheerio = Cheerio
rule-sets-crag = Crag
rule-sets-generala = Generala
rule-sets-yatzy-forced = Yatzy, sıralı
rule-sets-yatzy-half-forced = Yatzy, yarı sıralı
rule-sets-kismet = Kısmet
rule-sets-super-yatzy = Süper Yatzy
rule-sets-maxi-yatzy-forced = Maxi Yatzy, sıralı
rule-sets-maxi-yatzy = Maxi Yatzy
rule-sets-maxi-yatzy-saved = Maxi Yatzy, biriktirmeli
rule-sets-yam = Yam

rule-sets-yahtzee-basic-line = Joker yok: ek Yahtzee sıradan bir atıştır, bonusu da yoktur.
rule-sets-yahtzee-advanced-line = Serbest joker: ek Yahtzee 100 kazandırabilir. Kendi sayısının üst kutusu doluysa, her alt kutuda tam puan eder.
rule-sets-yahtzee-official-line = Zorunlu joker: ek Yahtzee 100 kazandırabilir. Kendi sayısının üst kutusuna yazılmalıdır; o kutu doluysa her alt kutuda tam puan eder.
rule-sets-yahtzee-club-line = Hak edilen joker: ek Yahtzee 100 kazandırır ve her alt kutuda tam puan eder, ama yalnızca Yahtzee kutunda 50 yazıyorsa.
rule-sets-yatzy-line = İskandinav oyunu: joker yok; ama çiftler, 1’den ve 2’den başlayan kentler ve 50 puanlık üst bölüm bonusu var.
rule-sets-yahtzie-line = Altı zar, iki oyuncu; bonus da joker de yok. Barbie adlı ek kutu, tam olarak beş tane üç ve bir tane beşe 64 puan verir.
rule-sets-kniffel-line = Alman oyunu: ek Kniffel 50 kazandırır ve her kutuda o kutunun getirebileceği en yüksek puanı eder.
rule-sets-kniffel-travel-line = Daha eski bir Alman kuralı: ek Kniffel kendi sayısının üst kutusuna yazılmalıdır ve orada 50 daha kazandırır; o kutu doluysa her alt kutuda tam puan eder.
rule-sets-kniffel-championship-line = Alman şampiyona kuralı: ek Kniffel 50 kazandırır ama joker değildir.
rule-sets-yams-line = Fransız oyunu: ikinci Yams sıradan bir atıştır, bonusu da yoktur.
rule-sets-yacht-line = 1938 oyunu, hiç bonus yok: on iki kutu; 1’den ve 2’den başlayan kentler 30’ar puan.
rule-sets-yacht-51-line = “51 Worldwide Games”teki Yacht Dice, Kore (야추) ve Japonya’da (ヨット) oynanır: üst bölümde 35 bonus; beş aynı zar Full House da sayılır.
rule-sets-cheerio-line = On bir kutu, bonus yok: Full House zarlarının toplamını getirir, kentler 1’den ve 2’den başlar.
rule-sets-crag-line = Üç zar, yalnızca iki atış. Bir çift içeren ve toplamı 13 eden zarlar Crag’dır: 50 puan.
rule-sets-generala-line = Latin Amerika’nın oyunu, bonus yok: ilk atışta kent, Full House ve dörtlü 5 puan fazla getirir, Generala ise oyunu hemen kazandırır.
rule-sets-unlisted-line = Listede olmayan kurallar.
rule-sets-yatzy-forced-line = Kutular yukarıdan aşağıya sırayla doldurulur. 50 puanlık üst bölüm bonusuna her sayıdan iki tane yeter.
rule-sets-yatzy-half-forced-line = Önce üst bölüm, istediğin sırayla; sonra alt bölüm. 50 puanlık üst bölüm bonusuna her sayıdan iki tane yeter.
rule-sets-kismet-line = Sayıların rengi var: 1 ve 6 siyah, 2 ve 5 kırmızı, 3 ve 4 yeşil. Bazı kutular tek renk ister, üst bölüm bonusu üç basamakta artar.
rule-sets-super-yatzy-line = Altı zarlı Danimarka oyunu: üç çift, iki üçlü, 1’den 6’ya kent; altı aynı zara 50 artı zarların toplamı.
rule-sets-maxi-yatzy-forced-line = Altı zar, yirmi kutu; kutular yukarıdan aşağıya sırayla doldurulur.
rule-sets-maxi-yatzy-line = Altı zarlı, yirmi kutulu İskandinav oyunu: üç çift, şato, kule ve 100 puanlık üst bölüm bonusu.
rule-sets-maxi-yatzy-saved-line = Kullanmadığın atışların sonraki turların için biriktiği Maxi Yatzy.
rule-sets-yam-line = Daha eski Fransız oyunu: Düşük, Yüksek’ten küçük olmalı; diğer alt kutular zarların toplamına 20, 30 ya da 40 ekler.
rule-sets-family-yahtzee = Yahtzee
rule-sets-family-kniffel = Kniffel ve Yams
rule-sets-family-yatzy = Yatzy
rule-sets-family-yacht = Yacht ve diğerleri
rule-sets-played-last = Son oynananlar
rule-sets-search = Ara
rule-sets-none-found = Bu adda bir oyun yok.
rule-sets-others = Diğer oyunlar
rule-sets-turn-title = Bir tur
rule-sets-turn-rolls = { $dice } zarın hepsini at. Sonra istediklerini tut, kalanları yeniden at; toplam en çok { $rolls } atış. Tuttuğun zarları sonra yeniden atabilirsin.
rule-sets-saved-rolls = Kullanmadığın atışlar birikir; onları sonraki turlarında kullanabilirsin. Oyun sonunda kalanlar bir şey getirmez.
rule-sets-turn-ends = Her atıştan sonra durabilirsin. Ardından kartında boş bir kutuyu doldur: puanla ya da sıfırla. Dolu kutu bir daha değişmez.
rule-sets-strike-if-nothing-fits = Bir kutuya ancak zarların hiçbir boş kutuda puan getirmiyorsa sıfır yazabilirsin.
rule-sets-strike-if-nothing-fits-in = Şunlara ancak zarların hiçbir boş kutuda puan getirmiyorsa sıfır yazabilirsin: { $boxes }.
rule-sets-strike-never = Başka bir kutu doldurulabildiği sürece şunlara sıfır yazamazsın: { $boxes }.
rule-sets-card-title = Puan kartı
rule-sets-upper-boxes = Üst bölümde her kutuya kendi sayısını gösteren zarların toplamı yazılır.
rule-sets-bonus = Üst bölümün { $threshold } puana ulaşırsa { $points } bonus alırsın.
rule-sets-bonus-of-each = Üst bölümün { $threshold } puana ulaşırsa { $points } bonus alırsın: her sayıdan { $each } tane tam yeter.
rule-sets-no-bonus = Üst bölümün bonusu yok.
rule-sets-higher-bonus = { $threshold } puanda bonus { $points } olur.
rule-sets-lower-boxes = Alt bölümde belli zar kombinasyonları aranır.
rule-sets-all-alike = { categories-number-first } zarın hepsi aynıysa { $boxes } sayılmaz.
rule-sets-all-alike-but-joker = { categories-number-first } zarın hepsi aynıysa, joker olmadıkça { $boxes } sayılmaz.
rule-sets-box-or = { $boxes } ya da { $category }
rule-sets-extra-title = Ek { $yahtzee }
rule-sets-extra-bonus = { $yahtzee } kutunda { $full } yazıyorsa her ek { $yahtzee } sana { $bonus } bonus kazandırır; seçtiğin kutuya sıfır yazılsa bile.
rule-sets-free-joker = Serbest joker: { $yahtzee } kutun ve gelen sayının üst kutusu doluysa, ek { $yahtzee } boş olan her alt kutuya yazılabilir ve orada tam puan eder: { $boxes }. O üst kutu boşken sıradan bir atış sayılır.
rule-sets-forced-joker = Zorunlu joker: { $yahtzee } kutun { $full } ya da 0 ile dolduktan sonra, ek { $yahtzee } gelen sayının üst kutusuna yazılmalıdır. O kutu doluysa, boş olan her alt kutuya yazılabilir ve orada tam puan eder: { $boxes }. Boş alt kutu kalmadıysa, boş bir üst kutuya sıfır yazılır.
rule-sets-earned-joker = Hak edilen joker: { $yahtzee } kutunda { $full } yazıyorsa ve gelen sayının üst kutusu doluysa, ek { $yahtzee } boş olan her alt kutuya yazılabilir ve orada tam puan eder: { $boxes }. O üst kutu boşken sıradan bir atış sayılır. { $yahtzee } kutunda sıfır varsa, oyun boyunca bonus da joker de yoktur.
rule-sets-highest-joker = Tam joker: { $yahtzee } kutunda { $full } yazıyorsa, ek { $yahtzee } üstte ya da altta boş olan her kutuya yazılabilir ve orada o kutunun getirebileceği en yüksek puanı eder. { $yahtzee } kutunda sıfır varsa, oyun boyunca bonus da joker de yoktur.
rule-sets-own-box-joker = Zorunlu joker: { $yahtzee } kutun { $full } ya da 0 ile dolduktan sonra, ek { $yahtzee } gelen sayının üst kutusuna yazılmalıdır ve orada { $bonus } bonus kazandırır. O kutu doluysa, boş olan her alt kutuya yazılabilir ve orada bonussuz tam puan eder: { $boxes }. Boş alt kutu kalmadıysa, boş bir üst kutuya sıfır yazılır.
rule-sets-box-for = { $category } { $points }
rule-sets-boxes-for = { $boxes }, { $category } { $points }
rule-sets-end-title = Oyunun sonu
rule-sets-end = Bütün kartlar dolunca oyun biter. En yüksek toplam kazanır; toplamlar eşitse galibiyet paylaşılır. Ulaşılabilecek en yüksek toplam: { $total }.
rule-sets-wins-at-once = { $roll ->
    [1] İlk atışta { $category }
   *[other] En çok { $roll } atışta { $category }
} kendi kutusuna yazılırsa oyunu hemen kazandırır. Tek başına oynuyorsan puanı alır, oynamayı sürdürürsün.
rule-sets-exactly-players = Bu oyun tam { $players } kişiyle oynanır.
rule-sets-order-down = Kutular yukarıdan aşağıya birer birer doldurulur. Zarlar uymazsa sıradaki kutuya sıfır yazılır.
rule-sets-order-up = Kutular aşağıdan yukarıya birer birer doldurulur. Zarlar uymazsa sıradaki kutuya sıfır yazılır.
rule-sets-order-upper-first = Önce üst bölümün bütün kutuları doldurulur, istediğin sırayla; sonra alt bölümünkiler.
rule-sets-order-lower-first = Önce alt bölümün bütün kutuları doldurulur, istediğin sırayla; sonra üst bölümünkiler.
rule-sets-colour = { $colour ->
    [0] Yuvarlak siyah
    [1] Kare kırmızı
   *[2] Üçgen yeşil
} noktalar: { $faces }.

# Under the rules: begins a game with them.
rule-sets-play-this = Bu oyunu oyna
