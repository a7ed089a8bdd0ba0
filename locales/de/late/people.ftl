people-sign-title = Zeichen

people-colour-title = Farbe

people-disc = Scheibe
people-triangle = Dreieck
people-square = Quadrat
people-diamond = Raute
people-star = Stern
people-cross = Kreuz

people-blue = Blau
people-red = Rot
people-green = Grün
people-amber = Bernstein
people-violet = Violett
people-teal = Türkis

people-chosen-badge = Zeichen und Farbe: { $name }, { $sign ->
    [disc] Scheibe
    [triangle] Dreieck
    [square] Quadrat
    [diamond] Raute
    [star] Stern
   *[cross] Kreuz
} in { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [amber] Bernstein
    [violet] Violett
   *[teal] Türkis
}
