"""Recorded games, one for each kind of ending, are replayed, and damaged records are refused."""

import json
from pathlib import Path
from typing import Any

import pytest

import matinee
from matinee.engine.errors import DamagedRecord, MatineeError, OtherVersion
from tests.recording import ENDINGS, FOLDER
from tests.test_conservation import check_conservation

RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_still_has_its_result_and_kind_of_ending(file: Path) -> None:
    match = matinee.verify(file)
    check_conservation(match)
    key = "-".join([match.game.name, *match.options])
    name = file.stem.removeprefix(f"{key}-").replace("-", "_")
    assert {ending.__name__: ending for ending in ENDINGS[key]}[name](match)


@pytest.mark.parametrize(
    ("key", "name"), [(key, each.__name__) for key, endings in ENDINGS.items() for each in endings]
)
def test_each_kind_of_ending_is_recorded(key: str, name: str) -> None:
    assert (FOLDER / f"{key}-{name.replace('_', '-')}.json").exists(), "run python -m tests.recording"


@pytest.fixture
def record() -> dict[str, Any]:
    match = matinee.start("hollywood", 3, seed=1)
    for move in ("reel 1", "clap", "reel 2"):
        match.play(match.awaiting[0], move)
    return match.record()


def test_a_record_is_plain_json(record: dict[str, Any]) -> None:
    assert json.loads(json.dumps(record)) == json.loads(json.dumps(matinee.replay(json.dumps(record)).record()))
    assert record["game"] == "hollywood"
    assert [move for _, move in record["moves"]] == ["reel 1", "clap", "reel 2"]


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"game": "chess"}, MatineeError, 'no game "chess"'),
        ({"rules": 99}, OtherVersion, "version 99"),
        ({"matinee": 2}, OtherVersion, "format 2"),
        ({"players": 9}, MatineeError, "3 to 4 players"),
        ({"options": {"speed": True}}, MatineeError, 'no option "speed"'),
        ({"box": "0123"}, DamagedRecord, "box 0123"),
        ({"seed": "xyz"}, MatineeError, "64 hexadecimal digits"),
        ({"seed": "00" * 32}, DamagedRecord, "is not legal"),
        ({"edition": "chess"}, DamagedRecord, "was played with box"),
        ({"commitment": "00"}, DamagedRecord, "does not match the commitment"),
        ({"moves": [[0, "fly"]]}, DamagedRecord, 'Move 1 of the record, "fly"'),
        ({"moves": [[7, "clap"]]}, DamagedRecord, "no seat 7"),
        ({"moves": "none"}, DamagedRecord, "not a Matinee record"),
        ({"points": [9, 9, 9]}, DamagedRecord, "different result"),
        ({"winners": [0]}, DamagedRecord, "different result"),
        ({"over": True}, DamagedRecord, "different result"),
    ],
)
def test_a_damaged_record_is_refused(record: dict[str, Any], change: dict[str, Any], error: type, message: str) -> None:
    with pytest.raises(error, match=message):
        matinee.verify({**record, **change})


@pytest.mark.parametrize("source", [None, 7, "", "{", "[]", b"\xff\xfe", '{"matinee": 1}', Path("no/such/file.json")])
def test_other_data_than_a_record_is_refused(source: Any) -> None:
    with pytest.raises(DamagedRecord):
        matinee.replay(source)


def test_the_seed_determines_the_deal_and_its_commitment() -> None:
    match = matinee.start("dreams", 4)
    again = matinee.start("dreams", 4, seed=match.seed.hex())
    assert again.full_state() == match.full_state()
    assert again.commitment == match.commitment
    assert matinee.start("dreams", 4).full_state() != match.full_state()
