"""The benchmark measures what it says. How fast anything is, no test says."""

import importlib.util

import pytest

from matinee.bench.alternating import measure_alternately, number_of_turns
from matinee.bench.libraries import OtherSpeed, other_libraries
from matinee.bench.own_games import measure, on_all_cores, rate
from matinee.engine.errors import MissingExtra
from matinee.games import GAMES


def test_a_rate_counts_repetitions_and_units() -> None:
    done: list[int] = []

    def work(count: int) -> int:
        done.append(count)
        return 3 * sum(1 for _ in range(1000 * count)) // 1000

    repetitions, units = rate(work, 0.02)
    assert units == pytest.approx(3 * repetitions)
    assert len(done) >= 5


def test_all_cores_share_the_work() -> None:
    seen: list[int] = []

    def work(core: int) -> int:
        seen.append(core)
        return 5

    assert on_all_cores(work, 3) > 0
    assert sorted(seen) == [0, 1, 2]


def test_figures_of_a_game_fit_together() -> None:
    speed = measure(GAMES["hollywood"], 3, 0.03)
    assert 40 < speed.decisions / speed.games < 60  # decisions in a game of three
    assert speed.state_bytes == GAMES["hollywood"].state.itemsize <= 1024
    assert speed.decisions_all_cores / speed.games_all_cores == pytest.approx(speed.decisions / speed.games)


def test_without_the_extra_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> None:
        return None

    monkeypatch.setattr("matinee.bench.libraries.find_spec", nothing)
    with pytest.raises(MissingExtra, match=r"matinee\[bench\]"):
        list(other_libraries())


@pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None, reason="needs the optional packages of the bench extra"
)
@pytest.mark.filterwarnings("default")
def test_others_are_measured_where_they_are_installed() -> None:
    entries = list(other_libraries())
    assert len(list(measure_alternately(entries, 0.02))) == number_of_turns(entries)
    found = [speed for speed, _ in entries]
    assert all(isinstance(speed, OtherSpeed) and speed.decisions > 0 for speed in found)
    assert {"bridge", "hearts"} <= {speed.game for speed in found if speed.driven_by == "C++"}
