### Was das Labor über eine Schachtel sagt.

lab-playing = Spielen
lab-stopped = Abgebrochen. Der Bericht umfasst { $games ->
    [one] die einzige bisher gespielte Partie.
   *[other] die { $games } bisher gespielten Partien.
}
lab-heading = { $box } · { $players } Spieler · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $bot }
lab-heading-of = { $box } · { $players } Spieler · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $bot }, davon { $shown } ohne Variante
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
lab-aim-seat = Jeder Platz gewinnt seinen fairen Anteil
lab-star = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}

## Wörter beider Spiele.

lab-fair = fairer Anteil
lab-points = Punkte
lab-total = gesamt
lab-winners = Sieger
lab-everybody = alle
lab-games = Partien
lab-films = Filme
lab-wins = Siege
lab-place = Platz
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
lab-axis-films = Anteil der Filme
lab-balance-title = Plätze
lab-seats-title = Kommt es auf den Platz an?
lab-points-title = Woher die Punkte kommen
lab-ahead = Wer gewinnt, liegt { $margin } Punkte vor dem nächsten Spieler; { $ties } der Partien enden mit Gleichstand an der Spitze, { $shared } mit geteiltem Sieg. Eine Partie dauert { $moves } Züge ({ $shortest } bis { $longest }).
lab-from-films = Filme
lab-fact = was
lab-fact-each = Filme je Spieler
lab-fact-winner = Filme der Sieger

## Angaben.

lab-fact-rounds = fertig in Runde 1 bis 4
lab-fact-range = niedrigste und höchste Wertung
lab-fact-never = nie genommene Marker
lab-genre = Genre
lab-finished = fertig

lab-holder = siegt
lab-wasted = abgeworfen
lab-fact-left = übriges Geld
lab-fact-wasted = vergeudete Stars je Partie
lab-never = nie
lab-fact-game = Filme je Partie
lab-seats-below = Plätze ab dem Startspieler gezählt
lab-balance-below = Hellblau: höchstens 3 Punkte vom fairen Anteil
