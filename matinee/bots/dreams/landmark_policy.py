"""Whoever only marks what catches the eye: the measure for seers. Compiled, like `seeing.py`."""

import math

from matinee.bots.dreams.beliefs import Table, draws, likes, shown
from matinee.bots.dreams.move_scores import NOWHERE, slip
from matinee.engine.rng import Rng, draw
from matinee.games.dreams.pictures import TONE, X, Y
from matinee.games.dreams.rules import is_mortal, sample
from matinee.games.dreams.sky import is_free
from matinee.games.dreams.state import CELLS, LAYING, RADIUS, SHOWN, TONES, WIDTH, State

AROUND = 2 * RADIUS  # cells around a landmark in which a place for a star is looked for
RELIEF = 0.2  # how much a landmark still draws that has a star on it already


def mark_something(s: State, seat: int, table: Table, rng: Rng) -> int:
    """A god marks a landmark of the vision, the mortal one of any dream; the vote is anybody's."""
    if s.stage != LAYING:
        return sample(s, seat, rng)
    dream = draw(rng, SHOWN) if is_mortal(s, seat) else s.vision[s.round_number]
    picture = shown(s, dream)
    chosen = NOWHERE
    most = 0.0
    for mark in range(table.shape[1]):
        weight = draws(s, table, dream, mark, s.laid, RELIEF)
        cell = nearest_free(s, int(table[picture, mark, X]), int(table[picture, mark, Y]))
        for tone in range(TONES):
            if weight > 0.0 and cell != NOWHERE and not (s.used[seat] >> tone) & 1:
                drawn = math.log(weight * likes(tone, int(table[picture, mark, TONE]))) + slip(rng)
                if chosen == NOWHERE or drawn > most:
                    chosen = tone * CELLS + cell
                    most = drawn
    return chosen if chosen != NOWHERE else sample(s, seat, rng)


def nearest_free(s: State, x: int, y: int) -> int:
    """The cell nearest to a place on which a star may lie, if there is one around."""
    nearest = NOWHERE
    least = 0
    for down in range(-AROUND, AROUND + 1):
        for across in range(-AROUND, AROUND + 1):
            far = across * across + down * down
            if (nearest == NOWHERE or far < least) and is_free(s, x + across, y + down):
                nearest = (y + down) * WIDTH + x + across
                least = far
    return nearest
