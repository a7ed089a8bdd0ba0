over-unloaded = Spelet är slut
over-unloaded-help = Protokollen finns här nedanför. Resten av sidan gick inte att ladda.
