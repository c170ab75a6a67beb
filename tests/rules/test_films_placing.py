"""Films: placing tiles (F-T1 to F-T9)."""

import pytest

from matinee import Match
from tests.rules.films_positions import (
    CITY_2,
    CITY_3,
    EDITIONS,
    PARTY,
    advance_to,
    event_facts,
    fill_all_but_one,
    find_film,
    find_seat_and_space,
    find_spaces,
    finish_film,
    give_tiles,
    new_match,
    play,
    put_tiles,
    refusal,
    screenplay_of,
    view_of,
)

CREW = ("actor", "effects", "music", "camera")
KINDS = ("actor", "star", "legend", "director", "contract", "effects", "music", "camera")


def tiles_on(match: Match, space: str) -> list[str]:
    """Return the tiles on a space, from bottom to top."""
    name, number = space.split()
    return find_film(match, name).spaces[-1 if number == "star" else int(number) - 1].tiles


# --- F-T1


def test_f_t1_tiles_can_be_placed_in_any_order():
    match = new_match()
    actor, director = find_spaces(match, 0, "actor")[0], find_spaces(match, 0, "director")[1]
    give_tiles(match, 0, "director-1", "camera-1", "actor-1")
    play(match, f"place actor-1 {actor}")
    assert view_of(match).hand == ["director-1", "camera-1"]
    play(match, "discard camera-1", f"place director-1 {director}")
    assert (tiles_on(match, actor), tiles_on(match, director)) == (["actor-1"], ["director-1"])
    assert (view_of(match).location, view_of(match).stage) == (CITY_2, "bidding")


@pytest.mark.parametrize("kind", KINDS)
def test_f_t1_any_tile_can_be_discarded(kind: str):
    match = new_match()
    give_tiles(match, 0, f"{kind}-1")
    assert event_facts(play(match, f"discard {kind}-1"), "discarded") == [{"seat": 0, "tile": f"{kind}-1"}]


def test_f_t1_a_discarded_tile_leaves_the_game():
    match = new_match()
    give_tiles(match, 0, "contract-1", "contract-2")
    play(match, "discard contract-1")
    assert view_of(match).hand == ["contract-2"]
    for move in ("discard contract-1", f"place contract-1 {screenplay_of(match, 0)} 1"):
        assert refusal(match, 0, move) == ("F-T1", "refused-films-not-in-hand")


@pytest.mark.parametrize("move", ["pass", "bid 1", "decline", "director legend-1"])
def test_f_t1_other_moves_before_placing_or_discarding_are_refused(move: str):
    match = new_match()
    give_tiles(match, 0, "actor-1")
    assert refusal(match, 0, move) == ("F-T1", "refused-films-place-first")


def test_f_t1_tiles_can_only_be_placed_on_the_players_own_screenplays():
    match = new_match()
    give_tiles(match, 0, "director-1")
    assert {move.split()[2] for move in match.moves(0)[:-1]} == {film.id for film in view_of(match).seats[0].films}
    for other in (screenplay_of(match, 1), view_of(match).pile):
        assert refusal(match, 0, f"place director-1 {other} 1") == ("F-T1", "refused-films-not-yours")


def test_f_t1_an_action_for_a_missing_tile_is_refused():
    match = new_match()
    give_tiles(match, 0, "contract-1", "contract-2")
    discards = [match.game.action(match.state[0], match.box, 0, f"discard contract-{n}") for n in (1, 2)]
    placement = match.game.action(match.state[0], match.box, 0, f"place contract-2 {screenplay_of(match, 0)} 1")
    play(match, "discard contract-2")
    assert discards[0] in match.actions(0)
    assert refusal(match, 0, discards[1]) == ("F-T1", "refused-films-empty-hand")
    assert refusal(match, 0, placement) == ("F-T1", "refused-films-empty-hand")
    assert refusal(match, 0, match.game.actions) == ("F-T1", "refused-number")


def test_f_t1_an_unreadable_move_is_refused():
    match = new_match()
    give_tiles(match, 0, "actor-1")
    assert refusal(match, 0, "place actor-1") == ("F-T1", "refused-films-unreadable")


def test_f_t1_a_tile_from_a_party_must_be_placed_before_the_next_move():
    match = new_match("traumfabrik")
    advance_to(match, PARTY)
    tile = view_of(match).party[0]
    play(match, f"take {tile}")
    assert refusal(match, 0, "decline") == ("F-T1", "refused-films-place-first")


