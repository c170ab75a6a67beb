"""F-B and F-S: the box and setting up."""

from collections import Counter

import pytest
from msgspec import json

import matinee
from matinee import Event, Match
from matinee.engine.errors import UnknownOption
from tests.rules.films_positions import (
    EDITIONS,
    LAST_PARTY,
    arrive,
    at_random,
    auction,
    box,
    end,
    facts,
    give,
    idle,
    lay,
    money,
    places,
    play,
    refusal,
    seen,
    table,
)

PLAYERS = range(2, 6)


def dealt(seed: int, edition: str = "dream-factory", players: int = 4, studios: tuple[int, ...] = ()) -> Match:
    return matinee.start(edition, players=players, seed=seed, mode="interpreted", studios=studios)


def kind_of(match: Match, tile: str) -> str:
    return next(each.kind for each in box(match).tiles if each.id == tile)


# --- The box


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_b1_there_are_93_tiles_of_eight_kinds(edition: str):
    match = table(edition)
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


def test_f_b1_traumfabrik_calls_a_contract_an_agency():
    match = table("traumfabrik")
    place = places(match, 0, "actor")[0]
    lay(match, place, "contract-1")
    give(match, 0, "actor-1")
    with pytest.raises(matinee.IllegalMove, match="agency"):
        match.play(0, f"place actor-1 {place}")


def test_f_b1_a_tile_that_is_not_in_the_box_is_refused():
    match = table()
    give(match, 0, "actor-1")
    assert refusal(match, 0, "discard actor-99") == ("F-B1", "refused-films-no-such-tile")


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_b2_every_studio_has_a_screenplay_of_each_genre_and_seven_are_free(edition: str):
    match = table(edition, players=5)
    genres = {each.id: each.genre for each in box(match).screenplays}
    for seat in seen(match).seats:
        assert len({genres[film.id] for film in seat.films}) == len(seat.films) == 3
    assert len(set(match.full_state()["pile_deck"])) == 7
    assert len(genres) == 22


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_b2_a_screenplay_asks_for_a_director_and_two_to_four_more_and_maybe_a_star(edition: str):
    for seat in seen(table(edition, players=5)).seats:
        for film in seat.films:
            asks = [space.asks for space in film.spaces]
            assert asks[0] == "director"
            assert asks[-1] == "star"
            assert set(asks[1:-1]) <= {"actor", "effects", "music", "camera", "blank"}
            assert 2 <= len(asks[1:-1]) <= 4


def test_f_b2_the_genres_are_those_of_the_edition():
    assert [genre.id for genre in box(table()).genres] == ["drama", "action", "comedy"]
    assert [genre.id for genre in box(table("traumfabrik")).genres] == ["drama", "adventure", "entertainment"]


def test_f_b2_a_screenplay_or_space_that_does_not_exist_is_refused():
    match = table()
    give(match, 0, "actor-1")
    film = seen(match).seats[0].films[0]
    assert refusal(match, 0, "place actor-1 home-movie 1") == ("F-B2", "refused-films-no-such-film")
    for space in ("0", str(len(film.spaces)), "middle"):
        assert refusal(match, 0, f"place actor-1 {film.id} {space}") == ("F-B2", "refused-films-no-such-space")


def test_f_b2_an_action_on_a_space_that_a_short_screenplay_lacks_is_refused():
    match = table()
    short = next(film for film in seen(match).seats[0].films if len(film.spaces) == 4)
    give(match, 0, "contract-1")
    third_space = match.game.action(match.state[0], match.box, 0, f"place contract-1 {short.id} 3")
    assert third_space in match.actions(0)
    assert refusal(match, 0, third_space + 1) == ("F-B2", "refused-films-no-space")


def test_f_b3_there_are_30_markers_and_8_to_14_also_with_a_plus():
    markers = seen(table()).markers
    assert markers[:10] == ["22", "21", "20", "19", "18", "17", "16", "15", "14+", "14"]
    assert markers[-10:] == ["8+", "8", "7", "6", "5", "4", "3", "2", "1", "0"]
    assert len(markers) == len(set(markers)) == 30


