"""Compiled rules and CUDA kernels play exactly as the interpreted rules do, byte for byte."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from matinee.engine import loops
from matinee.engine.compiling import bind, rules_of
from matinee.engine.layout import plain, write_back
from matinee.engine.rng import fast_rng, fast_rngs
from tests.tables import TABLES, Table

# Games per table that are replayed interpreted: some thousands in total, in about a minute.
GAMES_PER_TABLE = {"films": 60, "hollywood": 200, "dreams": 40}


def play_compiled(table: Table, seed: int) -> tuple[Any, list[int], list[int], Any]:
    """Play a random game compiled; return the first position, the seats, the actions and the last position."""
    rules = rules_of(table.game.rules, "compiled")
    recording = bind(loops.record_random_game, table.game.rules, "compiled")
    states = table.game.empty_position(table.game.box())
    rng = fast_rng(seed)
    rules.setup(states[0], table.players, table.packed_options, rng)
    before = states.copy()
    seats, actions = np.zeros(2000, np.int32), np.zeros(2000, np.int32)
    count = recording(states[0], rng, seats, actions)
    return before, seats[:count].tolist(), actions[:count].tolist(), states


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_compiled_and_interpreted_games_are_equal(table: Table) -> None:
    for seed in range(GAMES_PER_TABLE[table.game.family]):
        before, seats, actions, after = play_compiled(table, seed)
        s = plain(before[0])
        for seat, action in zip(seats, actions, strict=True):
            assert table.game.rules.awaiting(s) >> seat & 1
            table.game.rules.apply(s, seat, action)
        assert table.game.rules.awaiting(s) == 0
        write_back(s, before[0])
        assert before.tobytes() == after.tobytes()


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.filterwarnings("error")
def test_rules_run_on_numpy_records_without_overflow(table: Table) -> None:
    """The CUDA simulator runs the rules in this way. NumPy computes int8 * int as int8, so a result may be wrong."""
    games = 1
    interpreted, compiled = table.game.empty_position(table.game.box()), table.game.empty_position(table.game.box())
    decisions = bind(loops.play_random_games, table.game.rules, "interpreted")(
        interpreted[0], table.players, table.packed_options, games, fast_rng(3)
    )
    compiled_decisions = bind(loops.play_random_games, table.game.rules, "compiled")(
        compiled[0], table.players, table.packed_options, games, fast_rng(3)
    )
    assert decisions == compiled_decisions
    assert interpreted.tobytes() == compiled.tobytes()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_with_moves_drawn_from_lists_end(table: Table) -> None:
    states = table.game.empty_position(table.game.box())
    moves = np.zeros(table.game.max_legal_moves, np.int32)
    decisions = bind(loops.play_random_games_from_lists, table.game.rules)(
        states[0], table.players, table.packed_options, 2, fast_rng(4), moves
    )
    assert decisions > 20
    assert rules_of(table.game.rules).awaiting(states[0]) == 0


CUDA_SCRIPT = """
import sys
from matinee.engine import loops
from matinee.engine.rng import fast_rngs
from matinee.engine.compiling import bind
from matinee.engine.cuda import DeviceLoop
import matinee

game = matinee.GAMES[sys.argv[1]]
players = game.players[-1]
decisions, totals = DeviceLoop(game).play(players, 0, 3, 1, 7)
print(decisions.tolist(), totals.tolist())
"""


@pytest.mark.parametrize("name", ["dream-factory", "traumfabrik", "hollywood", "dreams"])
def test_cuda_kernels_play_the_same_games_as_the_cpu(name: str) -> None:
    """Run in a subprocess: the simulator must be selected before Numba is imported."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", CUDA_SCRIPT, name],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    table = next(table for table in reversed(TABLES) if table.game_name == name and not table.options)
    rules = rules_of(table.game.rules)
    sampling = bind(loops.play_random_games, table.game.rules)
    decisions: list[int] = []
    totals: list[list[int]] = []
    for rng in fast_rngs(7, 3):
        states = table.game.empty_position(table.game.box())
        decisions.append(sampling(states[0], table.players, 0, 1, rng))
        points = np.zeros(table.players, np.int64)
        rules.points(states[0], points)
        totals.append(points.tolist())
    assert done.stdout.strip() == f"{decisions} {totals}"