# --- F-T2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["director", *CREW])
def test_f_t2_a_tile_can_be_placed_on_a_space_of_its_type(edition: str, kind: str):
    match = new_match(edition, players=5)
    seat, space = find_seat_and_space(match, kind)
    give_tiles(match, seat, f"{kind}-1")
    play(match, f"place {kind}-1 {space}")
    assert tiles_on(match, space) == [f"{kind}-1"]


@pytest.mark.parametrize("space_kind", ["director", *CREW])
def test_f_t2_tiles_of_other_types_are_refused(space_kind: str):
    match = new_match(players=5)
    seat, space = find_seat_and_space(match, space_kind)
    wrong = {"director", "legend", *CREW} - ({"director", "legend"} if space_kind == "director" else {space_kind})
    for kind in sorted(wrong):
        give_tiles(match, seat, f"{kind}-1")
        assert refusal(match, seat, f"place {kind}-1 {space}") == ("F-T2", "refused-films-wrong-kind")


def test_f_t2_a_legendary_director_can_be_placed_on_director_spaces():
    match = new_match()
    give_tiles(match, 0, "legend-1")
    moves = [f"place legend-1 {space}" for space in find_spaces(match, 0, "director")]
    assert match.moves(0) == [*moves, "discard legend-1"]


# --- F-T3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", CREW)
def test_f_t3_actors_cameras_music_and_effects_can_be_placed_on_a_blank_space(edition: str, kind: str):
    match = new_match(edition)
    seat, space = find_seat_and_space(match, "blank")
    give_tiles(match, seat, f"{kind}-1")
    play(match, f"place {kind}-1 {space}")
    assert tiles_on(match, space) == [f"{kind}-1"]


@pytest.mark.parametrize("kind", ["director", "legend"])
def test_f_t3_directors_are_refused_on_a_blank_space(kind: str):
    match = new_match()
    seat, space = find_seat_and_space(match, "blank")
    give_tiles(match, seat, f"{kind}-1")
    assert refusal(match, seat, f"place {kind}-1 {space}") == ("F-T3", "refused-films-blank")


# --- F-T4, F-T5


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_t4_a_contract_can_be_placed_on_any_space_except_a_star_space(edition: str):
    match = new_match(edition)
    give_tiles(match, 0, "contract-1")
    placements = {f"place contract-1 {space}" for space in find_spaces(match, 0, "director", *CREW, "blank")}
    assert set(match.moves(0)) == placements | {"discard contract-1"}
    assert refusal(match, 0, f"place contract-1 {screenplay_of(match, 0)} star") == ("F-T4", "refused-films-only-stars")


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_t5_a_star_can_only_be_placed_on_star_spaces(edition: str):
    match = new_match(edition)
    give_tiles(match, 0, "star-1")
    assert match.moves(0) == [*(f"place star-1 {space}" for space in find_spaces(match, 0, "star")), "discard star-1"]
    for space_kind in ("director", "actor", "blank"):
        space = find_spaces(match, 0, space_kind)[0]
        assert refusal(match, 0, f"place star-1 {space}") == ("F-T5", "refused-films-star-only-there")


@pytest.mark.parametrize("kind", ["director", "legend", *CREW])
def test_f_t5_other_tiles_are_refused_on_a_star_space(kind: str):
    match = new_match()
    give_tiles(match, 0, f"{kind}-1")
    assert refusal(match, 0, f"place {kind}-1 {screenplay_of(match, 0)} star") == ("F-T5", "refused-films-only-stars")


# --- F-T6


@pytest.mark.parametrize("kind", ["director", *CREW])
def test_f_t6_a_tile_can_be_covered_by_one_of_the_same_type(kind: str):
    match = new_match(players=5)
    seat, space = find_seat_and_space(match, kind)
    put_tiles(match, space, f"{kind}-1")
    give_tiles(match, seat, f"{kind}-2")
    play(match, f"place {kind}-2 {space}")
    assert tiles_on(match, space) == [f"{kind}-1", f"{kind}-2"]


@pytest.mark.parametrize(("below", "above"), [("legend-1", "director-1"), ("director-1", "legend-1")])
def test_f_t6_directors_and_legendary_directors_can_cover_each_other(below: str, above: str):
    match = new_match()
    space = find_spaces(match, 0, "director")[0]
    put_tiles(match, space, below)
    give_tiles(match, 0, above)
    play(match, f"place {above} {space}")
    assert tiles_on(match, space) == [below, above]


