"""Reasons for the moves that a seer suggests: the landmark that a star marks, and what the stars suggest so far."""

import numpy as np
from numpy.typing import NDArray

from matinee.engine.i18n import LocalisedName, localised
from matinee.engine.match import Match
from matinee.games.dreams.bots.beliefs import Beliefs, suspicion, update_posterior
from matinee.games.dreams.bots.landmarks import marked_landmark
from matinee.games.dreams.rules import is_mortal
from matinee.games.dreams.sky import column_of, row_of
from matinee.games.dreams.state import CELLS, SHOWN, VOTE_COLOUR, VOTE_NUMBER


def hint_reasons(
    match: Match, seat: int, action: int, beliefs: Beliefs, table: NDArray[np.float64]
) -> tuple[LocalisedName, ...]:
    """Return what speaks for a move. Of what is secret, it uses only what the seat knows.

    Args:
        match: A determinization of the match for the seat.
        seat: The seat that may move.
        action: The move.
        beliefs: The beliefs after the stars laid so far.
        table: The landmarks of all pictures.
    """
    s = match.state[0]
    update_posterior(beliefs, seat, 1.0)
    if action >= VOTE_NUMBER:
        chance = beliefs.posterior[seat, action - VOTE_NUMBER]
        return (localised("seer-hint-vision", percent=round(100 * chance)),)
    if action >= VOTE_COLOUR:
        chance = suspicion(beliefs, int(s.vision[s.round_number]), seat, action - VOTE_COLOUR)
        return (localised("seer-hint-mortal", percent=round(100 * chance)),)
    x, y = column_of(s, action), row_of(s, action % CELLS)
    if not is_mortal(s, seat):
        vision = int(s.vision[s.round_number])
        what = marked_landmark(match, table, vision, x, y)
        return (localised("seer-hint-mark-vision", what=what, dream=vision + 1),) if what else ()
    return tuple(_reasons_of_mortal(match, seat, x, y, beliefs, table))


def _reasons_of_mortal(
    match: Match, seat: int, x: int, y: int, beliefs: Beliefs, table: NDArray[np.float64]
) -> list[LocalisedName]:
    """Return the landmarks a star marks in the likely dreams, and which dream is the likeliest so far."""
    likeliest = sorted(range(SHOWN), key=lambda dream: -beliefs.posterior[seat, dream])
    marked = ((dream, marked_landmark(match, table, dream, x, y)) for dream in likeliest)
    reasons = [localised("seer-hint-mark", what=what, dream=dream + 1) for dream, what in marked if what][:1]
    if match.state[0].laid:
        best = likeliest[0]
        percent = round(100 * beliefs.posterior[seat, best])
        reasons.append(localised("seer-hint-suggests", dream=best + 1, percent=percent))
    return reasons
