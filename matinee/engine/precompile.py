"""Compile games ahead of time, in steps, for a progress bar."""

from collections.abc import Callable, Iterable

import numpy as np

from matinee.engine import loops
from matinee.engine.compiling import bind, default_mode, rules_over_arrays
from matinee.engine.game import Game
from matinee.engine.layout import bytes_of
from matinee.engine.rng import fast_rng, secure_rng, seed_from_int

Step = tuple[str, Callable[[], object]]


def steps(game: Game) -> list[Step]:
    """Return the steps that compile a game: names and functions. A step takes no time if its code is cached."""
    rules = rules_over_arrays(game.rules, "compiled")
    states = game.empty_position(game.box())
    s = states[0]
    players = game.players[-1]
    moves = np.zeros(game.max_legal_moves, np.int32)
    totals = np.zeros(players, np.int64)
    features = np.zeros(game.observation_size, np.float32)
    rng = fast_rng(1)
    sampling = bind(loops.play_random_games, game.rules, "compiled")
    listing = bind(loops.play_random_games_from_lists, game.rules, "compiled")
    recording = bind(loops.record_random_game, game.rules, "compiled")
    copying = bind(loops.copy_positions, game.rules, "compiled")
    return [
        ("setup", lambda: rules.setup(states, players, 0, secure_rng(seed_from_int(1)))),
        ("awaiting", lambda: rules.awaiting(states)),
        ("legal", lambda: rules.legal(states, loops.lowest_seat(rules.awaiting(states)), moves)),
        ("checking", lambda: rules.is_legal(states, loops.lowest_seat(rules.awaiting(states)), 0, moves)),
        ("sample", lambda: rules.sample(states, loops.lowest_seat(rules.awaiting(states)), rng)),
        ("apply", lambda: rules.apply(states, loops.lowest_seat(rules.awaiting(states)), int(moves[0]))),
        ("points", lambda: rules.points(states, totals)),
        ("winners", lambda: rules.winners(states)),
        ("determinize", lambda: rules.determinize(states, 0, rng)),
        ("observe", lambda: rules.observe(states, 0, features)),
        ("random play", lambda: sampling(s, players, 0, 1, rng)),
        ("listed play", lambda: listing(s, players, 0, 1, rng, moves)),
        ("recorded play", lambda: recording(s, rng, np.zeros(1, np.int32), np.zeros(1, np.int32))),
        ("copying", lambda: copying(bytes_of(states), 1)),
    ]


def precompile(
    games: Iterable[Game],
    on_progress: Callable[[str, int, int], object] = lambda name, done, total: None,
    extra_steps: Callable[[Game], list[Step]] = lambda game: [],
) -> None:
    """Compile games. With `MATINEE_COMPILE=0`, do nothing.

    Args:
        games: The games.
        on_progress: Called before each step and at the end, with its name, the number of steps done and their total.
        extra_steps: Returns additional steps for a game.
    """
    if default_mode() == "interpreted":
        return
    all_steps = [(f"{game.family}: {name}", step) for game in games for name, step in steps(game) + extra_steps(game)]
    for done, (name, step) in enumerate(all_steps):
        on_progress(name, done, len(all_steps))
        step()
    on_progress("", len(all_steps), len(all_steps))
