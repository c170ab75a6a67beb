"""The registry: games are imported when asked for, and outside games register an entry point."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from matinee.engine.errors import BrokenGame, UnknownGame
from matinee.games import BUILT_IN, GAMES, GROUP, find_game, load_game


def test_importing_matinee_imports_no_game_and_no_environment() -> None:
    ask = (
        "import sys, matinee\n"
        "print([name for name in sys.modules if name.startswith(('matinee.games.', 'matinee.environments', 'numba'))])"
    )
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_games_have_the_name_they_are_registered_under() -> None:
    assert list(GAMES)[: len(BUILT_IN)] == list(BUILT_IN)
    assert all(game.name == name for name, game in GAMES.items())
    assert GAMES["hollywood"] is GAMES["hollywood"]


@pytest.mark.parametrize(
    ("name", "says"),
    [("holywood", 'Did you mean "hollywood"'), ("Dreams", 'Did you mean "dreams"'), ("chess", "The games are: dream-")],
)
def test_an_unknown_game_is_refused_with_the_nearest_or_all_names(name: str, says: str) -> None:
    with pytest.raises(UnknownGame, match=says):
        find_game(name)
    assert name not in GAMES


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("matinee.games.nowhere:GAME", "No module named"),
        ("matinee.games.hollywood.game:GAME", "has no attribute"),
        ("matinee.games.hollywood.game:HOLLYWOOD", "is not a Game of that name"),
    ],
)
def test_an_entry_point_that_leads_nowhere_is_reported(value: str, says: str) -> None:
    with pytest.raises(BrokenGame, match=says):
        load_game(EntryPoint("chess", value, GROUP))
