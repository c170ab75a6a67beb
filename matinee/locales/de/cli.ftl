### Was die Befehlszeile sagt.

cli-which-game = Welches Spiel?
cli-which-level = Wer spielt an den anderen Plätzen?
cli-verified = Startwert und Züge ergeben dieses Ergebnis: { $points } Punkte nach { $moves } Zügen.
cli-box-right = { $file } ist eine gültige Schachtel für { $game } (Prüfwert { $digest }).
cli-compiling = Kompilieren
cli-compiled = Alle Spiele sind kompiliert.

## Die Messung.

bench-measuring = Messen
bench-others = Andere messen
bench-title = Zufallspartien, ein Kern
bench-caption = Entscheidungen, aufgelistete Züge und Kopien in Millionen je Sekunde.
bench-game = Spiel
bench-players = Spieler
bench-bytes = Bytes je Stellung
bench-games = Partien/s
bench-decisions = Entscheidungen, M/s
bench-listed = aufgelistet, M/s
bench-copies = Kopien, M/s
bench-all-title = Dasselbe auf { $cores } Kernen
bench-threads = Threads
bench-cuda-title = Zufallspartien auf der GPU, Übertragung eingerechnet
bench-others-title = Andere in derselben Messung, Zufallspartien, ein Kern
bench-others-caption = Unser langsamstes und unser schnellstes Spiel als Vielfaches der anderen.
bench-environment = Umgebung
bench-driven = gesteuert von
bench-slowest = unser langsamstes
bench-fastest = unser schnellstes
cli-proved = Der Startwert ist der, der vor der Partie festgelegt wurde: { $commitment }.
cli-commitment = Die Festlegung lautet { $commitment }. Wurde vor der Partie eine gezeigt, lässt sie sich vergleichen: --commitment HEX.
cli-serving = Matinee läuft unter { $address } (die API: { $address }/api/docs). Strg-C beendet es.
cli-backup = { $file } enthält alles Gespeicherte ({ $rows } Zeilen).
cli-restored = Alles aus { $file } ist wieder gespeichert ({ $rows } Zeilen).
cli-new-game = Geschrieben nach { $folder }. Weiter: pip install -e { $folder }, dann matinee play { $game }.
