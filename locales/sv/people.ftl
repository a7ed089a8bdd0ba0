people-sign-title = Symbol
people-colour-title = Färg
people-disc = Cirkel
people-triangle = Triangel
people-square = Kvadrat
people-diamond = Ruter
people-star = Stjärna
people-cross = Kors
people-blue = Blå
people-red = Röd
people-green = Grön
people-amber = Gul
people-violet = Lila
people-teal = Turkos
people-chosen-badge = Symbol och färg: { $name }, { $colour ->
    [blue] blå
    [red] röd
    [green] grön
    [amber] gul
    [violet] lila
   *[teal] turkos
}, { $sign ->
    [disc] cirkel
    [triangle] triangel
    [square] kvadrat
    [diamond] ruter
    [star] stjärna
   *[cross] kors
}
