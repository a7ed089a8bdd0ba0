people-sign-title = İşaret
people-colour-title = Renk
people-disc = Daire
people-triangle = Üçgen
people-square = Kare
people-diamond = Karo
people-star = Yıldız
people-cross = Artı
people-blue = Mavi
people-red = Kırmızı
people-green = Yeşil
people-amber = Kehribar
people-violet = Mor
people-teal = Turkuaz

people-chosen-badge = İşaret ve renk: { $name }, { $colour ->
    [blue] mavi
    [red] kırmızı
    [green] yeşil
    [amber] kehribar
    [violet] mor
   *[teal] turkuaz
} { $sign ->
    [disc] daire
    [triangle] üçgen
    [square] kare
    [diamond] karo
    [star] yıldız
   *[cross] artı
}
