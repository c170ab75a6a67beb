"""Measure random play of our own games on one core, on all cores and on a GPU."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from msgspec import Struct

from matinee.engine import loops
from matinee.engine.compiling import bind
from matinee.engine.game import Game
from matinee.engine.layout import bytes_of
from matinee.engine.rng import fast_rng, fast_rngs

CACHE_LINE = 64  # bytes
RING = 64  # positions in the ring of the copying benchmark: they fit into the first-level cache


class Speed(Struct):
    """The speed of a game with one number of players, per second."""

    game: str
    players: int
    state_bytes: int
    games: float  # on one core, moves drawn with `sample`
    decisions: float
    listed: float  # decisions, chosen from the list of all legal moves
    copies: float  # of positions
    cores: int
    games_all_cores: float
    decisions_all_cores: float
    copies_all_cores: float


class GpuSpeed(Struct):
    """The speed of a game on a GPU, per second."""

    game: str
    players: int
    threads: int
    games: float
    decisions: float


def measure_rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Return repetitions and units of work per second, the best of three measurements.

    Args:
        work: Does a number of repetitions and returns the number of units of work done.
        seconds: The time for all measurements.
    """
    work(1)
    count, duration = 1, 0.0
    while duration < seconds / 9:
        count *= 2
        duration, _ = time_work(work, count)
    count = max(round(count * seconds / 3 / duration), 1)
    duration, units = min(time_work(work, count) for _ in range(3))
    return count / duration, units / duration


def time_work(work: Callable[[int], int], count: int) -> tuple[float, int]:
    """Return the seconds that `work(count)` took, and its result."""
    started = time.perf_counter()
    units = work(count)
    return time.perf_counter() - started, units


def measure(game: Game, players: int, seconds: float) -> Speed:
    """Measure a game with one number of players.

    Args:
        game: The game.
        players: The number of players.
        seconds: The approximate time for each measurement.
    """
    sampling = bind(loops.play_random_games, game.rules)
    listing = bind(loops.play_random_games_from_lists, game.rules)
    copying = bind(loops.copy_positions, game.rules)
    states = game.empty_position(game.box())
    ring = bytes_of(np.repeat(states, RING))
    moves = np.zeros(game.max_legal_moves, np.int32)
    rng = fast_rng(1)
    games, decisions = measure_rate(lambda n: sampling(states[0], players, 0, n, rng), seconds)
    _, listed = measure_rate(lambda n: listing(states[0], players, 0, n, rng, moves), seconds)
    _, copies = measure_rate(lambda n: copying(ring, n), seconds / 4)
    cores = os.cpu_count() or 1
    generators = np.zeros((cores, CACHE_LINE // 8), np.uint64)  # one cache line each, against false sharing
    generators[:, :1] = fast_rngs(2, cores)
    tables = [game.empty_position(game.box()) for _ in range(cores)]
    rings = [ring.copy() for _ in range(cores)]

    def play(core: int) -> int:
        return sampling(tables[core][0], players, 0, max(int(games * seconds / 2), 1), generators[core, :1])

    def copy(core: int) -> int:
        return copying(rings[core], max(int(copies / RING * seconds / 8), 1))

    all_decisions = measure_all_cores(play, cores)
    return Speed(
        game=game.name,
        players=players,
        state_bytes=game.state.itemsize,
        games=games,
        decisions=decisions,
        listed=listed,
        copies=copies,
        cores=cores,
        games_all_cores=all_decisions * games / decisions,
        decisions_all_cores=all_decisions,
        copies_all_cores=measure_all_cores(copy, cores),
    )


def measure_all_cores(work: Callable[[int], int], cores: int) -> float:
    """Return units of work per second with one thread per core. Compiled rules release the interpreter lock."""
    with ThreadPoolExecutor(cores) as pool:
        started = time.perf_counter()
        units = sum(pool.map(work, range(cores)))
        return units / (time.perf_counter() - started)


def measure_cuda(game: Game, players: int, threads: int, seconds: float) -> GpuSpeed:
    """Measure random games on the GPU, one per thread, including transfers."""
    from matinee.engine.cuda import DeviceLoop

    loop = DeviceLoop(game)
    games, decisions = measure_rate(lambda n: int(loop.play(players, 0, threads, n, n)[0].sum()), seconds)
    return GpuSpeed(game.name, players, threads, games * threads, decisions)
