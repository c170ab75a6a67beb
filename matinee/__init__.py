"""Matinee: the board games Dream Factory, Traumfabrik, Hollywood and Dreams, with complete rules, at native speed.

Examples:
    >>> import matinee
    >>> match = matinee.start("hollywood", players=4, seed=7)
    >>> match.moves(match.awaiting[0])
    ['reel 1', 'reel 2', 'reel 3', 'reel 4', 'clap', 'double']
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, overload

from matinee.engine import records
from matinee.engine.compiling import Mode
from matinee.engine.errors import IllegalMove, MatineeError
from matinee.engine.game import Event, Game
from matinee.engine.match import Match, Seed
from matinee.engine.options import check_spelling
from matinee.engine.records import RecordSource
from matinee.games import GAMES, GameName, find_game

if TYPE_CHECKING:
    from matinee.bots.bot import Bot
    from matinee.environments.batch import Batch, IllegalAction
    from matinee.environments.factory import Environment
    from matinee.games.dreams.view import DreamsView
    from matinee.games.films.view import FilmsView
    from matinee.games.hollywood.view import HollywoodView

__all__ = [
    "GAMES",
    "Batch",
    "Bot",
    "Device",
    "Environment",
    "Event",
    "Game",
    "GameName",
    "IllegalAction",
    "IllegalMove",
    "Match",
    "MatineeError",
    "Reward",
    "replay",
    "start",
    "vector",
    "verify",
]
__version__ = "0.1.0"

Reward = Literal["points", "rank", "win"]
"""The terminal reward of an environment."""
Device = Literal["cpu", "cuda"]
"""The device of an environment."""

_LAZY = {
    "Batch": "matinee.environments.batch",
    "Bot": "matinee.bots.bot",
    "Environment": "matinee.environments.factory",
    "IllegalAction": "matinee.environments.batch",
}


def __getattr__(name: str) -> Any:
    """Import slow modules on first use."""
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LAZY[name]), name)


@overload
def start(
    game: Literal["hollywood"],
    players: SupportsIndex = 4,
    seed: Seed = None,
    box: str | Path | None = None,
    mode: Mode | None = None,
    **options: Any,
) -> "Match[HollywoodView]": ...


@overload
def start(
    game: Literal["dreams"],
    players: SupportsIndex = 4,
    seed: Seed = None,
    box: str | Path | None = None,
    mode: Mode | None = None,
    **options: Any,
) -> "Match[DreamsView]": ...


@overload
def start(
    game: Literal["dream-factory", "traumfabrik"],
    players: SupportsIndex = 4,
    seed: Seed = None,
    box: str | Path | None = None,
    mode: Mode | None = None,
    **options: Any,
) -> "Match[FilmsView]": ...


@overload
def start(
    game: str,
    players: SupportsIndex = 4,
    seed: Seed = None,
    box: str | Path | None = None,
    mode: Mode | None = None,
    **options: Any,
) -> Match[Any]: ...


def start(
    game: str,
    players: SupportsIndex = 4,
    seed: Seed = None,
    box: str | Path | None = None,
    mode: Mode | None = None,
    **options: Any,
) -> Match[Any]:
    """Start a match.

    Args:
        game: A name in `matinee.GAMES`: "dream-factory", "traumfabrik", "hollywood", "dreams", or a plug-in game.
        players: The number of players.
        seed: An integer, 32 bytes or 64 hexadecimal digits; None for a random seed.
        box: A TOML file with the components of your own copy; None for the built-in ones.
        mode: "interpreted" or "compiled"; None follows the environment variable `MATINEE_COMPILE`.
        **options: Options of the game, such as `scarcity=True`.

    Returns:
        The match, dealt and ready for the first move.

    Raises:
        UnknownGame: There is no such game.
        WrongPlayers: The game cannot be played with this number of players.
        UnknownOption: The game has no such option, or the option does not have this value.
        BadSeed: The seed has none of these forms.
        DamagedBox: The box file is invalid; the message names the line.

    Examples:
        >>> match = start("hollywood", players=3, seed=1, scarcity=True)
        >>> match.play(match.awaiting[0], "reel 2")[0].name
        'laid'
    """
    found = find_game(game)
    check_spelling(start, found.options, options)
    return Match(found, players, seed, box, options, mode)


def vector(
    game: GameName | str,
    players: int = 4,
    num_envs: int = 1024,
    seed: int | None = None,
    threads: int | None = None,
    reward: Reward = "points",
    checked: bool = True,
    moves: bool = False,
    device: Device = "cpu",
    box: str | Path | None = None,
    **options: Any,
) -> "Environment":
    """Create a vectorized environment that steps `num_envs` games in parallel on CPU or CUDA.

    The arrays, autoreset and rewards are described in docs/environments.md.

    Args:
        game: A name in `matinee.GAMES`.
        players: The number of players of each game.
        num_envs: The number of environments.
        seed: The same seed gives the same games with any number of threads; None seeds from OS entropy.
        threads: The number of CPU threads; None for one per core, fewer if there are few environments.
        reward: The sparse terminal reward: "points", "rank" (1 for the first, -1 for the last) or "win" (1, split).
        checked: Raise `IllegalAction` for illegal actions; else the first legal action is played instead.
        moves: Also return the legal actions as a list with action features (`batch.moves`, `batch.descriptions`).
        device: "cpu" or "cuda".
        box: A TOML file with the components of your own copy; None for the built-in ones.
        **options: Options of the game, such as `scarcity=True`.

    Returns:
        The environment; its first games are dealt.

    Raises:
        MatineeError: A parameter is wrong; the message says which, and what is allowed.

    Examples:
        >>> env = vector("hollywood", players=4, num_envs=16, seed=1)
        >>> batch = env.reset()
        >>> batch = env.step(env.sample())
        >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
        ((16, 237), (16, 9), (16, 4))
    """
    from matinee.environments.factory import make

    found = find_game(game)
    check_spelling(vector, found.options, options)
    return make(found, players, num_envs, seed, threads, reward, checked, moves, device, box, options)


def replay(record: RecordSource, box: str | Path | None = None, mode: Mode | None = None) -> Match[Any]:
    """Return the match at the end of a record.

    Args:
        record: JSON data, JSON text or the `Path` of a file.
        box: The box it was played with; None for the built-in one.
        mode: "interpreted" or "compiled"; None follows the environment variable `MATINEE_COMPILE`.

    Raises:
        DamagedRecord: The record is invalid, or was made with other rules or another box.

    Examples:
        >>> match = start("hollywood", players=3, seed=1)
        >>> _ = match.play(match.awaiting[0], "reel 1")
        >>> replay(match.record()).history == match.history
        True
    """
    return records.replay(record, find_game, box, mode)


def verify(
    record: RecordSource, box: str | Path | None = None, commitment: str | None = None, mode: Mode | None = None
) -> Match[Any]:
    """Replay a record and check its result and its deal.

    Args:
        record: JSON data, JSON text or the `Path` of a file.
        box: The box it was played with; None for the built-in one.
        commitment: The commitment published before the game, to prove that the deal was fixed then.
        mode: "interpreted" or "compiled"; None follows the environment variable `MATINEE_COMPILE`.

    Returns:
        The match at the end of the record.

    Raises:
        DamagedRecord: The record is invalid, or its result or its deal is wrong.

    Examples:
        >>> match = start("hollywood", players=3, seed=1)
        >>> published = match.commitment
        >>> verify(match.record(), commitment=published).over
        False
        >>> verify(match.record(), commitment="00" * 32)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        matinee.engine.errors.DamagedRecord: The seed of the record does not match the commitment: this is...
    """
    return records.verify(record, find_game, box, commitment, mode)
