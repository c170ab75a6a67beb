"""Films: trophies (F-W1 to F-W5, and the ranks of F-C3 and F-C4)."""

import pytest

from matinee import Match
from matinee.games.films.state import CONTRACT, DIRECTOR
from matinee.games.films.tiles import face_of
from tests.rules.films_positions import (
    EDITIONS,
    END,
    advance_to,
    end_game,
    event_facts,
    fill_all_but_one,
    find_film,
    finish_film,
    new_match,
    put_tiles,
    screenplay_of,
    tile_number,
    trophy_holders,
    unused_tile,
    view_of,
)

GENRES = range(3)


# --- F-W1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("genre", GENRES)
def test_f_w1_the_first_film_of_each_genre_wins_5_points_when_finished(edition: str, genre: int):
    match = new_match(edition)
    name = screenplay_of(match, 2, genre)
    events = finish_film(match, 2, name, total=6)
    trophy = f"first film {genre + 1}"
    assert event_facts(events, "awarded") == [{"trophy": trophy, "seat": 2, "film": name}]
    assert find_film(match, name).trophies == [trophy]
    assert view_of(match).seats[2].trophy_points == 5
    assert match.points[2] == 12 + 6 + 5


def test_f_w1_the_second_film_of_a_genre_wins_nothing_even_if_better():
    match = new_match()
    finish_film(match, 2, screenplay_of(match, 2, 1), total=6)
    events = finish_film(match, 3, screenplay_of(match, 3, 1), total=16)
    assert event_facts(events, "awarded") == []
    assert view_of(match).seats[3].trophy_points == 0


def test_f_w1_a_player_can_win_the_trophies_of_all_genres():
    match = new_match()
    for genre in GENRES:
        finish_film(match, 1, screenplay_of(match, 1, genre))
    assert view_of(match).seats[1].trophy_points == 15


def test_f_w1_a_film_can_win_several_trophies():
    match = new_match()
    name = screenplay_of(match, 1, 2)
    finish_film(match, 1, name)
    advance_to(match, END)
    assert find_film(match, name).trophies == ["first film 3", "best film 1"]


def test_f_w1_unfinished_films_win_no_trophies():
    match = new_match()
    for genre in GENRES:
        fill_all_but_one(match, screenplay_of(match, 0, genre), total=20)
    end_game(match)
    assert set(trophy_holders(match).values()) == {None}


# --- F-W2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_f_w2_the_best_film_wins_5_points_at_the_end_of_rounds_1_to_3(edition: str, round_number: int):
    match = new_match(edition)
    best = screenplay_of(match, 3, 1)
    finish_film(match, 2, screenplay_of(match, 2), total=11)
    finish_film(match, 3, best, total=13)
    finish_film(match, 1, screenplay_of(match, 1), total=12)
    points_before = match.points[3]
    events = advance_to(match, END, round_number=round_number)
    assert event_facts(events, "awarded") == [{"trophy": f"best film {round_number}", "seat": 3, "film": best}]
    assert match.points[3] == points_before + 5


def test_f_w2_the_same_film_can_win_again():
    match = new_match()
    name = screenplay_of(match, 3)
    finish_film(match, 3, name)
    for round_number in (1, 2, 3):
        advance_to(match, END, round_number=round_number)
    assert find_film(match, name).trophies == ["first film 1", "best film 1", "best film 2", "best film 3"]
    assert view_of(match).seats[3].trophy_points == 20


def test_f_w2_a_better_film_wins_in_a_later_round():
    match = new_match()
    finish_film(match, 3, screenplay_of(match, 3), total=11)
    advance_to(match, END, round_number=1)
    finish_film(match, 2, screenplay_of(match, 2), total=12)
    advance_to(match, END, round_number=2)
    assert (trophy_holders(match)["best film 1"], trophy_holders(match)["best film 2"]) == (3, 2)


def test_f_w2_there_is_no_best_film_of_round_4():
    match = new_match()
    finish_film(match, 3, screenplay_of(match, 3))
    assert not any(str(facts["trophy"]).startswith("best film") for facts in event_facts(end_game(match), "awarded"))


