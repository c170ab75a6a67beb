"""Films: rounds and the end of the game (F-R1 to F-R4, F-E1, F-E2)."""

import pytest

from matinee import Event, Match
from tests.rules.films_positions import (
    CITY_3,
    EDITIONS,
    END,
    advance_to,
    end_game,
    event_facts,
    fill_all_but_one,
    finish_film,
    new_auction,
    new_match,
    pass_until,
    play,
    play_randomly,
    refusal,
    screenplay_of,
    set_points,
    unused_tile,
    view_of,
)

PLAYERS = range(2, 6)


# --- F-R1 to F-R4


def city_tiles(match: Match) -> list[str | None]:
    return [tile for location in view_of(match).locations if location.kind == "city" for tile in location.tiles]


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_r1_the_game_lasts_four_rounds(edition: str):
    match = new_match(edition)
    rounds: list[int | str] = []
    play_randomly(match, lambda events: rounds.extend(facts["round"] for facts in event_facts(events, "round-begins")))
    assert rounds == [2, 3, 4]
    assert match.winners


@pytest.mark.parametrize("players", PLAYERS)
def test_f_r2_each_round_begins_with_new_tiles_on_the_board(players: int):
    match = new_match(players=players)
    shown: list[str | None] = []
    for number in range(1, 5):
        pass_until(match, lambda view, number=number: view.round == number)
        parties = [location.tiles for location in view_of(match).locations if location.kind == "party"]
        assert parties == [[None] * players] * 2
        shown += [*view_of(match).locations[0].tiles, *city_tiles(match)]
    assert None not in shown
    assert len(set(shown)) == len(shown) == 4 * 13


@pytest.mark.parametrize("players", PLAYERS)
def test_f_r2_no_tile_is_dealt_twice_in_a_game(players: int):
    match = new_match(players=players)
    received: list[str] = []

    def record_events(events: list[Event]) -> None:
        if event_facts(events, "won") or event_facts(events, "took"):
            received.extend(view_of(match).hand)

    play_randomly(match, record_events)
    assert len(set(received)) == len(received) == 4 * (13 + 2 * players)


def test_f_r3_the_locations_are_visited_in_order():
    match = new_match()
    visited: list[int | None] = [0]

    def record_events(_: list[Event]) -> None:
        if view_of(match).location != visited[-1]:
            visited.append(view_of(match).location)

    play_randomly(match, record_events)
    assert visited == [0, 1, 2, 3, 4, 5, 6, 7] * 4 + [None]


