"""Score sheets: the lines of a seat add up to its points, and have labels in every language."""

import json
from pathlib import Path
from typing import Any

import pytest

import matinee
from matinee.engine.game import Game
from matinee.engine.i18n import LANGUAGES
from matinee.engine.layout import plain
from matinee.engine.match import Match
from tests.tables import TABLES, Table

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def check_sheet(match: Match) -> None:
    sheet = match.score_sheet()
    sums = tuple(sum(line.points for line in sheet if line.seat == seat) for seat in range(match.players))
    assert sums == match.points
    for line in sheet:
        assert line.kind
        assert all(line.label.in_language(language) == line.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_score_sheet_of_a_random_game_adds_up_to_the_points(table: Table) -> None:
    for seed in range(3):
        match = matinee.start(table.game_name, table.players, seed=seed, **table.options)
        while not match.over:
            seat = match.awaiting[0]
            match.play(seat, match.sample(seat, seed + len(match.history)))
        check_sheet(match)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_score_sheet_of_a_recorded_game_adds_up_to_the_points(file: Path) -> None:
    record: dict[str, Any] = json.loads(file.read_text("utf-8"))
    match = matinee.replay(record)
    if match.over:
        check_sheet(match)


def test_the_default_score_sheet_has_one_line_for_each_seat() -> None:
    match = matinee.start("hollywood", 3, seed=1, mode="interpreted")
    while not match.over:
        match.play(match.awaiting[0], match.sample(match.awaiting[0], len(match.history)))
    sheet = Game.score_sheet(match.game, plain(match.state[0]), match.box)
    assert [line.points for line in sheet] == list(match.points)
    assert [line.text("de") for line in sheet] == ["Punkte"] * 3
