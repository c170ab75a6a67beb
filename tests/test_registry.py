"""The registry of games: built-in games are imported lazily, other packages register an entry point."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from matinee.engine.errors import BrokenGame, UnknownGame
from matinee.games import BUILT_IN, GAMES, GROUP, find_game, load_game


def test_importing_matinee_imports_no_game_and_no_environment() -> None:
    script = (
        "import sys, matinee\n"
        "print([name for name in sys.modules if name.startswith(('matinee.games.', 'matinee.environments', 'numba'))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_games_have_the_name_they_are_registered_under() -> None:
    assert list(GAMES)[: len(BUILT_IN)] == list(BUILT_IN)
    assert all(game.name == name for name, game in GAMES.items())
    assert GAMES["hollywood"] is GAMES["hollywood"]


@pytest.mark.parametrize(
    ("name", "message"),
    [("holywood", 'Did you mean "hollywood"'), ("Dreams", 'Did you mean "dreams"'), ("chess", "The games are: dream-")],
)
def test_an_unknown_game_is_refused_with_a_suggestion_or_all_names(name: str, message: str) -> None:
    with pytest.raises(UnknownGame, match=message):
        find_game(name)
    assert name not in GAMES


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("matinee.games.nowhere:GAME", "No module named"),
        ("matinee.games.hollywood.game:GAME", "has no attribute"),
        ("matinee.games.hollywood.game:HOLLYWOOD", "is not a Game with that name"),
    ],
)
def test_an_entry_point_without_a_valid_game_is_reported(value: str, message: str) -> None:
    with pytest.raises(BrokenGame, match=message):
        load_game(EntryPoint("chess", value, GROUP))
