about-title = Über Rollkeep

# $version (text): such as 1.0.0
about-version = Version { $version }

about-free = Rollkeep ist freie Software unter der MIT- oder der Apache-2.0-Lizenz.
about-licences = Lizenzen der Teile, die von anderen stammen
about-trademarks = Yahtzee ist eine Marke von Hasbro, Kniffel eine von Schmidt Spiele. Auch andere Namen von Spielen können geschützt sein. Rollkeep hat mit diesen Firmen nichts zu tun; die Namen sagen nur, nach welchen Regeln gespielt wird.
