"""What a seer does: which star it lays, whom or which dream it names. Compiled, like `seeing.py`."""

import math
from typing import Any

import numpy as np

from matinee.bots.dreams.beliefs import LEAK, NOISE, STRAY, VOTE_NOISE, Sight, Table, fit, make_up_mind, shown
from matinee.bots.dreams.star_values import expect_star, look, worth_to_god, worth_to_mortal
from matinee.engine.layout import FloatRow, Row
from matinee.engine.rng import Rng, draw
from matinee.games.dreams.pictures import X, Y
from matinee.games.dreams.rules import is_mortal, sample
from matinee.games.dreams.sky import is_free
from matinee.games.dreams.state import CELLS, LAYING, SHOWN, TONES, VOTE_COLOUR, VOTE_NUMBER, WIDTH, State

AROUND = 4  # cells around a landmark that are looked at,
COARSE = 2  # only every other one at first
UNLIKELY = 0.02  # a dream that the mortal does not think of any more
NOWHERE = -1
NOTHING = -1e300
FINE = 1 << 24


def slip(rng: Rng) -> float:
    """By how much something is misjudged, as Gumbel has it: the best of several is then chosen as by a softmax."""
    return -math.log(-math.log((draw(rng, FINE) + 0.5) / FINE))


def weigh(s: State, seat: int, table: Table, settings: Any, rng: Rng, moves: Row, worth: FloatRow) -> int:
    """Lists moves worth considering, and what each seems worth; returns how many, one at least."""
    sight = look(s, table, settings)
    make_up_mind(sight, seat, 1.0)  # whatever others are taken to make of what they see
    if s.stage == LAYING:
        count = weigh_stars(s, seat, table, sight, settings, rng, moves, worth)
    elif is_mortal(s, seat):
        count = weigh_numbers(seat, sight, settings[VOTE_NOISE], rng, moves, worth)
    else:
        count = weigh_colours(s, seat, sight, settings[VOTE_NOISE], rng, moves, worth)
    if count == 0:  # pictures that show nothing
        moves[0] = sample(s, seat, rng)
        worth[0] = 0.0
        count = 1
    return count


def weigh_numbers(seat: int, sight: Sight, noise: float, rng: Rng, moves: Row, worth: FloatRow) -> int:
    for dream in range(SHOWN):
        moves[dream] = VOTE_NUMBER + dream
        worth[dream] = sight.heard[seat, dream] + noise * slip(rng)
    return SHOWN


def weigh_colours(s: State, seat: int, sight: Sight, noise: float, rng: Rng, moves: Row, worth: FloatRow) -> int:
    count = 0
    for other in range(s.players):
        if other != seat:
            moves[count] = VOTE_COLOUR + other
            worth[count] = -sight.seems[other, s.vision[s.round_number]] + noise * slip(rng)
            count += 1
    return count


def weigh_stars(
    s: State, seat: int, table: Table, sight: Sight, settings: Any, rng: Rng, moves: Row, worth: FloatRow
) -> int:
    """For each landmark that one may mark and each star in hand, the best place around it."""
    hand = ((1 << TONES) - 1) & ~s.used[seat]
    expect_star(s, table, s.laid, seat, hand, sight, settings)
    fit_of = np.zeros(SHOWN)
    count = 0
    for dream in range(SHOWN):
        if sight.minds[seat, dream] > UNLIKELY if is_mortal(s, seat) else dream == s.vision[s.round_number]:
            for mark in range(table.shape[1]):
                for tone in range(TONES):
                    if sight.pull[dream, mark, tone] > 0.0:
                        worth[count] = NOTHING
                        x, y = int(table[shown(s, dream), mark, X]), int(table[shown(s, dream), mark, Y])
                        try_around(s, seat, table, sight, settings, tone, x, y, COARSE, fit_of, count, moves, worth)
                        if worth[count] > NOTHING:
                            x, y = moves[count] % WIDTH, moves[count] % CELLS // WIDTH
                            try_around(s, seat, table, sight, settings, tone, x, y, 1, fit_of, count, moves, worth)
                            worth[count] += settings[NOISE] * slip(rng)
                            count += 1
    return count


def try_around(
    s: State,
    seat: int,
    table: Table,
    sight: Sight,
    settings: Any,
    tone: int,
    x: int,
    y: int,
    step: int,
    fit_of: Any,
    at: int,
    moves: Row,
    worth: FloatRow,
) -> None:
    """Looks at places around one, and notes the best, if it is better than what is noted."""
    reach = AROUND if step > 1 else 1
    for down in range(-reach, reach + 1, step):
        for across in range(-reach, reach + 1, step):
            if is_free(s, x + across, y + down):
                for each in range(SHOWN):
                    fit_of[each] = fit(s, table, sight, each, tone, x + across, y + down, settings[STRAY])
                if is_mortal(s, seat):
                    value = worth_to_mortal(s, seat, fit_of, sight, settings)
                else:
                    vision = s.vision[s.round_number]
                    value = worth_to_god(s, s.laid, seat, vision, settings[LEAK], fit_of, sight, settings)
                if value > worth[at]:
                    moves[at] = tone * CELLS + (y + down) * WIDTH + x + across
                    worth[at] = value
