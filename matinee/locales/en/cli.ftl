### Messages of the command line.

cli-which-game = Which game?
cli-which-level = How strong should your opponents be?
cli-verified = The record is correct: { $points } points after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
cli-box-right = { $file } is a valid box for { $game } (digest { $digest }).
cli-compiling = Compiling
cli-compiled = All games are compiled.

## The benchmark.

bench-measuring = Measuring Matinee
bench-others = Measuring other libraries
bench-title = Random play, one core
bench-caption = Decisions, listed moves and copies in millions per second.
bench-game = game
bench-players = players
bench-bytes = bytes per position
bench-games = games/s
bench-decisions = decisions, M/s
bench-listed = listed, M/s
bench-copies = copies, M/s
bench-all-title = Random play, { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}
bench-threads = threads
bench-cuda-title = Random play on the GPU, including transfers
bench-others-title = Other libraries in the same run, random play, one core
bench-others-caption = Last columns: how many times as fast Matinee’s slowest and fastest games are.
bench-environment = environment
bench-driven = driven by
bench-slowest = slowest game
bench-fastest = fastest game
cli-proved = The deal was fixed before the game: the seed matches the commitment { $commitment }.
cli-commitment = The commitment of the deal is { $commitment }. To check it against the one shown before the game, add --commitment HEX.
cli-serving = Open { $address } in a browser (API: { $address }/api/docs). Ctrl-C stops the server.
cli-no-tls = Others can read the keys of players on their way to { $host }: use --cert and --key, or a proxy and --proxied.
cli-root = The server runs as root. Run it as a user of its own, so that an error in it cannot harm your computer.
cli-backup = Backup written to { $file } ({ $rows ->
    [one] 1 row
   *[other] { $rows } rows
}).
cli-restored = Restored { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} from { $file }.
cli-new-game = Written to { $folder }. Next: pip install -e { $folder }, then matinee play { $game }.
