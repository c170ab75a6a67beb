"""The results file: nothing written is lost, and files of other tournaments are never changed."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

import matinee
from matinee.arena.game_runner import Result, play
from matinee.arena.lineups import Plan
from matinee.arena.results import GAMES, RECORDS, Header, ResultsFile, header_of
from matinee.engine.errors import MatineeError
from tests.arena.plans import plan_for

PLAN = plan_for("random", "search@10", record=True)


@cache
def plan_header() -> Header:
    return header_of(PLAN)


@pytest.fixture(scope="module")
def played() -> list[Result]:
    return [play(job) for job in PLAN.jobs(1)]


def without_record(results: list[Result]) -> list[Result]:
    return [msgspec.structs.replace(result, record=None) for result in results]


def test_written_results_are_read_again(tmp_path: Path, played: list[Result]) -> None:
    with ResultsFile(tmp_path / "new" / "folder", plan_header()) as results_file:
        for result in played[:4]:
            results_file.write(result)
        assert len((results_file.folder / GAMES).read_bytes().splitlines()) == 5  # at once, not when it is closed
    with ResultsFile(tmp_path / "new" / "folder", plan_header()) as results_file:
        assert results_file.results == without_record(played[:4])
        assert results_file.keys == {result.key for result in played[:4]}
        results_file.write(played[4])
    with ResultsFile(tmp_path / "new" / "folder", plan_header()) as results_file:
        assert results_file.results == without_record(played[:5])


def test_the_header_has_the_settings_of_the_tournament(tmp_path: Path) -> None:
    with ResultsFile(tmp_path, plan_header()):
        pass
    stored = msgspec.json.decode((tmp_path / GAMES).read_bytes(), type=Header)
    assert stored == plan_header()
    game = matinee.GAMES["hollywood"]
    assert (stored.game, stored.rules, stored.box) == ("hollywood", game.version, game.box().digest)
    assert stored.bots == ["random", "search@10"]


@pytest.mark.parametrize("part", [0.0, 0.01, 0.3, 0.5, 0.77, 0.999])
def test_an_incomplete_last_line_is_removed(tmp_path: Path, played: list[Result], part: float) -> None:
    with ResultsFile(tmp_path, plan_header()) as results_file:
        for result in played:
            results_file.write(result)
    for name in (GAMES, RECORDS):
        content = (tmp_path / name).read_bytes()
        (tmp_path / name).write_bytes(content[: int(len(content) * part)])
    with ResultsFile(tmp_path, plan_header()) as results_file:
        complete = len(results_file.results)
        assert results_file.results == without_record(played[:complete])
        for result in played[complete:]:
            results_file.write(result)
    with ResultsFile(tmp_path, plan_header()) as results_file:
        assert results_file.results == without_record(played)


def test_each_game_has_one_record_after_a_kill_between_record_and_result(tmp_path: Path, played: list[Result]) -> None:
    with ResultsFile(tmp_path, plan_header()) as results_file:
        for result in played:
            results_file.write(result)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join(lines[:-1]))
    with ResultsFile(tmp_path, plan_header()) as results_file:
        results_file.write(played[-1])
    records = [msgspec.json.decode(line) for line in (tmp_path / RECORDS).read_bytes().splitlines()]
    assert [record["record"] for record in records] == [result.record for result in played]
    assert [(record["deal"], record["line_up"], record["seat"]) for record in records] == [
        result.key for result in played
    ]


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (plan_for("random", "search@20"), "bots"),
        (plan_for("random", "search@10", players=4), "players"),
        (plan_for("random", "search@10", limit=3), "limit"),
        (Plan(PLAN.settings, PLAN.bots, seed=2), "seed"),
        (plan_for("random", "search@10", game="dream-factory"), "game"),
    ],
)
def test_results_of_another_tournament_are_refused_and_not_changed(
    tmp_path: Path, played: list[Result], other: Plan, field: str
) -> None:
    with ResultsFile(tmp_path, plan_header()) as results_file:
        results_file.write(played[0])
    (tmp_path / GAMES).write_bytes(before := (tmp_path / GAMES).read_bytes()[:-9])
    with pytest.raises(MatineeError, match=rf'another arena: its "{field}" is .* --out'):
        ResultsFile(tmp_path, header_of(other))
    assert (tmp_path / GAMES).read_bytes() == before


def test_a_file_of_another_format_is_refused_and_not_changed(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text("the games of my life")
    with pytest.raises(MatineeError, match="line 1, cannot be read"):
        ResultsFile(tmp_path, plan_header())
    assert (tmp_path / GAMES).read_text() == "the games of my life"


def test_the_number_of_a_damaged_line_is_reported(tmp_path: Path, played: list[Result]) -> None:
    with ResultsFile(tmp_path, plan_header()) as results_file:
        for result in played:
            results_file.write(result)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join([*lines[:2], b"\xff\x00\n", *lines[3:]]))
    with pytest.raises(MatineeError, match="line 3, cannot be read"):
        ResultsFile(tmp_path, plan_header())


def test_two_tournaments_cannot_write_into_the_same_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with ResultsFile(tmp_path, plan_header()), pytest.raises(MatineeError, match="Another arena is running"):
        ResultsFile(tmp_path, plan_header())


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(MatineeError, match="cannot be written"):
        ResultsFile(tmp_path / "file", plan_header())