@pytest.mark.parametrize("players", PLAYERS)
def test_f_b4_the_50_tokens_suffice_and_none_is_lost(players: int):
    match = table(players=players)
    tokens = sum(money(match))
    assert tokens <= 50

    def count(events: list[Event]) -> None:
        if facts(events, "shared"):
            assert sum(money(match)) + seen(match).pot == tokens

    at_random(match, count)


def test_f_b5_six_trophies_are_worth_5_and_five_are_worth_10():
    assert Counter(trophy.points for trophy in seen(table()).trophies) == {5: 6, 10: 5}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_f_b6_the_board_has_eight_locations_with_their_tiles(edition: str, players: int):
    match = table(edition, players)
    if edition == "traumfabrik":
        play(match, "director legend-1")
    assert [(location.kind, len(location.tiles)) for location in seen(match).locations] == [
        *[("director", 1), ("city", 3), ("city", 2), ("party", players)],
        *[("city", 3), ("city", 2), ("city", 2), ("party", players)],
    ]


# --- Setting up


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_s1_a_player_gets_the_three_screenplays_of_the_chosen_studio(edition: str):
    match = dealt(1, edition, players=3, studios=(4, 2, 5))
    studios = {each.id: each.studio for each in box(match).screenplays}
    assert [seat.studio for seat in seen(match).seats] == [4, 2, 5]
    assert [[studios[film.id] for film in seat.films] for seat in seen(match).seats] == [[4] * 3, [2] * 3, [5] * 3]


def test_f_s1_screenplays_of_unused_studios_leave_the_game():
    match = dealt(1, players=3, studios=(4, 2, 5))
    everything = json.encode(match.full_state()).decode()
    assert [each.id in everything for each in box(match).screenplays if each.studio in (1, 3)] == [False] * 6


def test_f_s1_a_studio_goes_to_one_player_only():
    with pytest.raises(UnknownOption):
        dealt(1, studios=(3, 3))


def test_f_s1_who_claims_no_studio_is_given_one_of_the_rest_at_random():
    given = [[seat.studio for seat in seen(dealt(seed, players=3, studios=(2,))).seats] for seed in range(40)]
    assert {studios[0] for studios in given} == {2}
    assert {studios[1] for studios in given} == {studios[2] for studios in given} == {1, 3, 4, 5}
    assert all(len(set(studios)) == 3 for studios in given)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "tokens"), [(2, 12), (3, 12), (4, 12), (5, 10)])
def test_f_s2_everybody_starts_with_12_tokens_or_10_when_five_play(edition: str, players: int, tokens: int):
    assert money(table(edition, players)) == [tokens] * players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_f_s3_money_is_hidden_from_the_others(players: int):
    match = auction(players=players)
    play(match, "bid 4", *["pass"] * (players - 1))
    for seat in range(players):
        assert [each.money is None for each in seen(match, seat).seats] == [each != seat for each in range(players)]
    assert [each.money for each in seen(match).seats] == [None] * players


def test_f_s3_two_players_see_each_others_money():
    assert [[seat.money for seat in seen(table(players=2), each).seats] for each in (0, 1, None)] == [[12, 12]] * 3


def test_f_s3_money_is_shown_when_the_game_is_over():
    match = table()
    end(match)
    assert [seat.money for seat in seen(match).seats] == [12] * 4


def test_f_s3_whoever_keeps_count_knows_what_everybody_holds():
    match = table()
    counted = money(match)

    def keep_count(events: list[Event]) -> None:
        for won, shared in zip(facts(events, "won"), facts(events, "shared"), strict=True):
            for seat in range(4):
                counted[seat] += -int(won["price"]) if seat == won["seat"] else int(shared["share"])
            assert counted == money(match)

    at_random(match, keep_count)


def test_f_s4_dream_factory_reveals_one_shuffled_legend_a_round():
    firsts = {seen(dealt(seed)).locations[0].tiles[0] for seed in range(40)}
    assert firsts == {"legend-1", "legend-2", "legend-3", "legend-4"}
    view = seen(table())
    assert (view.legends, view.legends_left) == ([], 3)


