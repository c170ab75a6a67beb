"""Films: auctions (F-A1 to F-A7)."""

import pytest

from tests.rules.films_positions import (
    DIRECTOR,
    EDITIONS,
    advance_to,
    end_game,
    event_facts,
    give_tiles,
    money_by_seat,
    new_auction,
    new_match,
    play,
    refusal,
    view_of,
)

PLAYERS = range(2, 6)


# --- F-A1


def test_f_a1_players_bid_clockwise_from_the_first_player():
    match = new_auction(players=4, first=2)
    bidders: list[int] = []
    for bid in range(5):
        bidders += match.awaiting
        play(match, f"bid {bid}")
    assert bidders == [2, 3, 0, 1, 2]


def test_f_a1_a_bid_of_0_is_not_a_pass():
    match = new_auction(players=2)
    play(match, "bid 0")
    assert view_of(match).seats[0].in_auction
    assert match.awaiting == (1,)
    play(match, "pass")
    assert (view_of(match).first, view_of(match).stage) == (0, "placing")


def test_f_a1_a_bid_out_of_turn_is_refused():
    match = new_auction(first=2)
    assert refusal(match, 3, "bid 1") == ("F-A1", "refused-not-your-turn")
    assert match.moves(3) == []


@pytest.mark.parametrize("move", ["bid 60", "take actor-1", "discard actor-1"])
def test_f_a1_any_move_out_of_turn_is_refused_as_such(move: str):
    assert refusal(new_auction(first=2), 3, move) == ("F-A1", "refused-not-your-turn")


@pytest.mark.parametrize("move", ["", "bid", "bid -1", "bid much", "bid 1 2", "bid ²", "offer 3"])
def test_f_a1_an_unreadable_move_is_refused(move: str):
    assert refusal(new_auction(), 0, move) == ("F-A1", "refused-films-unreadable")


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_a1_other_moves_than_bid_and_pass_are_refused(edition: str):
    match = new_auction(edition)
    assert refusal(match, 0, "decline") == ("F-A1", "refused-films-bid-first")
    assert refusal(match, 0, "director legend-1") == ("F-A1", "refused-films-bid-first")


# --- F-A2, F-A3, F-A4


def test_f_a2_a_bid_must_exceed_the_highest_bid():
    match = new_auction()
    play(match, "bid 3")
    assert view_of(match).standing == 3
    assert match.moves(1)[:2] == ["pass", "bid 4"]
    for bid in ("bid 3", "bid 2", "bid 0"):
        assert refusal(match, 1, bid) == ("F-A2", "refused-films-too-low")


def test_f_a2_a_second_bid_of_0_is_too_low():
    match = new_auction()
    play(match, "bid 0")
    assert refusal(match, 1, "bid 0") == ("F-A2", "refused-films-too-low")


def test_f_a2_a_bid_can_be_more_than_one_higher():
    match = new_auction()
    play(match, "bid 1", "bid 9")
    assert view_of(match).standing == 9


