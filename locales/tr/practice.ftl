practice-title = Alıştırma

practice-help = Sen olsan ne yapardın? Tutacağın zarlara dokun ya da bir kutu doldur. Sonra her seçeneğin değerini görürsün.

practice-who = Kim alıştırma yapıyor?

practice-coming = Bir durum hazırlanıyor…

practice-next = Sıradaki

practice-right = Doğru! En iyi seçim bu.

practice-wrong = Bunun bedeli ortalama { $points } puan. Daha iyisi: { $order }.
practice-right-to-win = Doğru! Kazanmak için en iyi seçim bu: { $chance }.
practice-wrong-to-win = Bununla kazanma olasılığın { $best } yerine { $chance }. Daha iyisi: { $order }.
practice-for-most-points = En çok puan için: { $order }.

practice-not-counted = Bu sayılmaz: en iyi seçim kolayca görünüyordu.

practice-own-mistake = Kendi oyunlarından biri. O zamanki seçimin: { $did }.

practice-in-the-game = Oyundaki seçim: { $did }. Bu cevap sonuçlarına sayılmaz.

practice-to-review = İncelemeye dön
practice-others-and-totals = Diğerleri şu ana kadar – { $totals }

practice-counted = Kolay durumlar, yani diğer seçeneklerin açıkça kötü olduğu durumlar sayılmaz; daha önce yanıldıkların sayılır.

practice-link-text = Alıştırma: burada hangi zarları tutardın?

practice-silent = Bu kurallarla alıştırma yapılacak bir durum yok.

practice-start = Başla

practice-asks = Sen olsan ne yapardın?

practice-asks-for = Tutacağın zarlara dokun ya da bir kutu seç.

practice-of = { $part }/{ $all }

practice-five = Günün beşlisi

practice-five-help = Beş durum, bugün herkes için aynı.

practice-five-result = { $all } durumdan { $best } tanesinde en iyi seçim, { $points } puan kayıp.

practice-chosen-was = Seçimin: { $did }.

practice-no-decisions = Henüz karar yok.

practice-so-far = Art arda doğru: { $streak }. En uzun seri: { $longest }. Doğru: { $right }/{ $all }.

practice-chooses = { $all } durumdan { $right } tanesinde en iyisini seçiyorsun.

practice-first-keep = İlk atıştan sonra

practice-second-keep = İkinci atıştan sonra

practice-fill = Kutu doldurma

practice-more = Sayılarla sonuçlar
