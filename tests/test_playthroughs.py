"""Games told in full do not change unnoticed. To renew them: python -m tests.playthrough."""

import pytest

from tests.playthrough import TOLD, file_of, tell
from tests.tables import Table


@pytest.mark.parametrize("table", TOLD, ids=str)
def test_the_game_goes_as_it_was_told(table: Table) -> None:
    told = file_of(table).read_text("utf-8").splitlines()
    for number, (before, now) in enumerate(zip(told, tell(table).splitlines(), strict=True), 1):
        assert now == before, f"{file_of(table).name}, line {number}"
