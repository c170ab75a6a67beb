### What may be wrong with environments.

error-envs-count = The number of environments is a whole number from 1 on, not { $number }.
error-envs-threads = The number of threads is a whole number from 1 on, not { $number }.
error-envs-steps = The number of steps is a whole number from 1 on, not { $number }.
error-envs-memory = { $count } environments need { $need } GB of memory; there are { $there } GB.
error-envs-actions = Expected { $count } whole numbers in a row, an action for each environment, not { $found }.
error-envs-move = Environment { $index }, seat { $seat }, action { $action }: { $reason }

## The benchmark.

bench-envs-title = Environments, random play with observations and masks ({ $where })
bench-gpu = a GPU
bench-envs = environments
bench-steps = steps a call
bench-numbers = numbers observed
bench-latency = match.play, µs
bench-envs-caption = Decisions in millions a second at the best number of environments.
bench-envs-others-title = Others in the same run
bench-missing = Not measured, because not installed: { $packages }.
bench-cores = { $cores } cores

## One match at a time, through the interfaces of other libraries.

error-envs-agent = There is no agent "{ $agent }". There are: { $known }.
error-envs-no-action = { $agent } has no action. Every agent acts in every step, if only to wait.
error-envs-wait = { $agent } is not asked now and waits: { $wait }, not { $action }.
error-envs-bots = { $count } other seats need { $count } bots, or one name for all of them; there are { $found }.
