"""Films: parties (F-P1 to F-P5)."""

import pytest
from msgspec import json

from matinee import Match
from tests.rules.films_positions import (
    EDITIONS,
    LAST_PARTY,
    PARTY,
    advance_to,
    event_facts,
    find_spaces,
    finish_film,
    new_match,
    play,
    put_cast,
    put_on_location,
    put_tiles,
    refusal,
    screenplay_of,
    unused_tile,
    view_of,
)

PLAYERS = range(2, 6)


def party_order(match: Match, first: int = 0) -> list[int]:
    """Advance to the first party and return the order in which the seats choose."""
    advance_to(match, PARTY, first=first)
    return view_of(match).queue


# --- F-P1


@pytest.mark.parametrize("location", [PARTY, LAST_PARTY])
def test_f_p1_the_tiles_are_hidden_until_the_party_is_reached(location: int):
    match = new_match()
    assert view_of(match).locations[location].tiles == [None] * 4
    face_down = match.full_state()["locations"][location]["tiles"]
    advance_to(match, location)
    assert view_of(match).locations[location].tiles == view_of(match).party
    assert sorted(view_of(match).party) == sorted(face_down)


# --- F-P2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_f_p2_each_player_takes_one_tile_without_paying(edition: str, players: int):
    match = new_match(edition, players)
    advance_to(match, PARTY)
    takers: list[int] = []
    for tile in view_of(match).party:
        takers += match.awaiting
        assert event_facts(play(match, f"take {tile}"), "took") == [{"seat": takers[-1], "tile": tile}]
        assert tile not in view_of(match).party
        play(match, f"discard {tile}")
    assert takers == list(range(players))
    assert (view_of(match).location, view_of(match).stage) == (PARTY + 1, "bidding")
    assert [view_of(match, seat).seats[seat].money for seat in range(players)] == [10 if players == 5 else 12] * players


def test_f_p2_a_player_can_take_any_tile_that_is_left():
    match = new_match()
    advance_to(match, PARTY)
    first, second, *_ = view_of(match).party
    play(match, f"take {second}", f"discard {second}")
    assert f"take {first}" in match.moves(1)
    assert refusal(match, 1, f"take {second}") == ("F-P2", "refused-films-not-in-party")


def test_f_p2_players_with_more_actors_and_stars_choose_earlier():
    match = new_match(players=4)
    put_cast(match, 1, stars=1)
    put_cast(match, 2, actors=3)
    put_cast(match, 3, actors=1, stars=1)
    assert party_order(match) == [2, 3, 1, 0]


@pytest.mark.parametrize("kind", ["actor", "star"])
def test_f_p2_the_order_depends_on_the_number_of_tiles_and_not_on_their_stars(kind: str):
    match = new_match()
    put_tiles(match, find_spaces(match, 2, kind)[0], unused_tile(match, kind, stars=3))
    for space in find_spaces(match, 3, "actor", "blank")[:2]:
        put_tiles(match, space, unused_tile(match, "actor", stars=0))
    assert party_order(match) == [3, 2, 0, 1]


def test_f_p2_actors_and_stars_of_finished_films_count():
    match = new_match()
    name = screenplay_of(match, 3)
    put_tiles(match, f"{name} star", "star-1")
    finish_film(match, 3, name)
    assert party_order(match) == [3, 0, 1, 2]


def test_f_p2_covered_actors_do_not_count():
    match = new_match()
    put_tiles(match, find_spaces(match, 1, "actor")[0], "actor-1", "actor-2", "actor-3")
    put_tiles(match, find_spaces(match, 1, "star")[0], "star-1", "star-2")
    put_cast(match, 2, actors=3)
    assert party_order(match) == [2, 1, 0, 3]


def test_f_p2_a_contract_on_an_actor_space_does_not_count():
    match = new_match()
    first, second = find_spaces(match, 1, "actor")[:2]
    put_tiles(match, first, "contract-1")
    put_tiles(match, second, "actor-1", "contract-2")
    assert party_order(match, first=2) == [2, 3, 0, 1]


def test_f_p2_directors_cameras_music_and_effects_do_not_count():
    match = new_match()
    director, *others = find_spaces(match, 1, "director")[0], *find_spaces(match, 1, "blank")
    put_tiles(match, director, "legend-1")
    for space, tile in zip(others, ("music-1", "camera-1", "effects-1"), strict=False):
        put_tiles(match, space, tile)
    assert party_order(match, first=2) == [2, 3, 0, 1]


def test_f_p2_in_dream_factory_declining_is_refused():
    match = new_match("dream-factory")
    advance_to(match, PARTY)
    assert len(match.moves(0)) == 4
    assert refusal(match, 0, "decline") == ("F-P2", "refused-films-must-take")


