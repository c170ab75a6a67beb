"""F-P: parties."""

import pytest
from msgspec import json

from matinee import Match
from tests.rules.films_positions import (
    EDITIONS,
    LAST_PARTY,
    PARTY,
    arrive,
    cast_film,
    facts,
    finish,
    lay,
    places,
    play,
    refusal,
    screenplay,
    seen,
    spare,
    stock,
    table,
)

PLAYERS = range(2, 6)


def order(match: Match, first: int = 0) -> list[int]:
    """The order in which the seats pick at the first party."""
    arrive(match, PARTY, first=first)
    return seen(match).queue


# --- F-P1


@pytest.mark.parametrize("location", [PARTY, LAST_PARTY])
def test_f_p1_the_tiles_lie_face_down_until_the_party_is_reached(location: int):
    match = table()
    assert seen(match).locations[location].tiles == [None] * 4
    face_down = match.full_state()["locations"][location]["tiles"]
    arrive(match, location)
    assert seen(match).locations[location].tiles == seen(match).party
    assert sorted(seen(match).party) == sorted(face_down)


# --- F-P2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_f_p2_each_player_takes_one_tile_for_nothing(edition: str, players: int):
    match = table(edition, players)
    arrive(match, PARTY)
    takers: list[int] = []
    for tile in seen(match).party:
        takers += match.awaiting
        assert facts(play(match, f"take {tile}"), "took") == [{"seat": takers[-1], "tile": tile}]
        assert tile not in seen(match).party
        play(match, f"discard {tile}")
    assert takers == list(range(players))
    assert (seen(match).location, seen(match).stage) == (PARTY + 1, "bidding")
    assert [seen(match, seat).seats[seat].money for seat in range(players)] == [10 if players == 5 else 12] * players


def test_f_p2_a_guest_may_take_any_tile_that_is_left():
    match = table()
    arrive(match, PARTY)
    first, second, *_ = seen(match).party
    play(match, f"take {second}", f"discard {second}")
    assert f"take {first}" in match.moves(1)
    assert refusal(match, 1, f"take {second}") == ("F-P2", "refused-films-not-in-party")


def test_f_p2_whoever_has_more_actors_and_stars_picks_earlier():
    match = table(players=4)
    cast_film(match, 1, stars=1)
    cast_film(match, 2, actors=3)
    cast_film(match, 3, actors=1, stars=1)
    assert order(match) == [2, 3, 1, 0]


@pytest.mark.parametrize("kind", ["actor", "star"])
def test_f_p2_the_number_of_tiles_counts_and_not_their_stars(kind: str):
    match = table()
    lay(match, places(match, 2, kind)[0], spare(match, kind, stars=3))
    for place in places(match, 3, "actor", "blank")[:2]:
        lay(match, place, spare(match, "actor", stars=0))
    assert order(match) == [3, 2, 0, 1]


def test_f_p2_finished_films_count_as_well():
    match = table()
    film = screenplay(match, 3)
    lay(match, f"{film} star", "star-1")
    finish(match, 3, film)
    assert order(match) == [3, 0, 1, 2]


def test_f_p2_covered_actors_do_not_count():
    match = table()
    lay(match, places(match, 1, "actor")[0], "actor-1", "actor-2", "actor-3")
    lay(match, places(match, 1, "star")[0], "star-1", "star-2")
    cast_film(match, 2, actors=3)
    assert order(match) == [2, 1, 0, 3]


def test_f_p2_a_contract_in_the_place_of_an_actor_is_no_actor():
    match = table()
    one, another = places(match, 1, "actor")[:2]
    lay(match, one, "contract-1")
    lay(match, another, "actor-1", "contract-2")
    assert order(match, first=2) == [2, 3, 0, 1]


def test_f_p2_directors_and_the_rest_of_the_crew_do_not_count():
    match = table()
    director, *others = places(match, 1, "director")[0], *places(match, 1, "blank")
    lay(match, director, "legend-1")
    for place, tile in zip(others, ("music-1", "camera-1", "effects-1"), strict=False):
        lay(match, place, tile)
    assert order(match, first=2) == [2, 3, 0, 1]


def test_f_p2_in_dream_factory_everybody_must_take_a_tile():
    match = table("dream-factory")
    arrive(match, PARTY)
    assert len(match.moves(0)) == 4
    assert refusal(match, 0, "decline") == ("F-P2", "refused-films-must-take")


