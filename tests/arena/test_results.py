"""The ledger: what was played is never lost, and nothing is mixed up."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

import matinee
from matinee.arena.game_runner import Result, play
from matinee.arena.lineups import Plan
from matinee.arena.results import GAMES, RECORDS, Header, ResultsFile, header_of
from matinee.engine.errors import MatineeError
from tests.arena.tables import plan_for

PLAN = plan_for("random", "search@10", record=True)


@cache
def ours() -> Header:
    return header_of(PLAN)


@pytest.fixture(scope="module")
def played() -> list[Result]:
    return [play(job) for job in PLAN.jobs(1)]


def without_record(results: list[Result]) -> list[Result]:
    return [msgspec.structs.replace(result, record=None) for result in results]


def test_what_is_written_is_read_again(tmp_path: Path, played: list[Result]) -> None:
    with ResultsFile(tmp_path / "new" / "folder", ours()) as results_file:
        for result in played[:4]:
            results_file.write(result)
        assert len((results_file.folder / GAMES).read_bytes().splitlines()) == 5  # at once, not when it is closed
    with ResultsFile(tmp_path / "new" / "folder", ours()) as results_file:
        assert results_file.results == without_record(played[:4])
        assert results_file.places == {result.place for result in played[:4]}
        results_file.write(played[4])
    with ResultsFile(tmp_path / "new" / "folder", ours()) as results_file:
        assert results_file.results == without_record(played[:5])


def test_the_header_says_all_that_makes_an_arena(tmp_path: Path) -> None:
    with ResultsFile(tmp_path, ours()):
        pass
    found = msgspec.json.decode((tmp_path / GAMES).read_bytes(), type=Header)
    assert found == ours()
    game = matinee.GAMES["hollywood"]
    assert (found.game, found.rules, found.box) == ("hollywood", game.version, game.box().digest)
    assert found.bots == ["random", "search@10"]


@pytest.mark.parametrize("kept", [0.0, 0.01, 0.3, 0.5, 0.77, 0.999])
def test_a_torn_line_is_dropped_wherever_it_was_torn(tmp_path: Path, played: list[Result], kept: float) -> None:
    with ResultsFile(tmp_path, ours()) as results_file:
        for result in played:
            results_file.write(result)
    for name in (GAMES, RECORDS):
        whole = (tmp_path / name).read_bytes()
        (tmp_path / name).write_bytes(whole[: int(len(whole) * kept)])
    with ResultsFile(tmp_path, ours()) as results_file:
        known = len(results_file.results)
        assert results_file.results == without_record(played[:known])
        for result in played[known:]:
            results_file.write(result)
    with ResultsFile(tmp_path, ours()) as results_file:
        assert results_file.results == without_record(played)


def test_every_game_has_its_record_once(tmp_path: Path, played: list[Result]) -> None:
    """Killed after the record was written and before its game was; the record is written again with the game."""
    with ResultsFile(tmp_path, ours()) as results_file:
        for result in played:
            results_file.write(result)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join(lines[:-1]))
    with ResultsFile(tmp_path, ours()) as results_file:
        results_file.write(played[-1])
    records = [msgspec.json.decode(line) for line in (tmp_path / RECORDS).read_bytes().splitlines()]
    assert [record["record"] for record in records] == [result.record for result in played]
    assert [(record["deal"], record["line_up"], record["seat"]) for record in records] == [
        result.place for result in played
    ]


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (plan_for("random", "search@20"), "bots"),
        (plan_for("random", "search@10", players=4), "players"),
        (plan_for("random", "search@10", limit=3), "limit"),
        (Plan(PLAN.table, PLAN.bots, seed=2), "seed"),
        (plan_for("random", "search@10", game="dream-factory"), "game"),
    ],
)
def test_the_ledger_of_another_arena_is_refused_and_left_alone(
    tmp_path: Path, played: list[Result], other: Plan, field: str
) -> None:
    with ResultsFile(tmp_path, ours()) as results_file:
        results_file.write(played[0])
    (tmp_path / GAMES).write_bytes(before := (tmp_path / GAMES).read_bytes()[:-9])
    with pytest.raises(MatineeError, match=rf'another arena: there, "{field}" is .* --out'):
        ResultsFile(tmp_path, header_of(other))
    assert (tmp_path / GAMES).read_bytes() == before


def test_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text("the games of my life")
    with pytest.raises(MatineeError, match="line 1, cannot be read"):
        ResultsFile(tmp_path, ours())
    assert (tmp_path / GAMES).read_text() == "the games of my life"


def test_a_damaged_line_is_named(tmp_path: Path, played: list[Result]) -> None:
    with ResultsFile(tmp_path, ours()) as results_file:
        for result in played:
            results_file.write(result)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join([*lines[:2], b"\xff\x00\n", *lines[3:]]))
    with pytest.raises(MatineeError, match="line 3, cannot be read"):
        ResultsFile(tmp_path, ours())


def test_two_arenas_do_not_write_into_one_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with ResultsFile(tmp_path, ours()), pytest.raises(MatineeError, match="Another arena is being played"):
        ResultsFile(tmp_path, ours())


def test_a_folder_that_cannot_be_had_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(MatineeError, match="cannot be written"):
        ResultsFile(tmp_path / "file", ours())
