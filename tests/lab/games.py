"""Games for the lab to look at: those kept with the tests, games of bots, and games everything of which is known."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import matinee
from matinee.bots.bot import Bot
from matinee.bots.roster import find_bot
from matinee.engine.game import Event
from matinee.engine.match import Match
from matinee.engine.records import steps
from matinee.games import find_game

RECORDS = Path(__file__).parent.parent / "records"


def kept(game: str) -> list[str]:
    """The names of the games of a kind that are kept with the tests."""
    return [file.stem for file in sorted(RECORDS.glob(f"{game}-*.json"))]


@cache
def record(name: str) -> dict[str, Any]:
    """A game kept with the tests, or one of bots: "traumfabrik/search@10/4/seed/option"."""
    if "/" not in name:
        return json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    game, bot, players, seed, *options = name.split("/")
    return played(game, bot, int(players), int(seed), *options)


@cache
def played(game: str, bot: str, players: int = 4, seed: int = 1, *options: str) -> dict[str, Any]:
    """A game between copies of a bot."""
    match = Match(find_game(game), players, seed, options=dict.fromkeys(options, True))
    player = find_bot(bot, match.game)
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, player.choose(match, seat, len(match.history)))
    return match.record()


def by_rule(match: matinee.Match, rule: Callable[[matinee.Match, int], str]) -> dict[str, Any]:
    """A game in which everybody moves by a rule."""
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, rule(match, seat))
    return match.record()


def events_of(record: dict[str, Any]) -> list[Event]:
    """All that happened in a game."""
    return [event for match in steps(record, find_game) for event in match.events]


def said(events: list[Event], name: str, fact: str) -> list[Any]:
    """One fact of all events of a name."""
    return [event.facts[fact] for event in events if event.name == name]


class Sulking(Bot):
    """A bot that will not move."""

    name = "sulking"

    def rank(self, match: matinee.Match, seat: int, seed: int) -> list[int]:
        raise RuntimeError("not in the mood")
