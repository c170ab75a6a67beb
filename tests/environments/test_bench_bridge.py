"""Bridge deals for the benchmark are solved correctly and written in the format of Pgx."""

import numpy as np
import pytest

from matinee.bench.bridge import create_bidding_game, deal_notation, pack_digits, random_deals, solve_tricks

PASS, SEVEN_CLUBS, NO_TRUMPS = 0, 33, 4
ONE_SUIT_PER_SEAT = np.repeat(np.arange(4), 13).reshape(1, 4, 13)


def test_every_seat_gets_thirteen_cards() -> None:
    deals = random_deals(5)
    assert deals.shape == (5, 4, 13)
    assert all(np.bincount(deal.ravel()).tolist() == [13] * 4 for deal in deals)
    assert len({deal_notation(deal) for deal in deals}) == 5


def test_a_deal_is_written_seat_by_seat_and_suit_by_suit() -> None:
    assert (
        deal_notation(ONE_SUIT_PER_SEAT[0]) == "N:A23456789TJQK... .A23456789TJQK.. ..A23456789TJQK. ...A23456789TJQK"
    )


def test_digits_are_packed_with_the_highest_first() -> None:
    assert pack_digits(np.array([[0, 13, 12, 13, 9], [1, 0, 0, 0, 2]]), 16).tolist() == [0xDCD9, 0x10002]
    assert pack_digits(ONE_SUIT_PER_SEAT, 4)[0].tolist() == [seat * (4**13 - 1) // 3 for seat in range(4)]


def test_a_side_with_all_trumps_makes_every_trick() -> None:
    """In no trumps the opening leader has all cards of the suit led, so the declarer makes no trick."""
    pytest.importorskip("endplay", reason="needs the bench extra")
    north_south, east_west = [0, 13, 0, 13, 0], [13, 0, 13, 0, 0]  # clubs, diamonds, hearts, spades, no trumps
    assert solve_tricks(ONE_SUIT_PER_SEAT)[0].tolist() == [north_south, east_west] * 2


def test_pgx_scores_a_contract_with_the_solved_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("endplay", reason="needs the bench extra")
    jax = pytest.importorskip("jax", reason="needs the bench extra")
    monkeypatch.setattr("matinee.bench.bridge.random_deals", lambda _: ONE_SUIT_PER_SEAT)  # pyright: ignore
    game = create_bidding_game()
    init, step = jax.jit(game.init), jax.jit(game.step)
    for seed in range(8):
        start = init(jax.random.PRNGKey(seed))
        dealer = int(start.current_player)
        own_suit = np.asarray(start.observation)[-52:].reshape(13, 4).all(axis=0).argmax()  # clubs to spades
        for strain, succeeds in ((own_suit, True), (NO_TRUMPS, False)):
            state = step(start, SEVEN_CLUBS + strain)
            for _ in range(3):
                state = step(state, PASS)
            assert state.terminated
            assert (state.rewards[dealer] > 0) == succeeds
