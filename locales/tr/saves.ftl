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
