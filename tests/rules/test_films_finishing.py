"""F-C: finishing a film."""

import pytest

from matinee import Event, Match
from tests.rules.films_positions import (
    EDITIONS,
    almost,
    box,
    facts,
    film,
    finish,
    give,
    lay,
    places,
    play,
    screenplay,
    seen,
    spare,
    table,
)


def finish_many(match: Match, *totals: int) -> list[str | None]:
    """Seat 0 finishes films with these totals, one after the other; returns their markers."""
    for total in totals:
        finish(match, 0, next_film(match), total)
    return [each.marker for each in seen(match).seats[0].finished]


def next_film(match: Match) -> str:
    return seen(match).seats[0].films[0].id


# --- F-C1


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_c1_a_film_is_finished_the_moment_its_last_mandatory_space_is_filled(edition: str):
    match = table(edition)
    name = screenplay(match, 0)
    last = almost(match, name)
    assert not film(match, name).finished
    give(match, 0, "contract-1")
    events = play(match, f"place contract-1 {last}")
    assert [event.name for event in events][:2] == ["placed", "finished"]
    assert film(match, name).finished


@pytest.mark.parametrize(("asks", "tile"), [("director", "legend-1"), ("actor", "actor-19"), ("blank", "music-13")])
def test_f_c1_every_mandatory_space_must_be_filled(asks: str, tile: str):
    match = table()
    name, number = places(match, 0, asks)[0].split()
    last = almost(match, name, last=int(number))
    give(match, 0, tile, "contract-1")
    play(match, f"place contract-1 {name} {3 - min(int(number), 2)}")
    assert not film(match, name).finished
    play(match, f"place {tile} {last}")
    assert film(match, name).finished


def test_f_c1_neither_a_star_nor_a_second_layer_finishes_a_film():
    match = table()
    name = screenplay(match, 0)
    almost(match, name)
    give(match, 0, "star-1", "contract-1", "contract-2")
    play(match, f"place star-1 {name} star", f"place contract-1 {name} 1", f"place contract-2 {name} 1")
    assert not film(match, name).finished


def test_f_c1_an_empty_star_space_stays_empty():
    match = table()
    name = screenplay(match, 0)
    finish(match, 0, name)
    give(match, 0, "star-1")
    assert f"place star-1 {name} star" not in match.moves(0)


# --- F-C2


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_c2_the_total_begins_with_the_printed_stars(edition: str):
    match = table(edition)
    printed = {each.id: each.stars for each in box(match).screenplays}
    assert [each.total for each in seen(match).seats[0].films] == [
        printed[each.id] for each in seen(match).seats[0].films
    ]


def test_f_c2_the_total_adds_the_stars_of_the_tiles():
    match = table()
    name = screenplay(match, 0)
    printed = film(match, name).total
    lay(match, f"{name} 1", spare(match, "director", stars=2))
    lay(match, f"{name} 2", spare(match, "contract"))
    lay(match, f"{name} star", spare(match, "star", stars=3))
    assert film(match, name).total == printed + 2 + 0 + 3


def test_f_c2_negative_stars_are_subtracted():
    match = table()
    name = screenplay(match, 0)
    last = almost(match, name, total=10)
    lay(match, f"{name} star", spare(match, "star", stars=-1))
    give(match, 0, "contract-1")
    (finished,) = facts(play(match, f"place contract-1 {last}"), "finished")
    assert (finished["total"], finished["marker"]) == (9, "9+")


def test_f_c2_covered_tiles_do_not_count():
    match = table()
    name = screenplay(match, 0)
    printed = film(match, name).total
    lay(match, f"{name} 1", spare(match, "director", stars=3), spare(match, "director", stars=1))
    lay(match, f"{name} star", spare(match, "star", stars=-1), spare(match, "star", stars=2))
    lay(match, places(match, 0, "actor")[0], spare(match, "actor", stars=3), "contract-1")
    assert film(match, name).total == printed + 1 + 2 + 0


# --- F-C3


@pytest.mark.parametrize(("total", "marker"), [(0, "0"), (7, "7"), (8, "8+"), (14, "14+"), (15, "15"), (22, "22")])
def test_f_c3_a_film_takes_the_marker_of_its_total(total: int, marker: str):
    match = table()
    assert finish_many(match, total) == [marker]
    assert marker not in seen(match).markers
    assert len(seen(match).markers) == 29


