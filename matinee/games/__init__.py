"""The games. A new one is a folder and a line here."""

from pathlib import Path

from matinee.engine.boxes import Box, line_of, read_toml
from matinee.engine.errors import DamagedBox, UnknownGame
from matinee.engine.game import Game
from matinee.games.dreams.game import DREAMS
from matinee.games.films.game import DREAM_FACTORY, TRAUMFABRIK
from matinee.games.hollywood.game import HOLLYWOOD

GAMES: dict[str, Game] = {game.name: game for game in (DREAM_FACTORY, TRAUMFABRIK, HOLLYWOOD, DREAMS)}


def find_game(name: object) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(name, list(GAMES))
    return GAMES[name]


def check_box(file: Path) -> tuple[Game, Box]:
    """The box in a file, whichever game it belongs to."""
    text, data = read_toml(file)
    edition = data.get("edition")
    if not isinstance(edition, str) or edition not in GAMES:
        reason = f"edition must be one of {', '.join(GAMES)}, not {edition!r}"
        raise DamagedBox(str(file), line_of(text, "edition"), reason)
    return GAMES[edition], GAMES[edition].box(file)