def test_f_p2_in_dream_factory_the_last_guest_is_asked_to_take_the_only_tile():
    match = table(players=2)
    arrive(match, PARTY)
    first, last = seen(match).party
    play(match, f"take {first}", f"discard {first}")
    assert (match.awaiting, match.moves(1)) == ((1,), [f"take {last}"])


@pytest.mark.parametrize("players", PLAYERS)
def test_f_p2_in_traumfabrik_a_player_may_decline_and_what_nobody_takes_leaves_the_game(players: int):
    match = table("traumfabrik", players)
    arrive(match, PARTY)
    taken, *left = seen(match).party
    assert match.moves(0)[-1] == "decline"
    play(match, f"take {taken}", f"discard {taken}")
    events = play(match, *["decline"] * (players - 1))
    assert [each["tile"] for each in facts(events, "left")] == left
    assert (seen(match).location, seen(match).party) == (PARTY + 1, [])
    view = json.encode(seen(match)).decode()
    assert [f'"{tile}"' in view for tile in left] == [False] * (players - 1)


def test_f_p2_in_traumfabrik_who_declines_is_not_asked_again():
    match = table("traumfabrik")
    arrive(match, PARTY)
    play(match, "decline")
    assert (seen(match).queue, match.awaiting, len(seen(match).party)) == ([1, 2, 3], (1,), 4)


def test_f_p2_a_tile_that_is_not_at_the_party_cannot_be_taken():
    match = table()
    arrive(match, PARTY)
    absent = seen(match).locations[PARTY + 1].tiles[0]
    assert refusal(match, 0, f"take {absent}") == ("F-P2", "refused-films-not-in-party")


@pytest.mark.parametrize("move", ["pass", "bid 1", "director legend-1"])
def test_f_p2_at_a_party_one_takes_a_tile_and_does_nothing_else(move: str):
    match = table()
    arrive(match, PARTY)
    assert refusal(match, 0, move) == ("F-P2", "refused-films-take-first")


# --- F-P3


@pytest.mark.parametrize("players", PLAYERS)
def test_f_p3_equals_pick_clockwise_from_the_first_player(players: int):
    for first in range(players):
        clockwise = [(first + step) % players for step in range(players)]
        assert order(table(players=players), first=first) == clockwise


def test_f_p3_among_equals_the_first_player_picks_first():
    match = table(players=4)
    for seat in (0, 1, 3):
        cast_film(match, seat, actors=2)
    assert order(match, first=3) == [3, 0, 1, 2]


def test_f_p3_without_the_first_player_the_closest_clockwise_picks_first():
    match = table(players=5)
    for seat in (0, 2, 4):
        cast_film(match, seat, actors=1)
    cast_film(match, 1, actors=2)
    assert order(match, first=3) == [1, 4, 0, 2, 3]


# --- F-P4, F-P5


def test_f_p4_the_order_is_fixed_when_the_party_begins():
    match = table(players=3)
    cast_film(match, 2, actors=1, stars=1)
    stock(match, PARTY, "actor-17", "actor-18", "actor-19")
    assert order(match) == [2, 0, 1]
    play(match, "take actor-17", f"place actor-17 {places(match, 2, 'blank')[-1]}")
    assert seen(match).queue == [0, 1]
    play(match, "take actor-18", f"place actor-18 {places(match, 0, 'actor')[0]}")
    assert (seen(match).queue, match.awaiting) == ([1], (1,))


def test_f_p4_a_tile_is_placed_or_discarded_before_the_next_one_picks():
    match = table(players=3)
    arrive(match, PARTY)
    mine, yours, _ = seen(match).party
    play(match, f"take {mine}")
    assert (seen(match).stage, match.awaiting, seen(match).hand) == ("placing", (0,), [mine])
    assert refusal(match, 1, f"take {yours}") == ("F-T1", "refused-not-your-turn")
    assert refusal(match, 0, f"take {yours}") == ("F-T1", "refused-films-place-first")
    play(match, f"discard {mine}")
    assert (seen(match).stage, match.awaiting) == ("taking", (1,))
    assert refusal(match, 2, f"take {yours}") == ("F-P2", "refused-not-your-turn")


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_p5_the_marker_does_not_move_at_a_party(edition: str):
    match = table(edition, players=3)
    cast_film(match, 1, actors=2)
    assert order(match, first=2) == [1, 2, 0]
    for tile in seen(match).party:
        play(match, f"take {tile}", f"discard {tile}")
    assert (seen(match).stage, seen(match).first, match.awaiting) == ("bidding", 2, (2,))
