"""Records for tests of the lab: recorded games of `tests/records`, games of bots, and games played by a simple rule."""

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


def recorded_names(game: str) -> list[str]:
    """Return the names of the recorded games of one game."""
    return [file.stem for file in sorted(RECORDS.glob(f"{game}-*.json"))]


@cache
def record(name: str) -> dict[str, Any]:
    """Return a recorded game, or play a game of bots, named "GAME/BOT/PLAYERS/SEED" with options: ".../scarcity"."""
    if "/" not in name:
        return json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    game, bot, players, seed, *options = name.split("/")
    return play_bots(game, bot, int(players), int(seed), *options)


@cache
def play_bots(game: str, bot: str, players: int = 4, seed: int = 1, *options: str) -> dict[str, Any]:
    """Play a game between copies of a bot and return its record."""
    match = Match(find_game(game), players, seed, options=dict.fromkeys(options, True))
    player = find_bot(bot, match.game)
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, player.choose(match, seat, len(match.history)))
    return match.record()


def play_by_rule(match: matinee.Match, rule: Callable[[matinee.Match, int], str]) -> dict[str, Any]:
    """Play a match in which `rule` chooses all moves, and return its record."""
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, rule(match, seat))
    return match.record()


def events_of(record: dict[str, Any]) -> list[Event]:
    """Return the events of a game in order."""
    return [event for match in steps(record, find_game) for event in match.events]


def facts_of(events: list[Event], name: str, fact: str) -> list[Any]:
    """Return one fact of each event with this name."""
    return [event.facts[fact] for event in events if event.name == name]


class Failing(Bot):
    """A bot that raises an error instead of moving."""

    name = "failing"

    def rank(self, match: matinee.Match, seat: int, seed: int) -> list[int]:
        raise RuntimeError("no move today")
