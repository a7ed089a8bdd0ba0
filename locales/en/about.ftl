about-title = About Rollkeep

# $version (text): such as 1.0.0
about-version = Version { $version }

about-free = Rollkeep is free software, under the MIT or the Apache 2.0 licence.
about-licences = Licences of the parts made by others
about-trademarks = Yahtzee is a trademark of Hasbro, Kniffel one of Schmidt Spiele. Other names of games may belong to others, too. Rollkeep has no connection with any of these companies; it uses the names to say which rules you play by.
