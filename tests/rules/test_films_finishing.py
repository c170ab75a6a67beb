"""Films: finishing a film (F-C1 to F-C5)."""

import pytest

from matinee import Event, Match
from tests.rules.films_positions import (
    EDITIONS,
    box_of,
    event_facts,
    fill_all_but_one,
    find_film,
    find_spaces,
    finish_film,
    give_tiles,
    new_match,
    play,
    put_tiles,
    screenplay_of,
    unused_tile,
    view_of,
)


def finish_films(match: Match, *totals: int) -> list[str | None]:
    """Let seat 0 finish films with these totals in order. Return their markers."""
    for total in totals:
        finish_film(match, 0, next_screenplay(match), total)
    return [film.marker for film in view_of(match).seats[0].finished]


def next_screenplay(match: Match) -> str:
    return view_of(match).seats[0].films[0].id


# --- F-C1


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_c1_filling_the_last_mandatory_space_finishes_a_film(edition: str):
    match = new_match(edition)
    name = screenplay_of(match, 0)
    open_space = fill_all_but_one(match, name)
    assert not find_film(match, name).finished
    give_tiles(match, 0, "contract-1")
    events = play(match, f"place contract-1 {open_space}")
    assert [event.name for event in events][:2] == ["placed", "finished"]
    assert find_film(match, name).finished


@pytest.mark.parametrize(
    ("space_kind", "tile"), [("director", "legend-1"), ("actor", "actor-19"), ("blank", "music-13")]
)
def test_f_c1_every_mandatory_space_must_be_filled(space_kind: str, tile: str):
    match = new_match()
    name, number = find_spaces(match, 0, space_kind)[0].split()
    open_space = fill_all_but_one(match, name, open_space=int(number))
    give_tiles(match, 0, tile, "contract-1")
    play(match, f"place contract-1 {name} {3 - min(int(number), 2)}")
    assert not find_film(match, name).finished
    play(match, f"place {tile} {open_space}")
    assert find_film(match, name).finished


def test_f_c1_stars_and_covering_tiles_do_not_finish_a_film():
    match = new_match()
    name = screenplay_of(match, 0)
    fill_all_but_one(match, name)
    give_tiles(match, 0, "star-1", "contract-1", "contract-2")
    play(match, f"place star-1 {name} star", f"place contract-1 {name} 1", f"place contract-2 {name} 1")
    assert not find_film(match, name).finished


def test_f_c1_a_star_cannot_be_added_to_a_finished_film():
    match = new_match()
    name = screenplay_of(match, 0)
    finish_film(match, 0, name)
    give_tiles(match, 0, "star-1")
    assert f"place star-1 {name} star" not in match.moves(0)


# --- F-C2


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_c2_the_total_of_an_empty_screenplay_is_its_printed_stars(edition: str):
    match = new_match(edition)
    printed = {screenplay.id: screenplay.stars for screenplay in box_of(match).screenplays}
    for film in view_of(match).seats[0].films:
        assert film.total == printed[film.id]


def test_f_c2_the_stars_of_tiles_are_added_to_the_printed_stars():
    match = new_match()
    name = screenplay_of(match, 0)
    printed = find_film(match, name).total
    put_tiles(match, f"{name} 1", unused_tile(match, "director", stars=2))
    put_tiles(match, f"{name} 2", unused_tile(match, "contract"))
    put_tiles(match, f"{name} star", unused_tile(match, "star", stars=3))
    assert find_film(match, name).total == printed + 2 + 0 + 3


def test_f_c2_negative_stars_are_subtracted():
    match = new_match()
    name = screenplay_of(match, 0)
    open_space = fill_all_but_one(match, name, total=10)
    put_tiles(match, f"{name} star", unused_tile(match, "star", stars=-1))
    give_tiles(match, 0, "contract-1")
    (finished,) = event_facts(play(match, f"place contract-1 {open_space}"), "finished")
    assert (finished["total"], finished["marker"]) == (9, "9+")


def test_f_c2_covered_tiles_do_not_count():
    match = new_match()
    name = screenplay_of(match, 0)
    printed = find_film(match, name).total
    put_tiles(match, f"{name} 1", unused_tile(match, "director", stars=3), unused_tile(match, "director", stars=1))
    put_tiles(match, f"{name} star", unused_tile(match, "star", stars=-1), unused_tile(match, "star", stars=2))
    put_tiles(match, find_spaces(match, 0, "actor")[0], unused_tile(match, "actor", stars=3), "contract-1")
    assert find_film(match, name).total == printed + 1 + 2 + 0


# --- F-C3


