### Was die Befehlszeile sagt.

cli-which-game = Welches Spiel?
cli-which-level = Wie stark sollen deine Gegner sein?
cli-verified = Die Aufzeichnung stimmt: { $points } Punkte nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}.
cli-box-right = { $file } ist eine gültige Schachtel für { $game } (Prüfwert { $digest }).
cli-compiling = Kompilieren
cli-compiled = Alle Spiele sind kompiliert.

## Die Messung.

bench-measuring = Matinee wird gemessen
bench-others = Andere Bibliotheken werden gemessen
bench-title = Zufallspartien, ein Kern
bench-caption = Entscheidungen, aufgelistete Züge und Kopien in Millionen je Sekunde.
bench-game = Spiel
bench-players = Spieler
bench-bytes = Bytes je Stellung
bench-games = Partien/s
bench-decisions = Entscheidungen, M/s
bench-listed = aufgelistet, M/s
bench-copies = Kopien, M/s
bench-all-title = Zufallspartien, { $cores ->
    [one] 1 Kern
   *[other] { $cores } Kerne
}
bench-threads = Threads
bench-cuda-title = Zufallspartien auf der GPU, Übertragung eingerechnet
bench-others-title = Andere Bibliotheken im selben Lauf, Zufallspartien, ein Kern
bench-others-caption = Letzte Spalten: wievielmal so schnell das langsamste und das schnellste Spiel von Matinee sind.
bench-environment = Umgebung
bench-driven = gesteuert von
bench-slowest = unser langsamstes
bench-fastest = unser schnellstes
cli-proved = Die Verteilung stand vor der Partie fest: Der Startwert passt zur Festlegung { $commitment }.
cli-commitment = Die Festlegung der Verteilung lautet { $commitment }. Um sie mit der vor der Partie gezeigten zu vergleichen, ergänze --commitment HEX.
cli-serving = Öffne { $address } im Browser (API: { $address }/api/docs). Strg-C beendet den Server.
cli-no-tls = Andere können die Schlüssel der Spieler auf dem Weg zu { $host } mitlesen: Nimm --cert und --key, oder einen Proxy und --proxied.
cli-root = Der Server läuft als root. Gib ihm einen eigenen Benutzer, damit ein Fehler in ihm deinem Rechner nicht schaden kann.
cli-backup = Sicherung nach { $file } geschrieben ({ $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}).
cli-restored = { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
} aus { $file } wiederhergestellt.
cli-new-game = Geschrieben nach { $folder }. Weiter: pip install -e { $folder }, dann matinee play { $game }.