def test_f_p2_in_dream_factory_the_last_player_is_awaited_even_for_a_single_tile():
    match = new_match(players=2)
    advance_to(match, PARTY)
    first, last = view_of(match).party
    play(match, f"take {first}", f"discard {first}")
    assert (match.awaiting, match.moves(1)) == ((1,), [f"take {last}"])


@pytest.mark.parametrize("players", PLAYERS)
def test_f_p2_in_traumfabrik_players_can_decline_and_untaken_tiles_leave_the_game(players: int):
    match = new_match("traumfabrik", players)
    advance_to(match, PARTY)
    taken, *left = view_of(match).party
    assert match.moves(0)[-1] == "decline"
    play(match, f"take {taken}", f"discard {taken}")
    events = play(match, *["decline"] * (players - 1))
    assert [facts["tile"] for facts in event_facts(events, "left")] == left
    assert (view_of(match).location, view_of(match).party) == (PARTY + 1, [])
    view = json.encode(view_of(match)).decode()
    assert [f'"{tile}"' in view for tile in left] == [False] * (players - 1)


def test_f_p2_in_traumfabrik_a_player_who_declines_takes_no_further_part():
    match = new_match("traumfabrik")
    advance_to(match, PARTY)
    play(match, "decline")
    assert (view_of(match).queue, match.awaiting, len(view_of(match).party)) == ([1, 2, 3], (1,), 4)


def test_f_p2_taking_a_tile_of_another_location_is_refused():
    match = new_match()
    advance_to(match, PARTY)
    absent = view_of(match).locations[PARTY + 1].tiles[0]
    assert refusal(match, 0, f"take {absent}") == ("F-P2", "refused-films-not-in-party")


@pytest.mark.parametrize("move", ["pass", "bid 1", "director legend-1"])
def test_f_p2_other_moves_than_taking_a_tile_are_refused(move: str):
    match = new_match()
    advance_to(match, PARTY)
    assert refusal(match, 0, move) == ("F-P2", "refused-films-take-first")


# --- F-P3


@pytest.mark.parametrize("players", PLAYERS)
def test_f_p3_tied_players_choose_clockwise_from_the_first_player(players: int):
    for first in range(players):
        clockwise = [(first + step) % players for step in range(players)]
        assert party_order(new_match(players=players), first=first) == clockwise


def test_f_p3_a_tied_first_player_chooses_first():
    match = new_match(players=4)
    for seat in (0, 1, 3):
        put_cast(match, seat, actors=2)
    assert party_order(match, first=3) == [3, 0, 1, 2]


def test_f_p3_if_the_first_player_is_not_tied_the_closest_clockwise_chooses_first():
    match = new_match(players=5)
    for seat in (0, 2, 4):
        put_cast(match, seat, actors=1)
    put_cast(match, 1, actors=2)
    assert party_order(match, first=3) == [1, 4, 0, 2, 3]


# --- F-P4, F-P5


def test_f_p4_tiles_placed_during_a_party_do_not_change_the_order():
    match = new_match(players=3)
    put_cast(match, 2, actors=1, stars=1)
    put_on_location(match, PARTY, "actor-17", "actor-18", "actor-19")
    assert party_order(match) == [2, 0, 1]
    play(match, "take actor-17", f"place actor-17 {find_spaces(match, 2, 'blank')[-1]}")
    assert view_of(match).queue == [0, 1]
    play(match, "take actor-18", f"place actor-18 {find_spaces(match, 0, 'actor')[0]}")
    assert (view_of(match).queue, match.awaiting) == ([1], (1,))


def test_f_p4_a_tile_is_placed_or_discarded_before_the_next_player_chooses():
    match = new_match(players=3)
    advance_to(match, PARTY)
    first_tile, second_tile, _ = view_of(match).party
    play(match, f"take {first_tile}")
    assert (view_of(match).stage, match.awaiting, view_of(match).hand) == ("placing", (0,), [first_tile])
    assert refusal(match, 1, f"take {second_tile}") == ("F-T1", "refused-not-your-turn")
    assert refusal(match, 0, f"take {second_tile}") == ("F-T1", "refused-films-place-first")
    play(match, f"discard {first_tile}")
    assert (view_of(match).stage, match.awaiting) == ("taking", (1,))
    assert refusal(match, 2, f"take {second_tile}") == ("F-P2", "refused-not-your-turn")


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_p5_the_first_player_marker_does_not_move(edition: str):
    match = new_match(edition, players=3)
    put_cast(match, 1, actors=2)
    assert party_order(match, first=2) == [1, 2, 0]
    for tile in view_of(match).party:
        play(match, f"take {tile}", f"discard {tile}")
    assert (view_of(match).stage, view_of(match).first, match.awaiting) == ("bidding", 2, (2,))
