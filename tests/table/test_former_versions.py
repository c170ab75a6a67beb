"""Databases and records of Matinee 0.1 and of former versions of the rules are loaded and continued.

`tests/data/tables-0.1.db.gz` has a running and a finished table of each game, `tables-0.1.json` their codes, keys and
results; the records in `tests/data/records-0.1` were written by that version. `records-films-1` and `records-dreams-1`
have records of version 1 of the rules.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import matinee
from matinee.table import replays
from tests.table.helpers import TableDriver, open_service

DATA = Path(__file__).parent.parent / "data"
TABLES: list[dict[str, Any]] = json.loads((DATA / "tables-0.1.json").read_text("utf-8"))
RECORDS = sorted((DATA / "records-0.1").glob("*.json"))
FORMER_RULES = sorted(DATA.glob("records-*-1/*.json"))


@pytest.mark.parametrize("stored", TABLES, ids=lambda stored: f"{stored['game']}-{stored['stage']}")
@pytest.mark.anyio
async def test_a_table_of_an_earlier_version_continues(stored: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(gzip.decompress((DATA / "tables-0.1.db.gz").read_bytes()))
    async with open_service(tmp_path) as service:
        await service.find(stored["code"])
        keys: list[str] = stored["keys"]
        driver = TableDriver(service, stored["code"], dict(enumerate(keys)))
        assert driver.active.number == stored["number"]
        if stored["stage"] == "playing":
            await driver.play()
            driver.session.drop_cached_updates()
        else:
            assert (list(driver.match.points), list(driver.match.winners)) == (stored["points"], stored["winners"])
        assert driver.match.over
        record = await replays.load_record(service, stored["code"])
        assert record["rules"] == 1
        assert matinee.verify(record).points == driver.match.points
        replay = await replays.load_replay(service, stored["code"])
        assert sum(line.points for line in replay.score_sheet) == sum(driver.match.points)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_version_is_verified(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    match = matinee.verify(record)
    assert match.box.digest != record["box"] in match.game.former_boxes


@pytest.mark.parametrize("file", FORMER_RULES, ids=lambda file: file.stem)
def test_a_record_of_former_rules_is_replayed_by_them(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    match = matinee.verify(record)
    assert match.record() == {**record, "box": match.box.digest}
    assert match.version == record["rules"] < match.game.version
    if match.game.name == "traumfabrik":  # a legendary director was chosen in every round
        assert sum(move.startswith("director ") for _, move in match.history) == 4


def test_a_record_of_present_rules_does_not_follow_former_ones() -> None:
    match = matinee.start("traumfabrik", 3, seed=1)
    for _ in range(9):
        match.play(match.awaiting[0], match.moves(match.awaiting[0])[0])
    assert matinee.verify(match.record()).version == match.game.version
    with pytest.raises(matinee.MatineeError, match="F-S4"):
        matinee.verify({**match.record(), "rules": 1})


def test_a_record_of_the_oval_sky_does_not_follow_the_present_rules() -> None:
    record = json.loads((DATA / "records-dreams-1" / "dreams-won-alone.json").read_text("utf-8"))
    with pytest.raises(matinee.MatineeError, match="D-R3"):
        matinee.verify({**record, "rules": 2})


def test_a_record_is_valid_after_a_corrected_title_but_not_after_changed_values(tmp_path: Path) -> None:
    record = json.loads(next(file for file in RECORDS if "hollywood" in file.name).read_text("utf-8"))
    text = matinee.GAMES["hollywood"].default_box.read_text("utf-8")
    box = tmp_path / "box.toml"
    box.write_text(text.replace('en = "Hollywood"', 'en = "Corrected"', 1), "utf-8")
    current = matinee.verify(record, box=box).record()
    assert matinee.verify(current, box=box).box.name.en == "Corrected"
    box.write_text(text.replace("stars = 4", "stars = 5", 1), "utf-8")
    with pytest.raises(matinee.MatineeError):
        matinee.verify(current, box=box)
