"""F-W: trophies."""

import pytest

from matinee import Match
from matinee.games.films.state import CONTRACT
from matinee.games.films.tiles import face_of
from tests.rules.films_positions import (
    EDITIONS,
    END,
    almost,
    arrive,
    end,
    facts,
    film,
    finish,
    lay,
    screenplay,
    seen,
    spare,
    table,
    tile_number,
    trophies,
)

GENRES = range(3)


# --- F-W1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("genre", GENRES)
def test_f_w1_the_first_film_of_each_genre_wins_5_points_at_once(edition: str, genre: int):
    match = table(edition)
    name = screenplay(match, 2, genre)
    events = finish(match, 2, name, total=6)
    trophy = f"first film {genre + 1}"
    assert facts(events, "awarded") == [{"trophy": trophy, "seat": 2, "film": name}]
    assert film(match, name).trophies == [trophy]
    assert seen(match).seats[2].trophy_points == 5
    assert match.points[2] == 12 + 6 + 5


def test_f_w1_the_second_film_of_a_genre_wins_nothing_even_if_better():
    match = table()
    finish(match, 2, screenplay(match, 2, 1), total=6)
    events = finish(match, 3, screenplay(match, 3, 1), total=16)
    assert facts(events, "awarded") == []
    assert seen(match).seats[3].trophy_points == 0


def test_f_w1_a_player_may_win_it_in_every_genre():
    match = table()
    for genre in GENRES:
        finish(match, 1, screenplay(match, 1, genre))
    assert seen(match).seats[1].trophy_points == 15


def test_f_w1_a_film_may_hold_several_trophies():
    match = table()
    name = screenplay(match, 1, 2)
    finish(match, 1, name)
    arrive(match, END)
    assert film(match, name).trophies == ["first film 3", "best film 1"]


def test_f_w1_unfinished_films_win_no_trophies():
    match = table()
    for genre in GENRES:
        almost(match, screenplay(match, 0, genre), total=20)
    end(match)
    assert set(trophies(match).values()) == {None}


# --- F-W2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("quarter", [1, 2, 3])
def test_f_w2_the_best_film_wins_5_points_at_the_end_of_rounds_1_to_3(edition: str, quarter: int):
    match = table(edition)
    best = screenplay(match, 3, 1)
    finish(match, 2, screenplay(match, 2), total=11)
    finish(match, 3, best, total=13)
    finish(match, 1, screenplay(match, 1), total=12)
    before = match.points[3]
    events = arrive(match, END, quarter=quarter)
    assert facts(events, "awarded") == [{"trophy": f"best film {quarter}", "seat": 3, "film": best}]
    assert match.points[3] == before + 5


def test_f_w2_the_same_film_may_win_again():
    match = table()
    name = screenplay(match, 3)
    finish(match, 3, name)
    for quarter in (1, 2, 3):
        arrive(match, END, quarter=quarter)
    assert film(match, name).trophies == ["first film 1", "best film 1", "best film 2", "best film 3"]
    assert seen(match).seats[3].trophy_points == 20


def test_f_w2_a_better_film_wins_it_later():
    match = table()
    finish(match, 3, screenplay(match, 3), total=11)
    arrive(match, END, quarter=1)
    finish(match, 2, screenplay(match, 2), total=12)
    arrive(match, END, quarter=2)
    assert (trophies(match)["best film 1"], trophies(match)["best film 2"]) == (3, 2)


def test_f_w2_there_is_no_best_film_of_round_4():
    match = table()
    finish(match, 3, screenplay(match, 3))
    assert not any(str(each["trophy"]).startswith("best film") for each in facts(end(match), "awarded"))


