"""F-A: auctions at the director location and in the cities."""

import pytest

from tests.rules.films_positions import (
    DIRECTOR,
    EDITIONS,
    arrive,
    auction,
    end,
    facts,
    give,
    money,
    play,
    refusal,
    seen,
    table,
)

PLAYERS = range(2, 6)


# --- F-A1


def test_f_a1_the_first_player_opens_and_the_others_follow_clockwise():
    match = auction(players=4, first=2)
    asked: list[int] = []
    for bid in range(5):
        asked += match.awaiting
        play(match, f"bid {bid}")
    assert asked == [2, 3, 0, 1, 2]


def test_f_a1_a_bid_of_0_is_not_a_pass():
    match = auction(players=2)
    play(match, "bid 0")
    assert seen(match).seats[0].in_auction
    assert match.awaiting == (1,)
    play(match, "pass")
    assert (seen(match).first, seen(match).stage) == (0, "placing")


def test_f_a1_who_is_not_on_turn_cannot_bid():
    match = auction(first=2)
    assert refusal(match, 3, "bid 1") == ("F-A1", "refused-not-your-turn")
    assert match.moves(3) == []


@pytest.mark.parametrize("move", ["bid 60", "take actor-1", "discard actor-1"])
def test_f_a1_who_is_not_on_turn_is_told_so_whatever_the_move(move: str):
    assert refusal(auction(first=2), 3, move) == ("F-A1", "refused-not-your-turn")


@pytest.mark.parametrize("move", ["", "bid", "bid -1", "bid much", "bid 1 2", "bid ²", "offer 3"])
def test_f_a1_a_move_that_is_none_is_refused(move: str):
    assert refusal(auction(), 0, move) == ("F-A1", "refused-films-unreadable")


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_a1_an_auction_takes_bids_and_passes_only(edition: str):
    match = auction(edition)
    assert refusal(match, 0, "decline") == ("F-A1", "refused-films-bid-first")
    assert refusal(match, 0, "director legend-1") == ("F-A1", "refused-films-bid-first")


# --- F-A2, F-A3, F-A4


def test_f_a2_a_bid_must_exceed_the_standing_one():
    match = auction()
    play(match, "bid 3")
    assert seen(match).standing == 3
    assert match.moves(1)[:2] == ["pass", "bid 4"]
    for bid in ("bid 3", "bid 2", "bid 0"):
        assert refusal(match, 1, bid) == ("F-A2", "refused-films-too-low")


def test_f_a2_a_second_bid_of_0_is_too_low():
    match = auction()
    play(match, "bid 0")
    assert refusal(match, 1, "bid 0") == ("F-A2", "refused-films-too-low")


def test_f_a2_a_bid_may_jump():
    match = auction()
    play(match, "bid 1", "bid 9")
    assert seen(match).standing == 9


