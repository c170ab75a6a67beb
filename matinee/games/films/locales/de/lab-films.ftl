### Was `matinee lab` sagt: Dream Factory und Traumfabrik.

lab-average = Mittel
lab-axis-games = Anteil der Partien
lab-axis-players = Anteil der Spieler
lab-making-title = Filme und Wertungen
lab-rating = Wertung
lab-stars-before = Sterne, bevor ein Marker genommen wird
lab-median = Median { $value }
lab-twice = 8 bis 14 gibt es doppelt
lab-ratings-title = Wie gut die Filme sind
lab-ratings-below = { $films } Filme: { $middle } mit Wertung 8 bis 14, { $low } mit 0 bis 3, { $high } mit 18 und mehr
lab-marker = Marker
lab-single = einmal vorhanden
lab-plus = mit Plus
lab-plain = derselbe ohne Plus
lab-markers-title = Welche Marker genommen werden
lab-markers-below = Anteil der Partien, in denen ein Film den Marker nimmt
lab-films-title = Fertige Filme je Spieler
lab-films-below = { $mean } im Mittel, Sieger { $winner }
lab-films-below-aim = { $mean } im Mittel, Sieger { $winner }; hellblau: das Ziel
lab-axis-films-each = fertige Filme
lab-when-title = Wann sie fertig werden
lab-when-below = { $count } Filme je Partie
lab-tiles-title = Was aus den Plättchen wird
lab-tiles-below = Anteil der Plättchen, die ins Spiel kamen
lab-screenplays-table-title = Drehbücher
lab-screenplay = Drehbuch
lab-owned = im Spiel
lab-stars = Sterne
lab-axis-owned = Anteil der Partien, in denen es jemand hat
lab-screenplays-title = Was verfilmt wird
lab-screenplays-below = Nach Studios, die freien zuletzt
lab-how-good-title = und wie gut
lab-how-good-below = Mittlere Wertung; hellblau: 8 bis 14
lab-studios-title = Kommt es aufs Studio an?
lab-trophy-title = Trophäen
lab-trophy = Trophäe
lab-trophy-caption = Knapp: Jemand anderem fehlen höchstens 1 Plättchen, 3 Punkte der Wertung oder 2 Regiesterne. Verloren: Wer nach Runde 3 vorn lag, bekommt sie nicht.
lab-awarded = vergeben
lab-close = knapp
lab-lead = Vorsprung
lab-lost = verloren
lab-trophies-title = Was eine Trophäe wert ist
lab-trophies-below = Siege mit ihr (Punkte, die sie bringt)
lab-contested-title = Ist sie umkämpft?
lab-contested-below = Gestrichelt: die Hälfte der Partien
lab-contested = jemand dicht dahinter
lab-kinds-title = Plättchen
lab-kinds-caption = Preise eines mittleren Plättchens, errechnet aus den Preisen der Posten; jeder Stern bringt { $star } dazu.
lab-kind = Art
lab-price = Preis
lab-in-films = in Filmen
lab-covered = überdeckt
lab-axis-price = Preis eines mittleren Plättchens
lab-prices-title = Was Plättchen kosten
lab-prices-below = Jeder Stern bringt { $star } dazu
lab-locations-title = Preise der Orte
lab-locations-caption = { $lots } im Mittel; nach Zahl der Plättchen: { $sizes }. Bietende: { $bidders }.
lab-location = Ort
lab-lots-title = Was Orte kosten
lab-lots-below = Alle Plättchen zusammen (in Klammern ihre Zahl)
lab-money-table-title = Geld
lab-money-title = Gewinnt, wer spart?
lab-money-below = Übrig bleiben im Mittel { $left }; Geld bringt { $share } der Punkte der Sieger
lab-rich = { $rank ->
    [richest] reichster
    [second] zweitreichster
    [third] drittreichster
    [fourth] viertreichster
   *[poorest] ärmster
}
