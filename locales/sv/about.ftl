about-title = Om Rollkeep

# $version (text): such as 1.0.0
about-version = Version { $version }

about-free = Rollkeep är fri programvara, med MIT- eller Apache 2.0-licens.
about-licences = Licenser för delar som andra har gjort
about-trademarks = Yahtzee är ett varumärke som tillhör Hasbro, Kniffel tillhör Schmidt Spiele. Även andra namn på spel kan ha ägare. Rollkeep har ingen koppling till något av företagen; namnen talar bara om vilka regler ni spelar efter.
