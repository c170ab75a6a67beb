### Die Bots von Dreams: Name und Charakter jeder Stufe, und warum ein Seher so stimmt.

level-daydreamer = Der Tagträumer
    .character = Zeigt auf das Hübscheste, ob Gott oder Sterblicher, und verdächtigt Leute nach ihrem Hemd.
    .difficulty = Leicht
level-sleepwalker = Der Schlafwandler
    .character = Findet meist das richtige Fenster, in der einen Nacht keck, in der nächsten scheu.
    .difficulty = Mittel
level-stargazer = Der Sterngucker
    .character = Deutet an, zweifelt und blufft wie gute Spieler, je nach Gemüt: keck, scheu, neckisch oder misstrauisch.
    .difficulty = Schwer
level-seer = Der Seher
    .character = Sieht, was jeder Stern verrät, merkt sich, wer hereinfiel, und lächelt niemanden an.
    .difficulty = Experte
# $star ist 1, 2 oder 3: der erste, zweite oder dritte Stern; $what ist etwas auf dem Bild.

seer-fits = { $name }: { $star ->
        [1] Der erste
        [2] Der zweite
       *[3] Der dritte
    } Stern passt { $strength ->
        [1] etwas besser
        [2] besser
       *[3] viel besser
    } zu Traum { $dream } ({ $what }) als zu Traum { $other }.
seer-nowhere = { $name }: { $star ->
        [1] Der erste
        [2] Der zweite
       *[3] Der dritte
    } Stern zeigt in Traum { $dream } auf gar nichts.
seer-echo = { $name }: { $star ->
        [1] Der erste
        [2] Der zweite
       *[3] Der dritte
    } Stern ({ $what }) sagt über Traum { $dream } nicht mehr als die Sterne davor.
seer-fits-unnamed = { $name }: { $star ->
        [1] Der erste
        [2] Der zweite
       *[3] Der dritte
    } Stern passt { $strength ->
        [1] etwas besser
        [2] besser
       *[3] viel besser
    } zu Traum { $dream } als zu Traum { $other }.
seer-memory = { $name } wurde bisher kaum zu Unrecht verdächtigt, anders als die Übrigen.
seer-heard = Am Tisch wurde gegen { $name } geredet.
seer-whim = Eine Laune: Die Sterne sprachen eher gegen { $rival } als gegen { $name }.
seer-hunch = Vor allem ein Bauchgefühl gegen { $name }. Die Sterne geben ihm zufällig recht.
seer-whim-dream = Eine Laune: Die Sterne sprachen eher für Traum { $rival } als für Traum { $dream }.
seer-hunch-dream = Vor allem ein Bauchgefühl für Traum { $dream }. Die Sterne geben ihm zufällig recht.

## Was für einen vorgeschlagenen Zug spricht.

seer-hint-mark-vision = Zeigt in Traum { $dream }, der wahren Vision, auf: { $what }.
seer-hint-mark = Zeigt in Traum { $dream } auf: { $what }.
seer-hint-suggests = Bisher deuten die Sterne auf Traum { $dream } ({ $percent } %).
seer-hint-mortal = Nach den Sternen zu { $percent } % der Sterbliche.
seer-hint-vision = Nach den Sternen zu { $percent } % die wahre Vision.
