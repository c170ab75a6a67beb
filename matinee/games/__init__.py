"""The registry of games. Built-in games are listed here; games in other packages register an entry point."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Literal

from matinee.engine.box_errors import wrong_value
from matinee.engine.boxes import Box, line_of, read_toml
from matinee.engine.contract import MAX_LISTED_MOVES, REQUIRED
from matinee.engine.errors import BrokenGame, DamagedBox, UnknownGame
from matinee.engine.file_cache import cached_by_file
from matinee.engine.game import Game
from matinee.engine.i18n import localised

GROUP = "matinee.games"
"""The entry-point group of games outside this repository: `name = "module:ATTRIBUTE"`, a `Game`."""

BUILT_IN = {
    "dream-factory": "matinee.games.films.game:DREAM_FACTORY",
    "traumfabrik": "matinee.games.films.game:TRAUMFABRIK",
    "hollywood": "matinee.games.hollywood.game:HOLLYWOOD",
    "dreams": "matinee.games.dreams.game:DREAMS",
}

DEFAULT_GAME = "hollywood"
"""The game of commands that are called without one: the fastest game."""

GameName = Literal["dream-factory", "traumfabrik", "hollywood", "dreams"]
"""The names of the built-in games."""


class Registry(Mapping[str, Game]):
    """All games by name. A game is imported when it is first looked up."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}

    @cached_property
    def _entry_points(self) -> dict[str, EntryPoint]:
        """The entry points of all games, by name. Other packages cannot replace a built-in game."""
        built_in = {name: EntryPoint(name, value, GROUP) for name, value in BUILT_IN.items()}
        return {**{each.name: each for each in entry_points(group=GROUP)}, **built_in}

    def __getitem__(self, name: str) -> Game:
        if name not in self:
            raise UnknownGame(name, list(self), get_close_matches(str(name).lower().replace("_", "-"), self, 1))
        if name not in self._loaded:
            value = BUILT_IN.get(name)
            self._loaded[name] = load_game(EntryPoint(name, value, GROUP) if value else self._entry_points[name])
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter([*BUILT_IN, *(name for name in self._entry_points if name not in BUILT_IN)])

    def __len__(self) -> int:
        return len(self._entry_points)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in BUILT_IN or name in self._entry_points)


GAMES = Registry()


def names_in_words() -> str:
    """Return the names of all games as a list in English, for help texts."""
    *names, last = GAMES
    return f"{', '.join(names)} or {last}"


def load_game(entry_point: EntryPoint) -> Game:
    """Return the game that an entry point names.

    Raises:
        BrokenGame: It cannot be imported, or is not a complete game with that name.
    """
    name = entry_point.name
    try:
        game = entry_point.load()
    except (ImportError, AttributeError) as problem:
        raise BrokenGame(name, str(problem)) from problem
    if not isinstance(game, Game) or game.name != name:
        raise BrokenGame(name, f"{entry_point.value} is not a Game with that name")
    missing = [each for each in REQUIRED if not hasattr(game.rules, each)]
    if missing:
        raise BrokenGame(name, f"{game.rules.__name__} does not define {', '.join(missing)}")
    undefined = [each for each in ("sample", "mark") if not hasattr(game.rules, each)]
    if undefined and game.max_legal_moves > MAX_LISTED_MOVES:
        must_define = f"{game.rules.__name__} must define {undefined[0]}"
        raise BrokenGame(name, f"more than {MAX_LISTED_MOVES} legal moves: {must_define}")
    return game


def find_game(name: object) -> Game:
    """Return the game with that name.

    Raises:
        UnknownGame: There is no such game.
    """
    return GAMES[name]  # pyright: ignore[reportArgumentType]  # it refuses what is not a name


@cached_by_file
def check_box(file: str | Path) -> tuple[Game, Box]:
    """Return the box in a file and the game it belongs to.

    Raises:
        DamagedBox: The file is not a valid box of any game.
    """
    text, data = read_toml(file)
    edition = data.get("edition")
    if not isinstance(edition, str) or edition not in GAMES:
        problem = wrong_value("edition", localised("box-expected-choice", choices=", ".join(GAMES)), data)
        raise DamagedBox(str(file), line_of(text, "edition"), problem.sentence)
    return GAMES[edition], GAMES[edition].box(file)
