### Was `matinee lab` sagt: Hollywood.

lab-size = { $size ->
    [6] 6 Karten und mehr
    [one] { $size } Karte
   *[other] { $size } Karten
}
lab-sizes-table-title = Filme nach Größe
lab-averages-title = Im Mittel
lab-size-heading = Karten
lab-share-counted = Auszeichnung doppelt
lab-share-cards = alle einfach
lab-fact-size = Karten je Film, Auszeichnungen doppelt
lab-fact-film-value = Wert eines Films
lab-sizes-title = Wie groß die Filme sind
lab-sizes-below = { $films } Filme je Partie, im Mittel { $value } Punkte wert
lab-counted = Karten, Auszeichnungen doppelt gezählt
lab-cards = Karten, alle einfach gezählt
lab-axis-size = Karten je Film
lab-stars-title = Stars
lab-stars-caption = Gewinn: Punkte, die ein Star über das hinaus bringt, was das Projekt unfertig gebracht hätte; vergeudete zählen 0.
lab-star-heading = Star
lab-film-value = Film
lab-gain = Gewinn
lab-finishing = beendet
lab-wasted-stars = vergeudet
lab-thrown-stars = weg
lab-correlation = Korrelation
lab-worth-title = Was ein Star wert ist
lab-worth-below = Punkte; gestrichelt: eine mittlere Filmrolle ({ $reel })
lab-fates-title = und was aus ihm wird
lab-fates-below = Anteil der ausgelegten Stars
lab-cards-table-title = Studiokarten
lab-card = Karte
lab-played = gespielt
lab-wins-with = Siege mit
lab-wins-without = ohne
lab-points-with = Punkte mit
lab-points-without = ohne
lab-clap = Klappe
lab-double = Doppelrolle
lab-studio-cards-title = Wann Studiokarten gespielt werden
lab-studio-cards-below = Anteil der Spieler
lab-used-title = und ob sie nützen
lab-used-below = Siege mit ihr und ohne sie
lab-with = { $card }
lab-without = ohne { $card }
lab-thrown-table-title = Aus dem Spiel
lab-a-game = je Partie
lab-share-thrown = Anteil
lab-share-dealt = an allen ausgelegten
lab-thrown-title = Was niemand bekommt
lab-thrown-below = Rechts vom Ring: öfter aus dem Spiel, als der Zufall will
lab-thrown = Anteil an den Karten, die aus dem Spiel kommen
lab-dealt = Anteil an allen ausgelegten Karten
lab-variants-table-title = Varianten
lab-variant-heading = Variante
lab-margin = Vorsprung des Siegers
lab-ties = Gleichstand
lab-moves = Züge je Partie
lab-variants-title = Punkte nach Variante
lab-variants-below = Mittel je Spieler
lab-variant = { $options ->
    [none] Grundspiel
    [scarcity] Knappheit
    [prototype] Prototyp
   *[scarcity-prototype] beide
}
lab-aim-size = Filme jeder Größe von 1 bis 6
lab-aim-star = Jeder Star lohnt sich
lab-from-blockbusters = Blockbuster
lab-from-project = unfertiges Projekt
lab-fact-reel = Punkte einer mittleren Filmrolle
lab-worth-film = der Film, den er beendet
lab-worth-gain = Gewinn über das unfertige Projekt hinaus
lab-star-finishing = beendet einen Film
lab-star-wasted = vergeudet
lab-star-thrown = aus dem Spiel
lab-kind-award = Auszeichnungen
lab-kind-star = Stars
lab-kind-blockbuster = Blockbuster
