advice-chance = %{ $percent }
advice-chance-small = <%1
advice-chance-large = >%99

advice-did-roll-all = Hepsini yeniden atmak
advice-did-keep = { $dice } tutmak
advice-did-score = { $category } kutusuna yazmak
advice-did-score-zero = { $category } kutusuna sıfır yazmak
advice-thinking = Koç düşünüyor.
advice-takes-half-minute = Bu kurallarla kusursuz oyunu hesaplamak yarım dakikayı bulabilir; bu cihazda yalnızca bir kez.
advice-takes-minutes = Bu kurallarla kusursuz oyunu hesaplamak bir iki dakika sürer; bu cihazda yalnızca bir kez.
