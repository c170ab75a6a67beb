### Was die Befehlszeile sagt.

cli-which-game = Welches Spiel?
cli-verified = Die Aufzeichnung stimmt: Die Verteilung folgt aus dem Startwert, der Startwert aus der Festlegung { $commitment }.
    Nach { $moves } Zügen stehen die Punkte bei { $points }.
cli-box-right = { $file } ist eine gültige Schachtel für { $game } (Prüfwert { $digest }).
cli-compiling = Kompilieren
cli-compiled = Alle Spiele sind kompiliert.

## Die Messung.

bench-measuring = Messen
bench-others = Andere messen
bench-title = Zufallspartien, ein Kern
bench-caption = Entscheidungen, aufgelistete Züge und Kopien in Millionen je Sekunde; die letzte Spalte auf { $cores } Kernen.
bench-game = Spiel
bench-players = Personen
bench-bytes = Bytes je Stellung
bench-games = Partien/s
bench-decisions = Entscheidungen, M/s
bench-listed = aufgelistet, M/s
bench-copies = Kopien, M/s
bench-all = alle Kerne, M/s
bench-threads = Threads
bench-cuda-title = Zufallspartien auf der GPU, Übertragung eingerechnet
bench-others-title = Andere in derselben Messung, Zufallspartien, ein Kern
bench-others-caption = Wievielmal so schnell unser langsamstes und unser schnellstes Spiel ist.
bench-environment = Umgebung
bench-driven = gesteuert von
bench-slowest = unser langsamstes
bench-fastest = unser schnellstes
