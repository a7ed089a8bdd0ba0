aloud-still-kept = { $dice ->
    [one] { $places } numaralı zar tutuldu.
   *[other] { $places } numaralı zarlar tutuldu.
}

aloud-total-is = Toplam { $total }.

aloud-upper-missed = Üst bölüm { $upper }, bonusa artık yetişmez.

aloud-open-again = { $category } kutusu yine boş.

aloud-the-dice = Zarlar: { $dice }.

aloud-minute-left = Bir dakika kaldı.
