"""The lab's summaries of Dreams agree with the games, and its report with the summaries."""

import io
from typing import Any

import pytest
from rich.console import Console

from matinee.engine.i18n import LANGUAGES
from matinee.games.dreams.lab.game_summary import DreamsGame, Round, summarise_game
from matinee.games.dreams.lab.report import report_of
from matinee.games.dreams.lab.tables import tables_of
from matinee.games.dreams.state import GOAL
from matinee.lab.analysis import analysis_of
from matinee.lab.formatting import Formatter
from matinee.lab.simulation import find_game_or_box
from tests.lab.games import events_of, facts_of, record, recorded_names


def game_of(*rounds: Round) -> DreamsGame:
    """Return a game of four players with these rounds."""
    return DreamsGame(players=4, moves=16, starter=1, points=[16, 2, 3, 4], winners=[0], rounds=list(rounds))


@pytest.mark.parametrize("name", recorded_names("dreams"))
def test_summaries_match_the_events(name: str) -> None:
    summary, events = summarise_game(record(name)), events_of(record(name))
    scored = [event.facts for event in events if event.name == "scored"]

    def points(*why: str) -> int:
        return sum(int(each["points"]) for each in scored if each["why"] in why)

    assert len(summary.rounds) == len(facts_of(events, "revealed", "seat"))
    assert sum(each.mortal for each in summary.rounds) == points("hidden", "found-vision")
    assert sum(each.gods for each in summary.rounds) == points("found-mortal", "unsuspected")
    assert 2 * sum(each.named for each in summary.rounds) == points("found-mortal")
    assert 3 * sum(each.named == 0 for each in summary.rounds) == points("hidden")
    assert 2 * sum(each.found for each in summary.rounds) == points("found-vision")
    assert max(summary.points) >= GOAL
    assert summary.starter == facts_of(events, "round-begins", "seat")[0]


def test_the_report_has_the_shares_of_votes_and_rounds() -> None:
    games = [game_of(Round(3, False, 0, 9), Round(0, True, 5, 3)), game_of(Round(1, True, 2, 4), Round(0, False, 3, 2))]
    report = report_of(games)
    assert report.named.value == pytest.approx(4 / 12)
    assert report.hidden.value == pytest.approx(2 / 4)
    assert report.found.value == pytest.approx(2 / 4)
    assert report.god.value == pytest.approx(18 / 12)
    assert report.mortal.value == pytest.approx(10 / 4)
    assert report.rounds.value == 2
    assert report.seats[3].wins.value == 1  # seat 0 wins: the fourth seat, counted from the first dealer
    assert report.named.low < report.named.value < report.named.high


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_show_their_figures_in_every_language(language: str) -> None:
    file = io.StringIO()
    console = Console(file=file, width=100)
    fmt = Formatter(language)
    tables: list[Any] = tables_of(report_of([game_of(Round(2, True, 2, 5)), game_of(Round(1, False, 0, 4))]), fmt)
    for table in tables:
        console.print(table)
    assert fmt("dreams-named") in file.getvalue()
    assert fmt.percent(1 / 2, 1) in file.getvalue()


def test_the_default_bot_of_dreams_is_a_seer() -> None:
    game, file = find_game_or_box("dreams")
    assert (game.name, file, analysis_of(game).default_bot) == ("dreams", None, "seer")
    assert analysis_of(find_game_or_box("hollywood")[0]).default_bot == "search@200"
