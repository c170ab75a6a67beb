### What the command line says.

cli-which-game = Which game?
cli-which-level = Who plays the other seats?
cli-verified = Seed and moves give this result: { $points } points after { $moves } moves.
cli-box-right = { $file } is a good box for { $game } (digest { $digest }).
cli-compiling = Compiling
cli-compiled = All games are compiled.

## The benchmark.

bench-measuring = Measuring
bench-others = Measuring others
bench-title = Random play, one core
bench-caption = Decisions, listed moves and copies in millions a second.
bench-game = game
bench-players = players
bench-bytes = bytes a position
bench-games = games/s
bench-decisions = decisions, M/s
bench-listed = listed, M/s
bench-copies = copies, M/s
bench-all-title = The same on { $cores } cores
bench-threads = threads
bench-cuda-title = Random play on the GPU, transfers included
bench-others-title = Others in the same run, random play, one core
bench-others-caption = Our slowest and our fastest game, as a multiple of theirs.
bench-environment = environment
bench-driven = driven by
bench-slowest = our slowest
bench-fastest = our fastest
cli-proved = The seed is the one committed to before the game: { $commitment }.
cli-commitment = Its commitment is { $commitment }. If you were shown one before the game, compare: --commitment HEX.
cli-serving = Matinee serves at { $address } (the API: { $address }/api/docs). Ctrl-C stops it.
cli-backup = { $file } holds all that is stored ({ $rows } rows).
cli-restored = All that is in { $file } is stored again ({ $rows } rows).
