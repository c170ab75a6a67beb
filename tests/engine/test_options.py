"""Options of games: values are validated and packed into one number, and have texts in every language."""

from typing import Any

import pytest

from matinee.engine.errors import UnknownOption
from matinee.engine.i18n import LANGUAGES
from matinee.engine.options import Option, pack
from matinee.games import GAMES
from matinee.games.hollywood.state import PROTOTYPE, SCARCITY

SWITCH = Option(id="fog", clause="X-1")
LENGTH = Option(id="length", kind="choice", values=(5, 7, 10), default=7, clause="X-2")
COLOURS = Option(id="colours", kind="per-seat", values=(1, 2, 3, 4, 5), clause="X-3")
DECLARED = (SWITCH, LENGTH, COLOURS)


@pytest.mark.parametrize(
    ("given", "packed"),
    [
        ({}, 0b01_0),
        ({"fog": True}, 0b01_1),
        ({"fog": False, "length": 5}, 0b00_0),
        ({"length": 10}, 0b10_0),
        ({"colours": [0, 5, 2], "length": 10}, 0b010_101_000_10_0),
        ({"colours": (3,)}, 0b011_01_0),
        ({"colours": []}, 0b01_0),
    ],
)
def test_options_are_packed_in_the_order_of_declaration(given: dict[str, Any], packed: int) -> None:
    assert pack(DECLARED, given, 3, 4) == packed


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"rain": True}, "fog, length, colours"),
        ({"fog": 1}, "true or false, not 1"),
        ({"length": 6}, "5, 7, 10"),
        ({"length": True}, "5, 7, 10"),
        ({"length": "7"}, "5, 7, 10"),
        ({"colours": [1, 1]}, "from 1 to 5 for each seat"),
        ({"colours": [0, 0, 0, 1]}, "for each seat"),
        ({"colours": [-1]}, "for each seat"),
        ({"colours": 2}, "for each seat"),
        ({"colours": ["2"]}, "for each seat"),
    ],
)
def test_an_invalid_option_is_explained(given: dict[str, Any], message: str) -> None:
    with pytest.raises(UnknownOption) as refusal:
        pack(DECLARED, given, 3, 4)
    assert message in refusal.value.sentence("en")


def test_a_game_without_options_refuses_any() -> None:
    with pytest.raises(UnknownOption, match='no option "fog"'):
        pack((), {"fog": True}, 3, 4)


def test_options_are_packed_as_rules_and_stored_positions_expect() -> None:
    hollywood, films = GAMES["hollywood"], GAMES["traumfabrik"]
    assert hollywood.pack_options(3, {"scarcity": True}) == SCARCITY
    assert hollywood.pack_options(3, {"prototype": True, "scarcity": False}) == PROTOTYPE
    assert films.pack_options(5, {"studios": [5, 0, 2, 1, 4]}) == 5 | 2 << 6 | 1 << 9 | 4 << 12


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_option_has_a_clause_and_texts_in_every_language(game: Any) -> None:
    for option in game.options:
        assert option.clause.startswith(game.clauses)
        for language in LANGUAGES:
            assert game.option_label(option).in_language(language)
            assert len(game.option_help(option).in_language(language)) > 10
            assert all(game.value_label(option, value).in_language(language) for value in option.values)
