### The load test.

load-memory = An idle table takes { $kilobytes } KB of the server’s memory ({ $tables ->
    [one] 1 table
   *[other] { $tables } tables
} opened).
load-measuring = Playing at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
load-most = At most { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} a second, with { $tables ->
    [one] 1 table of four viewers.
   *[other] { $tables } tables of four viewers each.
}
load-title = { $game }, four viewers per table; milliseconds until every viewer has received a move
load-tables = tables
load-moves = moves/s
load-p50 = p50
load-p95 = p95
load-p99 = p99
load-games = games
load-megabytes = MB/s
load-cpu = CPU
load-errors = errors
load-no-server = The server did not start: { $said }
load-soak-title = Hostile clients: { $clients }, half of the time; milliseconds until every viewer has received a move
load-soak-window = clients
load-soak-confirmed = moves
load-soak-memory = MB of memory
load-soak-lost = lost or failed
load-soak-calm = honest
load-soak-hostile = and hostile
