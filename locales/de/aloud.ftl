aloud-still-kept = { $dice ->
    [one] Würfel { $places } ist behalten.
   *[other] Würfel { $places } sind behalten.
}

aloud-total-is = Gesamt { $total }.

aloud-upper-missed = Oben { $upper }, der Bonus ist nicht mehr möglich.

aloud-open-again = { $category } ist wieder offen.

aloud-the-dice = Die Würfel: { $dice }.

aloud-minute-left = Noch eine Minute.
