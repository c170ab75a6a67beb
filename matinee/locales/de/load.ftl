### Der Lasttest.

load-memory = Ein ruhender Tisch belegt { $kilobytes } KB im Speicher des Servers ({ $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} eröffnet).
load-measuring = Spiel an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}
load-most = Höchstens { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} je Sekunde, mit { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
} zu je vier Zuschauern.
load-title = { $game }, vier Zuschauer je Tisch; Millisekunden, bis alle einen Zug sehen
load-tables = Tische
load-moves = Züge/s
load-p50 = p50
load-p95 = p95
load-p99 = p99
load-games = Partien
load-megabytes = MB/s
load-cpu = CPU
load-errors = Fehler
load-no-server = Der Server ist nicht gestartet: { $said }
load-soak-title = Angreifer: { $clients }, während der halben Zeit; Millisekunden, bis alle einen Zug erhalten haben
load-soak-window = Clients
load-soak-confirmed = Züge
load-soak-memory = MB Speicher
load-soak-lost = verloren
load-soak-calm = ehrliche
load-soak-hostile = und Angreifer
