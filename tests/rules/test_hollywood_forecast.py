"""Hollywood: the forecast in the view, of a round that ends now."""

import random

import pytest

from matinee import Match
from matinee.games.hollywood.forecast import Outcome, best_project
from matinee.games.hollywood.state import FINISH_ACTION
from tests.rules.hollywood_positions import (
    deal_columns,
    end_round,
    give_cards,
    new_match,
    state_of,
    throw_away,
    view_of,
)

ACTION, HORROR = 0, 1


def outcomes(match: Match, column: int) -> list[Outcome | None]:
    return [place.forecast for place in view_of(match).columns[column]]


def lay(match: Match, *columns: int) -> None:
    for column in columns:
        match.play(match.awaiting[0], f"reel {column}")


def test_a_star_finishes_the_project_with_which_it_is_worth_most():
    match = new_match()
    give_cards(match, 0, "horror horror+ action")
    deal_columns(match, "romance star3 action blockbuster")
    lay(match, 1, 1, 1)
    assert outcomes(match, 0) == [None, Outcome("horror", 3), Outcome("action", 1), Outcome(None, 0)]
    seats = view_of(match).seats
    assert [seat.points for seat in seats] == [3, 0, 0]
    assert [seat.forecast for seat in seats] == [9 + 1, 1, 2]  # seat 0 keeps its action card


def test_cards_join_projects_in_the_order_in_which_they_are_handed_out():
    match = new_match()
    deal_columns(match, "action+ action star2 horror", "action")
    lay(match, 1, 1, 2, 1, 2, 1)  # seats 0, 1, 2, 0, 1, 2
    assert [place.reel for place in view_of(match).columns[0]] == [0, 1, 0, 2]
    assert outcomes(match, 0) == [
        Outcome("action", 2),
        Outcome("action", 1),
        Outcome("action", 2),
        Outcome("horror", 1),
    ]


def test_with_the_prototype_variant_a_column_is_handed_out_from_the_bottom():
    deals = "filler filler action star2"
    for prototype, genre in ((False, "action"), (True, None)):
        match = new_match(prototype=prototype)
        deal_columns(match, deals)
        lay(match, 1, 2, 2, 1)  # both reels of seat 0
        assert outcomes(match, 0)[3] == Outcome(genre, 1 if genre else 0)


def test_with_the_scarcity_variant_the_screenplays_thrown_away_so_far_decide():
    match = new_match(scarcity=True)
    give_cards(match, 0, "horror horror action")
    throw_away(match, ACTION, 3)
    deal_columns(match, "filler filler filler star2")
    lay(match, 1)
    assert outcomes(match, 0)[3] == Outcome("action", 1)
    assert view_of(match).seats[0].forecast == 6 + 2


@pytest.mark.parametrize("prototype", [False, True])
def test_the_forecast_comes_true_if_stars_finish_those_projects(prototype: bool):
    rng = random.Random(5)
    compared = 0
    match = new_match(4, prototype=prototype)
    while not match.over:
        seat = match.awaiting[0]
        view = view_of(match)
        if view.stage == "finishing":
            action = FINISH_ACTION + best_project(state_of(match), seat)
            match.play(seat, action)
            now = view_of(match)
            if now.round > view.round or match.over:
                assert [each.forecast for each in view.seats] == [each.points for each in now.seats]
                compared += 1
        else:
            match.play(seat, rng.choice(match.actions(seat)))
    assert compared > 1


def test_a_forecast_changes_nothing():
    match = new_match()
    deal_columns(match, "horror star3")
    lay(match, 1, 1, 2)
    before = match.state.tobytes()
    view_of(match)
    assert match.state.tobytes() == before
    end_round(match, "0012", "0120", "-12", "-12")
    assert view_of(match, 0).columns[0][1].forecast is not None  # the star waits for a choice
    assert view_of(match, 0).columns[0][0].forecast is None  # handed out already
