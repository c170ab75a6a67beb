### Error messages of the environments, and their benchmark.

error-envs-count = The number of environments must be a whole number of at least 1, not { $number }.
error-envs-threads = The number of threads must be a whole number of at least 1, not { $number }.
error-envs-steps = The number of steps must be a whole number of at least 1, not { $number }.
error-envs-memory = { $count } environments need { $need } GB of memory; { $there } GB are available.
error-envs-actions = Expected an integer array of length { $count }, one action index per environment, not { $found }.
error-envs-seed = A seed of environments is a whole number from 0 to 18446744073709551615 (2^64 - 1), not "{ $seed }".
error-envs-closed = These environments are closed. Create new ones with matinee.vector.
error-envs-state = These bytes are not a saved state of { $count } environments of { $game } for { $players } players with the same parameters, or they are damaged.
error-envs-reset = No episode is running: the last one is over or none has begun. Call reset first.
error-envs-move = Environment { $index }, seat { $seat }, action { $action }: { $reason }

## The benchmark.

bench-envs-title = Environments, random play with observations and masks ({ $where })
bench-gpu = a GPU
bench-envs = environments
bench-steps = steps per call
bench-numbers = observation size
bench-latency = match.play, µs
bench-envs-caption = Decisions in millions per second, at the best number of environments.
bench-envs-others-title = Other libraries in the same run
bench-missing = Not installed, so not measured: { $packages }.
bench-cores = { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}

## One match at a time, through the interfaces of other libraries.

error-envs-agent = There is no agent "{ $agent }". The agents are: { $known }.
error-envs-no-action = { $agent } has no action. Every agent needs one in every step; { $agent } may wait.
error-envs-wait = { $agent } may not act now: its only action is { $wait } (wait), not { $action }.
error-envs-bots = Expected { $count ->
    [one] one bot for the only opponent
   *[other] one bot for all opponents or { $count } bots, one for each
}, not { $found }.
