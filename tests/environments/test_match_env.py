"""A match played by action index, and its error messages."""

import random

import pytest

import matinee
from matinee.environments.match_env import HIGHEST, LOWEST, OVER, MatchEnv
from matinee.games import find_game
from tests.environments.wrapped import every_game, fewest_and_most_players, random_choices


@fewest_and_most_players
def test_action_indices_are_moves_of_the_match(game: str, players: int) -> None:
    env = MatchEnv(find_game(game), players)
    env.deal(3)
    for seat in random_choices(env, 3):
        actions = set(env.match.actions(seat))
        choices = env.choices(seat)
        assert choices
        assert {env.action(choice) for choice in choices} <= actions
        assert env.text(seat, choices[0]) == env.match.game.text(
            env.match.state[0], env.match.box, seat, env.action(choices[0])
        )
        for other in set(range(players)) - set(env.match.awaiting):
            assert not env.mask(other).any()
    assert env.seat == OVER
    assert env.match.over


@fewest_and_most_players
def test_observations_stay_within_their_bounds(game: str, players: int) -> None:
    env = MatchEnv(find_game(game), players)
    for seed in range(3):
        env.deal(seed)
        for _ in random_choices(env, seed):
            for seat in range(players):
                seen = env.match.observe(seat)
                assert seen.min() >= LOWEST
                assert seen.max() <= HIGHEST


@fewest_and_most_players
def test_rewards_are_points_rank_or_win(game: str, players: int) -> None:
    rewards: dict[str, list[float]] = {}
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    for reward in ("points", "rank", "win"):
        env = MatchEnv(find_game(game), players, reward)
        env.deal(8)
        for _ in random_choices(env, 8):
            assert env.rewards() == [0.0] * players
        rewards[reward] = env.rewards()
        points, winners = env.match.points, env.match.winners
    assert rewards["points"] == list(points)
    assert sum(rewards["rank"]) == pytest.approx(0)
    assert max(rewards["rank"]) == max(rewards["rank"][seat] for seat in winners)
    assert [seat for seat, win in enumerate(rewards["win"]) if win] == list(winners)
    assert sum(rewards["win"]) == pytest.approx(1)


def test_a_copy_is_independent() -> None:
    env = MatchEnv(find_game("hollywood"), 3)
    env.deal(1)
    copy = env.copy()
    before = env.match.state.tobytes()
    for _ in random_choices(copy, 1):
        pass
    assert copy.match.over
    assert env.match.state.tobytes() == before


@every_game
def test_illegal_actions_are_refused_and_change_nothing(game: str) -> None:
    env = MatchEnv(find_game(game), 4)
    env.deal(5)
    before = env.match.state.tobytes()
    illegal = next(choice for choice in range(env.game.choices) if choice not in env.choices(env.seat))
    for bad in (illegal, -1, env.game.choices, "reel 1", None, 0.5, True):
        with pytest.raises(matinee.IllegalMove) as refused:
            env.play(bad)
        assert refused.value.sentence("fr")
    assert env.match.state.tobytes() == before


def test_playing_after_the_end_is_refused() -> None:
    env = MatchEnv(find_game("hollywood"), 3)
    env.deal(5)
    for _ in random_choices(env, 5):
        pass
    with pytest.raises(matinee.IllegalMove, match="over"):
        env.play(0)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(matinee.MatineeError, match=r"gold.*points, rank, win"):
        MatchEnv(find_game("hollywood"), 3, reward="gold")


@every_game
def test_a_drawing_hides_what_its_viewer_cannot_know(game: str) -> None:
    env = MatchEnv(find_game(game), 4)
    env.deal(6)
    rng = random.Random(6)
    for seat in random_choices(env, 6):
        if rng.random() < 0.05:
            drawing = env.drawing(seat)
            assert "player_0 (you)" in drawing or seat != 0
            assert env.determinized(seat, 9).drawing(seat) == drawing
            spectators = env.copy()
            spectators.match = env.match.determinized(None, 9)
            assert spectators.drawing(None) == env.drawing(None)
