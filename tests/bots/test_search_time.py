"""How a search with a time limit uses its time."""

from types import SimpleNamespace
from typing import Any

import pytest

import matinee
from matinee.bots import search
from matinee.bots.search import CHECK_SECONDS, SearchBot

LIMIT = 1.0
SECONDS_PER_CALL = 0.01


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that only `grow` moves forward."""
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: clock.now))
    return clock


class ScriptedSearch(SearchBot):
    """A search in which a given share of the visits goes to the first legal move, and the others to the second."""

    def __init__(self, clock: SimpleNamespace, share: float) -> None:
        super().__init__(milliseconds=1000 * LIMIT)
        self.clock = clock
        self.share = share

    def prepare(self, match: matinee.Match, seat: int, seed: int) -> Any:
        nodes, _ = super().prepare(match, seat, seed)
        for number, action in enumerate(match.actions(seat)[:2], 1):
            nodes[number]["action"] = action
            nodes[number]["older_sibling"] = number - 1 if number > 1 else search.mcts.NO_NODE

        def grow(node_count: int, iterations: int) -> int:
            nodes[search.mcts.ROOT]["newest_child"] = 2
            nodes[1]["visits"] += round(self.share * iterations)
            nodes[2]["visits"] += iterations - round(self.share * iterations)
            self.clock.now += SECONDS_PER_CALL
            return node_count

        return nodes, grow


@pytest.mark.parametrize(
    ("share", "seconds"),
    [
        (1.0, LIMIT / 2),  # after half of the time the second move cannot catch up
        (0.8, LIMIT / 1.6),
        (0.5, LIMIT),
    ],
)
def test_a_search_stops_when_the_choice_is_decided(clock: SimpleNamespace, share: float, seconds: float) -> None:
    match = matinee.start("hollywood", 4, seed=1)
    seat = match.awaiting[0]
    start = clock.now
    assert ScriptedSearch(clock, share).choose(match, seat, 1) == match.moves(seat)[0]
    assert seconds <= clock.now - start + 1e-6 <= seconds + CHECK_SECONDS + 2 * SECONDS_PER_CALL


def test_a_hint_uses_all_the_time(clock: SimpleNamespace) -> None:
    match = matinee.start("hollywood", 4, seed=1)
    start = clock.now
    ScriptedSearch(clock, 1.0).evaluate_moves(match, match.awaiting[0], 1)
    assert clock.now - start >= LIMIT - 1e-6


def test_an_only_move_is_played_without_a_search(clock: SimpleNamespace) -> None:
    match = matinee.start("dream-factory", 4, seed=1)
    start = clock.now
    only = 0
    while not match.over:
        seat = match.awaiting[0]
        if len(match.actions(seat)) == 1:
            assert ScriptedSearch(clock, 1.0).choose(match, seat, 1) == match.moves(seat)[0]
            only += 1
        match.play(seat, match.moves(seat)[0])
    assert only
    assert clock.now == start
