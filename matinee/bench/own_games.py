"""Random play of our own games, on one core, on all cores and on a GPU."""

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
RING = 64  # positions copied around in the copying benchmark: small enough for the nearest cache


class Speed(Struct):
    """What one game reaches with one number of players."""

    game: str
    players: int
    state_bytes: int
    games: float  # a second, one core, moves drawn with `sample`
    decisions: float
    listed: float  # decisions a second, choosing from the list of all legal moves
    copies: float
    cores: int
    games_all_cores: float
    decisions_all_cores: float
    copies_all_cores: float


class GpuSpeed(Struct):
    game: str
    players: int
    threads: int
    games: float
    decisions: float


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Repetitions and units of work a second, the best of three: `work(n)` does n repetitions and returns the units."""
    work(1)
    count, took = 1, 0.0
    while took < seconds / 9:
        count *= 2
        took, _ = timed(work, count)
    count = max(round(count * seconds / 3 / took), 1)
    took, units = min(timed(work, count) for _ in range(3))
    return count / took, units / took


def timed(work: Callable[[int], int], count: int) -> tuple[float, int]:
    started = time.perf_counter()
    units = work(count)
    return time.perf_counter() - started, units


def measure(game: Game, players: int, seconds: float) -> Speed:
    """One game with one number of players."""
    sampling = bind(loops.play_sampling, game.rules)
    listing = bind(loops.play_listing, game.rules)
    copying = bind(loops.copy_around, game.rules)
    states = game.empty_position(game.box())
    ring = bytes_of(np.repeat(states, RING))
    moves = np.zeros(game.max_legal_moves, np.int32)
    rng = fast_rng(1)
    games, decisions = rate(lambda n: sampling(states[0], players, 0, n, rng), seconds)
    _, listed = rate(lambda n: listing(states[0], players, 0, n, rng, moves), seconds)
    _, copies = rate(lambda n: copying(ring, n), seconds / 4)
    cores = os.cpu_count() or 1
    generators = np.zeros((cores, CACHE_LINE // 8), np.uint64)  # apart, or the cores would wait for each other
    generators[:, :1] = fast_rngs(2, cores)
    tables = [game.empty_position(game.box()) for _ in range(cores)]
    rings = [ring.copy() for _ in range(cores)]

    def play(core: int) -> int:
        return sampling(tables[core][0], players, 0, max(int(games * seconds / 2), 1), generators[core, :1])

    def copy(core: int) -> int:
        return copying(rings[core], max(int(copies / RING * seconds / 8), 1))

    all_decisions = on_all_cores(play, cores)
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
        copies_all_cores=on_all_cores(copy, cores),
    )


def on_all_cores(work: Callable[[int], int], cores: int) -> float:
    """Units of work a second with a thread for each core: compiled rules do not hold the interpreter lock."""
    with ThreadPoolExecutor(cores) as pool:
        started = time.perf_counter()
        units = sum(pool.map(work, range(cores)))
        return units / (time.perf_counter() - started)


def measure_cuda(game: Game, players: int, threads: int, seconds: float) -> GpuSpeed:
    """Whole random games on the GPU, transfers included."""
    from matinee.engine.cuda import DeviceLoop

    loop = DeviceLoop(game)
    games, decisions = rate(lambda n: int(loop.play(players, 0, threads, n, n)[0].sum()), seconds)
    return GpuSpeed(game.name, players, threads, games * threads, decisions)
