"""Matinee: Dream Factory, Traumfabrik, Hollywood and Dreams, rule-perfect and at native speed.

>>> import matinee
>>> match = matinee.start("hollywood", players=4, seed=7)
>>> match.moves(match.awaiting[0])
['reel 1', 'reel 2', 'reel 3', 'reel 4', 'clap', 'double']
"""

from pathlib import Path
from typing import Any

from matinee.engine import records
from matinee.engine.compiling import Mode
from matinee.engine.errors import IllegalMove, MatineeError
from matinee.engine.game import Event, Game
from matinee.engine.match import Match, Seed
from matinee.engine.records import RecordSource
from matinee.environments.factory import Environment, make
from matinee.games import GAMES, find_game

__all__ = ["GAMES", "Event", "Game", "IllegalMove", "Match", "MatineeError", "replay", "start", "vector", "verify"]
__version__ = "0.1.0"


def start(
    game: str,
    players: int = 4,
    seed: Seed = None,
    box: str | Path | None = None,
    mode: Mode | None = None,
    **options: Any,
) -> Match:
    """Starts a match of "dream-factory", "traumfabrik", "hollywood" or "dreams".

    `seed` is a whole number or 64 hexadecimal digits; without one the deal is drawn from the system's generator.
    `box` is a TOML file with the components of your own copy. `mode` is "interpreted" or "compiled".

    >>> match = start("hollywood", players=3, seed=1, scarcity=True)
    >>> match.play(match.awaiting[0], "reel 2")[0].name
    'laid'
    """
    return Match(find_game(game), players, seed, box, options, mode)


def vector(
    game: str,
    players: int = 4,
    num_envs: int = 1024,
    seed: int | None = None,
    threads: int | None = None,
    reward: str = "points",
    checked: bool = True,
    moves: bool = False,
    device: str = "cpu",
    box: str | Path | None = None,
    **options: Any,
) -> Environment:
    """Many matches at once, for learning: on the processor, or on a GPU with `device="cuda"`. See docs/environments.md.

    `reward` is "points", "rank" or "win"; `checked` refuses illegal actions; `moves` lists them with features.

    >>> env = vector("hollywood", players=4, num_envs=16, seed=1)
    >>> batch = env.reset()
    >>> batch = env.step(env.sample())
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((16, 237), (16, 9), (16, 4))
    """
    return make(find_game(game), players, num_envs, seed, threads, reward, checked, moves, device, box, options)


def replay(record: RecordSource, box: str | Path | None = None, mode: Mode | None = None) -> Match:
    """The match that a record tells of: JSON data, JSON text or the `Path` of a file.

    >>> match = start("hollywood", players=3, seed=1)
    >>> _ = match.play(match.awaiting[0], "reel 1")
    >>> replay(match.record()).history == match.history
    True
    """
    return records.replay(record, find_game, box, mode)


def verify(
    record: RecordSource, box: str | Path | None = None, commitment: str | None = None, mode: Mode | None = None
) -> Match:
    """Replays a record and checks its result; with the commitment shown before the game, proves the deal was fixed.

    >>> match = start("hollywood", players=3, seed=1)
    >>> promised = match.commitment
    >>> verify(match.record(), commitment=promised).over
    False
    >>> verify(match.record(), commitment="00" * 32)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    matinee.engine.errors.DamagedRecord: The seed of the record does not match the commitment: another deal was...
    """
    return records.verify(record, find_game, box, commitment, mode)
