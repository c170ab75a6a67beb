"""The benchmark of environments measures what it says. How fast anything is, no test says."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from matinee.bench import vectorised
from matinee.bench.environments import latency, measure, run
from matinee.bench.vectorised import BatchSpeed, best_of, once
from matinee.games import GAMES


def test_a_rate_counts_decisions_by_the_clock() -> None:
    steps: list[int] = []

    def step() -> int:
        steps.append(1)
        return sum(1 for _ in range(20_000)) // 1000

    assert once(step, 0.05) == pytest.approx(20 * len(steps) / 0.05, rel=0.5)


def test_the_best_batch_counts() -> None:
    made: list[int] = []

    def make(batch: int) -> vectorised.Step:
        made.append(batch)
        return lambda: batch

    assert best_of("Ours", "x", make, 0.01).batch == max(vectorised.BATCHES)
    assert tuple(made) == vectorised.BATCHES


def test_figures_of_an_environment_fit_together() -> None:
    speed = measure(GAMES["hollywood"], "cpu", 0.02)
    assert speed.numbers == GAMES["hollywood"].observation
    assert speed.decisions > 1000
    assert latency(GAMES["hollywood"], 0.01) > 1


def test_a_run_is_printed_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(seconds: float) -> list[BatchSpeed]:
        return [BatchSpeed("Pgx", "sparrow_mahjong", 64, 1000.0)]

    monkeypatch.setattr("matinee.bench.environments.vectorised", found)
    monkeypatch.setattr("matinee.bench.environments.missing", lambda: ["envpool"])
    monkeypatch.setattr("matinee.bench.environments.installed", lambda: False)
    page = StringIO()
    file = tmp_path / "figures.json"
    run([GAMES["hollywood"]], 0.02, True, False, file, "en", Console(file=page, width=120))
    written = json.loads(file.read_text("utf-8"))
    assert written["missing"] == ["envpool"]
    assert written["ours"][0]["game"] == "hollywood"
    assert "sparrow_mahjong" in page.getvalue()
    assert "envpool" in page.getvalue()