@pytest.mark.parametrize(("total", "marker"), [(0, "0"), (7, "7"), (8, "8+"), (14, "14+"), (15, "15"), (22, "22")])
def test_f_c3_a_film_gets_the_marker_of_its_total(total: int, marker: str):
    match = new_match()
    assert finish_films(match, total) == [marker]
    assert marker not in view_of(match).markers
    assert len(view_of(match).markers) == 29


def test_f_c3_the_marker_with_a_plus_is_taken_first():
    assert finish_films(new_match(), 11, 11) == ["11+", "11"]


def test_f_c3_if_no_marker_of_a_value_is_left_the_next_lower_one_is_taken():
    assert finish_films(new_match(), 18, 18, 17) == ["18", "17", "16"]


def test_f_c3_of_the_next_lower_markers_the_plus_is_taken_first():
    assert finish_films(new_match(), 15, 15, 15, 15) == ["15", "14+", "14", "13+"]


def test_f_c3_all_players_take_markers_from_the_same_supply():
    match = new_match()
    finish_film(match, 1, screenplay_of(match, 1), 20)
    finish_film(match, 0, screenplay_of(match, 0), 20)
    assert view_of(match).seats[0].finished[0].marker == "19"


def test_f_c3_a_total_above_22_counts_as_22():
    match = new_match()
    assert finish_films(match, 26, 30) == ["22", "21"]
    assert [film.total for film in view_of(match).seats[0].finished] == [26, 30]


def test_f_c3_a_total_below_0_counts_as_0():
    assert finish_films(new_match(), -2) == ["0"]


def test_f_c3_a_film_without_a_marker_is_worth_0():
    match = new_match()
    points_before = match.points[0]
    assert finish_films(match, 1, 1, 1) == ["1", "0", None]
    trophy_points = sum(trophy.points for trophy in view_of(match).trophies if trophy.seat == 0)
    assert match.points[0] == points_before + 1 + 0 + 0 + trophy_points


def test_f_c3_the_event_of_a_film_without_marker_says_none():
    match = new_match()
    finish_films(match, 0)
    assert event_facts(finish_film(match, 0, next_screenplay(match), 0), "finished")[0]["marker"] == "none"


def test_f_c3_a_higher_marker_is_never_taken_instead():
    match = new_match()
    finish_films(match, 0, 0)
    assert "1" in view_of(match).markers


# --- F-C4


def test_f_c4_a_plus_scores_no_extra_points():
    match = new_match()
    finish_film(match, 0, screenplay_of(match, 0), 12)
    finish_film(match, 1, screenplay_of(match, 1), 12)
    assert [seat.finished[0].marker for seat in view_of(match).seats[:2]] == ["12+", "12"]
    assert [seat.film_points for seat in view_of(match).seats[:2]] == [12, 12]


# --- F-C5


def drawn_screenplays(events: list[Event]) -> list[int | str]:
    return [facts["film"] for facts in event_facts(events, "drew")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_c5_the_owner_of_a_finished_film_draws_the_top_screenplay_of_the_pile(edition: str):
    match = new_match(edition)
    top, second, *_ = match.full_state()["pile_deck"]
    name = screenplay_of(match, 2)
    assert drawn_screenplays(finish_film(match, 2, name)) == [top]
    names = [film.id for film in view_of(match).seats[2].films]
    assert len(names) == 3
    assert top in names
    assert name not in names
    assert (view_of(match).pile, view_of(match).pile_left) == (second, 6)


def test_f_c5_remaining_tiles_can_be_placed_on_the_new_screenplay():
    match = new_match()
    open_space, new = fill_all_but_one(match, screenplay_of(match, 0)), view_of(match).pile
    give_tiles(match, 0, "contract-1", "legend-1")
    assert not any(str(new) in move for move in match.moves(0))
    play(match, f"place contract-1 {open_space}")
    assert (view_of(match).stage, match.awaiting) == ("placing", (0,))
    play(match, f"place legend-1 {new} 1")
    assert [space.tiles for space in find_film(match, str(new)).spaces[:2]] == [["legend-1"], []]


def test_f_c5_two_films_can_be_finished_in_one_turn():
    match = new_match()
    first, second = (fill_all_but_one(match, screenplay_of(match, 0, genre)) for genre in (0, 1))
    give_tiles(match, 0, "contract-1", "contract-2")
    play(match, f"place contract-1 {first}", f"place contract-2 {second}")
    assert len(view_of(match).seats[0].finished) == 2
    assert view_of(match).pile_left == 5


def test_f_c5_no_screenplay_is_drawn_from_an_empty_pile():
    match = new_match()
    finish_films(match, *range(3, 10))
    assert (view_of(match).pile, view_of(match).pile_left) == (None, 0)
    assert drawn_screenplays(finish_film(match, 0, next_screenplay(match))) == []
    assert len(view_of(match).seats[0].films) == 2
