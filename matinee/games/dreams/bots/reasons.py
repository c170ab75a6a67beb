"""Reasons for a vote, from a seer's beliefs: "Ruth's second star fits dream 2 far better than 3".

They are computed from the position before the votes are revealed, because revealing clears the sky. They are shown
afterwards, because they depend on what the seat knew.
"""

import math
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from msgspec import Struct

from matinee.engine.compiling import bind
from matinee.engine.i18n import LocalisedName, translate
from matinee.engine.layout import plain
from matinee.engine.match import Match
from matinee.games.dreams.bots.beliefs import Beliefs, Settings
from matinee.games.dreams.bots.seer import landmarks_of
from matinee.games.dreams.bots.star_values import infer_beliefs
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.pictures import WEIGHT, R, X, Y, deck_of
from matinee.games.dreams.rules import is_mortal
from matinee.games.dreams.state import SHOWN, VOTING
from matinee.games.dreams.view import dreams_of

MAX_REASONS = 2
# The reasons use only where a star lies, as people see it, and not what a careful player may have meant by it.
READER_SETTINGS = Settings(assumed_rationality=0.0)
MIN_BETTER, MIN_FAR_BETTER = 0.7, 2.0  # log-likelihood ratios

Kind = Literal["fits", "nowhere", "echo"]


class Reason(Struct, frozen=True, kw_only=True):
    """A reason: what one star shows. Dreams count from 1."""

    kind: Kind  # "fits": it fits `dream` better than `other`; "nowhere": it fits none; "echo": it repeats earlier stars
    seat: int  # of its owner
    star: int  # the owner's first, second or third star
    number: int  # its number among all stars
    dream: int
    other: int
    what: LocalisedName | None  # the landmark of `dream` that it marks
    strength: int  # 1 a little, 2 better, 3 far better


def reasons(match: Match, seat: int) -> list[Reason]:
    """Return the reasons for the vote that a seer would cast in this seat, the strongest first."""
    match = match.determinized(seat)
    s = plain(match.state[0])
    if s.stage != VOTING:
        return []
    beliefs = bind(infer_beliefs, match.game.rules)(match.state[0], landmarks_of(match), READER_SETTINGS.packed())
    if is_mortal(s, seat):
        log_likelihood = beliefs.log_likelihood[seat]
        named = int(np.argmax(log_likelihood))
        others = [star for star in range(s.laid) if (s.dealer + star) % s.players != seat]
        rival = max((dream for dream in range(SHOWN) if dream != named), key=lambda dream: log_likelihood[dream])
        candidates = [_fits(match, s, beliefs, star, named, rival) for star in others]
        return sorted((each for each in candidates if each), key=_strength)[:MAX_REASONS]
    vision = int(s.vision[s.round_number])
    suspect = min(
        (each for each in range(s.players) if each != seat), key=lambda each: beliefs.god_evidence[each, vision]
    )
    stars = [star for star in range(s.laid) if (s.dealer + star) % s.players == suspect]
    candidates = [_against(match, s, beliefs, star, vision) for star in stars]
    return sorted(candidates, key=_strength)[:MAX_REASONS]


def explain_round(
    positions: Sequence[Match], bots: Sequence[int | None], number: int
) -> dict[int, list[Reason]] | None:
    """Return the reasons for the bots' votes in a revealed round, by seat; None if it is not revealed.

    Args:
        positions: The match after each move.
        bots: The seat of the bot that made each move; None for a person's.
        number: The round, counted from 1.
    """
    states = [position.state[0] for position in positions]
    voting = [index for index, s in enumerate(states) if (s.round_number, s.stage) == (number - 1, VOTING)]
    if not voting or voting[-1] + 1 == len(positions):
        return None
    before = positions[voting[-1]]  # the last vote reveals all of them
    voters = bots[voting[0] + 1 : voting[-1] + 2]
    return {seat: reasons(before, seat) for seat in voters if seat is not None}


def _strength(reason: Reason) -> tuple[int, int]:
    return -reason.strength, reason.number


def _against(match: Match, s: Any, beliefs: Beliefs, star: int, vision: int) -> Reason:
    """Return the reason why a star makes its owner suspect to a god."""
    best = int(np.argmax(beliefs.likelihoods[star]))
    if best != vision and (reason := _fits(match, s, beliefs, star, best, vision)):
        return reason
    what = _landmark(match, s, star, vision)
    kind: Kind = "nowhere" if what is None else "echo"
    return _reason(kind, s, star, vision, best, what, 2 if what is None else 1)


def _fits(match: Match, s: Any, beliefs: Beliefs, star: int, dream: int, other: int) -> Reason | None:
    """Return the reason "fits" if a star marks a landmark and fits a dream better than another one, else None."""
    ratio = math.log(beliefs.likelihoods[star, dream] / beliefs.likelihoods[star, other])
    what = _landmark(match, s, star, dream)
    if ratio <= 0 or what is None:
        return None
    return _reason("fits", s, star, dream, other, what, 1 + (ratio > MIN_BETTER) + (ratio > MIN_FAR_BETTER))


def _reason(kind: Kind, s: Any, star: int, dream: int, other: int, what: LocalisedName | None, strength: int) -> Reason:
    return Reason(
        kind=kind,
        seat=(s.dealer + star) % s.players,
        star=star // s.players + 1,
        number=star + 1,
        dream=dream + 1,
        other=other + 1,
        what=what,
        strength=strength,
    )


def _landmark(match: Match, s: Any, star: int, dream: int) -> LocalisedName | None:
    """Return the landmark that a star marks in a picture: the nearest one relative to its size."""
    assert isinstance(match.box, DreamsBox)
    landmarks = deck_of(match.box)[dreams_of(s, match.box, s.round_number)[dream]].landmarks
    rows = landmarks_of(match)[s.deck[SHOWN * s.round_number + dream]]
    nearest, least = None, 2.0
    for landmark, row in zip(landmarks, rows, strict=False):
        distance = math.hypot(s.star_x[star] - row[X], s.star_y[star] - row[Y]) / (
            READER_SETTINGS.spread + READER_SETTINGS.radius_factor * row[R]
        )
        if row[WEIGHT] and distance < least:
            nearest, least = landmark.what, distance
    return nearest


def say_reason(reason: Reason, names: Sequence[str], language: str) -> str:
    """Return a reason as a sentence; `names` are the players' names."""
    facts: dict[str, int | str | LocalisedName] = {
        "name": names[reason.seat],
        "star": reason.star,
        "dream": reason.dream,
        "other": reason.other,
        "strength": reason.strength,
        "what": reason.what or "",
    }
    return translate(language, f"seer-{reason.kind}", **facts)
