links-send-instead = Skicka som länk
links-send-help = Den du skickar till öppnar länken, spelar sin omgång och skickar tillbaka den.
links-send-to = { $name-is ->
    [you] Skicka tillbaka
   *[other] Skicka till { $name }
}

links-plays-elsewhere = { $name-is ->
    [you] Du spelar på en annan enhet
   *[other] { $name } spelar på en annan enhet
}
