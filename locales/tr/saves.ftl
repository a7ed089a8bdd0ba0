saves-blocked = Bu tarayıcı, sayfanın kayıt yapmasına izin vermiyor. Oynayabilirsin, ama sayfayı kapatınca oyunun kaybolur.
saves-full = Bu tarayıcının depolama alanı dolu. Oynamayı sürdürebilirsin, ama sayfayı kapatınca son hamlelerin kaybolur. Oyunlarını yedekle, sonra biten oyunlardan bazılarını sil.
saves-arena-full = Depolama alanının arenaya ayrılan kısmı dolu. Sayfayı kapatınca en son oyuncular ve turnuvalar kaybolur. Onları dosyaya kaydet, sonra bazılarını sil. Oyunlar için hâlâ yer var.
saves-copied = { $count ->
    [one] Burada kaydedilemeyen bir şey başka bir sekmede de değişti. Senin sürümün onun yanında kopya olarak saklanıyor.
   *[other] Burada kaydedilemeyen şeyler başka bir sekmede de değişti. Senin sürümlerin onların yanında { $count } kopya olarak saklanıyor.
}

saves-quarantined = { $count ->
    [one] Bir kayıt bozuk. Aslı bir kenarda saklanıyor ve her yedekte yer alıyor.
   *[other] { $count } kayıt bozuk. Asılları bir kenarda saklanıyor ve her yedekte yer alıyor.
}

saves-newer = { $count ->
    [one] Bir kayıt daha yeni bir Rollkeep sürümünden. Güvende; yeni sürümü almak için sayfayı yeniden yükle.
   *[other] { $count } kayıt daha yeni bir Rollkeep sürümünden. Güvendeler; yeni sürümü almak için sayfayı yeniden yükle.
}

saves-from-newer = Daha yeni bir Rollkeep sürümünden

saves-arena-filled = Oyuncular ve turnuvalar için ayrılan depolama alanı %{ $percent } dolu. Artık gerekmeyenleri dosyaya kaydedip sil.
saves-player-blocked = Bu tarayıcı, sayfanın kayıt yapmasına izin vermiyor.
saves-player-full = Bu tarayıcının depolama alanı dolu.
saves-player-arena-full = Depolama alanının arenaya ayrılan kısmı dolu.

saves-from-newer-help = Bunu daha yeni bir Rollkeep sürümü kaydetmiş. Güvende; yeni sürümü almak için sayfayı yeniden yükle, sonra yeniden aç.
saves-set-aside = Bu kayıt bozuk
saves-set-aside-help = Okunamıyor. Aslı bir kenarda saklanıyor: ayarlardan ona bakabilir, onu bir dosyaya kaydedebilir ya da silebilirsin.

saves-aside-real-dice = Kendi zarlarınla doldurduğun bir kart: { $names }. { $step }. adımı kurallara uymuyor. Ondan öncesi kartlarının arasında.
saves-aside-game = Bir oyun, oynayanlar: { $names }. { $why } Ondan öncesi oyunlarının arasında.
saves-aside-misfit = Aynı adlı kayıtlı oyuna uymuyor.
saves-not-a-save = Bu ne kayıtlı bir oyun ne de bir oyuncu; ya da anlaşılamayacak kadar bozuk.
saves-by-newer = Daha yeni bir Rollkeep sürümüyle kaydedilmiş.
saves-bad-setup = Oyuncuları ya da süresi geçerli değil.
saves-bad-rules = Bu kurallarla oynanamaz.
saves-bad-log = Atış listesi bozuk.
saves-bad-taken-over = Başka bir oyunun bir anından devam ediyor, ama o an eksik.
saves-bad-step = { $step }. adımı kurallara uymuyor.

saves-tables = { $games } için yapılan hesaplar uzun sürdü; tarayıcı onları saklıyor: { $size } MB.
saves-tables-of-others = listede olmayan kurallar
saves-delete-tables = Hesapları sil
saves-tables-deleted = Silindi. Gerektiğinde yeniden hesaplanır.

saves-import-no-export = Bu dosya bir Rollkeep yedeği değil. Hiçbir şey değişmedi.
saves-import-newer = Bu dosya daha yeni bir Rollkeep sürümünden. Yeni sürümü almak için sayfayı yeniden yükle, sonra yeniden dene. Hiçbir şey değişmedi.
saves-import-too-long = Bu dosya, bir Rollkeep yedeğinden çok daha uzun. Hiçbir şey değişmedi.
saves-import-progress = { $done }/{ $all } kayıt
saves-import-stopped = { $done }/{ $all } kayıttan sonra durduruldu. O ana kadar yüklenenler kalıyor.
saves-import-not-begun = Dosya okunurken durduruldu. Hiçbir şey değişmedi.
saves-import-blocked = Bu tarayıcı, sayfanın kayıt yapmasına izin vermiyor. Yüklediklerin, sayfayı kapatınca kaybolur.
saves-import-no-room = Bu tarayıcının depolama alanında hepsine yer yok. Kalanlar, sayfayı kapatınca kaybolur.
saves-line-new = { $count } yeni oyun eklenecek.

saves-line-further = { $count ->
    [one] { $count } oyun dosyada daha ileride ve buradakinin yerine geçecek.
   *[other] { $count } oyun dosyada daha ileride ve buradakilerin yerine geçecek.
}

saves-line-forked = { $count } oyun ya da turnuva dosyada başka türlü ilerlemiş; ikisi de saklanacak.
saves-line-known = { $count } kayıt zaten burada, olduğu gibi kalacak.
saves-line-challenges = { $count } meydan okuma yeni ya da daha fazla yanıt içeriyor.
saves-line-tournaments = { $count } turnuva yeni ya da daha ileride.
saves-line-players = { $count } yeni oyuncu eklenecek.
saves-line-aside = { $count } kayıt okunamıyor, bir kenarda saklanacak.
saves-line-no-room = { $count } kayıt sığmıyor, dosyada kalacak.
saves-line-settings = Ayarlar ve adlar dosyadan alınacak.
saves-player-no-name = Bir adı olmalı.
saves-player-long-name = Ad en çok { $most } karakter olabilir.
saves-player-same-name = Bu adda bir oyuncun zaten var.
saves-player-long-source = Bir program en çok { $most } kB olabilir. Bu daha uzun ve kaydedilmedi.
saves-player-changed = Bu oyuncu başka bir sekmede değiştirildi.
saves-player-deleted = Bu oyuncu başka bir sekmede silindi.

saves-save-aside = Dosyaya kaydet

saves-delete-aside-question = Kaydın bu aslı silinsin mi?
saves-delete-aside-why = Geri getirilemez.