def test_f_w2_without_a_finished_film_the_trophy_is_not_awarded():
    match = table()
    events = arrive(match, END)
    assert facts(events, "not-awarded") == [{"trophy": "best film 1"}]
    finish(match, 0, screenplay(match, 0))
    arrive(match, END, quarter=2)
    assert (trophies(match)["best film 1"], trophies(match)["best film 2"]) == (None, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_f_c4_a_marker_with_a_plus_ranks_above_the_one_without(first: int):
    match = table()
    finish(match, first, screenplay(match, first), total=10)
    finish(match, 1 - first, screenplay(match, 1 - first), total=10)
    arrive(match, END)
    assert trophies(match)["best film 1"] == first


def test_f_c3_a_film_ranks_by_its_marker_and_not_by_its_total():
    match = table()
    finish(match, 2, screenplay(match, 2), total=18)
    finish(match, 1, screenplay(match, 1), total=17)
    finish(match, 3, screenplay(match, 3), total=18)
    finish(match, 0, screenplay(match, 0, 1), total=18)
    end(match)
    assert [seat.finished[0].marker for seat in seen(match).seats] == ["15", "17", "18", "16"]
    assert trophies(match)["worst film"] == 0


# --- F-W3


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_w3_the_highest_film_of_each_genre_wins_10_points_in_the_end(edition: str):
    match = table(edition)
    for genre in GENRES:
        for seat in range(3):
            finish(match, seat, screenplay(match, seat, genre), total=15 if seat == genre else 3 + 2 * seat)
    events = end(match)
    years = [each for each in facts(events, "awarded") if str(each["trophy"]).startswith("film of the year")]
    assert [each["seat"] for each in years] == [0, 1, 2]
    assert [each.points for each in seen(match).trophies if each.id.startswith("film of the year")] == [10, 10, 10]


def test_f_w3_a_genre_without_a_finished_film_has_no_trophy():
    match = table()
    finish(match, 2, screenplay(match, 2, 1))
    events = end(match)
    none = [{"trophy": "film of the year 1"}, {"trophy": "film of the year 3"}]
    assert facts(events, "not-awarded")[:2] == none
    assert trophies(match)["film of the year 2"] == 2


# --- F-W4


def test_f_w4_the_lowest_of_all_films_wins_10_points_in_the_end():
    match = table()
    worst = screenplay(match, 1, 2)
    finish(match, 0, screenplay(match, 0, 0), total=5)
    finish(match, 1, worst, total=4)
    finish(match, 2, screenplay(match, 2, 1), total=6)
    events = end(match)
    assert {"trophy": "worst film", "seat": 1, "film": worst} in facts(events, "awarded")
    assert [each.points for each in seen(match).trophies if each.id == "worst film"] == [10]


@pytest.mark.parametrize("first", [0, 1])
def test_f_w4_of_two_films_of_equal_value_the_one_without_plus_is_lower(first: int):
    match = table()
    for seat in (first, 1 - first):
        finish(match, seat, screenplay(match, seat), total=9)
    end(match)
    assert trophies(match)["worst film"] == 1 - first


def test_f_w4_a_single_film_is_the_worst_as_well_as_the_best():
    match = table()
    name = screenplay(match, 3)
    finish(match, 3, name)
    end(match)
    assert film(match, name).trophies == ["first film 1", "film of the year 1", "worst film"]


def test_f_w4_without_a_finished_film_the_trophy_is_not_awarded():
    match = table()
    assert {"trophy": "worst film"} in facts(end(match), "not-awarded")


def test_f_c3_a_film_without_marker_ranks_below_every_other():
    match = table()
    for seat in (3, 0):
        finish(match, seat, screenplay(match, seat), total=0)
    end(match)
    assert trophies(match)["film of the year 1"] == 3
    assert trophies(match)["worst film"] == 0


def test_f_c3_of_films_without_marker_the_one_finished_earlier_ranks_higher():
    match = table()
    finish(match, 0, screenplay(match, 0, 0), total=0)
    for seat in (2, 3, 1):
        finish(match, seat, screenplay(match, seat, 1), total=0)
    end(match)
    assert trophies(match)["film of the year 2"] == 2
    assert trophies(match)["worst film"] == 1


# --- F-W5


def direct(match: Match, seat: int, *stars: int) -> None:
    """A seat finishes films with directors of so many stars, or (4) with a legendary one."""
    for genre, number in enumerate(stars):
        director = spare(match, "legend" if number == 4 else "director", stars=number)
        finish(match, seat, screenplay(match, seat, genre), director=director)


def best_director(match: Match) -> int | None:
    end(match)
    return trophies(match)["best director"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_w5_the_most_stars_on_directors_win_10_points(edition: str):
    match = table(edition)
    direct(match, 0, 1, 1)
    direct(match, 1, 3)
    direct(match, 2, 2)
    assert best_director(match) == 1
    assert [each.points for each in seen(match).trophies if each.id == "best director"] == [10]
    assert [seat.director_stars for seat in seen(match).seats] == [2, 3, 2, 0]


def test_f_w5_the_directors_of_all_finished_films_of_a_player_count():
    match = table()
    direct(match, 0, 3)
    direct(match, 1, 1, 2, 1)
    assert best_director(match) == 1


def test_f_w5_legendary_directors_count():
    match = table()
    direct(match, 0, 3)
    direct(match, 1, 4)
    assert best_director(match) == 1


def test_f_w5_a_contract_in_the_chair_does_not_count_whatever_its_stars():
    match = table()
    match.state[0].face[tile_number(match, "contract-1")] = face_of(CONTRACT, 3)
    finish(match, 0, screenplay(match, 0), director="contract-1")
    direct(match, 1, 1)
    assert best_director(match) == 1


def test_f_w5_directors_of_unfinished_films_do_not_count():
    match = table()
    almost(match, screenplay(match, 0), director=spare(match, "director", stars=3))
    direct(match, 1, 1)
    assert best_director(match) == 1


def test_f_w5_covered_directors_do_not_count():
    match = table()
    name = screenplay(match, 0)
    lay(match, f"{name} 1", spare(match, "director", stars=3))
    finish(match, 0, name, director=spare(match, "director", stars=1))
    direct(match, 1, 2)
    assert best_director(match) == 1


@pytest.mark.parametrize("tied", [(3, 3, 1), (1, 3, 3), (3, 1, 3), (2, 2, 2)])
def test_f_w5_a_tie_for_the_most_stars_leaves_it_to_nobody(tied: tuple[int, ...]):
    match = table(players=3)
    for seat, stars in enumerate(tied):
        direct(match, seat, stars)
    events = end(match)
    assert {"trophy": "best director"} in facts(events, "not-awarded")
    assert trophies(match)["best director"] is None


def test_f_w5_a_tie_below_the_most_stars_does_not_matter():
    match = table(players=3)
    for seat, stars in enumerate((2, 2, 3)):
        direct(match, seat, stars)
    assert best_director(match) == 2


def test_f_w5_without_a_finished_film_the_trophy_is_not_awarded():
    match = table()
    assert {"trophy": "best director"} in facts(end(match), "not-awarded")
