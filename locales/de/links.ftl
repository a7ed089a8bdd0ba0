links-send-instead = Als Link schicken

links-send-help = Wer dran ist, öffnet den Link, spielt und schickt ihn zurück.

links-send-to = { $name-is ->
    [you] Zurückschicken
   *[other] An { $name } schicken
}

links-plays-elsewhere = { $name-is ->
    [you] Du spielst an einem anderen Gerät
   *[other] { $name } spielt an einem anderen Gerät
}
