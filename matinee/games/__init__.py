"""The games. A new one is a folder and a line here."""

from matinee.engine.errors import UnknownGame
from matinee.engine.game import Game
from matinee.games.dreams.game import DREAMS
from matinee.games.films.game import DREAM_FACTORY, TRAUMFABRIK
from matinee.games.hollywood.game import HOLLYWOOD

GAMES: dict[str, Game] = {game.name: game for game in (DREAM_FACTORY, TRAUMFABRIK, HOLLYWOOD, DREAMS)}


def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame(name, list(GAMES))
    return GAMES[name]
