"""One match by choices, and what is wrong with what one may ask of it."""

import random

import pytest

import matinee
from matinee.environments.single import HIGHEST, LOWEST, OVER, Single
from matinee.games import find_game
from tests.environments.wrapped import both_ends, every_game, random_choices


@both_ends
def test_choices_are_moves_of_the_match(game: str, players: int) -> None:
    one = Single(find_game(game), players)
    one.deal(3)
    for seat in random_choices(one, 3):
        actions = set(one.match.actions(seat))
        choices = one.choices(seat)
        assert choices
        assert {one.action(choice) for choice in choices} <= actions
        assert one.text(seat, choices[0]) == one.match.game.text(
            one.match.state[0], one.match.box, seat, one.action(choices[0])
        )
        for other in set(range(players)) - set(one.match.awaiting):
            assert not one.mask(other).any()
    assert one.seat == OVER
    assert one.match.over


@both_ends
def test_observations_stay_within_their_bounds(game: str, players: int) -> None:
    one = Single(find_game(game), players)
    for seed in range(3):
        one.deal(seed)
        for _ in random_choices(one, seed):
            for seat in range(players):
                seen = one.match.observe(seat)
                assert seen.min() >= LOWEST
                assert seen.max() <= HIGHEST


@both_ends
def test_rewards_are_points_rank_or_win(game: str, players: int) -> None:
    paid: dict[str, list[float]] = {}
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    for reward in ("points", "rank", "win"):
        one = Single(find_game(game), players, reward)
        one.deal(8)
        for _ in random_choices(one, 8):
            assert one.rewards() == [0.0] * players
        paid[reward] = one.rewards()
        points, winners = one.match.points, one.match.winners
    assert paid["points"] == list(points)
    assert sum(paid["rank"]) == pytest.approx(0)
    assert max(paid["rank"]) == max(paid["rank"][seat] for seat in winners)
    assert [seat for seat, win in enumerate(paid["win"]) if win] == list(winners)
    assert sum(paid["win"]) == pytest.approx(1)


def test_a_copy_goes_its_own_way() -> None:
    one = Single(find_game("hollywood"), 3)
    one.deal(1)
    twin = one.copy()
    before = one.match.state.tobytes()
    for _ in random_choices(twin, 1):
        pass
    assert twin.match.over
    assert one.match.state.tobytes() == before


@every_game
def test_bad_choices_are_refused_and_change_nothing(game: str) -> None:
    one = Single(find_game(game), 4)
    one.deal(5)
    before = one.match.state.tobytes()
    illegal = next(choice for choice in range(one.game.choices) if choice not in one.choices(one.seat))
    for bad in (illegal, -1, one.game.choices, "reel 1", None, 0.5, True):
        with pytest.raises(matinee.IllegalMove) as refused:
            one.play(bad)
        assert refused.value.sentence("fr")
    assert one.match.state.tobytes() == before


def test_after_the_end_nobody_may_choose() -> None:
    one = Single(find_game("hollywood"), 3)
    one.deal(5)
    for _ in random_choices(one, 5):
        pass
    with pytest.raises(matinee.IllegalMove, match="over"):
        one.play(0)


def test_an_unknown_reward_is_named() -> None:
    with pytest.raises(matinee.MatineeError, match=r"gold.*points, rank, win"):
        Single(find_game("hollywood"), 3, reward="gold")


@every_game
def test_a_drawing_shows_what_its_viewer_may_see(game: str) -> None:
    one = Single(find_game(game), 4)
    one.deal(6)
    rng = random.Random(6)
    for seat in random_choices(one, 6):
        if rng.random() < 0.05:
            drawing = one.drawing(seat)
            assert "player_0 (you)" in drawing or seat != 0
            assert one.redrawn(seat, 9).drawing(seat) == drawing
            spectators = one.copy()
            spectators.match = one.match.determinized(None, 9)
            assert spectators.drawing(None) == one.drawing(None)
