"""The lab's summaries of Dream Factory and Traumfabrik agree with the games, and its report with the summaries."""

from collections import Counter
from functools import cache

import pytest

import matinee
from matinee.games import find_game
from matinee.games.films.box import FilmsBox
from matinee.games.films.lab.game_summary import (
    COVERED,
    DISCARDED,
    EMPTY,
    FINISHED,
    LEFT,
    UNFINISHED,
    UNSEEN,
    FilmsGame,
    summarise_game,
)
from matinee.games.films.lab.report import FilmsReport, report_of
from matinee.games.films.state import TILES
from matinee.games.films.view import TROPHY_IDS, marker_text
from tests.lab.games import events_of, facts_of, play_by_rule, record, recorded_names

NOBODY = -1
NAMES = [
    *recorded_names("dream-factory"),
    *recorded_names("traumfabrik"),
    *("dream-factory/random/5/1", "dream-factory/search@10/4/1", "traumfabrik/search@10/4/1"),
]


def box_of(game: str) -> FilmsBox:
    box = find_game(game).box()
    assert isinstance(box, FilmsBox)
    return box


@cache
def summary(name: str) -> FilmsGame:
    return summarise_game(record(name))


every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_points_by_source_are_the_points(name: str) -> None:
    game, written = summary(name), record(name)
    assert game.points == written["points"]
    assert game.winners == written["winners"]
    for seat in range(game.players):
        films = sum(film.rating for film in game.films if film.seat == seat)
        trophies = sum(5 if which < 6 else 10 for which, each in enumerate(game.trophies) if each.seat == seat)
        assert (films, trophies) == (game.film_points[seat], game.trophy_points[seat])
        assert films + trophies + game.money[seat] == game.points[seat]


@every_game
def test_prices_match_the_events(name: str) -> None:
    game, events = summary(name), events_of(record(name))
    assert [lot.price for lot in game.lots] == facts_of(events, "won", "price")
    assert [lot.seat for lot in game.lots] == facts_of(events, "won", "seat")
    assert len(game.lots) == 24
    for lot in game.lots:
        assert len(lot.tiles) == box_of(record(name)["game"]).locations[lot.location].tiles
        assert (lot.price == 0) or lot.bidders >= 1
    assert game.moves == len(record(name)["moves"])
    assert game.first == facts_of(events, "round-begins", "seat")[0]


@every_game
def test_every_tile_is_accounted_for(name: str) -> None:
    game, events = summary(name), events_of(record(name))
    box = box_of(record(name)["game"])
    assert len(game.fates) == TILES
    moved = [tile for name in ("placed", "discarded", "left") for tile in facts_of(events, name, "tile")]
    assert len(set(moved)) == len(moved) == sum(fate != UNSEEN for fate in game.fates)
    assert len(moved) == 4 * (1 + 12 + 2 * game.players)
    fates = Counter(game.fates)
    assert fates[DISCARDED] == len(facts_of(events, "discarded", "tile"))
    assert fates[LEFT] == len(facts_of(events, "left", "tile"))
    assert fates[FINISHED] == sum(tile != EMPTY for film in game.films for tile in film.tops)
    view = matinee.replay(record(name)).view()
    shown = [film for seat in view.seats for film in (*seat.films, *seat.finished)]
    assert fates[COVERED] == sum(max(0, len(space.tiles) - 1) for film in shown for space in film.spaces)
    unfinished = [film for seat in view.seats for film in seat.films]
    assert fates[UNFINISHED] == sum(bool(space.tiles) for film in unfinished for space in film.spaces)
    owned = sorted(box.screenplays[film].id for film, seat in enumerate(game.owners) if seat != NOBODY)
    assert owned == sorted(film.id for film in shown)


@every_game
def test_films_and_trophies_match_the_view(name: str) -> None:
    game, box = summary(name), box_of(record(name)["game"])
    view = matinee.replay(record(name)).view()
    for seat in range(game.players):
        ours = [film for film in game.films if film.seat == seat]
        shown = [(film.id, film.total, film.marker) for film in view.seats[seat].finished]
        assert shown == [
            (box.screenplays[film.screenplay].id, film.total, marker_text(film.rank) if film.rank >= 0 else None)
            for film in ours
        ]
        assert view.seats[seat].director_stars == sum(film.director for film in ours)
    for which, trophy in enumerate(view.trophies):
        found = game.trophies[which]
        assert found.seat == (NOBODY if trophy.seat is None else trophy.seat)
        film = box.screenplays[game.films[found.film].screenplay].id if found.film >= 0 else None
        assert film == trophy.film
    if game.trophies[TROPHY_IDS.index("best director")].seat == NOBODY:
        assert game.trophies[TROPHY_IDS.index("best director")].lead == 0


