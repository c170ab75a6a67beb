"""Features of observations and moves: named, bounded, and without hidden information."""

import random

import numpy as np
import pytest

import matinee
from matinee.environments.features import described, offered
from tests.tables import TABLES, Table, random_play

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@pytest.mark.parametrize("game", matinee.GAMES)
def test_every_feature_has_its_own_name(game: str) -> None:
    descriptor = matinee.GAMES[game]
    assert len(descriptor.features) == len(set(descriptor.features)) == descriptor.observation_size
    assert len(descriptor.move_features) == len(set(descriptor.move_features))


@every_table
def test_features_are_bounded(table: Table) -> None:
    for match in random_play(table.start(21), 21):
        seat = match.awaiting[0] if not match.over else None
        numbers = match.observe(seat)
        assert -1 <= numbers.min() <= numbers.max() <= 4
        if seat is not None and len(actions := match.actions(seat)) < 200:
            rows = described(match, seat)
            assert rows.shape == (len(actions), len(match.game.move_features))
            assert -8 <= rows.min() <= rows.max() <= 8  # a lead in the look ahead of Hollywood may be large
            assert len(np.unique(rows, axis=0)) == len(actions) or table.game.family == "films"


@every_table
def test_move_features_do_not_contain_hidden_information(table: Table) -> None:
    rng = random.Random(1)
    for match in random_play(table.start(22), 22):
        if match.over or rng.random() > 0.1:
            continue
        for seat in match.awaiting:
            redrawn = match.determinized(seat, rng.randrange(1 << 30))
            assert np.array_equal(described(redrawn, seat), described(match, seat))


@every_table
def test_every_move_changes_every_observation(table: Table) -> None:
    before: list[list[float]] = []
    for match in random_play(table.start(23), 23):
        after = [match.observe(seat).tolist() for seat in range(table.players)]
        for seat, numbers in enumerate(before):
            assert numbers != after[seat], match.history[-1]
        before = after


@every_table
def test_every_action_index_is_a_distinct_action(table: Table) -> None:
    actions = offered(table.game)
    assert len(set(actions.tolist())) == table.game.choices == actions.size
    assert actions.min() >= 0
    assert actions.max() < table.game.actions


def test_dreams_votes_are_asked_in_seat_order_and_hidden() -> None:
    """D-V1."""
    env = matinee.vector("dreams", 5, 40, seed=3, checked=True)
    while not (env.batch.observations[:, 1] == 1).all():
        env.step(env.sample())
    voted = matinee.GAMES["dreams"].features.index("seat 0: has voted")
    for number in range(5):
        assert (env.batch.seats == number).all()
        assert (env.batch.observations[:, voted] == 0).all()
        env.step(env.sample())
    assert (env.batch.observations[:, 0] == 1).all()
