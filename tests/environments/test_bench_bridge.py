"""Deals are solved and written as Pgx reads them, and right where one can tell without a solver."""

import numpy as np
import pytest

from matinee.bench.bridge import create_bidding_game, deal_notation, pack_digits, random_deals, solve_tricks

PASS, SEVEN_CLUBS, NO_TRUMPS = 0, 33, 4
A_SUIT_EACH = np.repeat(np.arange(4), 13).reshape(1, 4, 13)


def test_every_deal_has_thirteen_cards_a_seat() -> None:
    deals = random_deals(5)
    assert deals.shape == (5, 4, 13)
    assert all(np.bincount(deal.ravel()).tolist() == [13] * 4 for deal in deals)
    assert len({deal_notation(deal) for deal in deals}) == 5


def test_a_deal_is_written_seat_by_seat_and_suit_by_suit() -> None:
    assert deal_notation(A_SUIT_EACH[0]) == "N:A23456789TJQK... .A23456789TJQK.. ..A23456789TJQK. ...A23456789TJQK"


def test_numbers_are_packed_highest_digit_first() -> None:
    assert pack_digits(np.array([[0, 13, 12, 13, 9], [1, 0, 0, 0, 2]]), 16).tolist() == [0xDCD9, 0x10002]
    assert pack_digits(A_SUIT_EACH, 4)[0].tolist() == [seat * (4**13 - 1) // 3 for seat in range(4)]


def test_a_side_with_all_trumps_makes_every_trick() -> None:
    """In no trumps whoever leads has the only cards of that suit, so a declarer makes none."""
    pytest.importorskip("endplay", reason="needs the bench extra")
    north_south, east_west = [0, 13, 0, 13, 0], [13, 0, 13, 0, 0]  # clubs, diamonds, hearts, spades, no trumps
    assert solve_tricks(A_SUIT_EACH)[0].tolist() == [north_south, east_west] * 2


def test_pgx_scores_a_contract_by_the_tricks_that_were_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("endplay", reason="needs the bench extra")
    jax = pytest.importorskip("jax", reason="needs the bench extra")
    monkeypatch.setattr("matinee.bench.bridge.random_deals", lambda _: A_SUIT_EACH)  # pyright: ignore
    game = create_bidding_game()
    begin, step = jax.jit(game.init), jax.jit(game.step)
    for seed in range(8):
        start = begin(jax.random.PRNGKey(seed))
        dealer = int(start.current_player)
        own = np.asarray(start.observation)[-52:].reshape(13, 4).all(axis=0).argmax()  # clubs to spades
        for strain, makes in ((own, True), (NO_TRUMPS, False)):
            state = step(start, SEVEN_CLUBS + strain)
            for _ in range(3):
                state = step(state, PASS)
            assert state.terminated
            assert (state.rewards[dealer] > 0) == makes
