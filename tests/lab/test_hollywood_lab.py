"""The lab's summaries of Hollywood agree with the games, and its report with the summaries."""

from collections import Counter
from functools import cache

import pytest

import matinee
from matinee.games import find_game
from matinee.games.hollywood.box import HollywoodBox, ScreenplayCard, StarCard
from matinee.games.hollywood.lab.game_summary import HollywoodGame, summarise_game
from matinee.games.hollywood.lab.report import report_of
from tests.lab.games import events_of, facts_of, play_by_rule, record, recorded_names

NAMES = [
    *recorded_names("hollywood"),
    "hollywood/search@10/4/1",
    "hollywood/search@10/4/2",
    "hollywood/random/3/1/scarcity",
]
every_game = pytest.mark.parametrize("name", NAMES)


def default_box() -> HollywoodBox:
    box = find_game("hollywood").box()
    assert isinstance(box, HollywoodBox)
    return box


@cache
def summary(name: str) -> HollywoodGame:
    return summarise_game(record(name))


@every_game
def test_points_by_source_are_the_points(name: str) -> None:
    game, written = summary(name), record(name)
    assert (game.points, game.winners) == (written["points"], written["winners"])
    assert (game.scarcity, game.prototype) == tuple(
        bool(written["options"].get(option)) for option in ("scarcity", "prototype")
    )
    for seat in range(game.players):
        films = sum(film.value for film in game.films if film.seat == seat)
        assert films + 2 * game.blockbusters[seat] + game.ambition[seat] == game.points[seat]


@every_game
def test_every_card_is_accounted_for(name: str) -> None:
    game, events = summary(name), events_of(record(name))
    assert len(game.thrown) == 2 * game.players
    assert len(facts_of(events, "joined", "card")) >= sum(film.cards for film in game.films)
    stars = [film.star for film in game.films] + [star for _, star in game.wasted]
    stars += [each.card for each in game.thrown if isinstance(default_box().cards[each.card], StarCard)]
    assert len(set(stars)) == len(stars) == 3 * game.players
    assert sum(game.blockbusters) == len(facts_of(events, "kept", "card"))
    assert game.starter == facts_of(events, "round-begins", "seat")[0]
    assert sum(map(bool, game.claps)) == len(facts_of(events, "clapped", "seat"))
    assert sum(map(bool, game.doubles)) == len(facts_of(events, "doubled", "seat"))


@every_game
def test_films_match_the_view(name: str) -> None:
    game = summary(name)
    view = matinee.replay(record(name)).view()
    ids = [card.id for card in default_box().cards]
    awards = {card.id for card in default_box().cards if isinstance(card, ScreenplayCard) and card.award}
    for seat in range(game.players):
        shown = [(ids.index(film.star), len(film.cards), film.value) for film in view.seats[seat].films]
        ours = [film for film in game.films if film.seat == seat]
        assert shown == [(film.star, film.cards, film.value) for film in ours]
        for film, seen in zip(ours, view.seats[seat].films, strict=True):
            assert film.size == film.cards + len(awards & set(seen.cards))
            assert game.scarcity or film.value == film.size * film.stars
            assert 0 <= film.instead <= film.size + max(game.ambition)


def test_the_summary_of_a_game_played_by_a_simple_rule_is_as_expected() -> None:
    """All players play the Clap Board first, then place each reel as far left as possible."""

    def rule(match: matinee.Match, seat: int) -> str:
        moves = match.moves(seat)
        return "clap" if "clap" in moves else moves[0]

    game = summarise_game(play_by_rule(matinee.start("hollywood", 3, seed=2), rule))
    assert game.claps == [1, 1, 1]
    assert game.doubles == [0, 0, 0]
    finishing = len(game.films)
    assert game.moves == 3 + 3 * 12 + finishing
    # The rightmost column keeps its first two cards without a reel.
    assert Counter(each.round for each in game.thrown) == {1: 2, 2: 2, 3: 2}


def test_the_report_adds_up() -> None:
    games = [summary(name) for name in NAMES if summary(name).players == 4]
    games.sort(key=lambda game: (game.scarcity, game.prototype))
    report = report_of(games, default_box())
    plain = [game for game in games if not game.scarcity and not game.prototype]
    assert report.games == len(plain)
    assert sum(variant.games for variant in report.variants) == len(games)
    assert report.everybody.points == pytest.approx(report.outcome.points.value)
    assert report.winners.points == pytest.approx(report.outcome.winner.value)
    films = [film for game in plain for film in game.films]
    assert sum(report.making.sizes) == sum(report.making.cards) == len(films)
    assert sum(star.dealt for star in report.stars) == 12 * len(plain)
    assert sum(star.finishing * star.dealt for star in report.stars) == pytest.approx(len(films))
    assert sum(star.film.value * star.film.of for star in report.stars) == pytest.approx(
        sum(film.value for film in films)
    )
    assert all(star.finishing + star.wasted + star.thrown == pytest.approx(1) for star in report.stars)
    assert sum(kind.share for kind in report.thrown) == pytest.approx(1)
    assert sum(kind.dealt for kind in report.thrown) == pytest.approx(1)
    assert sum(kind.game.value for kind in report.thrown) == pytest.approx(8)
    for card in report.studio_cards:
        assert sum(card.rounds) == pytest.approx(card.played.value)
        wins = card.wins.value * card.wins.of + card.wins_without.value * card.wins_without.of
        assert wins == pytest.approx(len(plain))
    assert Counter(aim.id for aim in report.aims) == {"size": 6, "star": len(report.stars), "seat": 4}
