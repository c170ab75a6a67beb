"""No component appears or disappears: money, tiles, cards, reels, markers, trophies, stars."""

from collections import Counter
from typing import Any

import pytest

import matinee
from matinee.engine.layout import plain
from matinee.games.dreams import state as dreams
from matinee.games.dreams.sky import in_sky
from matinee.games.films import state as films
from matinee.games.films.tiles import kind_of, stars_on
from matinee.games.hollywood import state as hollywood
from matinee.games.hollywood.holdings import (
    GAME,
    GAME_COUNTS,
    STAR_WORTHS,
    UNSEEN_BLOCKBUSTERS,
    UNSEEN_SCREENPLAYS,
    UNSEEN_STARS,
    UNSEEN_WORTH,
    best_film,
    blockbusters,
    film_points,
    project,
    reels_left,
    screenplays_thrown_away,
)
from tests.tables import TABLES, Table, random_play

MARKERS = 30  # of the films
MARKER_BITS = 2 * films.HIGHEST_MARKER + 2

# Points in a round of Dreams (D-P1, D-P2).
MIN_ROUND_POINTS = 3  # of all players together
MAX_MORTAL_POINTS = 5
MAX_GOD_POINTS = 3


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_component_appears_or_disappears(table: Table) -> None:
    for seed in range(2):
        for match in random_play(table.start(20 + seed), seed):
            check_conservation(match)


def check_conservation(match: matinee.Match) -> None:
    """Check that no component is missing or in two places."""
    {"films": check_films, "hollywood": check_hollywood, "dreams": check_dreams}[match.game.family](
        plain(match.state[0])
    )


def check_films(s: Any) -> None:
    start_money = films.START_MONEY_OF_FIVE if s.players == 5 else films.START_MONEY
    assert sum(s.money) + s.pot == s.players * start_money
    assert min(s.money) >= 0
    assert 0 <= s.pot < s.players - 1
    check_tiles(s)
    check_screenplays(s)
    check_counters(s)
    finished = [film for film in range(films.SCREENPLAYS) if s.order[film]]
    ranks = [s.rank[film] for film in finished]
    assert len(set(ranks)) == len(ranks) == s.finished
    taken_markers = [rank for rank in ranks if rank >= 0]
    assert sum(s.markers >> bit & 1 for bit in range(MARKER_BITS)) + len(taken_markers) == MARKERS
    assert not any(s.markers >> marker & 1 for marker in taken_markers)
    assert all(s.order[film] for film in s.trophy[: films.BEST_DIRECTOR] if film >= 0)
    first_films = [film for film in s.trophy[: films.BEST_FILM] if film >= 0]
    assert len(first_films) == len({s.genre[film] for film in finished})


def check_tiles(s: Any) -> None:
    visible = [tile for tile in s.hand + s.party if tile >= 0]
    for film in range(films.SCREENPLAYS):
        for space in range(films.SPACES):
            tile = s.top[film, space]
            while tile >= 0:
                visible.append(tile)
                tile = s.under[tile]
    assert max(Counter(visible).values(), default=1) == 1
    assert sorted(s.deck + s.legends) == list(range(films.TILES))
    rounds_dealt = s.round_number + 1
    dealt = s.deck[: rounds_dealt * (s.city_tiles + 2 * s.players)] + s.legends[:rounds_dealt]
    assert set(visible) <= set(dealt)


def check_screenplays(s: Any) -> None:
    on_desks = [s.desk[seat, slot] for seat in range(films.SEATS) for slot in range(films.DESK)]
    owned = [film for film in range(films.SCREENPLAYS) if s.owner[film] >= 0]
    assert sorted(film for film in on_desks if film >= 0) == [film for film in owned if not s.order[film]]
    assert len(owned) == films.DESK * s.players + s.drawn
    assert {s.owner[film] for film in s.pile[s.drawn :]} <= {-1}
    assert s.drawn == min(s.finished, films.PILE)


def check_counters(s: Any) -> None:
    """Check the counters that the rules update with each move against the tiles on the table."""
    for film in range(films.SCREENPLAYS):
        tops = [s.top[film, space] for space in range(films.SPACES)]
        assert s.film_stars[film] == s.printed[film] + sum(stars_on(s, tile) for tile in tops if tile >= 0)
        mandatory = [space for space in range(films.STAR_SPACE) if s.space[film, space] != films.NO_SPACE]
        assert s.missing[film] == sum(tops[space] < 0 for space in mandatory)
    for seat in range(films.SEATS):
        own = [film for film in range(films.SCREENPLAYS) if s.owner[film] == seat]
        tops = [s.top[film, space] for film in own for space in range(films.SPACES)]
        kinds = [kind_of(s, tile) for tile in tops if tile >= 0]
        assert s.actors[seat] == kinds.count(films.ACTOR) + kinds.count(films.STAR)
    finished = [film for film in range(films.SCREENPLAYS) if s.order[film]]
    unused = [-1] * (films.SCREENPLAYS - len(finished))
    assert s.nth_film == sorted(finished, key=lambda film: s.order[film]) + unused
    hidden_tiles = Counter((kind_of(s, s.deck[place]), stars_on(s, s.deck[place])) for place in face_down_places(s))
    all_stars = range(films.MIN_STARS, films.MAX_STARS + 1)
    assert s.face_down == [hidden_tiles[kind, stars] for kind in range(films.KINDS) for stars in all_stars]


