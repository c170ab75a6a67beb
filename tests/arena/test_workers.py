"""Crews: processes and Ray play the same games, and go on when a bot takes its worker down."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from matinee.arena import workers
from matinee.arena.game_runner import play
from matinee.arena.lineups import Job, Table
from matinee.arena.workers import LOCAL, ProcessPool, RayPool, WorkerPool, open_pool
from matinee.engine.errors import MatineeError, MissingExtra
from tests.arena.tables import AWKWARD, job_for, plan_for, untimed

QUIET = [job_for("random", "search@10", "random", deal=deal) for deal in range(24)]


@pytest.fixture(scope="module")
def processes() -> Iterator[WorkerPool]:
    with open_pool(workers=2) as pool:
        yield pool


def test_processes_play_what_we_would_play(processes: WorkerPool) -> None:
    assert untimed(processes.results(QUIET)) == untimed(map(play, QUIET))


def test_games_go_on_when_a_bot_gets_stuck_or_ends_its_process(processes: WorkerPool) -> None:
    """The troublemakers are in the middle of a task; the games around them are not blamed."""
    trouble = [
        job_for("random", AWKWARD + "Stuck", "random", deal=100, limit=0.5),
        job_for(AWKWARD + "Dying", "random", "random", deal=101, limit=0.5),
        job_for("random", "random", AWKWARD + "Crashing", deal=102, limit=0.5),
    ]
    results = {result.deal: result for result in processes.results([*QUIET[:8], *trouble, *QUIET[8:]])}
    assert untimed(results[job.deal] for job in QUIET) == untimed(map(play, QUIET))
    stuck, dying, crashing = (results[job.deal].failure for job in trouble)
    assert stuck
    assert dying
    assert crashing
    assert (stuck.kind, stuck.bot, stuck.seat) == ("hung", AWKWARD + "Stuck", 1)
    assert (dying.kind, dying.bot, dying.seat) == ("died", AWKWARD + "Dying", 0)
    assert dying.reason == "exit code 3"
    assert crashing.kind == "error"
    assert 1 < stuck.move < 15  # the second move of its seat


def test_a_table_that_cannot_be_set_is_nobodys_failure(processes: WorkerPool) -> None:
    job = Job(Table("hollywood", 3, box="none.toml"), ("random",) * 3, seed=1, deal=0)
    with pytest.raises(MatineeError, match=r"none\.toml, line 1"):
        list(processes.results([job]))


def test_results_come_as_they_are_played(processes: WorkerPool) -> None:
    jobs = plan_for("random", "search@10").jobs(10_000)
    for _, result in zip(range(5), processes.results(jobs), strict=False):
        assert result.failure is None


def test_ray_plays_the_same_games_and_survives_the_same_bots() -> None:
    """In a process of its own: what Ray leaves behind in one, warnings included, is its own business."""
    script = """if True:
        from matinee.arena.workers import LOCAL, open_pool
        from matinee.arena.game_runner import play
        from tests.arena.tables import AWKWARD, job_for, untimed
        from tests.arena.test_workers import QUIET
        dying = job_for(AWKWARD + "Dying", "random", "random", deal=101)
        with open_pool(2, LOCAL) as pool:
            assert pool.size == 2
            results = {result.deal: result for result in pool.results([*QUIET, dying])}
            import ray
            assert {node["NodeManagerAddress"] for node in ray.nodes()} == {"127.0.0.1"}
        failure = results.pop(101).failure
        assert failure and (failure.bot, failure.kind) == (AWKWARD + "Dying", "died"), failure
        assert untimed(results.values()) == untimed(map(play, QUIET))
        assert not ray.is_initialized()
        print("the same")
    """
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300, check=False)
    assert "the same" in done.stdout, done.stderr


@pytest.mark.parametrize(("kind", "package", "extra"), [(ProcessPool, "pebble", "arena"), (RayPool, "ray", "ray")])
def test_without_the_extra_one_is_told_how_to_get_it(
    kind: type[WorkerPool], package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(workers, "import_module", missing)
    with pytest.raises(MissingExtra, match=rf"matinee\[{extra}\]"):
        open_pool(2, LOCAL if kind is RayPool else None)
