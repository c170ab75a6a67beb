"""Hollywood: the variants (H-V1, H-V2), alone and together."""

from collections import Counter
from typing import Any

import pytest

from matinee import MatineeError
from tests.rules.hollywood_positions import (
    card_ids,
    deal_columns,
    end_game,
    end_round,
    give_cards,
    give_film,
    new_match,
    play_round,
    throw_away,
    view_of,
)

HORROR = 1


def test_h_v1_a_film_is_multiplied_by_the_screenplays_of_its_genre_thrown_away():
    match = new_match(scarcity=True)
    give_film(match, 0, "horror horror star2")
    deal_columns(match, "action action", "", "horror", "horror")
    end_round(match, "0012", "0120", "-12", "-12")
    assert view_of(match).scarce == {"action": 0, "horror": 2, "romance": 0}
    assert view_of(match).seats[0].films[0].value == 8


def test_h_v1_without_the_variant_films_are_not_multiplied():
    match = new_match()
    give_film(match, 0, "horror horror star2")
    throw_away(match, HORROR, 3)
    assert match.points[0] == 4
    assert (view_of(match).scarcity, view_of(new_match(scarcity=True)).scarcity) == (False, True)


def test_h_v1_films_finished_after_the_screenplays_were_thrown_away_are_multiplied():
    match = new_match(scarcity=True)
    throw_away(match, HORROR, 3)
    deal_columns(match, "horror star2")
    end_round(match, "0012", "0120", "-12", "-12")
    match.play(0, "finish horror")
    assert view_of(match).seats[0].films[0].value == 6


def test_h_v1_only_screenplays_of_the_genre_of_the_film_count():
    match = new_match(scarcity=True)
    give_film(match, 0, "horror star3")
    give_film(match, 1, "action star3")
    throw_away(match, HORROR, 2)
    assert match.points == (6, 0, 0)


def test_h_v1_screenplays_thrown_away_in_all_rounds_count():
    match = new_match(scarcity=True)
    for _ in range(2):
        deal_columns(match, "action action", "", "horror", "blockbuster")
        end_round(match, "0012", "0120", "-12", "-12")
    assert view_of(match).scarce == {"action": 0, "horror": 2, "romance": 0}


def test_h_v1_blockbusters_and_projects_are_not_multiplied():
    match = new_match(scarcity=True)
    give_cards(match, 0, "horror horror+ blockbuster")
    throw_away(match, HORROR, 4)
    assert match.points[0] == 3 + 2


def test_h_v1_ruling_a_screenplay_with_an_award_counts_once():
    match = new_match(scarcity=True)
    deal_columns(match, "action action", "", "horror+", "horror")
    end_round(match, "0012", "0120", "-12", "-12")
    assert view_of(match).scarce["horror"] == 2


def test_h_v1_ruling_films_are_worth_0_if_no_screenplay_of_their_genre_was_thrown_away():
    match = new_match(scarcity=True)
    give_film(match, 0, "horror horror star4")
    assert match.points[0] == 0


@pytest.mark.parametrize("players", [3, 4])
def test_h_v1_ruling_only_cards_without_a_reel_count(players: int):
    match = new_match(players, scarcity=True)
    thrown: list[str] = []
    while not match.over:
        thrown += [str(event.facts["card"]) for event in play_round(match) if event.name == "thrown"]
    assert len(thrown) == 2 * players
    genres = Counter(card.split("-")[0] for card in thrown)
    assert view_of(match).scarce == {genre: genres[genre] for genre in ("action", "horror", "romance")}


def test_h_v1_stars_and_blockbusters_thrown_away_do_not_count():
    match = new_match(scarcity=True)
    deal_columns(match, "action action", "", "star3", "blockbuster")
    end_round(match, "0012", "0120", "-12", "-12")
    assert len(view_of(match).thrown) == 2
    assert set(view_of(match).scarce.values()) == {0}


def test_h_e4_ruling_with_scarcity_the_multiplied_value_breaks_the_tie():
    match = new_match(scarcity=True)
    give_film(match, 0, "action action star4")  # 8, not multiplied
    give_film(match, 1, "horror star3")  # 3, multiplied 9
    give_cards(match, 0, "romance")
    for genre, thrown in enumerate((1, 3, 0)):
        throw_away(match, genre, thrown)
    end_game(match)
    assert match.points == (9, 9, 0)
    assert match.winners == (1,)


@pytest.mark.parametrize("better", [0, 1])
def test_h_e4_ruling_a_film_worth_0_beats_no_film(better: int):
    match = new_match(scarcity=True)
    give_film(match, better, "horror star3")
    give_cards(match, better, "blockbuster")
    give_cards(match, 1 - better, "blockbuster")
    end_game(match)
    assert match.points == (2, 2, 0)
    assert match.winners == (better,)


def test_h_v2_columns_are_handed_out_from_bottom_to_top():
    match = new_match(prototype=True)
    deal_columns(match, "action action horror horror")
    columns = [card_ids(match, column) for column in (1, 2, 3, 4)]
    events = end_round(match, "0012", "0120", "-12", "-12")
    received = [event.facts["card"] for event in events if event.name == "joined"]
    assert received == columns[0][::-1] + columns[1][::-1] + columns[2][:0:-1] + columns[3][:0:-1]


@pytest.mark.parametrize("prototype", [False, True])
def test_h_v2_a_screenplay_below_a_star_can_be_used_for_the_film(prototype: bool):
    match = new_match(prototype=prototype)
    deal_columns(match, "action action star2 horror")
    end_round(match, "1200", "0120", "-12", "-12")
    if prototype:
        assert view_of(match).star == card_ids(match, 1)[2]
        match.play(0, "finish horror")
    assert len(view_of(match).seats[0].films) == prototype


def test_h_v2_cards_above_a_star_are_handed_out_after_it_is_used():
    match = new_match(prototype=True)
    deal_columns(match, "action action star2 horror")
    end_round(match, "1200", "0120", "-12", "-12")
    assert [place.gone for place in view_of(match).columns[0]] == [False, False, False, True]


def test_h_v2_cards_without_a_reel_are_thrown_away():
    match = new_match(prototype=True)
    deal_columns(match, "action action", "", "horror", "blockbuster")
    without_reel = {card_ids(match, 3)[0], card_ids(match, 4)[0]}
    end_round(match, "0012", "0120", "-12", "-12")
    assert set(view_of(match).thrown) == without_reel


@pytest.mark.parametrize("players", [3, 4])
def test_h_v1_h_v2_both_variants_can_be_combined(players: int):
    match = new_match(players, scarcity=True, prototype=True)
    deal_columns(match, "action action star2 horror", "", "horror", "horror+")
    reels = ("1200", "0120", "-12", "-12") if players == 3 else ("1200", "1230", "-12", "-33")
    end_round(match, *reels)
    match.play(0, "finish horror")
    assert view_of(match).seats[0].films[0].value == 1 * 2 * 2
    while not match.over:
        play_round(match)
    assert (view_of(match).scarcity, view_of(match).prototype) == (True, True)


def test_h_v1_h_v2_no_variant_is_played_by_default():
    match = new_match()
    assert (view_of(match).scarcity, view_of(match).prototype) == (False, False)


@pytest.mark.parametrize("options", [{"scarce": True}, {"scarcity": 1}, {"prototype": "yes"}])
def test_h_v1_h_v2_unknown_options_and_invalid_values_are_refused(options: dict[str, Any]):
    with pytest.raises(MatineeError, match=r"option|scarcity"):
        new_match(**options)
