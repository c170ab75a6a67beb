"""Databases and records of Matinee 0.1 are loaded and continued.

`tests/data/tables-0.1.db.gz` has a running and a finished table of each game, `tables-0.1.json` their codes, keys and
results; the records in `tests/data/records-0.1` were written by that version.
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
        assert matinee.verify(record).points == driver.match.points
        replay = await replays.load_replay(service, stored["code"])
        assert sum(line.points for line in replay.score_sheet) == sum(driver.match.points)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_version_is_verified(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    match = matinee.verify(record)
    assert match.box.digest != record["box"] in match.game.former_boxes


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
