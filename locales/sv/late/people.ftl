people-sign-title = Tecken
people-colour-title = Färg
people-disc = Cirkel
people-triangle = Triangel
people-square = Kvadrat
people-diamond = Romb
people-star = Stjärna
people-cross = Kors
people-blue = Blå
people-red = Röd
people-green = Grön
people-amber = Bärnsten
people-violet = Violett
people-teal = Turkos
people-chosen-badge = Tecken och färg: { $name }, { $colour ->
    [blue] blå
    [red] röd
    [green] grön
    [amber] bärnsten
    [violet] violett
   *[teal] turkos
}, { $sign ->
    [disc] cirkel
    [triangle] triangel
    [square] kvadrat
    [diamond] romb
    [star] stjärna
   *[cross] kors
}
