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
