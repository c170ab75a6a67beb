"""The benchmark counts correctly. No test checks how fast anything is."""

import importlib.util

import pytest

from matinee.bench.alternating import count_measurements, measure_alternately
from matinee.bench.libraries import OtherSpeed, check_installed, other_libraries
from matinee.bench.own_games import measure, measure_all_cores, measure_rate
from matinee.engine.errors import MissingExtra
from matinee.games import GAMES


def test_a_rate_counts_calls_and_units_of_work() -> None:
    counts: list[int] = []

    def work(count: int) -> int:
        counts.append(count)
        return 3 * sum(1 for _ in range(1000 * count)) // 1000

    repetitions, units = measure_rate(work, 0.02)
    assert units == pytest.approx(3 * repetitions)
    assert len(counts) >= 5


def test_all_cores_share_the_work() -> None:
    cores: list[int] = []

    def work(core: int) -> int:
        cores.append(core)
        return 5

    assert measure_all_cores(work, 3) > 0
    assert sorted(cores) == [0, 1, 2]


def test_the_figures_of_a_game_are_consistent() -> None:
    speed = measure(GAMES["hollywood"], 3, 0.03)
    assert 40 < speed.decisions / speed.games < 60  # decisions in a game of three
    assert speed.state_bytes == GAMES["hollywood"].state.itemsize <= 1024
    assert speed.decisions_all_cores / speed.games_all_cores == pytest.approx(speed.decisions / speed.games)


def test_a_missing_extra_is_reported_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> None:
        return None

    monkeypatch.setattr("matinee.bench.libraries.find_spec", find_nothing)
    with pytest.raises(MissingExtra, match=r"matinee\[bench\]"):
        check_installed()


@pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None, reason="needs the optional packages of the bench extra"
)
@pytest.mark.filterwarnings("default")
def test_installed_libraries_are_measured() -> None:
    entries = list(other_libraries())
    assert len(list(measure_alternately(entries, 0.02))) == count_measurements(entries)
    speeds = [speed for speed, _ in entries]
    assert all(isinstance(speed, OtherSpeed) and speed.decisions > 0 for speed in speeds)
    assert {"bridge", "hearts"} <= {speed.game for speed in speeds if speed.driven_by == "C++"}