def test_f_w2_without_a_finished_film_the_trophy_is_not_awarded():
    match = new_match()
    events = advance_to(match, END)
    assert event_facts(events, "not-awarded") == [{"trophy": "best film 1"}]
    finish_film(match, 0, screenplay_of(match, 0))
    advance_to(match, END, round_number=2)
    assert (trophy_holders(match)["best film 1"], trophy_holders(match)["best film 2"]) == (None, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_f_c4_a_marker_with_a_plus_ranks_above_the_one_without(first: int):
    match = new_match()
    finish_film(match, first, screenplay_of(match, first), total=10)
    finish_film(match, 1 - first, screenplay_of(match, 1 - first), total=10)
    advance_to(match, END)
    assert trophy_holders(match)["best film 1"] == first


def test_f_c3_a_film_ranks_by_its_marker_and_not_by_its_total():
    match = new_match()
    finish_film(match, 2, screenplay_of(match, 2), total=18)
    finish_film(match, 1, screenplay_of(match, 1), total=17)
    finish_film(match, 3, screenplay_of(match, 3), total=18)
    finish_film(match, 0, screenplay_of(match, 0, 1), total=18)
    end_game(match)
    assert [seat.finished[0].marker for seat in view_of(match).seats] == ["15", "17", "18", "16"]
    assert trophy_holders(match)["worst film"] == 0


# --- F-W3


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_w3_the_highest_film_of_each_genre_wins_10_points_after_round_4(edition: str):
    match = new_match(edition)
    for genre in GENRES:
        for seat in range(3):
            finish_film(match, seat, screenplay_of(match, seat, genre), total=15 if seat == genre else 3 + 2 * seat)
    events = end_game(match)
    awarded = [facts for facts in event_facts(events, "awarded") if str(facts["trophy"]).startswith("film of the year")]
    assert [facts["seat"] for facts in awarded] == [0, 1, 2]
    trophies = [trophy for trophy in view_of(match).trophies if trophy.id.startswith("film of the year")]
    assert [trophy.points for trophy in trophies] == [10, 10, 10]


def test_f_w3_the_trophy_of_a_genre_without_films_is_not_awarded():
    match = new_match()
    finish_film(match, 2, screenplay_of(match, 2, 1))
    events = end_game(match)
    not_awarded = [{"trophy": "film of the year 1"}, {"trophy": "film of the year 3"}]
    assert event_facts(events, "not-awarded")[:2] == not_awarded
    assert trophy_holders(match)["film of the year 2"] == 2


# --- F-W4


def test_f_w4_the_lowest_film_wins_10_points_after_round_4():
    match = new_match()
    worst = screenplay_of(match, 1, 2)
    finish_film(match, 0, screenplay_of(match, 0, 0), total=5)
    finish_film(match, 1, worst, total=4)
    finish_film(match, 2, screenplay_of(match, 2, 1), total=6)
    events = end_game(match)
    assert {"trophy": "worst film", "seat": 1, "film": worst} in event_facts(events, "awarded")
    assert [trophy.points for trophy in view_of(match).trophies if trophy.id == "worst film"] == [10]


@pytest.mark.parametrize("first", [0, 1])
def test_f_w4_of_two_films_of_equal_value_the_one_without_a_plus_is_lower(first: int):
    match = new_match()
    for seat in (first, 1 - first):
        finish_film(match, seat, screenplay_of(match, seat), total=9)
    end_game(match)
    assert trophy_holders(match)["worst film"] == 1 - first


def test_f_w4_a_single_film_is_both_the_worst_and_the_best():
    match = new_match()
    name = screenplay_of(match, 3)
    finish_film(match, 3, name)
    end_game(match)
    assert find_film(match, name).trophies == ["first film 1", "film of the year 1", "worst film"]


def test_f_w4_without_a_finished_film_the_trophy_is_not_awarded():
    match = new_match()
    assert {"trophy": "worst film"} in event_facts(end_game(match), "not-awarded")


def test_f_c3_a_film_without_marker_ranks_below_all_others():
    match = new_match()
    for seat in (3, 0):
        finish_film(match, seat, screenplay_of(match, seat), total=0)
    end_game(match)
    assert trophy_holders(match)["film of the year 1"] == 3
    assert trophy_holders(match)["worst film"] == 0


def test_f_c3_of_films_without_marker_the_first_finished_ranks_highest():
    match = new_match()
    finish_film(match, 0, screenplay_of(match, 0, 0), total=0)
    for seat in (2, 3, 1):
        finish_film(match, seat, screenplay_of(match, seat, 1), total=0)
    end_game(match)
    assert trophy_holders(match)["film of the year 2"] == 2
    assert trophy_holders(match)["worst film"] == 1


# --- F-W5


def finish_directed_films(match: Match, seat: int, *stars: int) -> None:
    """Let a seat finish films with directors of these stars. 4 stars stand for a legendary director."""
    for genre, number in enumerate(stars):
        director = unused_tile(match, "legend" if number == 4 else "director", stars=number)
        finish_film(match, seat, screenplay_of(match, seat, genre), director=director)


def award_best_director(match: Match) -> int | None:
    """End the game and return the seat with the trophy for the best director."""
    end_game(match)
    return trophy_holders(match)["best director"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_w5_the_most_director_stars_win_10_points(edition: str):
    match = new_match(edition)
    finish_directed_films(match, 0, 1, 1)
    finish_directed_films(match, 1, 3)
    finish_directed_films(match, 2, 2)
    assert award_best_director(match) == 1
    assert [trophy.points for trophy in view_of(match).trophies if trophy.id == "best director"] == [10]
    assert [seat.director_stars for seat in view_of(match).seats] == [2, 3, 2, 0]


def test_f_w5_the_directors_of_all_films_of_a_player_are_added_up():
    match = new_match()
    finish_directed_films(match, 0, 3)
    finish_directed_films(match, 1, 1, 2, 1)
    assert award_best_director(match) == 1


def test_f_w5_legendary_directors_count():
    match = new_match()
    finish_directed_films(match, 0, 3)
    finish_directed_films(match, 1, 4)
    assert award_best_director(match) == 1


def test_f_w5_a_contract_on_the_director_space_does_not_count_even_with_stars():
    match = new_match()
    match.state[0].face[tile_number(match, "contract-1")] = face_of(CONTRACT, 3)
    finish_film(match, 0, screenplay_of(match, 0), director="contract-1")
    finish_directed_films(match, 1, 1)
    assert award_best_director(match) == 1


def test_f_w5_directors_of_unfinished_films_do_not_count():
    match = new_match()
    fill_all_but_one(match, screenplay_of(match, 0), director=unused_tile(match, "director", stars=3))
    finish_directed_films(match, 1, 1)
    assert award_best_director(match) == 1


def test_f_w5_covered_directors_do_not_count():
    match = new_match()
    name = screenplay_of(match, 0)
    put_tiles(match, f"{name} 1", unused_tile(match, "director", stars=3))
    finish_film(match, 0, name, director=unused_tile(match, "director", stars=1))
    finish_directed_films(match, 1, 2)
    assert award_best_director(match) == 1


@pytest.mark.parametrize("tied", [(3, 3, 1), (1, 3, 3), (3, 1, 3), (2, 2, 2)])
def test_f_w5_on_a_tie_the_trophy_is_not_awarded(tied: tuple[int, ...]):
    match = new_match(players=3)
    for seat, stars in enumerate(tied):
        finish_directed_films(match, seat, stars)
    events = end_game(match)
    assert {"trophy": "best director"} in event_facts(events, "not-awarded")
    assert trophy_holders(match)["best director"] is None


def test_f_w5_a_tie_for_second_place_makes_no_difference():
    match = new_match(players=3)
    for seat, stars in enumerate((2, 2, 3)):
        finish_directed_films(match, seat, stars)
    assert award_best_director(match) == 2


def test_f_w5_without_a_finished_film_the_trophy_is_not_awarded():
    match = new_match()
    assert {"trophy": "best director"} in event_facts(end_game(match), "not-awarded")


@pytest.mark.parametrize(("stars", "winner"), [((-1, 0), 1), ((-1, -1), None), ((-1,), None), ((0, -1), 0)])
def test_f_w5_a_director_of_minus_1_counts(stars: tuple[int, ...], winner: int | None):
    """A player without a finished film has 0 stars, but only finished films win trophies (F-W1)."""
    match = new_match(players=2)
    for seat, each in enumerate(stars):
        director = unused_tile(match, "director", stars=0)
        match.state[0].face[tile_number(match, director)] = face_of(DIRECTOR, each)
        finish_film(match, seat, screenplay_of(match, seat), director=director)
    assert award_best_director(match) == winner