def test_f_t6_covering_a_tile_by_another_type_is_refused():
    match = new_match()
    space = find_spaces(match, 0, "actor")[0]
    put_tiles(match, space, "actor-1")
    give_tiles(match, 0, "camera-1")
    assert refusal(match, 0, f"place camera-1 {space}") == ("F-T6", "refused-films-over-other")


@pytest.mark.parametrize("placed", CREW)
def test_f_t6_on_a_blank_space_only_the_type_of_the_top_tile_can_be_added(placed: str):
    match = new_match()
    seat, space = find_seat_and_space(match, "blank")
    put_tiles(match, space, f"{placed}-1")
    for kind in {"director", *CREW} - {placed}:
        give_tiles(match, seat, f"{kind}-2")
        assert refusal(match, seat, f"place {kind}-2 {space}") == ("F-T6", "refused-films-over-other")
    give_tiles(match, seat, f"{placed}-2")
    play(match, f"place {placed}-2 {space}")
    assert tiles_on(match, space) == [f"{placed}-1", f"{placed}-2"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["director", *CREW])
def test_f_t6_a_contract_can_cover_any_tile_except_a_star(edition: str, kind: str):
    match = new_match(edition, players=5)
    seat, space = find_seat_and_space(match, kind)
    put_tiles(match, space, f"{kind}-1")
    give_tiles(match, seat, "contract-1")
    play(match, f"place contract-1 {space}")
    assert tiles_on(match, space) == [f"{kind}-1", "contract-1"]


# --- F-T7, F-T8, F-T9


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("space_kind", "kind"), [("director", "legend"), ("actor", "actor"), ("blank", "music")])
def test_f_t7_a_contract_can_only_be_covered_by_a_contract(edition: str, space_kind: str, kind: str):
    match = new_match(edition)
    space = find_spaces(match, 0, space_kind)[0]
    put_tiles(match, space, "contract-1")
    give_tiles(match, 0, f"{kind}-1", "contract-2")
    assert refusal(match, 0, f"place {kind}-1 {space}") == ("F-T7", "refused-films-over-contract")
    play(match, f"place contract-2 {space}")
    assert tiles_on(match, space) == ["contract-1", "contract-2"]


def test_f_t7_the_tile_below_a_contract_makes_no_difference():
    match = new_match()
    space = find_spaces(match, 0, "actor")[0]
    put_tiles(match, space, "actor-1", "contract-1")
    give_tiles(match, 0, "actor-2")
    assert refusal(match, 0, f"place actor-2 {space}") == ("F-T7", "refused-films-over-contract")


def test_f_t8_a_star_can_only_be_covered_by_a_star():
    match = new_match()
    space = find_spaces(match, 0, "star")[0]
    put_tiles(match, space, "star-1")
    give_tiles(match, 0, "star-2", "contract-1", "actor-1")
    assert refusal(match, 0, f"place contract-1 {space}") == ("F-T4", "refused-films-only-stars")
    assert refusal(match, 0, f"place actor-1 {space}") == ("F-T5", "refused-films-only-stars")
    play(match, f"place star-2 {space}")
    assert tiles_on(match, space) == ["star-1", "star-2"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("tile", "space"), [("director-15", "1"), ("contract-9", "2"), ("star-7", "star")])
def test_f_t9_tiles_are_refused_on_a_finished_film(edition: str, tile: str, space: str):
    match = new_match(edition)
    name = screenplay_of(match, 0)
    finish_film(match, 0, name)
    give_tiles(match, 0, tile)
    assert refusal(match, 0, f"place {tile} {name} {space}") == ("F-T9", "refused-films-finished")
    assert not any(name in move for move in match.moves(0))


def test_f_t9_remaining_tiles_of_the_same_turn_are_refused_on_a_finished_film():
    match = new_match()
    name = screenplay_of(match, 0)
    open_space = fill_all_but_one(match, name)
    give_tiles(match, 0, "contract-1", "star-1")
    play(match, f"place contract-1 {open_space}")
    assert refusal(match, 0, f"place star-1 {name} star") == ("F-T9", "refused-films-finished")
    assert view_of(match).location == CITY_3
