over-unloaded = Das Spiel ist vorbei

over-unloaded-help = Die Zettel stehen unten. Der Rest dieser Seite ließ sich nicht laden.
