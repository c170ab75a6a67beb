"""`matinee.testing` accepts the built-in games and rejects games that break the contract."""

from collections.abc import Callable
from typing import Any

import pytest

import matinee
from matinee.engine.match import Match
from matinee.testing import CHECKS, Setting, check_compiled, check_game, check_secrecy
from tests.tables import TABLES, Table, random_action
from tests.test_conservation import check_conservation


def setting_for(table: Table) -> Setting:
    return Setting(table.game, table.players, table.options, "compiled", random_action, check_conservation)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_passes_every_check(table: Table, check: Callable[[Setting], None]) -> None:
    check(setting_for(table))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_compiled_rules_equal_interpreted_rules(table: Table) -> None:
    check_compiled(setting_for(table))


HOLLYWOOD = matinee.GAMES["hollywood"]


def broken_game(**changes: Any) -> matinee.Game:
    """Return the game Hollywood with some attributes or methods replaced."""
    return type("Broken", (type(HOLLYWOOD),), {"package": HOLLYWOOD.package, **changes})()


def too_short(game: Any, players: int) -> int:
    return 5


def same_text(game: Any, s: Any, box: Any, seat: int, action: int) -> str:
    return "reel 1"


def view_with_deck(game: Any, s: Any, shared: Any, seat: int) -> dict[str, list[int]]:
    return {"deck": s.film_deck}


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (broken_game(max_game_length=too_short), "longer than max_game_length"),
        (broken_game(max_legal_moves=5), "more moves than max_legal_moves|out of bounds"),
        (broken_game(text=same_text), "same notation"),
        (broken_game(seat_view=view_with_deck), "a view reveals hidden information"),
        (broken_game(observation_size=HOLLYWOOD.observation_size - 4), "is outside a row"),
    ],
)
def test_a_broken_game_is_rejected(game: matinee.Game, message: str) -> None:
    with pytest.raises((AssertionError, IndexError), match=message):
        check_game(game, players=[3], compiled=False)


def test_a_game_without_a_view_shows_observations() -> None:
    game = broken_game(public_view=matinee.Game.public_view, seat_view=matinee.Game.seat_view)
    match = Match(game, 3, seed=1, mode="interpreted")
    assert list(match.view(0)) == list(game.features)
    assert match.view(0)["turn of 0"] == float(match.awaiting == (0,))
    assert match.view() == match.view(None)
    check_secrecy(Setting(game, 3, {}))
