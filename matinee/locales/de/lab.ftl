### Was das Labor über eine Schachtel sagt.

lab-playing = Spielen
lab-stopped = Nach { $games } Partien abgebrochen; das sagen sie.
lab-heading = { $box } · { $players } Spieler · { $games } Partien von { $bot }
lab-heading-of = { $box } · { $players } Spieler · { $games } Partien von { $bot }, davon { $shown } ohne Variante
lab-written = Bericht und Diagramme liegen in { $folder }
error-lab-game = Für { $game } gibt es kein Labor, nur für { $known }.
error-lab-bot = { $bot } hat eine Partie nicht zu Ende gespielt: { $reason }.

## Ziele.

lab-aims-title = Die Ziele des Spielautors
lab-aims-caption = ✓ erreicht · ✗ verfehlt · ? unklar: Das 95-%-Intervall reicht in den Bereich hinein und hinaus. Von mehreren steht das am weitesten entfernte da.
lab-aim = Ziel
lab-found = Ist
lab-interval = 95 %
lab-aimed-at = Soll
lab-range = { $least } bis { $most }
lab-aim-median = Median der Wertungen
lab-aim-middle = Filme mit Wertung 8 bis 14
lab-aim-low = Filme mit Wertung 0 bis 3
lab-aim-high = Filme mit Wertung 18 und mehr
lab-aim-lowest = Niedrigste Wertung
lab-aim-highest = Höchste Wertung
lab-aim-films = Fertige Filme je Spieler
lab-aim-studio = Jedes Studio gewinnt seinen fairen Anteil
lab-aim-seat = Jeder Platz gewinnt seinen fairen Anteil
lab-aim-trophy = Jede Trophäe ist umkämpft
lab-aim-money-share = Geld unter den Punkten der Sieger
lab-aim-richest = Siege des reichsten Spielers
lab-aim-size = Filme jeder Größe von 1 bis 6
lab-aim-star = Jeder Star lohnt sich
lab-size = { $size ->
    [6] 6 Karten und mehr
    [one] { $size } Karte
   *[other] { $size } Karten
}
lab-star = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}

## Wörter beider Spiele.

lab-fair = fairer Anteil
lab-points = Punkte
lab-total = zusammen
lab-winners = Sieger
lab-everybody = alle
lab-games = Partien
lab-films = Filme
lab-wins = Siege
lab-place = Platz
lab-average = Mittel
lab-none = keine
lab-value = Wert
lab-round = Runde
lab-round-number = Runde { $number }
lab-seat = { $number ->
    [1] Startspieler
    [2] zweiter Platz
    [3] dritter Platz
    [4] vierter Platz
   *[other] fünfter Platz
}
lab-axis-wins = gewonnene Partien
lab-axis-games = Anteil der Partien
lab-axis-films = Anteil der Filme
lab-axis-players = Anteil der Spieler
lab-balance-title = Plätze
lab-balance-below = Hellblau: höchstens 3 Punkte vom fairen Anteil
lab-seats-title = Kommt es auf den Platz an?
lab-seats-below = Plätze ab dem Startspieler gezählt
lab-points-title = Woher die Punkte kommen
lab-ahead = Wer gewinnt, liegt { $margin } Punkte vor der nächsten Person; { $ties } der Partien enden mit Gleichstand an der Spitze, { $shared } mit geteiltem Sieg. Eine Partie dauert { $moves } Züge ({ $shortest } bis { $longest }).
lab-from-films = Filme
lab-from-trophies = Trophäen
lab-from-money = Geld
lab-from-blockbusters = Blockbuster
lab-from-project = unfertiges Projekt
lab-fact = was
lab-fact-each = Filme je Spieler
lab-fact-winner = Filme der Sieger
lab-fact-game = Filme je Partie

## Dream Factory und Traumfabrik: Filme und woraus sie sind.