def test_f_c3_the_marker_with_a_plus_goes_first():
    assert finish_many(table(), 11, 11) == ["11+", "11"]


def test_f_c3_if_no_marker_of_that_value_is_left_it_takes_the_next_lower_one():
    assert finish_many(table(), 18, 18, 17) == ["18", "17", "16"]


def test_f_c3_of_the_next_lower_ones_the_plus_goes_first_again():
    assert finish_many(table(), 15, 15, 15, 15) == ["15", "14+", "14", "13+"]


def test_f_c3_other_players_take_markers_away_as_well():
    match = table()
    finish(match, 1, screenplay(match, 1), 20)
    finish(match, 0, screenplay(match, 0), 20)
    assert seen(match).seats[0].finished[0].marker == "19"


def test_f_c3_a_total_above_22_counts_as_22():
    match = table()
    assert finish_many(match, 26, 30) == ["22", "21"]
    assert [each.total for each in seen(match).seats[0].finished] == [26, 30]


def test_f_c3_a_total_below_0_counts_as_0():
    assert finish_many(table(), -2) == ["0"]


def test_f_c3_a_film_for_which_no_marker_is_left_has_none_and_is_worth_0():
    match = table()
    before = match.points[0]
    assert finish_many(match, 1, 1, 1) == ["1", "0", None]
    assert match.points[0] == before + 1 + 0 + 0 + sum(t.points for t in seen(match).trophies if t.seat == 0)


def test_f_c3_a_film_without_marker_says_so():
    match = table()
    finish_many(match, 0)
    assert facts(finish(match, 0, next_film(match), 0), "finished")[0]["marker"] == "none"


def test_f_c3_a_higher_marker_is_never_taken_instead():
    match = table()
    finish_many(match, 0, 0)
    assert "1" in seen(match).markers


# --- F-C4


def test_f_c4_a_plus_is_worth_no_more_points():
    match = table()
    finish(match, 0, screenplay(match, 0), 12)
    finish(match, 1, screenplay(match, 1), 12)
    assert [seat.finished[0].marker for seat in seen(match).seats[:2]] == ["12+", "12"]
    assert [seat.film_points for seat in seen(match).seats[:2]] == [12, 12]


# --- F-C5


def drawn(events: list[Event]) -> list[int | str]:
    return [each["film"] for each in facts(events, "drew")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_c5_the_owner_takes_the_top_screenplay_of_the_pile(edition: str):
    match = table(edition)
    top, second, *_ = match.full_state()["pile_deck"]
    name = screenplay(match, 2)
    assert drawn(finish(match, 2, name)) == [top]
    works_on = [each.id for each in seen(match).seats[2].films]
    assert len(works_on) == 3
    assert top in works_on
    assert name not in works_on
    assert (seen(match).pile, seen(match).pile_left) == (second, 6)


def test_f_c5_the_new_screenplay_is_empty_and_takes_the_tiles_that_are_left():
    match = table()
    last, new = almost(match, screenplay(match, 0)), seen(match).pile
    give(match, 0, "contract-1", "legend-1")
    assert not any(str(new) in move for move in match.moves(0))
    play(match, f"place contract-1 {last}")
    assert (seen(match).stage, match.awaiting) == ("placing", (0,))
    play(match, f"place legend-1 {new} 1")
    assert [space.tiles for space in film(match, str(new)).spaces[:2]] == [["legend-1"], []]


def test_f_c5_one_turn_may_finish_two_films():
    match = table()
    first, second = almost(match, screenplay(match, 0, 0)), almost(match, screenplay(match, 0, 1))
    give(match, 0, "contract-1", "contract-2")
    play(match, f"place contract-1 {first}", f"place contract-2 {second}")
    assert len(seen(match).seats[0].finished) == 2
    assert seen(match).pile_left == 5


def test_f_c5_when_the_pile_is_used_up_nobody_takes_a_screenplay():
    match = table()
    finish_many(match, *range(3, 10))
    assert (seen(match).pile, seen(match).pile_left) == (None, 0)
    assert drawn(finish(match, 0, next_film(match))) == []
    assert len(seen(match).seats[0].films) == 2