def test_f_r3_all_tiles_are_placed_or_discarded_before_the_next_location():
    match = new_auction()
    play(match, "bid 1", "pass", "pass", "pass")
    for left in (3, 2, 1):
        assert (view_of(match).location, len(view_of(match).hand)) == (CITY_3, left)
        play(match, f"discard {view_of(match).hand[0]}")
    assert (view_of(match).location, view_of(match).locations[CITY_3].tiles) == (CITY_3 + 1, [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_r4_the_first_player_keeps_the_marker_for_the_next_round(edition: str):
    match = new_match(edition)
    advance_to(match, END, first=2)
    assert (view_of(match).round, view_of(match).first, match.awaiting) == (2, 2, (2,))


# --- F-E1


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_e1_markers_trophies_and_tokens_are_added_up(edition: str):
    match = new_match(edition)
    finish_film(match, 1, screenplay_of(match, 1), total=9, director=unused_tile(match, "director", stars=2))
    match.state[0].money[1] = 7
    assert match.points[1] == 9 + 5 + 7
    end_game(match)
    first_film, film_of_the_year, worst_film, best_director = 5, 10, 10, 10
    assert match.points[1] == 9 + first_film + film_of_the_year + worst_film + best_director + 7


def test_f_e1_a_film_scores_its_marker_and_not_its_total():
    match = new_match()
    finish_film(match, 1, screenplay_of(match, 1), total=25)
    finish_film(match, 2, screenplay_of(match, 2), total=25)
    assert [seat.film_points for seat in view_of(match).seats] == [0, 22, 21, 0]


def test_f_e1_unfinished_films_score_nothing():
    match = new_match()
    points_before = match.points
    for genre in range(3):
        fill_all_but_one(match, screenplay_of(match, 0, genre), total=20)
    end_game(match)
    assert match.points == points_before == (12, 12, 12, 12)


# --- F-E2


def finished_match(edition: str, *totals: int) -> Match:
    """Return a finished game in which the seats have, in order, made one film of so many stars, or no film (0)."""
    match = new_match(edition, players=len(totals))
    for seat, total in enumerate(totals):
        if total:
            finish_film(match, seat, screenplay_of(match, seat), total)
    end_game(match)
    return match


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_e2_the_player_with_the_most_points_wins(edition: str):
    match = finished_match(edition, 18, 3, 3)
    set_points(match, 60, 0, 2)
    set_points(match, 61, 1)
    assert match.winners == (1,)


def test_f_e2_there_is_no_winner_before_the_end():
    match = new_match()
    finish_film(match, 0, screenplay_of(match, 0))
    assert match.winners == ()


@pytest.mark.parametrize(("totals", "winner"), [((10, 14, 12), 1), ((16, 14, 12), 0), ((3, 4, 5), 2)])
def test_f_e2_in_dream_factory_a_tie_goes_to_the_highest_film(totals: tuple[int, ...], winner: int):
    match = finished_match("dream-factory", *totals)
    set_points(match, 60, 0, 1, 2)
    assert match.winners == (winner,)


def test_f_e2_in_dream_factory_a_plus_breaks_the_tie():
    match = finished_match("dream-factory", 13, 13)
    set_points(match, 60, 0, 1)
    assert match.winners == (0,)


def test_f_e2_in_dream_factory_only_films_of_tied_players_break_the_tie():
    match = finished_match("dream-factory", 20, 10, 12)
    set_points(match, 50, 0)
    set_points(match, 60, 1, 2)
    assert match.winners == (2,)


def test_f_e2_in_dream_factory_the_best_film_of_each_player_counts():
    match = new_match("dream-factory", players=2)
    for seat, total in ((0, 15), (0, 3), (1, 13), (1, 14)):
        finish_film(match, seat, view_of(match).seats[seat].films[0].id, total)
    end_game(match)
    set_points(match, 90, 0, 1)
    assert match.winners == (0,)


def test_f_e2_in_dream_factory_an_unfinished_film_breaks_no_tie():
    match = new_match("dream-factory", players=2)
    fill_all_but_one(match, screenplay_of(match, 0), total=20)
    finish_film(match, 1, screenplay_of(match, 1), total=2)
    end_game(match)
    set_points(match, 60, 0, 1)
    assert match.winners == (1,)


def test_f_e2_in_dream_factory_tied_players_without_films_share_the_win():
    match = finished_match("dream-factory", 0, 15, 0)
    set_points(match, 60, 0, 2)
    set_points(match, 50, 1)
    assert match.winners == (0, 2)


def test_f_e2_in_dream_factory_a_film_without_marker_beats_no_film():
    match = new_match("dream-factory", players=3)
    finish_film(match, 0, screenplay_of(match, 0), total=0)
    finish_film(match, 1, screenplay_of(match, 1), total=0)
    end_game(match)
    set_points(match, 60, 1, 2)
    set_points(match, 50, 0)
    assert match.winners == (1,)


def test_f_e2_in_traumfabrik_tied_players_share_the_win():
    match = finished_match("traumfabrik", 10, 14, 0)
    set_points(match, 60, 0, 1, 2)
    assert match.winners == (0, 1, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_e2_after_the_end_no_moves_are_accepted(edition: str):
    match = finished_match(edition, 0, 0)
    assert (match.over, match.awaiting, match.moves(0)) == (True, (), [])
    assert refusal(match, 0, "pass") == ("F-R1", "refused-over")
