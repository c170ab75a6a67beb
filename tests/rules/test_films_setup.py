"""Films: the box and the set-up (F-B1 to F-B6, F-S1 to F-S7)."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import matinee
from matinee import Event, Match
from matinee.engine.errors import DamagedBox, UnknownOption
from tests.rules.films_positions import (
    EDITIONS,
    LAST_PARTY,
    advance_to,
    box_of,
    change_tile,
    end_game,
    event_facts,
    fill_all_but_one,
    find_film,
    find_spaces,
    give_tiles,
    money_by_seat,
    new_auction,
    new_match,
    pass_until,
    play,
    play_randomly,
    put_tiles,
    refusal,
    view_of,
    write_box,
)

PLAYERS = range(2, 6)


def seeded_match(seed: int, edition: str = "dream-factory", players: int = 4, studios: tuple[int, ...] = ()) -> Match:
    return matinee.start(edition, players=players, seed=seed, mode="interpreted", studios=studios)


def kind_of(match: Match, tile: str) -> str:
    return next(other.kind for other in box_of(match).tiles if other.id == tile)


# --- The box


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_b1_there_are_93_tiles_of_eight_kinds(edition: str):
    match = new_match(edition)
    tiles = match.full_state()["deck"] + match.full_state()["legend_deck"]
    assert len(set(tiles)) == 93
    assert Counter(kind_of(match, tile) for tile in tiles) == {
        "actor": 19,
        "star": 7,
        "legend": 4,
        "director": 15,
        "contract": 9,
        "effects": 13,
        "music": 13,
        "camera": 13,
    }


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", ["actor-1", "star-1", "legend-1", "director-1", "contract-1", "music-1"])
@pytest.mark.parametrize("stars", [-1, 4])
def test_f_b1_a_tile_of_any_kind_may_have_minus_1_to_4_stars(edition: str, tile: str, stars: int, tmp_path: Path):
    file = write_box(tmp_path, edition, lambda box: change_tile(box, tile, stars=stars))
    match = new_match(edition, box=file)
    space = find_spaces(
        match, 0, {"contract": "actor", "legend": "director"}.get(kind_of(match, tile), kind_of(match, tile))
    )
    film = find_film(match, space[0].split()[0])
    give_tiles(match, 0, tile)
    play(match, f"place {tile} {space[0]}")
    assert find_film(match, film.id).total == film.total + stars


def test_f_b1_traumfabrik_may_have_other_numbers_of_tiles_of_a_kind(tmp_path: Path):
    """Its rulebook prints only that there are 93 tiles, of which 4 are directors with four stars."""
    file = write_box(tmp_path, "traumfabrik", lambda box: change_tile(box, "music-1", kind="camera"))
    assert sum(tile.kind == "camera" for tile in box_of(new_match("traumfabrik", box=file)).tiles) == 14
    file = write_box(tmp_path, "dream-factory", lambda box: change_tile(box, "music-1", kind="camera"))
    with pytest.raises(DamagedBox, match=r"\(F-B1\): There must be 13 tiles of the kind “music”, not 12"):
        new_match(box=file)


def test_f_b1_a_contract_is_called_agency_in_traumfabrik():
    match = new_match("traumfabrik")
    space = find_spaces(match, 0, "actor")[0]
    put_tiles(match, space, "contract-1")
    give_tiles(match, 0, "actor-1")
    with pytest.raises(matinee.IllegalMove, match="agency"):
        match.play(0, f"place actor-1 {space}")


def test_f_b1_an_unknown_tile_is_refused():
    match = new_match()
    give_tiles(match, 0, "actor-1")
    assert refusal(match, 0, "discard actor-99") == ("F-B1", "refused-films-no-such-tile")


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_b2_every_studio_has_a_screenplay_of_each_genre_and_seven_have_no_studio(edition: str):
    match = new_match(edition, players=5)
    genres = {screenplay.id: screenplay.genre for screenplay in box_of(match).screenplays}
    for seat in view_of(match).seats:
        assert len({genres[film.id] for film in seat.films}) == len(seat.films) == 3
    assert len(set(match.full_state()["pile_deck"])) == 7
    assert len(genres) == 22


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_b2_a_screenplay_has_a_director_space_two_to_four_others_and_a_star_space(edition: str):
    for seat in view_of(new_match(edition, players=5)).seats:
        for film in seat.films:
            space_kinds = [space.asks for space in film.spaces]
            assert space_kinds[0] == "director"
            assert space_kinds[-1] == "star"
            assert set(space_kinds[1:-1]) <= {"actor", "effects", "music", "camera", "blank"}
            assert 2 <= len(space_kinds[1:-1]) <= 4


def change_screenplay(box: dict[str, Any], **fields: object) -> None:
    box["screenplays"][0].update(fields)


@pytest.mark.parametrize("stars", [0, 1, 22])
def test_f_b2_a_screenplay_may_have_any_number_of_printed_stars(stars: int, tmp_path: Path):
    match = new_match(box=write_box(tmp_path, "dream-factory", lambda box: change_screenplay(box, stars=stars)))
    assert find_film(match, box_of(match).screenplays[0].id).total == stars


@pytest.mark.parametrize("spaces", [["director"], ["blank"], ["actor", "camera"], ["director", *["effects"] * 4]])
def test_f_b2_a_screenplay_may_have_one_to_five_mandatory_spaces(spaces: list[str], tmp_path: Path):
    match = new_match(box=write_box(tmp_path, "dream-factory", lambda box: change_screenplay(box, spaces=spaces)))
    film = box_of(match).screenplays[0].id
    assert [space.asks for space in find_film(match, film).spaces] == [*spaces, "star"]
    open_space = fill_all_but_one(match, film)
    give_tiles(match, 0, "contract-9")
    assert event_facts(play(match, f"place contract-9 {open_space}"), "finished")


def test_f_b2_a_studio_may_have_two_screenplays_of_a_genre(tmp_path: Path):
    match = new_match(box=write_box(tmp_path, "dream-factory", lambda box: change_screenplay(box, genre="comedy")))
    genres = [screenplay.genre for screenplay in box_of(match).screenplays if screenplay.studio == 1]
    assert sorted(genres) == ["action", "comedy", "comedy"]


def test_f_b2_each_edition_has_its_own_genres():
    assert [genre.id for genre in box_of(new_match()).genres] == ["drama", "action", "comedy"]
    assert [genre.id for genre in box_of(new_match("traumfabrik")).genres] == ["drama", "adventure", "entertainment"]


def test_f_b2_an_unknown_screenplay_or_space_is_refused():
    match = new_match()
    give_tiles(match, 0, "actor-1")
    film = view_of(match).seats[0].films[0]
    assert refusal(match, 0, "place actor-1 home-movie 1") == ("F-B2", "refused-films-no-such-film")
    for space in ("0", str(len(film.spaces)), "middle"):
        assert refusal(match, 0, f"place actor-1 {film.id} {space}") == ("F-B2", "refused-films-no-such-space")


def test_f_b2_an_action_for_a_space_missing_on_a_short_screenplay_is_refused():
    match = new_match()
    short = next(film for film in view_of(match).seats[0].films if len(film.spaces) == 4)
    give_tiles(match, 0, "contract-1")
    third_space = match.game.action(match.state[0], match.box, 0, f"place contract-1 {short.id} 3")
    assert third_space in match.actions(0)
    assert refusal(match, 0, third_space + 1) == ("F-B2", "refused-films-no-space")


def test_f_b3_there_are_30_markers_and_a_second_one_with_a_plus_from_8_to_14():
    markers = view_of(new_match()).markers
    assert markers[:10] == ["22", "21", "20", "19", "18", "17", "16", "15", "14+", "14"]
    assert markers[-10:] == ["8+", "8", "7", "6", "5", "4", "3", "2", "1", "0"]
    assert len(markers) == len(set(markers)) == 30


@pytest.mark.parametrize("players", PLAYERS)
def test_f_b4_the_amount_of_money_is_constant_and_at_most_50(players: int):
    match = new_match(players=players)
    tokens = sum(money_by_seat(match))
    assert tokens <= 50

    def check_sum(events: list[Event]) -> None:
        if event_facts(events, "shared"):
            assert sum(money_by_seat(match)) + view_of(match).pot == tokens

    play_randomly(match, check_sum)


def test_f_b5_six_trophies_are_worth_5_and_five_are_worth_10():
    assert Counter(trophy.points for trophy in view_of(new_match()).trophies) == {5: 6, 10: 5}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_f_b6_the_board_has_eight_locations_with_their_tiles(edition: str, players: int):
    match = new_match(edition, players)
    assert [(location.kind, len(location.tiles)) for location in view_of(match).locations] == [
        *[("director", 1), ("city", 3), ("city", 2), ("party", players)],
        *[("city", 3), ("city", 2), ("city", 2), ("party", players)],
    ]


# --- The set-up


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_s1_players_get_the_three_screenplays_of_their_studio(edition: str):
    match = seeded_match(1, edition, players=3, studios=(4, 2, 5))
    studios = {screenplay.id: screenplay.studio for screenplay in box_of(match).screenplays}
    assert [seat.studio for seat in view_of(match).seats] == [4, 2, 5]
    assert [[studios[film.id] for film in seat.films] for seat in view_of(match).seats] == [[4] * 3, [2] * 3, [5] * 3]


def test_f_s1_screenplays_of_unused_studios_leave_the_game():
    match = seeded_match(1, players=3, studios=(4, 2, 5))
    full_state = json.encode(match.full_state()).decode()
    unused = [screenplay.id for screenplay in box_of(match).screenplays if screenplay.studio in (1, 3)]
    assert [name in full_state for name in unused] == [False] * 6


def test_f_s1_a_studio_chosen_twice_is_refused():
    with pytest.raises(UnknownOption):
        seeded_match(1, studios=(3, 3))


def test_f_s1_players_without_a_choice_get_random_studios():
    matches = [seeded_match(seed, players=3, studios=(2,)) for seed in range(40)]
    studios_by_seed = [[seat.studio for seat in view_of(match).seats] for match in matches]
    assert {studios[0] for studios in studios_by_seed} == {2}
    assert {studios[1] for studios in studios_by_seed} == {studios[2] for studios in studios_by_seed} == {1, 3, 4, 5}
    assert all(len(set(studios)) == 3 for studios in studios_by_seed)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "tokens"), [(2, 12), (3, 12), (4, 12), (5, 10)])
def test_f_s2_players_start_with_12_tokens_or_10_in_a_game_of_five(edition: str, players: int, tokens: int):
    assert money_by_seat(new_match(edition, players)) == [tokens] * players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_f_s3_money_is_hidden_from_other_seats(players: int):
    match = new_auction(players=players)
    play(match, "bid 4", *["pass"] * (players - 1))
    for seat in range(players):
        for other in range(players):
            assert (view_of(match, seat).seats[other].money is None) == (other != seat)
    assert [seat.money for seat in view_of(match).seats] == [None] * players


def test_f_s3_two_players_see_each_others_money():
    for viewer in (0, 1, None):
        assert [seat.money for seat in view_of(new_match(players=2), viewer).seats] == [12, 12]


def test_f_s3_money_is_shown_when_the_game_is_over():
    match = new_match()
    end_game(match)
    assert [seat.money for seat in view_of(match).seats] == [12] * 4


def test_f_s3_money_can_be_counted_from_the_events():
    match = new_match()
    counted = money_by_seat(match)

    def count_money(events: list[Event]) -> None:
        for won, shared in zip(event_facts(events, "won"), event_facts(events, "shared"), strict=True):
            for seat in range(4):
                counted[seat] += -int(won["price"]) if seat == won["seat"] else int(shared["share"])
            assert counted == money_by_seat(match)

    play_randomly(match, count_money)


def test_f_s4_dream_factory_reveals_a_random_legend_first():
    first_legends = {view_of(seeded_match(seed)).locations[0].tiles[0] for seed in range(40)}
    assert first_legends == {"legend-1", "legend-2", "legend-3", "legend-4"}
    view = view_of(new_match())
    assert (view.legends, view.legends_left) == ([], 3)


def test_f_s4_dream_factory_reveals_every_legend_once_in_four_rounds():
    match = new_match()
    legends: list[str | None] = []
    for number in range(1, 5):
        pass_until(match, lambda view, number=number: view.round == number)
        legends += view_of(match).locations[0].tiles
    assert sorted(str(legend) for legend in legends) == ["legend-1", "legend-2", "legend-3", "legend-4"]


def test_f_s4_dream_factory_has_no_choice_of_a_legend():
    match = new_match()
    assert view_of(match).stage == "bidding"
    assert refusal(match, 0, "director legend-1") == ("F-A1", "refused-films-bid-first")


def test_f_s4_traumfabrik_reveals_all_legends_and_takes_one_after_the_other():
    match = new_match("traumfabrik")
    legends = ["legend-1", "legend-2", "legend-3", "legend-4"]
    for number in range(1, 5):
        pass_until(match, lambda view, number=number: view.round == number)
        assert view_of(match).locations[0].tiles == [legends[number - 1]]
        assert view_of(match).legends == legends[number:]


def test_f_s4_nobody_is_asked_for_a_legend_if_all_are_worth_the_same():
    match = new_match("traumfabrik")
    assert view_of(match).stage == "bidding"
    assert event_facts(match.events, "legend-comes") == [{"tile": "legend-1"}]
    assert refusal(match, 0, "director legend-1") == ("F-A1", "refused-films-bid-first")


@pytest.fixture
def unequal_legends(tmp_path: Path) -> Path:
    """A box of Traumfabrik whose first legendary director is worth 3 stars, the others 4."""
    return write_box(tmp_path, "traumfabrik", lambda box: change_tile(box, "legend-1", stars=3))


def test_f_s4_the_first_player_chooses_among_legends_that_differ(unequal_legends: Path):
    match = new_match("traumfabrik", box=unequal_legends)
    assert view_of(match).legends == ["legend-1", "legend-2", "legend-3", "legend-4"]
    assert match.moves(0) == ["director legend-1", "director legend-2", "director legend-3", "director legend-4"]
    assert refusal(match, 1, "director legend-3") == ("F-S4", "refused-not-your-turn")
    play(match, "director legend-3")
    assert view_of(match).locations[0].tiles == ["legend-3"]
    assert sorted(view_of(match).legends) == ["legend-1", "legend-2", "legend-4"]


def test_f_s4_the_legend_is_chosen_before_the_other_locations_are_filled(unequal_legends: Path):
    match = new_match("traumfabrik", box=unequal_legends)
    assert [len(location.tiles) for location in view_of(match).locations] == [0] * 8
    play(match, "director legend-4")
    assert [len(location.tiles) for location in view_of(match).locations] == [1, 3, 2, 4, 3, 2, 2, 4]


def test_f_s4_version_1_fills_the_locations_before_the_legend_is_chosen():
    match = new_match("traumfabrik", version=1)
    assert [len(location.tiles) for location in view_of(match).locations] == [0, 3, 2, 4, 3, 2, 2, 4]
    assert match.moves(0) == ["director legend-1", "director legend-2", "director legend-3", "director legend-4"]


def test_f_s4_only_legends_not_yet_chosen_are_offered(unequal_legends: Path):
    match = new_match("traumfabrik", box=unequal_legends)
    play(match, "director legend-2")
    advance_to(match, LAST_PARTY + 1, first=3)
    assert match.awaiting == (3,)
    assert sorted(match.moves(3)) == ["director legend-1", "director legend-3", "director legend-4"]
    assert refusal(match, 3, "director legend-2")[0] == "F-S4"


def test_f_s4_nobody_is_asked_once_the_legends_still_to_come_are_worth_the_same(unequal_legends: Path):
    match = new_match("traumfabrik", box=unequal_legends)
    play(match, "director legend-1")
    advance_to(match, LAST_PARTY + 1)
    assert view_of(match).stage == "bidding"


def test_f_s4_other_moves_are_refused_before_the_choice(unequal_legends: Path):
    match = new_match("traumfabrik", box=unequal_legends)
    assert refusal(match, 0, "bid 0") == ("F-S4", "refused-films-choose-first")
    assert refusal(match, 0, "pass") == ("F-S4", "refused-films-choose-first")
    assert refusal(match, 0, "director director-1") == ("F-S4", "refused-films-not-in-legend")


def test_f_s5_the_other_89_tiles_are_shuffled():
    match = new_match()
    deck = match.full_state()["deck"]
    assert len(set(deck)) == 89
    assert not any(tile.startswith("legend") for tile in deck)
    assert len({tuple(seeded_match(seed).full_state()["deck"][:3]) for seed in range(10)}) == 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_s5_views_do_not_reveal_the_deck(edition: str):
    match = new_match(edition)
    samples = [match.determinized(2, seed=seed) for seed in range(5)]
    assert all(view_of(sample, 2) == view_of(match, 2) for sample in samples)
    assert all(sample.full_state()["deck"] != match.full_state()["deck"] for sample in samples)


def test_f_s6_screenplays_without_a_studio_make_a_shuffled_pile_with_a_visible_top():
    match = new_match()
    top, *below = match.full_state()["pile_deck"]
    assert sorted([top, *below]) == sorted(card.id for card in box_of(match).screenplays if card.studio == 0)
    view = json.encode(view_of(match)).decode()
    assert (view_of(match).pile, view_of(match).pile_left) == (top, 7)
    assert [name in view for name in below] == [False] * 6
    assert len({view_of(seeded_match(seed)).pile for seed in range(60)}) == 7


@pytest.mark.parametrize("players", PLAYERS)
def test_f_s7_the_first_player_is_drawn_at_random(players: int):
    matches = [seeded_match(seed, players=players) for seed in range(60)]
    assert {view_of(match).first for match in matches} == set(range(players))
    assert all(match.awaiting == (view_of(match).first,) for match in matches)
