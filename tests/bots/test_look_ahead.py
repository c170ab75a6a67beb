"""The look ahead of Hollywood's move features: what greedy bots would really play, without a trace in the position."""

from typing import Any

import numpy as np
import pytest

import matinee
from matinee.bots.greedy import GreedyBot
from matinee.engine.match import Match
from matinee.environments.features import described
from matinee.games import find_game
from matinee.games.hollywood.look_ahead import LOOK_AHEAD, lay_all_reels, remove_reels
from matinee.games.hollywood.state import REEL_1

OPTIONS: list[dict[str, bool]] = [{}, {"prototype": True}, {"scarcity": True}]


def start(players: int, seed: int, options: dict[str, bool]) -> matinee.Match:
    return Match(find_game("hollywood"), players, seed, options=options, mode="interpreted")


def at_the_last_round(players: int, seed: int, moves: int, options: dict[str, bool]) -> matinee.Match:
    """Return a match of greedy bots after the given number of moves in its last round."""
    match = start(players, seed, options)
    while match.state[0].rounds_done < players - 1:
        play_greedily(match)
    for _ in range(moves):
        play_greedily(match)
    return match


def play_greedily(match: matinee.Match) -> None:
    seat = match.awaiting[0]
    match.play(seat, GreedyBot().choose(match, seat, seed=1))


@pytest.mark.parametrize("options", OPTIONS[:2])
@pytest.mark.parametrize("players", [3, 4])
def test_in_the_last_round_it_predicts_the_points_of_greedy_bots(players: int, options: dict[str, bool]) -> None:
    for seed in range(3):
        match = at_the_last_round(players, seed, 2 * seed, options)
        seat = match.awaiting[0]
        names = list(match.game.move_features)
        predicted = described(match, seat)[:, [names.index(f"look ahead: {name}") for name in LOOK_AHEAD]]
        for move, (mine, ahead, ahead_of_mean) in zip(match.moves(seat), predicted, strict=True):
            branch = matinee.replay(match.record())
            branch.play(seat, move)
            while not branch.over:
                play_greedily(branch)
            others = [branch.points[other] for other in range(players) if other != seat]
            assert 16 * mine == branch.points[seat]
            assert 8 * ahead == branch.points[seat] - max(others)
            assert 8 * ahead_of_mean == pytest.approx(branch.points[seat] - np.mean(others), abs=1 / 32)


@pytest.mark.parametrize("options", OPTIONS)
def test_it_leaves_the_position_as_it_was(options: dict[str, bool]) -> None:
    match = start(3, 2, options)
    while not match.over:
        before = match.state.tobytes()
        described(match, match.awaiting[0])
        assert match.state.tobytes() == before
        play_greedily(match)


def test_interpreted_it_leaves_the_position_as_it_was_for_numbers_of_numpy() -> None:
    match = start(4, 3, {})
    s: Any = match.state[0]
    before = match.state.tobytes()
    laid = lay_all_reels(s, np.int32(0), np.int32(REEL_1))  # pyright: ignore[reportArgumentType]
    assert laid.bit_length() > 32
    assert match.state.tobytes() != before
    remove_reels(s, laid)
    assert match.state.tobytes() == before
