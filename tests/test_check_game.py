"""`matinee.testing` over our own games, and over games that break a promise."""

from collections.abc import Callable
from typing import Any

import pytest

import matinee
from matinee.testing import CHECKS, Setting, check_compiled, check_game
from tests.tables import TABLES, Table, random_action
from tests.test_conservation import check_conservation


def setting_of(table: Table) -> Setting:
    return Setting(table.game, table.players, table.options, "compiled", random_action, check_conservation)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_keeps_every_promise(table: Table, check: Callable[[Setting], None]) -> None:
    check(setting_of(table))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_compiled_rules_do_what_interpreted_ones_do(table: Table) -> None:
    check_compiled(setting_of(table))


HOLLYWOOD = matinee.GAMES["hollywood"]


def broken(**changes: Any) -> matinee.Game:
    """Hollywood, but for what is changed."""
    return type("Broken", (type(HOLLYWOOD),), {"package": HOLLYWOOD.package, **changes})()


def short(game: Any, players: int) -> int:
    return 5


def one_text(game: Any, s: Any, box: Any, seat: int, action: int) -> str:
    return "reel 1"


def deck_view(game: Any, s: Any, shared: Any, seat: int) -> dict[str, list[int]]:
    return {"deck": s.film_deck}


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (broken(max_game_length=short), "longer than max_game_length"),
        (broken(max_legal_moves=5), "more moves than max_legal_moves|out of bounds"),
        (broken(text=one_text), "same notation"),
        (broken(seat_view=deck_view), "a view tells secrets"),
        (broken(observation_size=HOLLYWOOD.observation_size - 4), "out of bounds"),
    ],
)
def test_a_broken_promise_is_found(game: matinee.Game, says: str) -> None:
    with pytest.raises((AssertionError, IndexError), match=says):
        check_game(game, players=[3], compiled=False)
