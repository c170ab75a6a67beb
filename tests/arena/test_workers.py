"""Worker pools: processes and Ray play the same games, and continue when a bot ends its worker."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from matinee.arena import workers
from matinee.arena.game_runner import play
from matinee.arena.lineups import Job, MatchSettings
from matinee.arena.workers import LOCAL, ProcessPool, RayPool, WorkerPool, open_pool
from matinee.engine.errors import MatineeError, MissingExtra
from tests.arena.plans import FAILING_BOTS, job_for, plan_for, untimed

JOBS = [job_for("random", "search@10", "random", deal=deal) for deal in range(24)]


@pytest.fixture(scope="module")
def processes() -> Iterator[WorkerPool]:
    with open_pool(workers=2) as pool:
        yield pool


def test_a_process_pool_gives_the_same_results_as_play(processes: WorkerPool) -> None:
    assert untimed(processes.results(JOBS)) == untimed(map(play, JOBS))


def test_a_pool_continues_when_a_bot_hangs_or_ends_its_process(processes: WorkerPool) -> None:
    """The failing bots are in the middle of a task; the other games of the task have results."""
    failing = [
        job_for("random", FAILING_BOTS + "Hanging", "random", deal=100, limit=0.5),
        job_for(FAILING_BOTS + "Dying", "random", "random", deal=101, limit=0.5),
        job_for("random", "random", FAILING_BOTS + "Crashing", deal=102, limit=0.5),
    ]
    results = {result.deal: result for result in processes.results([*JOBS[:8], *failing, *JOBS[8:]])}
    assert untimed(results[job.deal] for job in JOBS) == untimed(map(play, JOBS))
    hanging, dying, crashing = (results[job.deal].failure for job in failing)
    assert hanging
    assert dying
    assert crashing
    assert (hanging.kind, hanging.bot, hanging.seat) == ("hung", FAILING_BOTS + "Hanging", 1)
    assert (dying.kind, dying.bot, dying.seat) == ("died", FAILING_BOTS + "Dying", 0)
    assert dying.reason == "exit code 3"
    assert crashing.kind == "error"
    assert 1 < hanging.move < 15  # the second move of its seat


def test_invalid_settings_raise_instead_of_failing_a_bot(processes: WorkerPool) -> None:
    job = Job(MatchSettings("hollywood", 3, box="none.toml"), ("random",) * 3, seed=1, deal=0)
    with pytest.raises(MatineeError, match=r"none\.toml, line 1"):
        list(processes.results([job]))


def test_results_are_yielded_before_all_jobs_are_done(processes: WorkerPool) -> None:
    jobs = plan_for("random", "search@10").jobs(10_000)
    for _, result in zip(range(5), processes.results(jobs), strict=False):
        assert result.failure is None


def test_ray_gives_the_same_results_and_survives_a_dying_bot() -> None:
    """Runs in a separate process, because Ray leaves warnings and threads behind."""
    script = """if True:
        from matinee.arena.workers import LOCAL, open_pool
        from matinee.arena.game_runner import play
        from tests.arena.plans import FAILING_BOTS, job_for, untimed
        from tests.arena.test_workers import JOBS
        dying = job_for(FAILING_BOTS + "Dying", "random", "random", deal=101)
        with open_pool(2, LOCAL) as pool:
            assert pool.size == 2
            results = {result.deal: result for result in pool.results([*JOBS, dying])}
            import ray
            assert {node["NodeManagerAddress"] for node in ray.nodes()} == {"127.0.0.1"}
        failure = results.pop(101).failure
        assert failure and (failure.bot, failure.kind) == (FAILING_BOTS + "Dying", "died"), failure
        assert untimed(results.values()) == untimed(map(play, JOBS))
        assert not ray.is_initialized()
        print("the same")
    """
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300, check=False)
    assert "the same" in done.stdout, done.stderr


@pytest.mark.parametrize(("kind", "package", "extra"), [(ProcessPool, "pebble", "arena"), (RayPool, "ray", "ray")])
def test_a_missing_extra_is_reported_with_its_name(
    kind: type[WorkerPool], package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(workers, "import_module", missing)
    with pytest.raises(MissingExtra, match=rf"matinee\[{extra}\]"):
        open_pool(2, LOCAL if kind is RayPool else None)
