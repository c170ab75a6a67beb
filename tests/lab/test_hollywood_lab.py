"""Hollywood in the lab: its facts add up to what the games were, and its report to the facts."""

from collections import Counter
from functools import cache

import pytest

import matinee
from matinee.games import find_game
from matinee.games.hollywood.box import HollywoodBox, ScreenplayCard, StarCard
from matinee.lab.hollywood.facts import HollywoodGame, facts_of
from matinee.lab.hollywood.report import report_of
from tests.lab.games import by_rule, events_of, kept, record, said

NAMES = [*kept("hollywood"), "hollywood/search@10/4/1", "hollywood/search@10/4/2", "hollywood/random/3/1/scarcity"]
every_game = pytest.mark.parametrize("name", NAMES)


def box() -> HollywoodBox:
    found = find_game("hollywood").box()
    assert isinstance(found, HollywoodBox)
    return found


@cache
def facts(name: str) -> HollywoodGame:
    return facts_of(record(name))


@every_game
def test_points_by_source_are_the_points(name: str) -> None:
    game, written = facts(name), record(name)
    assert (game.points, game.winners) == (written["points"], written["winners"])
    assert (game.scarcity, game.prototype) == tuple(bool(written["options"].get(o)) for o in ("scarcity", "prototype"))
    for seat in range(game.players):
        films = sum(film.value for film in game.films if film.seat == seat)
        assert films + 2 * game.blockbusters[seat] + game.ambition[seat] == game.points[seat]


@every_game
def test_every_card_is_accounted_for(name: str) -> None:
    game, events = facts(name), events_of(record(name))
    assert len(game.thrown) == 2 * game.players
    assert len(said(events, "joined", "card")) >= sum(film.cards for film in game.films)
    stars = [film.star for film in game.films] + [star for _, star in game.wasted]
    stars += [each.card for each in game.thrown if isinstance(box().cards[each.card], StarCard)]
    assert len(set(stars)) == len(stars) == 3 * game.players
    assert sum(game.blockbusters) == len(said(events, "kept", "card"))
    assert game.starter == said(events, "round-begins", "seat")[0]
    assert sum(map(bool, game.claps)) == len(said(events, "clapped", "seat"))
    assert sum(map(bool, game.doubles)) == len(said(events, "doubled", "seat"))


@every_game
def test_films_are_those_of_the_table(name: str) -> None:
    game = facts(name)
    view = matinee.replay(record(name)).view()
    ids = [card.id for card in box().cards]
    awards = {card.id for card in box().cards if isinstance(card, ScreenplayCard) and card.award}
    for seat in range(game.players):
        shown = [(ids.index(film.star), len(film.cards), film.value) for film in view.seats[seat].films]
        ours = [film for film in game.films if film.seat == seat]
        assert shown == [(film.star, film.cards, film.value) for film in ours]
        for film, seen in zip(ours, view.seats[seat].films, strict=True):
            assert film.size == film.cards + len(awards & set(seen.cards))
            assert game.scarcity or film.value == film.size * film.stars
            assert 0 <= film.instead <= film.size + max(game.ambition)


def test_a_game_by_rule() -> None:
    """All play their Clap Boards first, and then lay reels as far left as they can."""

    def rule(match: matinee.Match, seat: int) -> str:
        moves = match.moves(seat)
        return "clap" if "clap" in moves else moves[0]

    game = facts_of(by_rule(matinee.start("hollywood", 3, seed=2), rule))
    assert game.claps == [1, 1, 1]
    assert game.doubles == [0, 0, 0]
    finishing = len(game.films)
    assert game.moves == 3 + 3 * 12 + finishing
    # The rightmost column keeps its first two cards without a reel.
    assert Counter(each.round for each in game.thrown) == {1: 2, 2: 2, 3: 2}


def test_the_report_adds_up() -> None:
    games = [facts(name) for name in NAMES if facts(name).players == 4]
    games.sort(key=lambda game: (game.scarcity, game.prototype))
    found = report_of(games, box())
    plain = [game for game in games if not game.scarcity and not game.prototype]
    assert found.games == len(plain)
    assert sum(variant.games for variant in found.variants) == len(games)
    assert found.everybody.points == pytest.approx(found.outcome.points.value)
    assert found.winners.points == pytest.approx(found.outcome.winner.value)
    films = [film for game in plain for film in game.films]
    assert sum(found.making.sizes) == sum(found.making.cards) == len(films)
    assert sum(star.dealt for star in found.stars) == 12 * len(plain)
    assert sum(star.finishing * star.dealt for star in found.stars) == pytest.approx(len(films))
    assert sum(star.film.value * star.film.of for star in found.stars) == pytest.approx(
        sum(film.value for film in films)
    )
    assert all(star.finishing + star.wasted + star.thrown == pytest.approx(1) for star in found.stars)
    assert sum(kind.share for kind in found.thrown) == pytest.approx(1)
    assert sum(kind.dealt for kind in found.thrown) == pytest.approx(1)
    assert sum(kind.game.value for kind in found.thrown) == pytest.approx(8)
    for card in found.studio_cards:
        assert sum(card.rounds) == pytest.approx(card.played.value)
        wins = card.wins.value * card.wins.of + card.wins_without.value * card.wins_without.of
        assert wins == pytest.approx(len(plain))
    assert Counter(aim.id for aim in found.aims) == {"size": 6, "star": len(found.stars), "seat": 4}
