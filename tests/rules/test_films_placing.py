"""F-T: placing tiles."""

import pytest

from matinee import Match
from tests.rules.films_positions import (
    CITY_2,
    CITY_3,
    EDITIONS,
    PARTY,
    almost,
    arrive,
    facts,
    film,
    finish,
    give,
    lay,
    places,
    play,
    refusal,
    screenplay,
    seen,
    somewhere,
    table,
)

CREW = ("actor", "effects", "music", "camera")
KINDS = ("actor", "star", "legend", "director", "contract", "effects", "music", "camera")


def on(match: Match, place: str) -> list[str]:
    """The tiles on a space, from bottom to top."""
    name, space = place.split()
    return film(match, name).spaces[-1 if space == "star" else int(space) - 1].tiles


# --- F-T1


def test_f_t1_tiles_are_placed_one_by_one_in_any_order():
    match = table()
    actor, director = places(match, 0, "actor")[0], places(match, 0, "director")[1]
    give(match, 0, "director-1", "camera-1", "actor-1")
    play(match, f"place actor-1 {actor}")
    assert seen(match).hand == ["director-1", "camera-1"]
    play(match, "discard camera-1", f"place director-1 {director}")
    assert (on(match, actor), on(match, director)) == (["actor-1"], ["director-1"])
    assert (seen(match).location, seen(match).stage) == (CITY_2, "bidding")


@pytest.mark.parametrize("kind", KINDS)
def test_f_t1_nobody_is_obliged_to_place_a_tile(kind: str):
    match = table()
    give(match, 0, f"{kind}-1")
    assert facts(play(match, f"discard {kind}-1"), "discarded") == [{"seat": 0, "tile": f"{kind}-1"}]


def test_f_t1_a_discarded_tile_leaves_the_game():
    match = table()
    give(match, 0, "contract-1", "contract-2")
    play(match, "discard contract-1")
    assert seen(match).hand == ["contract-2"]
    for move in ("discard contract-1", f"place contract-1 {screenplay(match, 0)} 1"):
        assert refusal(match, 0, move) == ("F-T1", "refused-films-not-in-hand")


@pytest.mark.parametrize("move", ["pass", "bid 1", "decline", "director legend-1"])
def test_f_t1_no_tile_can_be_saved_for_later(move: str):
    match = table()
    give(match, 0, "actor-1")
    assert refusal(match, 0, move) == ("F-T1", "refused-films-place-first")


def test_f_t1_a_tile_goes_on_ones_own_screenplays_only():
    match = table()
    give(match, 0, "director-1")
    assert {move.split()[2] for move in match.moves(0)[:-1]} == {each.id for each in seen(match).seats[0].films}
    for other in (screenplay(match, 1), seen(match).pile):
        assert refusal(match, 0, f"place director-1 {other} 1") == ("F-T1", "refused-films-not-yours")


def test_f_t1_an_action_for_a_tile_that_is_not_there_is_refused():
    match = table()
    give(match, 0, "contract-1", "contract-2")
    discards = [match.game.action(match.state[0], match.box, 0, f"discard contract-{n}") for n in (1, 2)]
    place = match.game.action(match.state[0], match.box, 0, f"place contract-2 {screenplay(match, 0)} 1")
    play(match, "discard contract-2")
    assert discards[0] in match.actions(0)
    assert refusal(match, 0, discards[1]) == ("F-T1", "refused-films-empty-hand")
    assert refusal(match, 0, place) == ("F-T1", "refused-films-empty-hand")
    assert refusal(match, 0, match.game.actions) == ("F-T1", "refused-number")


def test_f_t1_a_move_that_is_none_is_refused():
    match = table()
    give(match, 0, "actor-1")
    assert refusal(match, 0, "place actor-1") == ("F-T1", "refused-films-unreadable")


def test_f_t1_tiles_of_a_party_are_placed_at_once_too():
    match = table("traumfabrik")
    arrive(match, PARTY)
    tile = seen(match).party[0]
    play(match, f"take {tile}")
    assert refusal(match, 0, "decline") == ("F-T1", "refused-films-place-first")


