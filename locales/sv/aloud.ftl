aloud-still-kept = { $dice ->
    [one] Tärning { $places } är sparad.
   *[other] Tärning { $places } är sparade.
}

aloud-total-is = Totalt { $total }.

aloud-upper-missed = Övre delen { $upper }, bonusen går inte längre att nå.

aloud-open-again = Rutan { $category } är tom igen.

aloud-the-dice = Tärningarna: { $dice }.

aloud-minute-left = En minut kvar.
