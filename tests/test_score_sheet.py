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
from matinee.engine.scores import places
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


@pytest.mark.parametrize(
    ("points", "winners", "expected"),
    [
        ([12, 40, 31], [1], [3, 1, 2]),
        ([31, 40, 31, 8], [1], [2, 1, 2, 4]),
        ([40, 40, 12], [0, 1], [1, 1, 3]),
        ([40, 40, 12], [1], [2, 1, 3]),  # a tie that the rules break
        ([0, -2], [0], [1, 2]),
    ],
)
def test_winners_share_the_first_place_and_the_others_are_ranked_by_points(
    points: list[int], winners: list[int], expected: list[int]
) -> None:
    assert places(points, winners) == expected


@pytest.mark.parametrize("game", ["dream-factory", "traumfabrik"])
def test_the_lines_of_films_and_trophies_name_their_components(game: str) -> None:
    match = matinee.start(game, 3, seed=4, mode="interpreted")
    while not match.over:
        match.play(match.awaiting[0], match.sample(match.awaiting[0], len(match.history)))
    films = {film.id for seat in match.view().seats for film in seat.finished}
    trophies = {trophy.id: trophy.film for trophy in match.view().trophies if trophy.seat is not None}
    sheet = match.score_sheet()
    assert {line.ids["film"] for line in sheet if line.kind == "film"} == films
    won = [line.ids for line in sheet if line.kind == "trophy"]
    assert {ids["trophy"]: ids.get("film") for ids in won} == trophies
    assert all(not line.ids for line in sheet if line.kind == "money")