def test_f_a3_a_bid_above_the_players_money_is_refused():
    match = new_auction(money=[5, 12, 12, 12])
    assert match.moves(0) == ["pass", "bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    for bid in ("bid 6", "bid 51", "bid 1000000"):
        assert refusal(match, 0, bid) == ("F-A3", "refused-films-money")


def test_f_a3_a_player_without_money_can_bid_0():
    match = new_auction(players=2, money=[0, 5])
    play(match, "bid 0", "pass")
    assert (view_of(match).first, view_of(match).stage) == (0, "placing")


def test_f_a3_a_player_who_can_only_pass_is_still_awaited():
    match = new_auction(money=[3, 3, 12, 12])
    play(match, "bid 3")
    assert match.awaiting == (1,)
    assert match.moves(1) == ["pass"]


def test_f_a4_a_player_who_has_passed_takes_no_further_part():
    match = new_auction(players=4)
    bidders: list[int] = []
    for move in ("bid 1", "pass", "bid 2", "bid 3", "bid 4", "pass", "bid 5"):
        bidders += match.awaiting
        play(match, move)
    assert bidders == [0, 1, 2, 3, 0, 2, 3]
    assert [seat.in_auction for seat in view_of(match).seats] == [True, False, False, True]
    assert refusal(match, 1, "bid 9") == ("F-A4", "refused-films-passed")


def test_f_a4_a_player_who_has_passed_can_bid_in_the_next_auction():
    match = new_auction(players=3)
    play(match, "pass", "pass", *(f"discard {tile}" for tile in view_of(match).locations[1].tiles))
    assert match.awaiting == (2,)
    play(match, "bid 1", "bid 2", "bid 3")
    assert view_of(match).standing == 3


# --- F-A5


@pytest.mark.parametrize("location", [1, 2, 4, 5, 6])
def test_f_a5_the_winner_pays_and_gets_all_tiles_and_the_first_player_marker(location: int):
    match = new_match()
    advance_to(match, location, first=3)
    tiles = view_of(match).locations[location].tiles
    events = play(match, "bid 2", "bid 4", "pass", "pass", "pass")
    assert event_facts(events, "won") == [{"seat": 0, "location": location, "price": 4}]
    assert view_of(match).hand == tiles
    assert (view_of(match).first, match.awaiting) == (0, (0,))
    assert view_of(match, 0).seats[0].money == 12 - 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_a5_the_legend_is_won_at_the_director_location(edition: str):
    match = new_match(edition)
    legend = view_of(match).locations[DIRECTOR].tiles
    play(match, "pass", "bid 1", "pass", "pass")
    assert view_of(match).hand == legend
    assert match.awaiting == (1,)


def test_f_a5_the_highest_bidder_wins_when_the_others_have_passed():
    match = new_auction(players=3)
    play(match, "bid 5", "pass", "pass")
    assert (view_of(match).stage, money_by_seat(match)[0]) == ("placing", 7)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_f_a5_if_the_others_pass_without_a_bid_the_last_player_gets_the_tiles_for_0(edition: str, players: int):
    match = new_auction(edition, players)
    tiles, money_before = view_of(match).locations[1].tiles, money_by_seat(match)
    play(match, *["pass"] * (players - 1))
    assert (view_of(match).stage, view_of(match).hand) == ("placing", tiles)
    assert (view_of(match).first, match.awaiting) == (players - 1, (players - 1,))
    assert money_by_seat(match) == money_before


def test_f_a5_the_winner_opens_the_next_auction():
    match = new_auction(players=4)
    play(match, "pass", "pass", "bid 1", "pass", *(f"discard {tile}" for tile in view_of(match).locations[1].tiles))
    assert (view_of(match).location, view_of(match).stage, match.awaiting) == (2, "bidding", (2,))


# --- F-A6, F-A7


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "share", "left"), [(2, 7, 0), (3, 3, 1), (4, 2, 1), (5, 1, 3)])
def test_f_a6_the_payment_is_divided_among_the_other_players(edition: str, players: int, share: int, left: int):
    match = new_auction(edition, players)
    money_before = money_by_seat(match)
    events = play(match, "bid 7", *["pass"] * (players - 1))
    assert event_facts(events, "shared") == [{"share": share, "left": left, "payer": 0}]
    changes = [after - before for before, after in zip(money_before, money_by_seat(match), strict=True)]
    assert changes == [-7, *[share] * (players - 1)]
    assert view_of(match).pot == left


def test_f_a6_the_remainder_is_added_to_the_next_payment():
    match = new_auction(players=4)
    play(match, "bid 7", "pass", "pass", "pass", *(f"discard {tile}" for tile in view_of(match).locations[1].tiles))
    assert money_by_seat(match) == [5, 14, 14, 14]
    play(match, "pass", "pass", "bid 5", "pass")
    assert money_by_seat(match) == [7, 16, 9, 16]
    assert view_of(match).pot == 0


def test_f_a6_the_remainder_stays_in_the_middle_after_a_payment_of_0():
    match = new_auction(players=5)
    match.state[0].pot = 3
    play(match, "bid 0", "pass", "pass", "pass", "pass")
    assert money_by_seat(match) == [10] * 5
    assert view_of(match).pot == 3


def test_f_a7_money_in_the_middle_scores_for_no_player():
    match = new_match(players=4)
    match.state[0].money[3] = 10
    match.state[0].pot = 2
    end_game(match)
    assert match.points == (12, 12, 12, 10)
    assert match.winners == (0, 1, 2)


def test_f_a7_money_stays_in_the_middle_between_rounds():
    match = new_auction(players=4)
    play(match, "bid 1", "pass", "pass", "pass")
    give_tiles(match, 0)
    advance_to(match, 8)
    assert (view_of(match).round, view_of(match).pot) == (2, 1)