def test_f_a3_nobody_bids_more_than_they_hold():
    match = auction(money=[5, 12, 12, 12])
    assert match.moves(0) == ["pass", "bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    for bid in ("bid 6", "bid 51", "bid 1000000"):
        assert refusal(match, 0, bid) == ("F-A3", "refused-films-money")


def test_f_a3_without_money_one_may_still_bid_0():
    match = auction(players=2, money=[0, 5])
    play(match, "bid 0", "pass")
    assert (seen(match).first, seen(match).stage) == (0, "placing")


def test_f_a3_who_cannot_raise_is_asked_all_the_same():
    match = auction(money=[3, 3, 12, 12])
    play(match, "bid 3")
    assert match.awaiting == (1,)
    assert match.moves(1) == ["pass"]


def test_f_a4_who_has_passed_is_not_asked_again_in_this_auction():
    match = auction(players=4)
    asked: list[int] = []
    for move in ("bid 1", "pass", "bid 2", "bid 3", "bid 4", "pass", "bid 5"):
        asked += match.awaiting
        play(match, move)
    assert asked == [0, 1, 2, 3, 0, 2, 3]
    assert [seat.in_auction for seat in seen(match).seats] == [True, False, False, True]
    assert refusal(match, 1, "bid 9") == ("F-A4", "refused-films-passed")


def test_f_a4_who_has_passed_may_bid_in_the_next_auction():
    match = auction(players=3)
    play(match, "pass", "pass", *(f"discard {tile}" for tile in seen(match).locations[1].tiles))
    assert match.awaiting == (2,)
    play(match, "bid 1", "bid 2", "bid 3")
    assert seen(match).standing == 3


# --- F-A5


@pytest.mark.parametrize("location", [1, 2, 4, 5, 6])
def test_f_a5_the_last_one_left_pays_and_gets_every_tile_and_the_marker(location: int):
    match = table()
    arrive(match, location, first=3)
    tiles = seen(match).locations[location].tiles
    events = play(match, "bid 2", "bid 4", "pass", "pass", "pass")
    assert facts(events, "won") == [{"seat": 0, "location": location, "price": 4}]
    assert seen(match).hand == tiles
    assert (seen(match).first, match.awaiting) == (0, (0,))
    assert seen(match, 0).seats[0].money == 12 - 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_a5_the_legend_is_won_at_the_director_location(edition: str):
    match = table(edition)
    if edition == "traumfabrik":
        play(match, "director legend-4")
    legend = seen(match).locations[DIRECTOR].tiles
    play(match, "pass", "bid 1", "pass", "pass")
    assert seen(match).hand == legend
    assert match.awaiting == (1,)


def test_f_a5_nobody_has_to_outbid_themselves():
    match = auction(players=3)
    play(match, "bid 5", "pass", "pass")
    assert (seen(match).stage, money(match)[0]) == ("placing", 7)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_f_a5_if_nobody_bids_the_last_one_left_gets_the_tiles_for_0_unasked(edition: str, players: int):
    match = auction(edition, players)
    tiles, before = seen(match).locations[1].tiles, money(match)
    play(match, *["pass"] * (players - 1))
    assert (seen(match).stage, seen(match).hand) == ("placing", tiles)
    assert (seen(match).first, match.awaiting) == (players - 1, (players - 1,))
    assert money(match) == before


def test_f_a5_the_winner_opens_the_next_auction():
    match = auction(players=4)
    play(match, "pass", "pass", "bid 1", "pass", *(f"discard {tile}" for tile in seen(match).locations[1].tiles))
    assert (seen(match).location, seen(match).stage, match.awaiting) == (2, "bidding", (2,))


# --- F-A6, F-A7


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "share", "left"), [(2, 7, 0), (3, 3, 1), (4, 2, 1), (5, 1, 3)])
def test_f_a6_the_payment_is_shared_by_the_others(edition: str, players: int, share: int, left: int):
    match = auction(edition, players)
    before = money(match)
    events = play(match, "bid 7", *["pass"] * (players - 1))
    assert facts(events, "shared") == [{"share": share, "left": left, "payer": 0}]
    assert [after - had for had, after in zip(before, money(match), strict=True)] == [-7, *[share] * (players - 1)]
    assert seen(match).pot == left


def test_f_a6_what_stays_in_the_middle_joins_the_next_payment():
    match = auction(players=4)
    play(match, "bid 7", "pass", "pass", "pass", *(f"discard {tile}" for tile in seen(match).locations[1].tiles))
    assert money(match) == [5, 14, 14, 14]
    play(match, "pass", "pass", "bid 5", "pass")
    assert money(match) == [7, 16, 9, 16]
    assert seen(match).pot == 0


def test_f_a6_what_cannot_be_shared_stays_there_when_nobody_pays():
    match = auction(players=5)
    match.state[0].pot = 3
    play(match, "bid 0", "pass", "pass", "pass", "pass")
    assert money(match) == [10] * 5
    assert seen(match).pot == 3


def test_f_a7_money_left_in_the_middle_scores_for_nobody():
    match = table(players=4)
    match.state[0].money[3] = 10
    match.state[0].pot = 2
    end(match)
    assert match.points == (12, 12, 12, 10)
    assert match.winners == (0, 1, 2)


def test_f_a7_the_middle_is_not_emptied_between_rounds():
    match = auction(players=4)
    play(match, "bid 1", "pass", "pass", "pass")
    give(match, 0)
    arrive(match, 8)
    assert (seen(match).round, seen(match).pot) == (2, 1)
