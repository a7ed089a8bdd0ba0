over-unloaded = Das Spiel ist vorbei

over-unloaded-help = Die Zettel stehen unten. Der Rest dieser Seite ließ sich nicht laden.

over-best-moment-title = Schönster Moment

over-lesson-title = Das kannst du mitnehmen

over-lesson-of-several = Die teuerste Entscheidung

over-looking = Die Entscheidungen werden durchgesehen …

over-no-lesson = Diesmal nichts: Jede Wahl war die beste.

over-see-decision = Alle Möglichkeiten

over-tally-title = Bisherige Spiele

over-podium = Rangliste

over-share = Teilen

over-share-text = Text teilen

over-copy-text = Text kopieren

over-share-picture = Bild teilen

over-save-picture = Bild speichern

over-copied = Kopiert.

over-not-copied = Der Browser hat den Text nicht kopiert. Markiere ihn und kopiere ihn selbst.

over-saved = Als Datei gespeichert.

over-no-picture = Der Browser hat das Bild nicht gespeichert.
