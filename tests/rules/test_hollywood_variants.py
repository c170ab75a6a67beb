"""Hollywood: the variants (H-V1, H-V2), alone and together."""

from collections import Counter
from typing import Any

import pytest

from matinee import MatineeError
from tests.rules.hollywood_positions import (
    card_ids,
    end_game,
    end_round,
    give,
    give_film,
    lay_out,
    play_round,
    start,
    table,
    throw_away,
)

HORROR = 1


def test_h_v1_a_film_is_multiplied_by_the_screenplays_of_its_genre_thrown_away():
    match = start(scarcity=True)
    give_film(match, 0, "horror horror star2")
    lay_out(match, "action action", "", "horror", "horror")
    end_round(match, "0012", "0120", "-12", "-12")
    assert table(match).scarce == {"action": 0, "horror": 2, "romance": 0}
    assert table(match).seats[0].films[0].value == 8


def test_h_v1_without_the_variant_films_are_not_multiplied():
    match = start()
    give_film(match, 0, "horror horror star2")
    throw_away(match, HORROR, 3)
    assert match.points[0] == 4
    assert (table(match).scarcity, table(start(scarcity=True)).scarcity) == (False, True)


def test_h_v1_a_film_finished_later_is_multiplied_just_the_same():
    match = start(scarcity=True)
    throw_away(match, HORROR, 3)
    lay_out(match, "horror star2")
    end_round(match, "0012", "0120", "-12", "-12")
    match.play(0, "finish horror")
    assert table(match).seats[0].films[0].value == 6


def test_h_v1_only_the_films_own_genre_counts():
    match = start(scarcity=True)
    give_film(match, 0, "horror star3")
    give_film(match, 1, "action star3")
    throw_away(match, HORROR, 2)
    assert match.points == (6, 0, 0)


def test_h_v1_the_cards_of_all_rounds_add_up():
    match = start(scarcity=True)
    for _ in range(2):
        lay_out(match, "action action", "", "horror", "blockbuster")
        end_round(match, "0012", "0120", "-12", "-12")
    assert table(match).scarce == {"action": 0, "horror": 2, "romance": 0}


def test_h_v1_blockbusters_and_projects_are_not_multiplied():
    match = start(scarcity=True)
    give(match, 0, "horror horror+ blockbuster")
    throw_away(match, HORROR, 4)
    assert match.points[0] == 3 + 2


def test_h_v1_ruling_a_thrown_award_counts_once():
    match = start(scarcity=True)
    lay_out(match, "action action", "", "horror+", "horror")
    end_round(match, "0012", "0120", "-12", "-12")
    assert table(match).scarce["horror"] == 2


def test_h_v1_ruling_a_genre_of_which_none_was_thrown_away_makes_films_worth_0():
    match = start(scarcity=True)
    give_film(match, 0, "horror horror star4")
    assert match.points[0] == 0


@pytest.mark.parametrize("players", [3, 4])
def test_h_v1_ruling_only_cards_that_no_reel_lay_on_count(players: int):
    match = start(players, scarcity=True)
    thrown: list[str] = []
    while not match.over:
        thrown += [str(event.facts["card"]) for event in play_round(match) if event.name == "thrown"]
    assert len(thrown) == 2 * players
    genres = Counter(card.split("-")[0] for card in thrown)
    assert table(match).scarce == {genre: genres[genre] for genre in ("action", "horror", "romance")}


def test_h_v1_a_star_or_blockbuster_thrown_away_makes_nothing_scarce():
    match = start(scarcity=True)
    lay_out(match, "action action", "", "star3", "blockbuster")
    end_round(match, "0012", "0120", "-12", "-12")
    assert len(table(match).thrown) == 2
    assert set(table(match).scarce.values()) == {0}


def test_h_e4_ruling_with_scarcity_the_multiplied_value_breaks_the_tie():
    match = start(scarcity=True)
    give_film(match, 0, "action action star4")  # 8, not multiplied
    give_film(match, 1, "horror star3")  # 3, multiplied 9
    give(match, 0, "romance")
    for genre, thrown in enumerate((1, 3, 0)):
        throw_away(match, genre, thrown)
    end_game(match)
    assert match.points == (9, 9, 0)
    assert match.winners == (1,)


@pytest.mark.parametrize("better", [0, 1])
def test_h_e4_ruling_a_film_worth_0_beats_no_film(better: int):
    match = start(scarcity=True)
    give_film(match, better, "horror star3")
    give(match, better, "blockbuster")
    give(match, 1 - better, "blockbuster")
    end_game(match)
    assert match.points == (2, 2, 0)
    assert match.winners == (better,)


def test_h_v2_each_column_is_handed_out_from_bottom_to_top():
    match = start(prototype=True)
    lay_out(match, "action action horror horror")
    columns = [card_ids(match, column) for column in (1, 2, 3, 4)]
    events = end_round(match, "0012", "0120", "-12", "-12")
    handed = [event.facts["card"] for event in events if event.name == "joined"]
    assert handed == columns[0][::-1] + columns[1][::-1] + columns[2][:0:-1] + columns[3][:0:-1]


@pytest.mark.parametrize("prototype", [False, True])
def test_h_v2_a_screenplay_below_a_star_comes_in_time(prototype: bool):
    match = start(prototype=prototype)
    lay_out(match, "action action star2 horror")
    end_round(match, "1200", "0120", "-12", "-12")
    if prototype:
        assert table(match).star == card_ids(match, 1)[2]
        match.play(0, "finish horror")
    assert len(table(match).seats[0].films) == prototype


def test_h_v2_the_cards_above_a_waiting_star_are_still_to_come():
    match = start(prototype=True)
    lay_out(match, "action action star2 horror")
    end_round(match, "1200", "0120", "-12", "-12")
    assert [place.gone for place in table(match).columns[0]] == [False, False, False, True]


def test_h_v2_the_same_two_cards_are_thrown_away():
    match = start(prototype=True)
    lay_out(match, "action action", "", "horror", "blockbuster")
    left = {card_ids(match, 3)[0], card_ids(match, 4)[0]}
    end_round(match, "0012", "0120", "-12", "-12")
    assert set(table(match).thrown) == left


@pytest.mark.parametrize("players", [3, 4])
def test_h_v1_h_v2_both_variants_may_be_played_together(players: int):
    match = start(players, scarcity=True, prototype=True)
    lay_out(match, "action action star2 horror", "", "horror", "horror+")
    reels = ("1200", "0120", "-12", "-12") if players == 3 else ("1200", "1230", "-12", "-33")
    end_round(match, *reels)
    match.play(0, "finish horror")
    assert table(match).seats[0].films[0].value == 1 * 2 * 2
    while not match.over:
        play_round(match)
    assert (table(match).scarcity, table(match).prototype) == (True, True)


def test_h_v1_h_v2_without_asking_neither_is_played():
    match = start()
    assert (table(match).scarcity, table(match).prototype) == (False, False)


@pytest.mark.parametrize("options", [{"scarce": True}, {"scarcity": 1}, {"prototype": "yes"}])
def test_h_v1_h_v2_there_are_no_other_variants(options: dict[str, Any]):
    with pytest.raises(MatineeError, match="option"):
        start(**options)
