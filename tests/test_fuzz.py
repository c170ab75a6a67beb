"""Random input is accepted or refused with one of our errors; refused input changes nothing."""

import contextlib
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import matinee
from matinee.engine.boxes import line_of
from matinee.engine.errors import DamagedBox
from matinee.engine.match import Match
from matinee.games import check_box


def matches_by_stage(name: str) -> list[Match]:
    """Return copies of a match at the first move of each stage and at its end."""
    match = matinee.start(name, seed=1)
    copies: list[Match] = []
    stages: set[int] = set()
    while not match.over:
        if (stage := int(match.state[0].stage)) not in stages:
            stages.add(stage)
            copies.append(match.copy())
        match.play(match.awaiting[0], match.sample(match.awaiting[0], len(match.history)))
    return [*copies, match]


MATCHES = {f"{name}-{number}": match for name in matinee.GAMES for number, match in enumerate(matches_by_stage(name))}

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
moves = st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join))


def check_refusal_or_undo(match: Match, seat: int, move: str | int) -> None:
    """Check that a move is refused, or undone after it was played, without changing the match."""
    before = match.state.tobytes()
    with contextlib.suppress(matinee.IllegalMove):
        match.play(seat, move)
        match.undo()
    assert match.state.tobytes() == before


@pytest.mark.parametrize("name", MATCHES)
@given(move=moves)
@settings(deadline=None, max_examples=40)
def test_any_text_is_a_legal_move_or_is_refused(name: str, move: str) -> None:
    check_refusal_or_undo(MATCHES[name], (*MATCHES[name].awaiting, 0)[0], move)


@pytest.mark.parametrize("name", MATCHES)
@given(action=st.integers(-(2**40), 2**40) | st.integers(-5, 200))
@settings(deadline=None, max_examples=40)
def test_any_number_is_a_legal_move_or_is_refused(name: str, action: int) -> None:
    check_refusal_or_undo(MATCHES[name], (*MATCHES[name].awaiting, 0)[0], action)


leaves = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False)
json_values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
)
RECORD = matinee.start("hollywood", 3, seed=1, mode="interpreted").record()


@given(key=st.sampled_from(sorted(RECORD)), value=json_values)
@settings(deadline=None, max_examples=200)
def test_a_record_with_a_random_value_verifies_or_is_refused(key: str, value: Any) -> None:
    with contextlib.suppress(matinee.MatineeError):
        matinee.verify({**RECORD, key: value})


@given(text=st.text(max_size=60) | st.binary(max_size=60), cut=st.integers(0, 300))
@settings(deadline=None, max_examples=200)
def test_random_and_truncated_records_are_refused(text: str | bytes, cut: int) -> None:
    for source in (text, json.dumps(RECORD)[:cut]):
        with pytest.raises(matinee.MatineeError):
            matinee.replay(source)


BOX = matinee.GAMES["hollywood"].default_box.read_text("utf-8")


@given(position=st.integers(0, 3000), removed=st.integers(0, 40), inserted=st.text(max_size=12))
@settings(deadline=None, max_examples=150)
def test_an_edited_box_is_valid_or_is_refused(position: int, removed: int, inserted: str) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "box.toml"
        file.write_bytes((BOX[:position] + inserted + BOX[position + removed :]).encode("utf-8", "replace"))
        with contextlib.suppress(DamagedBox):
            check_box(file)


@given(text=st.text(max_size=200), path=st.text(max_size=30))
def test_a_line_number_is_within_the_text(text: str, path: str) -> None:
    assert 1 <= line_of(text, path) <= max(len(text.splitlines()), 1)
