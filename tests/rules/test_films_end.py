"""F-R and F-E: the course of the game and its end."""

import pytest

from matinee import Event, Match
from tests.rules.films_positions import (
    CITY_3,
    EDITIONS,
    END,
    almost,
    arrive,
    at_random,
    auction,
    end,
    even_out,
    facts,
    finish,
    idle,
    play,
    refusal,
    screenplay,
    seen,
    spare,
    table,
)

PLAYERS = range(2, 6)


# --- The course of the game


def on_cities(match: Match) -> list[str | None]:
    return [tile for location in seen(match).locations if location.kind == "city" for tile in location.tiles]


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_r1_the_game_lasts_four_rounds(edition: str):
    match = table(edition)
    rounds: list[int | str] = []
    at_random(match, lambda events: rounds.extend(each["round"] for each in facts(events, "round-begins")))
    assert rounds == [2, 3, 4]
    assert match.winners


@pytest.mark.parametrize("players", PLAYERS)
def test_f_r2_before_each_round_the_board_is_filled_with_new_tiles(players: int):
    match = table(players=players)
    shown: list[str | None] = []
    for number in range(1, 5):
        idle(match, lambda view, number=number: view.round == number)
        parties = [location.tiles for location in seen(match).locations if location.kind == "party"]
        assert parties == [[None] * players] * 2
        shown += [*seen(match).locations[0].tiles, *on_cities(match)]
    assert None not in shown
    assert len(set(shown)) == len(shown) == 4 * 13


@pytest.mark.parametrize("players", PLAYERS)
def test_f_r2_no_tile_comes_twice_in_a_game(players: int):
    match = table(players=players)
    received: list[str] = []

    def watch(events: list[Event]) -> None:
        if facts(events, "won") or facts(events, "took"):
            received.extend(seen(match).hand)

    at_random(match, watch)
    assert len(set(received)) == len(received) == 4 * (13 + 2 * players)


def test_f_r3_the_locations_are_visited_in_order():
    match = table()
    visited: list[int | None] = [0]

    def watch(_: list[Event]) -> None:
        if seen(match).location != visited[-1]:
            visited.append(seen(match).location)

    at_random(match, watch)
    assert visited == [0, 1, 2, 3, 4, 5, 6, 7] * 4 + [None]


def test_f_r3_all_tiles_are_handed_out_before_the_next_location():
    match = auction()
    play(match, "bid 1", "pass", "pass", "pass")
    for left in (3, 2, 1):
        assert (seen(match).location, len(seen(match).hand)) == (CITY_3, left)
        play(match, f"discard {seen(match).hand[0]}")
    assert (seen(match).location, seen(match).locations[CITY_3].tiles) == (CITY_3 + 1, [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_r4_the_first_player_of_the_end_of_a_round_begins_the_next(edition: str):
    match = table(edition)
    arrive(match, END, first=2)
    assert (seen(match).round, seen(match).first, match.awaiting) == (2, 2, (2,))


# --- F-E1


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_e1_markers_trophies_and_tokens_are_added_up(edition: str):
    match = table(edition)
    finish(match, 1, screenplay(match, 1), total=9, director=spare(match, "director", stars=2))
    match.state[0].money[1] = 7
    assert match.points[1] == 9 + 5 + 7
    end(match)
    first_film, film_of_the_year, worst_film, best_director = 5, 10, 10, 10
    assert match.points[1] == 9 + first_film + film_of_the_year + worst_film + best_director + 7


def test_f_e1_the_marker_counts_and_not_the_total():
    match = table()
    finish(match, 1, screenplay(match, 1), total=25)
    finish(match, 2, screenplay(match, 2), total=25)
    assert [seat.film_points for seat in seen(match).seats] == [0, 22, 21, 0]


def test_f_e1_unfinished_films_score_nothing():
    match = table()
    before = match.points
    for genre in range(3):
        almost(match, screenplay(match, 0, genre), total=20)
    end(match)
    assert match.points == before == (12, 12, 12, 12)


# --- F-E2


def finals(edition: str, *totals: int) -> Match:
    """Each seat has finished a film of so many stars, or none (0), in this order, and the game is over."""
    match = table(edition, players=len(totals))
    for seat, total in enumerate(totals):
        if total:
            finish(match, seat, screenplay(match, seat), total)
    end(match)
    return match


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_e2_whoever_has_the_most_points_wins(edition: str):
    match = finals(edition, 18, 3, 3)
    even_out(match, 60, 0, 2)
    even_out(match, 61, 1)
    assert match.winners == (1,)


def test_f_e2_nobody_has_won_while_the_game_goes_on():
    match = table()
    finish(match, 0, screenplay(match, 0))
    assert match.winners == ()


@pytest.mark.parametrize(("totals", "winner"), [((10, 14, 12), 1), ((16, 14, 12), 0), ((3, 4, 5), 2)])
def test_f_e2_in_dream_factory_a_tie_goes_to_the_highest_film(totals: tuple[int, ...], winner: int):
    match = finals("dream-factory", *totals)
    even_out(match, 60, 0, 1, 2)
    assert match.winners == (winner,)


def test_f_e2_in_dream_factory_a_plus_breaks_the_tie():
    match = finals("dream-factory", 13, 13)
    even_out(match, 60, 0, 1)
    assert match.winners == (0,)


def test_f_e2_in_dream_factory_only_films_of_tied_players_count():
    match = finals("dream-factory", 20, 10, 12)
    even_out(match, 50, 0)
    even_out(match, 60, 1, 2)
    assert match.winners == (2,)


def test_f_e2_in_dream_factory_it_is_the_best_film_of_each_that_counts():
    match = table("dream-factory", players=2)
    for seat, total in ((0, 15), (0, 3), (1, 13), (1, 14)):
        finish(match, seat, seen(match).seats[seat].films[0].id, total)
    end(match)
    even_out(match, 90, 0, 1)
    assert match.winners == (0,)


def test_f_e2_in_dream_factory_an_unfinished_film_breaks_no_tie():
    match = table("dream-factory", players=2)
    almost(match, screenplay(match, 0), total=20)
    finish(match, 1, screenplay(match, 1), total=2)
    end(match)
    even_out(match, 60, 0, 1)
    assert match.winners == (1,)


def test_f_e2_in_dream_factory_tied_players_without_films_share_the_win():
    match = finals("dream-factory", 0, 15, 0)
    even_out(match, 60, 0, 2)
    even_out(match, 50, 1)
    assert match.winners == (0, 2)


def test_f_e2_in_dream_factory_a_film_without_marker_still_beats_no_film():
    match = table("dream-factory", players=3)
    finish(match, 0, screenplay(match, 0), total=0)
    finish(match, 1, screenplay(match, 1), total=0)
    end(match)
    even_out(match, 60, 1, 2)
    even_out(match, 50, 0)
    assert match.winners == (1,)


def test_f_e2_in_traumfabrik_tied_players_share_the_win():
    match = finals("traumfabrik", 10, 14, 0)
    even_out(match, 60, 0, 1, 2)
    assert match.winners == (0, 1, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_f_e2_after_the_end_nobody_moves(edition: str):
    match = finals(edition, 0, 0)
    assert (match.over, match.awaiting, match.moves(0)) == (True, (), [])
    assert refusal(match, 0, "pass") == ("F-R1", "refused-over")
