"""Positions of Dreams for tests. Seats 0, 1, 2 ... are red, blue, yellow, green, purple, orange."""

from functools import lru_cache

import numpy as np
import pytest

import matinee
from matinee import Event, IllegalMove, Match
from matinee.engine.i18n import LANGUAGES
from matinee.games.dreams.state import State
from matinee.games.dreams.view import DreamsView

SPOTS = [f"{30 + 10 * column} {20 + 20 * row}" for row in range(3) for column in range(6)]
TONES = ("light", "grey", "dark")


@lru_cache
def dealt(players: int, seed: int) -> Match:
    """Nobody plays with these; they are copied, as each takes a moment to draw."""
    return matinee.start("dreams", players=players, seed=seed, mode="interpreted")


def start(players: int = 3, dealer: int = 0, mortal: int = 0, vision: int = 1) -> Match:
    """A match with that dealer, and with that mortal and that true vision in its first round."""
    match = dealt(players, 1).copy()
    s = position(match)
    s.dealer = s.turn = dealer
    set_roles(match, mortal, vision)
    return match


def start_voting(players: int = 3, mortal: int = 0, vision: int = 1) -> Match:
    """The same, with all stars on the sky."""
    match = start(players, mortal=mortal, vision=vision)
    lay_all(match)
    return match


def position(match: Match) -> State:
    return match.state[0]


def table(match: Match, seat: int | None = None) -> DreamsView:
    return match.view(seat)


def set_roles(match: Match, mortal: int, vision: int) -> None:
    """Who is the mortal of this round, and which is its vision."""
    s = position(match)
    s.mortal[s.round_number] = mortal
    s.vision[s.round_number] = vision - 1


def set_points(match: Match, *points: int) -> None:
    for seat, each in enumerate(points):
        position(match).score[seat] = each


def lay(match: Match, star: str) -> list[Event]:
    """Whoever's turn it is lays a star: "light 60 40". It is not checked against all legal ones, which takes long."""
    seat = match.awaiting[0]
    action = match.game.action(match.state[0], match.box, seat, f"star {star}")
    match.game.rules.apply(match.state[0], seat, action)
    return match.events


def lay_all(match: Match, but: int = 0) -> None:
    """Lays the stars of this round, light ones first, all `but` the last ones."""
    for laid in range(position(match).laid, 3 * match.players - but):
        lay(match, f"{TONES[laid // match.players]} {SPOTS[laid]}")


def vote(match: Match, votes: str) -> list[Event]:
    """Seat 0 casts the first of these votes, seat 1 the second, and so on."""
    events: list[Event] = []
    for seat, each in enumerate(votes.split()):
        events = match.play(seat, f"vote {each}")
    return events


def scored(match: Match, votes: str) -> list[int]:
    """The points that everybody gets for these votes."""
    before = match.points
    vote(match, votes)
    return [after - each for after, each in zip(match.points, before, strict=True)]


def look_alike(one: Match, other: Match, seat: int | None) -> bool:
    """Whether a seat cannot tell two positions apart."""
    return one.view(seat) == other.view(seat) and one.events == other.events


def read_alike(one: Match, other: Match, seat: int | None) -> bool:
    """Whether a program in that seat, which reads numbers, cannot tell them apart."""
    return np.array_equal(one.observe(seat), other.observe(seat))


def refused(match: Match, seat: int, move: str) -> tuple[str, str]:
    """The clause and the message with which a move is refused. The match stays as it was, and the words are there."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert match.state.tobytes() == before
    assert all(caught.value.sentence(language) for language in LANGUAGES)
    return caught.value.clause, caught.value.message
