### Error messages: what was wrong, and what is expected.

error-unknown-game = There is no game "{ $game }". The games are: { $known }.
error-unknown-game-near = There is no game "{ $game }". Did you mean "{ $near }"?
error-broken-game = The game "{ $game }" cannot be loaded: { $reason }.
error-players = { $game } is for { $fewest } to { $most } players, not { $players }.
error-no-options = This game has no option "{ $option }".
error-option = There is no option "{ $option }". The options are: { $known }.
error-argument = There is no argument "{ $argument }". Did you mean "{ $near }"?
error-option-yes-no = The option "{ $option }" is either true or false, not { $value }.
error-option-seats = The option "{ $option }" takes a different number from { $first } to { $last } for each seat, or 0 for a random one, not { $value }.
error-option-form = "{ $option }" is not an option: write a name, or a name and numbers such as studios=3,1,0.
error-seat = There is no seat { $seat }. Seats count from 0 to { $last }.
error-language = There is no language "{ $language }". The languages are: { $known }.
error-clause = There is no clause or game "{ $clause }". Try a clause such as F-A2, or a game: { $games }.
error-seed = A seed is a whole number or 64 hexadecimal digits, not "{ $seed }".
error-box = { $file }, line { $line }: { $reason }
error-box-clause = { $file }, line { $line } ({ $clause }): { $reason }
error-undo = There is no move to undo.
error-record = This is not a Matinee record: { $reason }.
error-record-file = The record { $file } cannot be read: { $reason }.
error-record-format = The record has format { $found }, but this version of Matinee reads format { $ours }.
error-record-rules = The record follows version { $found } of the rules of { $game }, but this version of Matinee has version { $ours }.
error-record-box = The record was played with box { $found }, not { $ours }. Give the right one with --box FILE (or box="FILE").
error-record-move = Move { $number } of the record, "{ $move }", is not legal: { $reason }
error-record-commitment = The seed of the record does not match the commitment: this is not the deal that was fixed before the game.
error-record-result = The moves of the record lead to a different result: { $points } points.
error-position = This position of { $game } was saved by another version of Matinee and cannot be continued.
error-choice = "{ $value }" is not a valid { $what }. Valid: { $known }.
error-cuda = No CUDA device was found ({ $reason }). To run the kernels in Numba’s simulator, set NUMBA_ENABLE_CUDASIM=1.
error-no-saved = There is no interrupted game to resume. Start one: matinee play GAME.
error-missing-extra = This needs optional packages. Install them with: pip install "matinee[{ $extra }]".

## Refused moves of any game.

refused-over = The game is over.
refused-not-your-turn = It is not the turn of seat { $seat }. To move: { $awaiting }.
refused-number = There is no action { $move }.
refused-type = An action is a whole number, not { $action }.
refused-unreadable = There is no move "{ $move }".
refused-now = "{ $move }" is not a legal move now.
error-no-seed = A determinized match has no seed, so it has no record.
error-file = { $file } cannot be written ({ $reason }).
error-bot = No bot "{ $bot }" plays { $game }. The bots are: { $known }.
error-network = The weights in { $file } were trained with other features than { $game } has now. Train new ones: matinee train { $game }
error-weights = The weights in { $file } cannot be read ({ $reason }).
error-new-game-name = "{ $name }" cannot be the name of a new game: it needs small letters, digits and dashes, and no game may have it yet.
error-new-game-folder = { $folder } already exists.
error-analysis-not-over = This game is not over yet. Only finished games can be analysed.
error-analysis-weights = { $game } cannot be analysed: it has no trained network.
error-no-lesson = { $game } has no guided first game.
