about-title = Rollkeep hakkında

# $version (text): such as 1.0.0
about-version = Sürüm { $version }

about-free = Rollkeep, MIT veya Apache 2.0 lisansıyla dağıtılan özgür bir yazılımdır.
about-licences = Başkalarının hazırladığı parçaların lisansları
about-trademarks = Yahtzee, Hasbro’nun; Kniffel, Schmidt Spiele’nin markasıdır. Başka oyun adları da sahiplerine aittir. Rollkeep’in bu şirketlerle hiçbir bağı yoktur; adlar yalnızca hangi kurallarla oynandığını belirtir.