# --- F-T2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["director", *CREW])
def test_f_t2_a_tile_goes_on_a_space_of_its_type(edition: str, kind: str):
    match = table(edition, players=5)
    seat, place = somewhere(match, kind)
    give(match, seat, f"{kind}-1")
    play(match, f"place {kind}-1 {place}")
    assert on(match, place) == [f"{kind}-1"]


@pytest.mark.parametrize("asks", ["director", *CREW])
def test_f_t2_a_space_with_an_icon_takes_no_other_type(asks: str):
    match = table(players=5)
    seat, place = somewhere(match, asks)
    wrong = {"director", "legend", *CREW} - ({"director", "legend"} if asks == "director" else {asks})
    for kind in sorted(wrong):
        give(match, seat, f"{kind}-1")
        assert refusal(match, seat, f"place {kind}-1 {place}") == ("F-T2", "refused-films-wrong-kind")


def test_f_t2_a_legendary_director_is_a_director():
    match = table()
    give(match, 0, "legend-1")
    moves = [f"place legend-1 {place}" for place in places(match, 0, "director")]
    assert match.moves(0) == [*moves, "discard legend-1"]


# --- F-T3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", CREW)
def test_f_t3_a_blank_space_takes_an_actor_camera_music_or_effects(edition: str, kind: str):
    match = table(edition)
    seat, place = somewhere(match, "blank")
    give(match, seat, f"{kind}-1")
    play(match, f"place {kind}-1 {place}")
    assert on(match, place) == [f"{kind}-1"]


@pytest.mark.parametrize("kind", ["director", "legend"])
def test_f_t3_a_blank_space_takes_no_director(kind: str):
    match = table()
    seat, place = somewhere(match, "blank")
    give(match, seat, f"{kind}-1")
    assert refusal(match, seat, f"place {kind}-1 {place}") == ("F-T3", "refused-films-blank")


# --- F-T4, F-T5


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_t4_a_contract_goes_on_any_space_but_a_star_space(edition: str):
    match = table(edition)
    give(match, 0, "contract-1")
    everywhere = {f"place contract-1 {place}" for place in places(match, 0, "director", *CREW, "blank")}
    assert set(match.moves(0)) == everywhere | {"discard contract-1"}
    assert refusal(match, 0, f"place contract-1 {screenplay(match, 0)} star") == ("F-T4", "refused-films-only-stars")


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_t5_a_star_goes_on_star_spaces_only(edition: str):
    match = table(edition)
    give(match, 0, "star-1")
    assert match.moves(0) == [*(f"place star-1 {place}" for place in places(match, 0, "star")), "discard star-1"]
    for asks in ("director", "actor", "blank"):
        place = places(match, 0, asks)[0]
        assert refusal(match, 0, f"place star-1 {place}") == ("F-T5", "refused-films-star-only-there")


@pytest.mark.parametrize("kind", ["director", "legend", *CREW])
def test_f_t5_a_star_space_takes_nothing_but_stars(kind: str):
    match = table()
    give(match, 0, f"{kind}-1")
    assert refusal(match, 0, f"place {kind}-1 {screenplay(match, 0)} star") == ("F-T5", "refused-films-only-stars")


# --- F-T6


@pytest.mark.parametrize("kind", ["director", *CREW])
def test_f_t6_a_tile_may_be_covered_by_one_of_the_same_type(kind: str):
    match = table(players=5)
    seat, place = somewhere(match, kind)
    lay(match, place, f"{kind}-1")
    give(match, seat, f"{kind}-2")
    play(match, f"place {kind}-2 {place}")
    assert on(match, place) == [f"{kind}-1", f"{kind}-2"]


@pytest.mark.parametrize(("below", "above"), [("legend-1", "director-1"), ("director-1", "legend-1")])
def test_f_t6_directors_and_legendary_directors_cover_each_other(below: str, above: str):
    match = table()
    place = places(match, 0, "director")[0]
    lay(match, place, below)
    give(match, 0, above)
    play(match, f"place {above} {place}")
    assert on(match, place) == [below, above]