def test_f_s4_dream_factory_shows_every_legend_once_in_four_rounds():
    match = table()
    legends: list[str | None] = []
    for number in range(1, 5):
        idle(match, lambda view, number=number: view.round == number)
        legends += seen(match).locations[0].tiles
    assert sorted(str(legend) for legend in legends) == ["legend-1", "legend-2", "legend-3", "legend-4"]


def test_f_s4_dream_factory_asks_nobody_to_choose_a_legend():
    match = table()
    assert seen(match).stage == "bidding"
    assert refusal(match, 0, "director legend-1") == ("F-A1", "refused-films-bid-first")


def test_f_s4_traumfabrik_shows_all_four_legends_and_the_first_player_chooses():
    match = table("traumfabrik")
    assert seen(match).legends == ["legend-1", "legend-2", "legend-3", "legend-4"]
    assert match.moves(0) == ["director legend-1", "director legend-2", "director legend-3", "director legend-4"]
    assert refusal(match, 1, "director legend-3") == ("F-S4", "refused-not-your-turn")
    play(match, "director legend-3")
    assert seen(match).locations[0].tiles == ["legend-3"]
    assert sorted(seen(match).legends) == ["legend-1", "legend-2", "legend-4"]


def test_f_s4_traumfabrik_chooses_when_cities_and_parties_are_full():
    locations = seen(table("traumfabrik")).locations
    assert [len(location.tiles) for location in locations] == [0, 3, 2, 4, 3, 2, 2, 4]


def test_f_s4_traumfabrik_chooses_among_those_that_have_not_been():
    match = table("traumfabrik")
    play(match, "director legend-2")
    arrive(match, LAST_PARTY + 1, first=3)
    assert match.awaiting == (3,)
    assert sorted(match.moves(3)) == ["director legend-1", "director legend-3", "director legend-4"]
    assert refusal(match, 3, "director legend-2")[0] == "F-S4"


def test_f_s4_traumfabrik_goes_on_only_after_the_choice_of_a_legend():
    match = table("traumfabrik")
    assert refusal(match, 0, "bid 0") == ("F-S4", "refused-films-choose-first")
    assert refusal(match, 0, "pass") == ("F-S4", "refused-films-choose-first")
    assert refusal(match, 0, "director director-1") == ("F-S4", "refused-films-not-in-legend")


def test_f_s5_the_other_89_tiles_are_shuffled():
    match = table()
    deck = match.full_state()["deck"]
    assert len(set(deck)) == 89
    assert not any(tile.startswith("legend") for tile in deck)
    assert len({tuple(dealt(seed).full_state()["deck"][:3]) for seed in range(10)}) == 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_s5_nobody_can_see_what_lies_face_down(edition: str):
    match = table(edition)
    others = [match.determinized(2, seed=seed) for seed in range(5)]
    assert all(seen(other, 2) == seen(match, 2) for other in others)
    assert all(other.full_state()["deck"] != match.full_state()["deck"] for other in others)


def test_f_s6_the_free_screenplays_are_a_shuffled_pile_of_which_only_the_top_is_seen():
    match = table()
    top, *below = match.full_state()["pile_deck"]
    assert sorted([top, *below]) == sorted(each.id for each in box(match).screenplays if each.studio == 0)
    view = json.encode(seen(match)).decode()
    assert (seen(match).pile, seen(match).pile_left) == (top, 7)
    assert [film in view for film in below] == [False] * 6
    assert len({seen(dealt(seed)).pile for seed in range(60)}) == 7


@pytest.mark.parametrize("players", PLAYERS)
def test_f_s7_the_first_player_is_drawn_and_has_the_marker(players: int):
    matches = [dealt(seed, players=players) for seed in range(60)]
    assert {seen(match).first for match in matches} == set(range(players))
    assert all(match.awaiting == (seen(match).first,) for match in matches)
