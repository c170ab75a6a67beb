"""Positions of Dreams for tests. Seats 0 to 5 have the colours red, blue, yellow, green, purple and orange."""

from functools import lru_cache

import numpy as np
import pytest

import matinee
from matinee import Event, IllegalMove, Match
from matinee.engine.i18n import LANGUAGES
from matinee.games.dreams.state import State
from matinee.games.dreams.view import DreamsView

# Places on the sky where stars do not overlap.
SPOTS = [f"{10 + 10 * column} {20 + 20 * row}" for row in range(3) for column in range(6)]
TONES = ("light", "grey", "dark")


@lru_cache
def cached_match(players: int, seed: int) -> Match:
    """Return a new match, which callers must not change. It is cached because dealing is slow."""
    return matinee.start("dreams", players=players, seed=seed, mode="interpreted")


def new_match(players: int = 3, dealer: int = 0, mortal: int = 0, vision: int = 1) -> Match:
    """Return a match with this dealer, and with this mortal and true vision in its first round."""
    match = cached_match(players, 1).copy()
    s = state_of(match)
    s.dealer = s.turn = dealer
    set_roles(match, mortal, vision)
    return match


def new_match_at_vote(players: int = 3, mortal: int = 0, vision: int = 1) -> Match:
    """Return a match in which all stars of the first round have been placed."""
    match = new_match(players, mortal=mortal, vision=vision)
    place_all_stars(match)
    return match


def state_of(match: Match) -> State:
    return match.state[0]


def view_of(match: Match, seat: int | None = None) -> DreamsView:
    return match.view(seat)


def set_roles(match: Match, mortal: int, vision: int) -> None:
    """Set the mortal and the true vision of this round."""
    s = state_of(match)
    s.mortal[s.round_number] = mortal
    s.vision[s.round_number] = vision - 1


def set_points(match: Match, *points: int) -> None:
    for seat, score in enumerate(points):
        state_of(match).score[seat] = score


def place_star(match: Match, star: str) -> list[Event]:
    """Place a star, such as "light 60 40", for the awaited seat. Skip the legality check, which is slow."""
    seat = match.awaiting[0]
    action = match.game.action(match.state[0], match.box, seat, f"star {star}")
    match.game.rules.apply(match.state[0], seat, action)
    return match.events


def place_all_stars(match: Match, except_last: int = 0) -> None:
    """Place the remaining stars of this round, light ones first, except the last `except_last`."""
    for number in range(state_of(match).laid, 3 * match.players - except_last):
        place_star(match, f"{TONES[number // match.players]} {SPOTS[number]}")


def cast_votes(match: Match, votes: str) -> list[Event]:
    """Cast the first vote for seat 0, the second for seat 1, and so on."""
    events: list[Event] = []
    for seat, vote in enumerate(votes.split()):
        events = match.play(seat, f"vote {vote}")
    return events


def points_for_votes(match: Match, votes: str) -> list[int]:
    """Cast these votes and return the points that each seat scores."""
    points_before = match.points
    cast_votes(match, votes)
    return [after - before for after, before in zip(match.points, points_before, strict=True)]


def same_view(first: Match, second: Match, seat: int | None) -> bool:
    """Return whether two matches have the same view and events for a seat."""
    return first.view(seat) == second.view(seat) and first.events == second.events


def same_observation(first: Match, second: Match, seat: int | None) -> bool:
    return np.array_equal(first.observe(seat), second.observe(seat))


def refusal(match: Match, seat: int, move: str) -> tuple[str, str]:
    """Check that a move is refused in every language and changes nothing. Return the clause and the message."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert match.state.tobytes() == before
    assert all(caught.value.sentence(language) for language in LANGUAGES)
    return caught.value.clause, caught.value.message
