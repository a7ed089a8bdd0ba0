aloud-still-kept = { $dice ->
    [one] Würfel { $places } bleibt liegen.
   *[other] Würfel { $places } bleiben liegen.
}

aloud-total-is = Gesamt { $total }.

aloud-upper-missed = Oben { $upper }, der Bonus ist nicht mehr drin.

aloud-open-again = Das Feld { $category } ist wieder frei.

aloud-the-dice = Die Würfel: { $dice }.

aloud-minute-left = Noch eine Minute.
