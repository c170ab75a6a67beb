### What the command line says.

cli-which-game = Which game?
cli-verified = The record holds: the deal follows from the seed, and the seed from the commitment { $commitment }.
    After { $moves } moves the points are { $points }.
cli-box-right = { $file } is a good box for { $game } (digest { $digest }).
cli-compiling = Compiling
cli-compiled = All games are compiled.

## The benchmark.

bench-measuring = Measuring
bench-others = Measuring others
bench-title = Random play, one core
bench-caption = Decisions, listed moves and copies in millions a second; the last column on { $cores } cores.
bench-game = game
bench-players = players
bench-bytes = bytes a position
bench-games = games/s
bench-decisions = decisions, M/s
bench-listed = listed, M/s
bench-copies = copies, M/s
bench-all = all cores, M/s
bench-threads = threads
bench-cuda-title = Random play on the GPU, transfers included
bench-others-title = Others in the same run, random play, one core
bench-others-caption = How many times as fast our slowest and our fastest game is.
bench-environment = environment
bench-driven = driven by
bench-slowest = our slowest
bench-fastest = our fastest
