"""No component appears or disappears: money, tiles, cards, reels, markers, trophies, stars."""

from collections import Counter
from typing import Any

import pytest

import matinee
from matinee.engine.layout import plain
from matinee.games.dreams.sky import in_sky
from matinee.games.films.tiles import kind_of, stars_on
from matinee.games.hollywood.holdings import (
    GAME,
    UNSEEN_SCREENPLAYS,
    best_film,
    blockbusters,
    film_points,
    project,
    reels_left,
    screenplays_thrown_away,
)
from tests.tables import TABLES, Table, random_play


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
    assert sum(s.money) + s.pot == s.players * (10 if s.players == 5 else 12)
    assert min(s.money) >= 0
    assert 0 <= s.pot < s.players - 1
    check_tiles(s)
    check_screenplays(s)
    check_counters(s)
    ranks = [s.rank[film] for film in range(22) if s.order[film]]
    assert len(set(ranks)) == len(ranks) == s.finished
    taken_ranks = [rank for rank in ranks if rank >= 0]
    assert sum(s.markers >> bit & 1 for bit in range(46)) + len(taken_ranks) == 30
    assert not any(s.markers >> rank & 1 for rank in taken_ranks)
    assert all(s.order[film] for film in s.trophy[:10] if film >= 0)
    first_films = [film for film in s.trophy[:3] if film >= 0]
    assert len(first_films) == len({s.genre[film] for film in range(22) if s.order[film]})


def check_tiles(s: Any) -> None:
    visible = [tile for tile in s.hand + s.party if tile >= 0]
    for film in range(22):
        for space in range(6):
            tile = s.top[film, space]
            while tile >= 0:
                visible.append(tile)
                tile = s.under[tile]
    assert max(Counter(visible).values(), default=1) == 1
    assert sorted(s.deck + s.legends) == list(range(93))
    dealt = s.deck[: (s.round_number + 1) * (12 + 2 * s.players)] + s.legends[: s.round_number + 1]
    assert set(visible) <= set(dealt)


def check_screenplays(s: Any) -> None:
    desks = [s.desk[seat, slot] for seat in range(5) for slot in range(3) if s.desk[seat, slot] >= 0]
    owned = [film for film in range(22) if s.owner[film] >= 0]
    assert sorted(desks) == [film for film in owned if not s.order[film]]
    assert len(owned) == 3 * s.players + s.drawn
    assert {s.owner[film] for film in s.pile[s.drawn :]} <= {-1}
    assert s.drawn == min(s.finished, 7)


def check_counters(s: Any) -> None:
    """Check the counters that the rules update with each move against the tiles on the table."""
    for film in range(22):
        tops = [s.top[film, space] for space in range(6)]
        assert s.film_stars[film] == s.printed[film] + sum(stars_on(s, tile) for tile in tops if tile >= 0)
        assert s.missing[film] == sum(s.space[film, space] >= 0 and tops[space] < 0 for space in range(5))
    for seat in range(5):
        tops = [s.top[film, space] for film in range(22) if s.owner[film] == seat for space in range(6)]
        assert s.actors[seat] == sum(kind_of(s, tile) in (0, 1) for tile in tops if tile >= 0)
    made = [film for film in range(22) if s.order[film]]
    assert s.nth_film == sorted(made, key=lambda film: s.order[film]) + [-1] * (22 - len(made))
    hidden_tiles = Counter((kind_of(s, s.deck[place]), stars_on(s, s.deck[place])) for place in face_down_places(s))
    assert s.face_down == [hidden_tiles[kind, stars] for kind in range(8) for stars in range(-1, 5)]


def face_down_places(s: Any) -> list[int]:
    """Return the places in the deck of the parties not yet visited and of all later rounds (F-R2)."""
    start = s.round_number * (12 + 2 * s.players)
    first_party = range(start + 5, start + 5 + s.players)
    second_party = range(start + 12 + s.players, start + 12 + 2 * s.players)
    later = range(start + 12 + 2 * s.players, 89)
    places = [*later]
    if s.location < 3:
        places += first_party
    if s.location < 7:
        places += second_party
    return sorted(places)


def check_hollywood(s: Any) -> None:
    assert sorted(s.deal) == sorted(s.star_deck + s.film_deck) == list(range(56))
    placed_reels = sum(reel >= 0 for reel in s.reel_owner)
    if s.stage == 0:
        assert placed_reels + sum(reels_left(s, seat) for seat in range(4)) == 12
        assert [s.reel_owner.count(seat) for seat in range(s.players)] == [
            12 // s.players - reels_left(s, seat) for seat in range(s.players)
        ]
    for seat in range(s.players):
        for genre in range(3):
            cards = [card for card in range(56) if s.location[card] == 3 * seat + genre]
            assert all(s.kind[card] == genre for card in cards)
            assert sum(s.worth[card] for card in cards) == project(s, seat, genre)
        assert sum(location == 24 + seat for location in s.location) == blockbusters(s, seat)
    for film in range(s.films_made):
        cards = [card for card in range(56) if s.location[card] == 12 + film]
        stars = [card for card in cards if s.kind[card] == 3]
        assert [s.worth[card] for card in stars] == [s.film_stars[film]]
        assert sum(s.worth[card] for card in cards if card not in stars) == s.film_cards[film] > 0
    for seat in range(s.players):
        for genre in range(3):
            films = [film for film in range(s.films_made) if (s.film_owner[film], s.film_genre[film]) == (seat, genre)]
            values = [s.film_cards[film] * s.film_stars[film] for film in films]
            assert film_points(s, seat, genre) == sum(values)
            assert best_film(s, seat, genre) == max(values, default=0)
    thrown_away = [s.kind[card] for card in range(56) if s.location[card] == -3 and s.kind[card] != 3]
    assert [thrown_away.count(genre) for genre in range(3)] == [screenplays_thrown_away(s, genre) for genre in range(3)]
    table_cards = [card for card in range(56) if s.location[card] == -2]
    rounds_dealt = s.rounds_done + (s.stage != 2)
    assert sum(location == -1 for location in s.location) == 56 - 14 * rounds_dealt
    assert (len(table_cards) == 14) if s.stage == 0 else (len(table_cards) <= 14)
    unseen = [s.holdings[GAME, UNSEEN_SCREENPLAYS + offset] for offset in range(11)]
    undealt = [(s.kind[card], s.worth[card]) for card in range(56) if s.location[card] == -1]
    for genre in range(3):
        worths = [worth for kind, worth in undealt if kind == genre]
        assert (unseen[genre], unseen[3 + genre]) == (len(worths), sum(worths))
    assert unseen[6] == sum(kind == 4 for kind, _ in undealt)
    assert unseen[7:] == [sum(kind == 3 and min(worth, 4) == each for kind, worth in undealt) for each in (1, 2, 3, 4)]


def check_dreams(s: Any) -> None:
    dealt = s.deck[: 4 * (s.round_number + 1)]
    for start in range(0, 124, 72):
        assert len(set(s.deck[start : start + 72])) == len(s.deck[start : start + 72])
    assert set(dealt) <= set(range(72))
    assert sum(bin(used).count("1") for used in s.used) == s.laid
    stars = [(s.star_x[star], s.star_y[star]) for star in range(s.laid)]
    assert all(in_sky(x, y) for x, y in stars)
    assert all((a - c) ** 2 + (b - d) ** 2 >= 36 for i, (a, b) in enumerate(stars) for c, d in stars[:i])
    rounds = s.round_number + (s.stage == 2)
    assert 3 * rounds <= sum(s.score) <= rounds * (5 + 3 * (s.players - 1))
    assert s.round_number <= 5 * s.players
