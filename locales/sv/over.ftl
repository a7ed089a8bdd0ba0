over-unloaded = Spelet är slut
over-unloaded-help = Protokollen finns här nedanför. Resten av sidan gick inte att ladda.

over-best-moment-title = Bästa ögonblicket
over-lesson-title = En sak att lära sig
over-lesson-whose = Tryck på ditt namn för att se vad du kan lära dig.
over-looking = Går igenom valen …
over-no-lesson = Inget den här gången: varje val var det bästa.
over-see-decision = Se alla alternativ
over-tally-title = Spel hittills
over-podium = Placeringar
over-share = Dela
over-share-text = Dela som text
over-copy-text = Kopiera texten
over-share-picture = Dela som bild
over-save-picture = Spara bilden
over-copied = Kopierat.
over-not-copied = Webbläsaren kopierade inte texten. Markera den och kopiera den själv.
over-saved = Sparad som fil.
over-no-picture = Webbläsaren sparade inte bilden.
over-rare = En perfekt spelare får under { $total } i { $percent } av 100 spel.
over-rare-and-good = Till och med en perfekt spelare får under { $total } i { $percent } av 100 spel.
over-last-round = Avgjordes i sista omgången.
over-from-behind = Efter ett underläge på { $points } poäng.
over-throughout = Ledde från start till mål.
over-best-score = { $upper ->
    [0] { $score }, i omgång { $turn }
   *[other] { $score } och bonusen på { $upper }, i omgång { $turn }
}

over-turn-and-roll = Omgång { $turn }, kast { $roll } av { $rolls }
over-whose-turn-and-roll = { $name }, omgång { $turn }, kast { $roll } av { $rolls }
over-played-and-better = { $played }. { $better }, i snitt värt { $cost } poäng mer.
over-wins = { $name }: { $wins }
over-tally-of-games = { $shared ->
    [0] Vinster i { $games } spel med samma spelare och regler. Räknat på den här enheten.
   *[other] Vinster i { $games } spel med samma spelare och regler, varav { $shared } med delad seger. Räknat på den här enheten.
}

over-starts-next = { $name-is ->
    [you] Du börjar nästa spel.
   *[other] { $name } börjar nästa spel.
}

over-me = Jag
over-result-alone = { $name }: { $total } poäng
over-result-line = { $rank } { $name }: { $total }
over-shared-best-moment = { $title }: { $score }
over-rank-and-name = { $rank } { $name }
over-look-for-lesson = Räkna ut
over-played-from = Spelat från omgång { $turn } i ett annat spel. Det räknas inte i statistiken.
