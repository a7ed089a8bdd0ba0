aloud-still-kept = { $dice ->
    [one] Tutulan zar: { $places }.
   *[other] Tutulan zarlar: { $places }.
}

aloud-total-is = Toplam { $total }.

aloud-upper-missed = Üst bölüm { $upper }, bonus artık mümkün değil.

aloud-open-again = { $category } kutusu yine açık.

aloud-the-dice = Zarlar: { $dice }.

aloud-minute-left = Bir dakika kaldı.
