people-sign-title = Zeichen

people-colour-title = Farbe

people-disc = Kreis
people-triangle = Dreieck
people-square = Quadrat
people-diamond = Raute
people-star = Stern
people-cross = Kreuz

people-blue = Blau
people-red = Rot
people-green = Grün
people-amber = Gold
people-violet = Lila
people-teal = Türkis

people-chosen-badge = Zeichen und Farbe: { $name }, { $sign ->
    [disc] Kreis
    [triangle] Dreieck
    [square] Quadrat
    [diamond] Raute
    [star] Stern
   *[cross] Kreuz
} in { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [amber] Gold
    [violet] Lila
   *[teal] Türkis
}