def test_the_summary_of_a_game_without_bids_is_as_expected() -> None:
    """All players pass and discard their tiles, so the whole summary is known in advance."""

    def rule(match: matinee.Match, seat: int) -> str:
        moves = match.moves(seat)
        return next((move for move in moves if move == "pass" or move.startswith("discard")), moves[0])

    game = summarise_game(play_by_rule(matinee.start("dream-factory", 3, seed=4, studios=[2, 5, 1]), rule))
    assert game.studios == [2, 5, 1]
    assert game.points == game.money == [12, 12, 12]
    assert game.winners == [0, 1, 2]
    assert [(lot.price, lot.bidders) for lot in game.lots] == [(0, 0)] * 24
    assert game.films == []
    assert all(trophy.seat == NOBODY and trophy.leader == NOBODY for trophy in game.trophies)
    assert set(game.fates) == {UNSEEN, DISCARDED}
    # The last player left gets the tiles and opens the next auction, so the marker moves to the right every time.
    assert [lot.seat for lot in game.lots] == [(game.first - 1 - number) % 3 for number in range(24)]
    report = report_of([game], box_of("dream-factory"))
    assert report.winners.points == report.winners.money == 12
    assert report.ratings.mean.of == 0


def test_the_summary_of_a_game_with_a_single_bid_is_as_expected() -> None:
    """The first player buys the legendary director of the first round for 5 and places it on a screenplay."""

    def rule(match: matinee.Match, seat: int) -> str:
        moves = match.moves(seat)
        if len(match.history) < 4:
            return "bid 5" if not match.history else "pass"
        if len(match.history) == 4:
            return next(move for move in moves if move.startswith("place"))
        return next((move for move in moves if move == "pass" or move.startswith("discard")), moves[0])

    game = summarise_game(play_by_rule(matinee.start("dream-factory", 4, seed=9), rule))
    lot, buyer = game.lots[0], game.first
    assert (lot.seat, lot.price, lot.bidders, lot.location, lot.round) == (buyer, 5, 1, 0, 1)
    assert game.fates[lot.tiles[0]] == UNFINISHED
    assert Counter(game.fates)[UNFINISHED] == 1
    # Of the 5 tokens, each of the three others gets 1, and 2 stay in the middle.
    assert game.money == [7 if seat == buyer else 13 for seat in range(4)]


@cache
def report() -> FilmsReport:
    games = [summary(name) for name in recorded_names("dream-factory") if record(name)["players"] == 4]
    games += [summary(f"dream-factory/search@10/4/{seed}") for seed in (1, 2)]
    return report_of(games, box_of("dream-factory"))


def test_the_report_adds_up() -> None:
    found = report()
    films = sum(found.ratings.films)
    assert films == sum(found.ratings.totals) == pytest.approx(found.finishing.game.value * found.games)
    assert sum(marker.taken for marker in found.ratings.markers) * found.games == pytest.approx(
        films - found.ratings.unmarked
    )
    assert len(found.ratings.markers) == 30
    assert sum(found.finishing.players) == found.games * found.players
    assert sum(found.finishing.rounds) == pytest.approx(1)
    assert found.everybody.points == pytest.approx(found.outcome.points.value)
    assert found.winners.points == pytest.approx(found.outcome.winner.value)
    assert found.money_share.value == pytest.approx(found.winners.money / found.winners.points)
    assert sum(rank.value for rank in found.money.ranks) == pytest.approx(1)
    assert sum(sum(kind.fates.values()) for kind in found.kinds) == pytest.approx(TILES)
    assert sum(price.sold for price in found.prices.kinds) == 52 * found.games
    assert sum(size * price.of for size, price in found.prices.sizes.items()) == 52 * found.games
    assert sum(place.wins.value for place in found.seats) == pytest.approx(1)
    assert sum(place.wins.value * place.wins.of for place in found.studios) == pytest.approx(found.games)
    done = sum(use.finished.value * use.owned for use in found.screenplays)
    assert done == pytest.approx(films)
    assert sum(found.contracts.spaces.values()) * found.games == pytest.approx(
        next(kind.fates["finished"] for kind in found.kinds if kind.kind == "contract") * found.games
    )


def test_all_aims_are_judged() -> None:
    aims = Counter(aim.id for aim in report().aims)
    assert (aims["studio"], aims["seat"], aims["trophy"]) == (5, 4, 11)
    assert {"median", "middle", "low", "high", "lowest", "highest", "films", "money-share", "richest"} <= set(aims)


def test_extreme_ratings_are_unclear_after_few_films() -> None:
    verdicts = {aim.id: (aim.value, aim.verdict) for aim in report().aims}
    assert verdicts["lowest"][1] == ("met" if verdicts["lowest"][0] == 0 else "unclear")
    assert verdicts["highest"][1] == ("met" if verdicts["highest"][0] >= 20 else "unclear")
