"""The benchmark of environments measures what it says. How fast anything is, no test says."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from matinee.bench.alternating import (
    ROUNDS,
    Step,
    best_batches,
    count_measurements,
    decisions_per_second,
    measure_alternately,
)
from matinee.bench.environments import STEPS, measure_latency, run, vector_entries
from matinee.bench.report import format_ratio
from matinee.bench.vector_libraries import BatchSpeed
from matinee.games import GAMES


def test_a_rate_counts_decisions_by_the_clock() -> None:
    steps: list[int] = []

    def step() -> int:
        steps.append(1)
        return sum(1 for _ in range(20_000)) // 1000

    assert decisions_per_second(step, 0.05) == pytest.approx(20 * len(steps) / 0.05, rel=0.5)


def test_speeds_are_measured_in_turns_and_the_best_batch_counts() -> None:
    called: list[int] = []

    def entry(batch: int) -> tuple[BatchSpeed, Step]:
        def step() -> int:
            if called[-1:] != [batch]:
                called.append(batch)
            return batch

        return BatchSpeed("Ours", "x", batch, 1, 0.0), step

    entries = [entry(1), entry(1000)]
    assert len(list(measure_alternately(entries, 0.01))) == count_measurements(entries)
    assert called == [1, 1000] * (1 + ROUNDS)
    assert [speed.batch for speed in best_batches([speed for speed, _ in entries], lambda speed: speed.game)] == [1000]


def test_figures_of_an_environment_fit_together() -> None:
    entries = vector_entries(GAMES["hollywood"], "cpu")
    list(measure_alternately(entries, 0.02))
    for speed, _ in entries:
        assert speed.numbers == GAMES["hollywood"].observation_size
        assert speed.decisions > 1000
    assert measure_latency(GAMES["hollywood"], 0.01) > 1


def test_a_run_is_printed_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found() -> list[tuple[BatchSpeed, Step]]:
        return [(BatchSpeed("Pgx", "sparrow_mahjong", 64, 32, 0.0), lambda: 64)]

    monkeypatch.setattr("matinee.bench.environments.vector_libraries", found)
    monkeypatch.setattr("matinee.bench.environments.missing_packages", lambda: ["envpool"])
    monkeypatch.setattr("matinee.bench.environments.rl_environments", lambda: iter(()))
    page = StringIO()
    file = tmp_path / "figures.json"
    run([GAMES["hollywood"]], 0.02, True, False, file, "en", Console(file=page, width=120))
    written = json.loads(file.read_text("utf-8"))
    assert written["missing"] == ["envpool"]
    assert [(each["game"], each["steps"]) for each in written["ours"]] == [("hollywood", 1), ("hollywood", STEPS)]
    assert format_ratio(written["ours"][0]["decisions"] / written["batches"][0]["decisions"]) in page.getvalue()
    assert "sparrow_mahjong" in page.getvalue()
    assert "envpool" in page.getvalue()
