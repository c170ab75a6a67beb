### Was an Umgebungen falsch sein kann.

error-envs-count = Die Zahl der Umgebungen muss eine ganze Zahl ab 1 sein, nicht { $number }.
error-envs-threads = Die Zahl der Threads muss eine ganze Zahl ab 1 sein, nicht { $number }.
error-envs-steps = Die Zahl der Schritte muss eine ganze Zahl ab 1 sein, nicht { $number }.
error-envs-memory = { $count } Umgebungen brauchen { $need } GB Speicher; vorhanden sind { $there } GB.
error-envs-actions = Erwartet wird ein Array aus ganzen Zahlen der Länge { $count }, eine Aktion je Umgebung, nicht { $found }.
error-envs-seed = Ein Startwert von Umgebungen ist eine ganze Zahl von 0 bis 18446744073709551615 (2^64 - 1), nicht „{ $seed }“.
error-envs-closed = Diese Umgebungen sind geschlossen. Erstelle neue mit matinee.vector.
error-envs-state = Diese Bytes sind kein gespeicherter Zustand von { $count } Umgebungen von { $game } für { $players } Personen mit denselben Parametern, oder sie sind beschädigt.
error-envs-reset = Es läuft keine Episode: Die letzte ist vorbei, oder noch keine hat begonnen. Rufe zuerst reset auf.
error-envs-move = Umgebung { $index }, Platz { $seat }, Aktion { $action }: { $reason }

## Die Messung.

bench-envs-title = Umgebungen, Zufallsspiel mit Beobachtungen und Masken ({ $where })
bench-gpu = eine GPU
bench-envs = Umgebungen
bench-steps = Schritte je Aufruf
bench-numbers = Größe der Beobachtung
bench-latency = match.play, µs
bench-envs-caption = Entscheidungen in Millionen je Sekunde bei der besten Zahl von Umgebungen.
bench-envs-others-title = Andere Bibliotheken im selben Lauf
bench-missing = Nicht gemessen, weil nicht installiert: { $packages }.
bench-cores = { $cores ->
    [one] 1 Kern
   *[other] { $cores } Kerne
}

## Ein Spiel nach dem anderen, über die Schnittstellen anderer Bibliotheken.

error-envs-agent = Einen Agenten „{ $agent }“ gibt es nicht. Die Agenten sind: { $known }.
error-envs-no-action = { $agent } hat keine Aktion. In jedem Schritt handeln alle, und sei es, dass sie warten.
error-envs-wait = { $agent } kann jetzt nicht handeln: Die einzige Aktion ist { $wait } (warten), nicht { $action }.
error-envs-bots = { $count ->
    [one] Der andere Platz braucht einen Bot
   *[other] { $count } andere Plätze brauchen { $count } Bots oder einen für alle
}; es sind { $found }.
