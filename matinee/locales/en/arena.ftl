### The arena: tournaments between bots.

error-arena-no-bots = No bots are given. List bots separated by commas: --bots search@200,random.
error-arena-twice = The bot "{ $bot }" is given twice. Name each bot once.
error-arena-league-ladder = Choose either --league or --ladder.
error-arena-league-bots = A league needs at least two bots.
error-arena-bot = The bot "{ $bot }" cannot be used: { $reason }.
error-arena-worker = Worker processes end before their games are finished ({ $reason }). All finished games are saved.
error-arena-ray = Cannot connect to a Ray cluster at { $address } ({ $reason }).
error-arena-busy = Another arena is running in { $folder }. Wait until it has finished, or choose another folder with --out FOLDER.
error-arena-ledger = { $file }, line { $line }, cannot be read. Remove that line, or choose another folder with --out FOLDER.
error-arena-other = { $folder } has the results of another arena: its "{ $field }" is { $found }, not { $ours }. Choose another folder with --out FOLDER.

arena-plan = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each played in { $line-ups ->
        [one] one line-up.
       *[other] { $line-ups } line-ups, with the single bot on every seat.
    }
arena-plan-league = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each played by bots drawn at random, with each of them on every seat.
arena-resuming = { $played ->
        [one] One of them is already played.
       *[other] { $played } of them are already played.
    }
arena-playing = Playing
arena-rating-bots = Rating the bots
arena-failed = { $failed } failed
arena-interrupted = Interrupted. All finished games are saved; run the same command to continue.
arena-nothing = No game was finished.
arena-kept = Games, results and charts are in { $folder }

## Tables.

arena-title = { $game }, { $players } players
arena-caption = Rating: 400 log10(strength), mean 0. Intervals: 95%, from { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
arena-caption-league = Rating: Plackett–Luce from all places, 400 log10(strength), mean 0. Intervals: 95%, from { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
arena-few = With fewer than { $few } deals, games are treated as independent.
arena-bot = bot
arena-rating = rating
arena-interval = 95%
arena-place = mean place
arena-games = games
arena-points = points
arena-seconds = per move
arena-longest = slowest
arena-line-ups = One against the others
arena-line-ups-caption = Win rate of the single bot; with equal strength it would be { $fair }.
arena-candidate = bot
arena-opponents = against
arena-share = wins
arena-points-candidate = points
arena-points-opponents = theirs
arena-failures = Failed games
arena-failures-caption = Failed games are not counted in the other tables.
arena-failure-count = failures
arena-first = first failure
arena-failure = deal { $deal }, seat { $seat }, move { $move }: { $what }
arena-failure-error = { $reason }
arena-failure-illegal = illegal move ({ $reason })
arena-failure-overrun = exceeded the time limit ({ $reason })
arena-failure-hung = did not answer ({ $reason })
arena-failure-died = its process ended ({ $reason })

## Charts.

arena-chart-ratings = Ratings
arena-chart-shares = One against the others
arena-chart-points = Points
arena-subtitle = { $game }, { $players } players · { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} · 95% intervals
arena-subtitle-points = { $game }, { $players } players · { $games ->
    [one] 1 game
   *[other] { $games } games
} · line: mean
arena-axis-rating = rating (mean 0)
arena-axis-share = win rate of the single bot
arena-axis-points = points at the end of the game
arena-against = { $one } vs { $count ->
        [one] { $rest }
       *[other] { $count } × { $rest }
    }
arena-fair = equal strength: { $fair }
