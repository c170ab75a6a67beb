"""Whatever people type or send, they get a sentence of ours and the match is as before."""

import contextlib
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import matinee
from matinee.engine.boxes import line_of
from matinee.engine.errors import DamagedBox
from matinee.engine.match import Match
from matinee.games import check_box


def positions(name: str) -> list[Match]:
    """A match at several moments, so that every kind of question is asked."""
    match = matinee.start(name, seed=1)
    found: list[Match] = []
    stages: set[int] = set()
    while not match.over:
        if (stage := int(match.state[0].stage)) not in stages:
            stages.add(stage)
            found.append(match.copy())
        match.play(match.awaiting[0], match.sample(match.awaiting[0], len(match.history)))
    return [*found, match]


MATCHES = {f"{name}-{number}": each for name in matinee.GAMES for number, each in enumerate(positions(name))}

WORDS = (
    *("bid", "pass", "place", "discard", "take", "director", "decline", "reel", "clap", "double", "finish", "star"),
    *(
        "vote",
        "light",
        "dark",
        "red",
        "horror",
        "actor-1",
        "legend-1",
        "casablanca",
        "1",
        "-3",
        "99999999999",
        "²",
        "٣",
    ),
)
moves = some.one_of(some.text(max_size=30), some.lists(some.sampled_from(WORDS), max_size=5).map(" ".join))


def refused_or_undone(match: Match, seat: int, move: str | int) -> None:
    frozen = match.state.tobytes()
    with contextlib.suppress(matinee.IllegalMove):
        match.play(seat, move)
        match.undo()
    assert match.state.tobytes() == frozen


@pytest.mark.parametrize("name", MATCHES)
@given(move=moves)
@settings(deadline=None, max_examples=40)
def test_any_text_is_a_legal_move_or_refused(name: str, move: str) -> None:
    refused_or_undone(MATCHES[name], (*MATCHES[name].awaiting, 0)[0], move)


@pytest.mark.parametrize("name", MATCHES)
@given(action=some.integers(-(2**40), 2**40) | some.integers(-5, 200))
@settings(deadline=None, max_examples=40)
def test_any_number_is_a_legal_move_or_refused(name: str, action: int) -> None:
    refused_or_undone(MATCHES[name], (*MATCHES[name].awaiting, 0)[0], action)


leaves = some.none() | some.booleans() | some.integers() | some.text(max_size=8) | some.floats(allow_nan=False)
anything = some.recursive(
    leaves, lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(), inner, max_size=3)
)
RECORD = matinee.start("hollywood", 3, seed=1, mode="interpreted").record()


@given(key=some.sampled_from(sorted(RECORD)), value=anything)
@settings(deadline=None, max_examples=200)
def test_a_record_with_anything_in_it_verifies_or_is_refused(key: str, value: Any) -> None:
    with contextlib.suppress(matinee.MatineeError):
        matinee.verify({**RECORD, key: value})


@given(text=some.text(max_size=60) | some.binary(max_size=60), cut=some.integers(0, 300))
@settings(deadline=None, max_examples=200)
def test_any_bytes_are_a_record_or_refused(text: str | bytes, cut: int) -> None:
    for source in (text, json.dumps(RECORD)[:cut]):
        with pytest.raises(matinee.MatineeError):
            matinee.replay(source)


BOX = matinee.GAMES["hollywood"].default_box.read_text("utf-8")


@given(at=some.integers(0, 3000), cut=some.integers(0, 40), put=some.text(max_size=12))
@settings(deadline=None, max_examples=150)
def test_a_box_with_anything_in_it_is_right_or_refused(at: int, cut: int, put: str) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "box.toml"
        file.write_bytes((BOX[:at] + put + BOX[at + cut :]).encode("utf-8", "replace"))
        with contextlib.suppress(DamagedBox):
            check_box(file)


@given(text=some.text(max_size=200), path=some.text(max_size=30))
def test_a_line_is_always_one_of_the_text(text: str, path: str) -> None:
    assert 1 <= line_of(text, path) <= max(len(text.splitlines()), 1)
