### The arena: bots against bots.

error-arena-no-bots = No bot is named. Name them with commas between: --bots search@200,random.
error-arena-twice = The bot "{ $bot }" is named twice. Name each bot once.
error-arena-bot = The bot "{ $bot }" cannot be used: { $reason }.
error-arena-worker = Workers keep ending before their work is done ({ $reason }). All games played so far are kept.
error-arena-ray = There is no Ray cluster at { $address } ({ $reason }).
error-arena-busy = Another arena is being played in { $folder }. Let it finish, or choose another folder with --out FOLDER.
error-arena-ledger = { $file }, line { $line }, cannot be read. Remove that line, or choose another folder with --out FOLDER.
error-arena-other = { $folder } holds another arena: there, "{ $field }" is { $found }, not { $ours }. Choose another folder with --out FOLDER.

arena-plan = { $games } games: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each played in { $line-ups ->
        [one] one line-up.
       *[other] { $line-ups } line-ups, with the one on every seat.
    }
arena-going-on = { $played ->
        [one] One of them has been played before.
       *[other] { $played } of them have been played before.
    }
arena-playing = Playing
arena-failed = { $failed } failed
arena-interrupted = Interrupted. All games played so far are kept: the same command goes on from here.
arena-nothing = No game has been played to its end.
arena-kept = Games, results and charts are in { $folder }

## Tables.

arena-title = { $game }, { $players } players
arena-caption = Rating: 400 log10 of the strength, average 0. Intervals: 95%, from { $games } games in { $deals } deals.
arena-few = With fewer than { $few } deals, games are taken as independent of each other.
arena-bot = bot
arena-rating = rating
arena-interval = 95%
arena-games = games
arena-points = points
arena-seconds = a move
arena-longest = longest
arena-line-ups = One against the rest
arena-line-ups-caption = Share of wins of the one; among equals it would be { $fair }.
arena-one = the one
arena-rest = the rest
arena-share = wins
arena-points-one = points
arena-points-rest = theirs
arena-failures = Failed games
arena-failures-caption = They count in no other figure.
arena-times = how often
arena-first = for the first time
arena-failure = deal { $deal }, seat { $seat }, move { $move }: { $what }
arena-failure-error = { $reason }
arena-failure-illegal = illegal move ({ $reason })
arena-failure-overrun = thought too long ({ $reason })
arena-failure-hung = did not come back ({ $reason })
arena-failure-died = its process ended ({ $reason })

## Charts.

arena-chart-ratings = Ratings
arena-chart-shares = One against the rest
arena-chart-points = Points
arena-subtitle = { $game }, { $players } players · { $games } games, { $deals } deals · 95% intervals
arena-subtitle-points = { $game }, { $players } players · { $games } games · mark: average
arena-axis-rating = rating (average 0)
arena-axis-share = share of wins of the one
arena-axis-points = points at the end of the game
arena-against = { $one } vs { $count ->
        [one] { $rest }
       *[other] { $count } × { $rest }
    }
arena-fair = among equals: { $fair }
