"""Recorded playthroughs do not change. To write them again: python -m tests.playthrough."""

import pytest

from tests.playthrough import GOLDEN_TABLES, describe_game, playthrough_file
from tests.tables import Table


@pytest.mark.parametrize("table", GOLDEN_TABLES, ids=str)
def test_a_game_equals_its_recorded_playthrough(table: Table) -> None:
    recorded = playthrough_file(table).read_text("utf-8").splitlines()
    for number, (expected, actual) in enumerate(zip(recorded, describe_game(table).splitlines(), strict=True), 1):
        assert actual == expected, f"{playthrough_file(table).name}, line {number}"