def face_down_places(s: Any) -> list[int]:
    """Return the places in the deck of the parties not yet visited and of all later rounds (F-R2).

    While the legendary director is chosen, the cities are not filled either (F-S4), except by the rules of version 1.
    """
    filled = s.stage != films.CHOOSING or s.rules_version == 1
    place = s.round_number * (s.city_tiles + 2 * s.players)
    places: list[int] = []
    for location in range(1, films.LOCATIONS):
        party = location in (s.first_party, s.second_party)
        tiles = s.players if party else 3 if location in (s.first_large_city, s.second_large_city) else 2
        if not filled or (party and s.location < location):
            places += range(place, place + tiles)
        place += tiles
    return [*places, *range(place, films.DECK_TILES)]


def check_hollywood(s: Any) -> None:
    assert sorted(s.deal) == sorted(s.star_deck + s.film_deck) == list(range(hollywood.CARDS))
    check_reels(s)
    check_projects_and_films(s)
    check_other_cards(s)
    check_unseen_cards(s)


def cards_at(s: Any, location: int) -> list[int]:
    """Return the cards of Hollywood at a location."""
    return [card for card in range(hollywood.CARDS) if s.location[card] == location]


def check_reels(s: Any) -> None:
    if s.stage == hollywood.LAYING:
        placed = sum(reel >= 0 for reel in s.reel_owner)
        assert placed + sum(reels_left(s, seat) for seat in range(hollywood.SEATS)) == hollywood.REELS
        assert [s.reel_owner.count(seat) for seat in range(s.players)] == [
            hollywood.REELS // s.players - reels_left(s, seat) for seat in range(s.players)
        ]


def check_projects_and_films(s: Any) -> None:
    for seat in range(s.players):
        for genre in range(hollywood.GENRES):
            cards = cards_at(s, seat * hollywood.GENRES + genre)
            assert all(s.kind[card] == genre for card in cards)
            assert sum(s.worth[card] for card in cards) == project(s, seat, genre)
    for film in range(s.films_made):
        cards = cards_at(s, hollywood.IN_FILM_1 + film)
        stars = [card for card in cards if s.kind[card] == hollywood.STAR]
        assert [s.worth[card] for card in stars] == [s.film_stars[film]]
        assert sum(s.worth[card] for card in cards if card not in stars) == s.film_size[film] > 0
    for seat in range(s.players):
        for genre in range(hollywood.GENRES):
            made = [film for film in range(s.films_made) if (s.film_owner[film], s.film_genre[film]) == (seat, genre)]
            values = [s.film_size[film] * s.film_stars[film] for film in made]
            assert film_points(s, seat, genre) == sum(values)
            assert best_film(s, seat, genre) == max(values, default=0)


def check_other_cards(s: Any) -> None:
    """Check the blockbusters, the cards thrown away, those on the table and those not dealt yet."""
    for seat in range(s.players):
        assert len(cards_at(s, hollywood.BLOCKBUSTERS_OF_SEAT_0 + seat)) == blockbusters(s, seat)
    thrown_away = [s.kind[card] for card in cards_at(s, hollywood.OUT_OF_GAME)]
    for genre in range(hollywood.GENRES):
        assert thrown_away.count(genre) == screenplays_thrown_away(s, genre)
    on_table = len(cards_at(s, hollywood.ON_TABLE))
    assert on_table == hollywood.ROUND_CARDS if s.stage == hollywood.LAYING else on_table <= hollywood.ROUND_CARDS
    rounds_dealt = s.rounds_done + (s.stage != hollywood.OVER)
    assert len(cards_at(s, hollywood.IN_DECK)) == hollywood.CARDS - hollywood.ROUND_CARDS * rounds_dealt


def check_unseen_cards(s: Any) -> None:
    """Check the counts of the cards not dealt yet."""
    unseen = [s.holdings[GAME, index] for index in range(GAME_COUNTS)]
    undealt = [(s.kind[card], s.worth[card]) for card in cards_at(s, hollywood.IN_DECK)]
    for genre in range(hollywood.GENRES):
        worths = [worth for kind, worth in undealt if kind == genre]
        assert (unseen[UNSEEN_SCREENPLAYS + genre], unseen[UNSEEN_WORTH + genre]) == (len(worths), sum(worths))
    assert unseen[UNSEEN_BLOCKBUSTERS] == sum(kind == hollywood.BLOCKBUSTER for kind, _ in undealt)
    star_worths = Counter(min(worth, STAR_WORTHS) for kind, worth in undealt if kind == hollywood.STAR)
    assert unseen[UNSEEN_STARS:] == [star_worths[worth] for worth in range(1, STAR_WORTHS + 1)]


def check_dreams(s: Any) -> None:
    dreams_in_box = s.dreams
    for start in range(0, len(s.deck), dreams_in_box):
        shuffle = s.deck[start : start + dreams_in_box]
        assert len(set(shuffle)) == len(shuffle)
    assert set(s.deck) <= set(range(dreams_in_box))
    assert sum(bin(used).count("1") for used in s.used) == s.laid
    stars = [(s.star_x[star], s.star_y[star]) for star in range(s.laid)]
    assert all(in_sky(s, x, y) for x, y in stars)
    min_distance = 2 * dreams.RADIUS
    for number, (x, y) in enumerate(stars):
        for other_x, other_y in stars[:number]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= min_distance**2
    rounds = s.round_number + (s.stage == dreams.OVER)
    assert MIN_ROUND_POINTS * rounds <= sum(s.score)
    assert sum(s.score) <= rounds * (MAX_MORTAL_POINTS + MAX_GOD_POINTS * (s.players - 1))
    assert s.round_number <= s.players * (dreams.GOAL - 1) // MIN_ROUND_POINTS