def test_f_t6_a_tile_is_not_covered_by_another_type():
    match = table()
    place = places(match, 0, "actor")[0]
    lay(match, place, "actor-1")
    give(match, 0, "camera-1")
    assert refusal(match, 0, f"place camera-1 {place}") == ("F-T6", "refused-films-over-other")


@pytest.mark.parametrize("lying", CREW)
def test_f_t6_on_a_blank_space_the_tile_on_top_decides_what_may_follow(lying: str):
    match = table()
    seat, place = somewhere(match, "blank")
    lay(match, place, f"{lying}-1")
    for kind in {"director", *CREW} - {lying}:
        give(match, seat, f"{kind}-2")
        assert refusal(match, seat, f"place {kind}-2 {place}") == ("F-T6", "refused-films-over-other")
    give(match, seat, f"{lying}-2")
    play(match, f"place {lying}-2 {place}")
    assert on(match, place) == [f"{lying}-1", f"{lying}-2"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["director", *CREW])
def test_f_t6_a_contract_may_cover_any_tile_but_a_star(edition: str, kind: str):
    match = table(edition, players=5)
    seat, place = somewhere(match, kind)
    lay(match, place, f"{kind}-1")
    give(match, seat, "contract-1")
    play(match, f"place contract-1 {place}")
    assert on(match, place) == [f"{kind}-1", "contract-1"]


# --- F-T7, F-T8, F-T9


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("asks", "kind"), [("director", "legend"), ("actor", "actor"), ("blank", "music")])
def test_f_t7_only_a_contract_may_cover_a_contract(edition: str, asks: str, kind: str):
    match = table(edition)
    place = places(match, 0, asks)[0]
    lay(match, place, "contract-1")
    give(match, 0, f"{kind}-1", "contract-2")
    assert refusal(match, 0, f"place {kind}-1 {place}") == ("F-T7", "refused-films-over-contract")
    play(match, f"place contract-2 {place}")
    assert on(match, place) == ["contract-1", "contract-2"]


def test_f_t7_a_tile_beneath_the_contract_makes_no_difference():
    match = table()
    place = places(match, 0, "actor")[0]
    lay(match, place, "actor-1", "contract-1")
    give(match, 0, "actor-2")
    assert refusal(match, 0, f"place actor-2 {place}") == ("F-T7", "refused-films-over-contract")


def test_f_t8_a_star_may_be_covered_by_a_star_and_by_nothing_else():
    match = table()
    place = places(match, 0, "star")[0]
    lay(match, place, "star-1")
    give(match, 0, "star-2", "contract-1", "actor-1")
    assert refusal(match, 0, f"place contract-1 {place}") == ("F-T4", "refused-films-only-stars")
    assert refusal(match, 0, f"place actor-1 {place}") == ("F-T5", "refused-films-only-stars")
    play(match, f"place star-2 {place}")
    assert on(match, place) == ["star-1", "star-2"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("tile", "space"), [("director-15", "1"), ("contract-9", "2"), ("star-7", "star")])
def test_f_t9_a_finished_film_is_never_changed(edition: str, tile: str, space: str):
    match = table(edition)
    name = screenplay(match, 0)
    finish(match, 0, name)
    give(match, 0, tile)
    assert refusal(match, 0, f"place {tile} {name} {space}") == ("F-T9", "refused-films-finished")
    assert not any(name in move for move in match.moves(0))


def test_f_t9_a_film_is_closed_to_the_tiles_that_were_won_with_the_last_one():
    match = table()
    name = screenplay(match, 0)
    last = almost(match, name)
    give(match, 0, "contract-1", "star-1")
    play(match, f"place contract-1 {last}")
    assert refusal(match, 0, f"place star-1 {name} star") == ("F-T9", "refused-films-finished")
    assert seen(match).location == CITY_3
