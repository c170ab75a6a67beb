### Mistakes of people, and what was expected.

error-unknown-game = There is no game "{ $game }". The games are: { $known }.
error-unknown-game-near = There is no game "{ $game }". Did you mean "{ $near }"?
error-broken-game = The game "{ $game }" cannot be loaded: { $reason }.
error-players = { $game } is for { $fewest } to { $most } players, not { $players }.
error-no-options = This game has no option "{ $option }".
error-option = There is no option "{ $option }". The options are: { $known }.
error-option-yes-no = The option "{ $option }" is either true or false, not { $value }.
error-option-studios = The option "studios" takes a different number from 1 to 5 for each seat, or 0 to leave it to chance, not { $value }.
error-option-form = "{ $option }" is not an option: write a name, or a name and numbers such as studios=3,1,0.
error-seat = There is no seat { $seat }. Seats count from 0 to { $last }.
error-language = There is no language "{ $language }". The languages are: { $known }.
error-clause = There is no clause or game "{ $clause }". Try F-A2, films, hollywood or dreams.
error-seed = A seed is a whole number or 64 hexadecimal digits, not "{ $seed }".
error-box = { $file }, line { $line }: { $reason }.
error-undo = There is no move to take back.
error-record = This is not a record of Matinee: { $reason }.
error-record-file = The record { $file } cannot be read: { $reason }.
error-record-format = The record has format { $found }; this version of Matinee reads format { $ours }.
error-record-rules = The record follows version { $found } of the rules of { $game }; Matinee has version { $ours }.
error-record-box = The record was played with box { $found }, not with { $ours }. Name the right one with --box FILE (or box="FILE").
error-record-move = Move { $number } of the record, "{ $move }", is not legal: { $reason }
error-record-commitment = The seed of the record does not match the commitment: another deal was promised.
error-record-result = The moves of the record lead to another result: { $points } points.
error-position = This position of { $game } was written down by another version of Matinee and cannot be gone on with.
error-choice = "{ $value }" is not possible for { $what }. Possible: { $known }.
error-cuda = No CUDA device was found ({ $reason }). Without one, the simulator runs the same kernels: set NUMBA_ENABLE_CUDASIM=1.
error-no-saved = There is no interrupted game to resume. Start one: matinee play GAME.
error-missing-extra = This needs the optional packages of "{ $extra }". Install them with: pip install "matinee[{ $extra }]".

## Refused moves of any game.

refused-over = The game is over.
refused-not-your-turn = It is not the turn of seat { $seat }. Awaited: { $awaiting }.
refused-number = There is no move number { $move }.
refused-unreadable = There is no move "{ $move }".
refused-now = "{ $move }" is not a legal move now.
error-no-seed = A match with hidden things redrawn has no seed, and so no record.
error-file = { $file } cannot be written ({ $reason }).
error-bot = No bot "{ $bot }" plays { $game }. Those who do: { $known }.
