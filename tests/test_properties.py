"""Every game keeps the promises of `engine/contract.py` at every table."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest

import matinee
from matinee.engine.compiling import rules_of
from matinee.engine.rng import SECURE_WORDS, fast_rng, secure_rng, seed_from_int
from tests.tables import TABLES, Table, random_play

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

MAX_MOVES = {"films": 2000, "hollywood": 100, "dreams": 31 * 24}


@every_table
def test_a_game_ends_with_points_and_a_winner(table: Table) -> None:
    *_, match = random_play(table.start(1), 1)
    assert len(match.history) < MAX_MOVES[table.game.family]
    assert match.awaiting == ()
    assert all(match.moves(seat) == [] for seat in range(table.players))
    assert len(match.points) == table.players
    assert set(match.winners) <= set(range(table.players))
    assert all(match.points[seat] == max(match.points) for seat in match.winners)


@every_table
def test_undo_restores_each_earlier_position(table: Table) -> None:
    match = table.start(5)
    positions = [match.state.tobytes()]
    positions += [each.state.tobytes() for each in random_play(match, 5)][1:]
    while match.history:
        assert match.state.tobytes() == positions.pop()
        match.undo()
    assert match.state.tobytes() == positions.pop()
    with pytest.raises(matinee.MatineeError, match="no move to undo"):
        match.undo()


@every_table
def test_a_copy_is_independent(table: Table) -> None:
    match = table.start(6)
    copy = match.copy()
    before = match.state.tobytes()
    for _ in random_play(copy, 6):
        pass
    assert copy.over
    assert match.state.tobytes() == before
    assert match.history == []
    assert copy.points == [*random_play(match, 6)][-1].points


@every_table
def test_a_refused_move_changes_nothing(table: Table) -> None:
    rng = random.Random(7)
    for match in random_play(table.start(7), 7):
        before, history = match.state.tobytes(), list(match.history)
        seat = rng.randrange(table.players)
        legal = set(match.actions(seat))
        for action in rng.sample(range(table.game.actions), min(table.game.actions, 12)):
            if action not in legal:
                with pytest.raises(matinee.IllegalMove) as refused:
                    match.play(seat, action)
                assert len({refused.value.sentence(language) for language in ("en", "fr", "de")}) == 3
        for invalid in ("", "castle", "bid -1", "bid ١", "place x y z", "star light 1", "vote 9", "reel 0", "💥"):
            with pytest.raises(matinee.IllegalMove):
                match.play(seat, invalid)
        assert match.state.tobytes() == before
        assert match.history == history


@every_table
def test_sampling_draws_every_legal_move_and_no_illegal_one(table: Table) -> None:
    rules = rules_of(table.game.rules, "interpreted")
    generator = fast_rng(8)
    rng = random.Random(8)
    for match in random_play(table.start(8), 8):
        if match.over or rng.random() > 0.05:
            continue
        seat = match.awaiting[0]
        legal = match.actions(seat)
        drawn = [
            rules.sample(match.state[0], seat, generator) for _ in range(60 * len(legal) if len(legal) < 60 else 300)
        ]
        assert set(drawn) <= set(legal)
        if len(legal) < 60:
            counts = np.array([drawn.count(action) for action in legal])
            # Each move is expected 60 times; 5 standard deviations are 38.
            assert counts.min() > 20
            assert counts.max() < 100


@every_table
def test_events_fit_into_their_buffer(table: Table) -> None:
    for seed in range(3):
        for match in random_play(table.start(seed), seed):
            assert match.state[0].event_count < match.state[0].events.shape[0]


@every_table
def test_setup_uses_less_than_half_of_the_random_tape(table: Table) -> None:
    for seed in range(5):
        tape = secure_rng(seed_from_int(seed))
        s = table.game.empty_position(table.game.box())[0]
        rules_of(table.game.rules, "interpreted").setup(s, table.players, table.packed_options, tape)
        assert 0 < int(tape[0]) < SECURE_WORDS / 2


def test_games_do_not_depend_on_the_hash_seed_of_the_process() -> None:
    script = (
        "import hashlib; from tests.tables import TABLES, random_play\n"
        "digest = hashlib.sha256()\n"
        "for table in TABLES:\n"
        "    *_, match = random_play(table.start(9), 9)\n"
        "    digest.update(match.state.tobytes() + repr(match.full_state()).encode())\n"
        "print(digest.hexdigest())\n"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(digests) == 1
