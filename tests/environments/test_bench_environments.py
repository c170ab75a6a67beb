"""The benchmark of environments measures correctly. Its tests do not check speeds."""

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


def test_a_rate_is_in_decisions_per_second() -> None:
    steps: list[int] = []

    def step() -> int:
        steps.append(1)
        return sum(1 for _ in range(20_000)) // 1000

    assert decisions_per_second(step, 0.05) == pytest.approx(20 * len(steps) / 0.05, rel=0.5)


def test_speeds_are_measured_alternately_and_the_best_batch_is_kept() -> None:
    batches_called: list[int] = []

    def entry(batch: int) -> tuple[BatchSpeed, Step]:
        def step() -> int:
            if batches_called[-1:] != [batch]:
                batches_called.append(batch)
            return batch

        return BatchSpeed("Ours", "x", batch, 1, 0.0), step

    entries = [entry(1), entry(1000)]
    assert len(list(measure_alternately(entries, 0.01))) == count_measurements(entries)
    assert batches_called == [1, 1000] * (1 + ROUNDS)
    assert [speed.batch for speed in best_batches([speed for speed, _ in entries], lambda speed: speed.game)] == [1000]


def test_measured_environments_have_plausible_figures() -> None:
    entries = vector_entries(GAMES["hollywood"], "cpu")
    list(measure_alternately(entries, 0.02))
    for speed, _ in entries:
        assert speed.numbers == GAMES["hollywood"].observation_size
        assert speed.decisions > 1000
    assert measure_latency(GAMES["hollywood"], 0.01) > 1


def test_results_are_printed_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def vector_libraries() -> list[tuple[BatchSpeed, Step]]:
        return [(BatchSpeed("Pgx", "sparrow_mahjong", 64, 32, 0.0), lambda: 64)]

    monkeypatch.setattr("matinee.bench.environments.vector_libraries", vector_libraries)
    monkeypatch.setattr("matinee.bench.environments.missing_packages", lambda: ["envpool"])
    monkeypatch.setattr("matinee.bench.environments.rl_environments", lambda: iter(()))
    output = StringIO()
    file = tmp_path / "figures.json"
    run([GAMES["hollywood"]], 0.02, True, False, file, "en", Console(file=output, width=120))
    saved = json.loads(file.read_text("utf-8"))
    assert saved["missing"] == ["envpool"]
    assert [(row["game"], row["steps"]) for row in saved["ours"]] == [("hollywood", 1), ("hollywood", STEPS)]
    assert format_ratio(saved["ours"][0]["decisions"] / saved["batches"][0]["decisions"]) in output.getvalue()
    assert "sparrow_mahjong" in output.getvalue()
    assert "envpool" in output.getvalue()