lab-making-title = Filme und Wertungen
lab-fact-rounds = fertig in Runde 1 bis 4
lab-fact-rating = Wertung: Median, Mittel
lab-fact-range = niedrigste und höchste Wertung
lab-fact-spread = Filme mit Wertung 0 bis 22
lab-fact-never = nie genommene Marker
lab-fact-unmarked = Filme ohne Marker
lab-fact-contracts = Filme mit Vertrag
lab-rating = Wertung
lab-stars-before = Sterne, bevor ein Marker genommen wird
lab-median = Median { $value }
lab-twice = 8 bis 14 gibt es doppelt
lab-ratings-title = Wie gut die Filme sind
lab-ratings-below = { $films } Filme: { $middle } mit Wertung 8 bis 14, { $low } mit 0 bis 3, { $high } mit 18 und mehr
lab-marker = Marker
lab-single = einmal vorhanden
lab-plus = mit Plus
lab-plain = sein Zwilling ohne
lab-markers-title = Welche Marker genommen werden
lab-markers-below = Anteil der Partien, in denen ein Film den Marker nimmt
lab-films-title = Fertige Filme je Spieler
lab-films-below = { $mean } im Mittel, Sieger { $winner }
lab-films-below-aim = { $mean } im Mittel, Sieger { $winner }; hellblau: das Ziel
lab-axis-films-each = fertige Filme
lab-when-title = Wann sie fertig werden
lab-when-below = { $count } Filme je Partie
lab-fate-finished = in fertigem Film
lab-fate-unfinished = in unfertigem
lab-fate-covered = überdeckt
lab-fate-discarded = abgeworfen
lab-fate-left = auf einer Party geblieben
lab-tiles-title = Was aus den Plättchen wird
lab-tiles-below = Anteil derer, die ins Spiel kamen
lab-screenplays-table-title = Drehbücher
lab-screenplay = Drehbuch
lab-genre = Genre
lab-owned = im Spiel
lab-finished = fertig
lab-stars = Sterne
lab-axis-owned = Anteil der Partien, in denen es jemand hat
lab-screenplays-title = Was verfilmt wird
lab-screenplays-below = Nach Studios, die freien zuletzt
lab-how-good-title = und wie gut
lab-how-good-below = Mittlere Wertung; hellblau: 8 bis 14

## Dream Factory und Traumfabrik: was die Dinge wert sind.

lab-studios-title = Kommt es aufs Studio an?
lab-trophy-title = Trophäen
lab-trophy = Trophäe
lab-trophy-caption = Knapp: Jemand anderem fehlen höchstens 1 Plättchen, 3 Punkte der Wertung oder 2 Regiesterne. Verloren: Wer nach Runde 3 vorn lag, bekommt sie nicht.
lab-awarded = vergeben
lab-holder = siegt
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
lab-wasted = abgeworfen
lab-axis-price = Preis eines mittleren Plättchens
lab-prices-title = Was Plättchen kosten
lab-prices-below = Jeder Stern bringt { $star } dazu
lab-locations-title = Preise der Orte
lab-locations-caption = { $lots } im Mittel; nach Zahl der Plättchen: { $sizes }. Bietende: { $bidders }.
lab-location = Ort
lab-lots-title = Was Orte kosten
lab-lots-below = Alle Plättchen zusammen (ihre Zahl)
lab-money-table-title = Geld
lab-fact-left = übriges Geld
lab-fact-money-share = Geld unter den Punkten der Sieger
lab-fact-richest = Siege, vom reichsten zum ärmsten Spieler
lab-fact-with-points = Korrelation von Geld und Punkten
lab-fact-with-other-points = Korrelation von Geld und anderen Punkten
lab-fact-with-winning = Korrelation von Geld und Sieg
lab-money-title = Gewinnt, wer spart?
lab-money-below = Übrig bleiben im Mittel { $left }; Geld bringt { $share } der Punkte der Sieger
lab-rich = { $rank ->
    [richest] reichster
    [second] zweitreichster
    [third] drittreichster
    [fourth] viertreichster
   *[poorest] ärmster
}

## Hollywood.

lab-sizes-table-title = Filme nach Größe
lab-averages-title = Im Mittel
lab-size-heading = Karten
lab-share-counted = Auszeichnung doppelt
lab-share-cards = alle einfach
lab-fact-size = Karten je Film, Auszeichnungen doppelt
lab-fact-film-value = Wert eines Films
lab-fact-wasted = vergeudete Stars je Partie
lab-fact-reel = Punkte einer mittleren Filmrolle
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
lab-worth-film = der Film, den er beendet
lab-worth-gain = Gewinn über das unfertige Projekt hinaus
lab-fates-title = und was aus ihm wird
lab-fates-below = Anteil der ausgelegten Stars
lab-star-finishing = beendet einen Film
lab-star-wasted = vergeudet
lab-star-thrown = aus dem Spiel
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
lab-never = nie
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
lab-kind-award = Auszeichnungen
lab-kind-star = Stars
lab-kind-blockbuster = Blockbuster
lab-variants-table-title = Varianten
lab-variant-heading = Variante
lab-margin = Vorsprung des Siegers
lab-ties = Gleichstand
lab-moves = Züge je Partie
lab-variants-title = Punkte nach Variante
lab-variants-below = Mittel einer Person
lab-variant = { $options ->
    [none] Grundspiel
    [scarcity] Knappheit
    [prototype] Prototyp
   *[scarcity-prototype] beide
}

# Dreams

lab-dreams-title = Was Göttern und Sterblichen gelingt
lab-dreams-what = wer was tut
lab-dreams-chance = durch Zufall
lab-dreams-named = Götter, die den Sterblichen nennen
lab-dreams-found = Sterbliche, die die wahre Vision nennen
lab-dreams-hidden = Sterbliche, die niemand nennt
lab-dreams-god = Punkte eines Gottes in einer Runde
lab-dreams-mortal = Punkte des Sterblichen in einer Runde
lab-dreams-rounds = Runden je Partie
