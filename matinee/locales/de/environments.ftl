### Was an Umgebungen falsch sein kann.

error-envs-count = Die Zahl der Umgebungen ist eine ganze Zahl ab 1, nicht { $number }.
error-envs-threads = Die Zahl der Threads ist eine ganze Zahl ab 1, nicht { $number }.
error-envs-steps = Die Zahl der Schritte ist eine ganze Zahl ab 1, nicht { $number }.
error-envs-memory = { $count } Umgebungen brauchen { $need } GB Speicher; vorhanden sind { $there } GB.
error-envs-actions = Erwartet werden { $count } ganze Zahlen hintereinander, eine Aktion für jede Umgebung, nicht { $found }.
error-envs-move = Umgebung { $index }, Platz { $seat }, Aktion { $action }: { $reason }

## Die Messung.

bench-envs-title = Umgebungen, Zufallsspiel mit Beobachtungen und Masken ({ $where })
bench-gpu = eine GPU
bench-envs = Umgebungen
bench-steps = Schritte je Aufruf
bench-numbers = beobachtete Zahlen
bench-latency = match.play, µs
bench-envs-caption = Entscheidungen in Millionen je Sekunde bei der besten Zahl von Umgebungen.
bench-envs-others-title = Andere im selben Lauf
bench-missing = Nicht gemessen, weil nicht installiert: { $packages }.
bench-cores = { $cores } Kerne

## Ein Spiel nach dem anderen, über die Schnittstellen anderer Bibliotheken.

error-envs-agent = Einen Agenten „{ $agent }“ gibt es nicht. Es gibt: { $known }.
error-envs-no-action = { $agent } hat keine Aktion. In jedem Schritt handeln alle, und sei es, dass sie warten.
error-envs-wait = { $agent } ist jetzt nicht gefragt und wartet: { $wait }, nicht { $action }.
error-envs-bots = { $count } andere Plätze brauchen { $count } Bots oder einen Namen für alle; es sind { $found }.
