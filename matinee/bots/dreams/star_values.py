"""What a star is worth to whoever lays it, and how a reader allows for that.

A god wants its fellows to see that it knows, before the mortal can tell from its star what it knows. The mortal lays
stars that look like a god's, whichever of the dreams that seem likely is the vision. Both look as far as the vote, as
if it came next. Compiled, like `seeing.py`.
"""

import math
from typing import Any

import numpy as np

from matinee.bots.dreams.beliefs import (
    BLUFF,
    CAUTION,
    CUNNING,
    GUESS,
    LATE,
    OPEN,
    STRAY,
    TRUST,
    Sight,
    Table,
    by_mortal,
    doubt,
    fit,
    hand_before,
    make_up_mind,
    note,
    prepare,
    remember,
    shown,
    spread_out,
    suspicion,
)
from matinee.games.dreams.pictures import X, Y
from matinee.games.dreams.state import SEATS, SHOWN, TONES, State


def look(s: State, table: Table, settings: Any) -> Sight:
    """Follows the stars of this round in order."""
    marks = table.shape[1]
    sight = Sight(
        np.zeros((SHOWN, marks, TONES)),
        np.zeros((SHOWN, marks)),
        np.ones((SEATS * TONES, SHOWN)),
        np.zeros((SEATS, 3)),
        np.zeros((SEATS, SHOWN)),
        np.zeros((SEATS, SHOWN)),
        np.zeros((SEATS, SHOWN)),
        np.zeros((SHOWN, SEATS)),
        np.zeros(SHOWN),
    )
    remember(s, settings, sight.past)
    for seat in range(s.players):
        make_up_mind(sight, seat, 1.0)
    for dream in range(SHOWN):
        doubt(s, dream, sight, settings[TRUST])
    for star in range(s.laid):
        owner = (s.dealer + star) % s.players
        expect_star(s, table, star, owner, hand_before(s, star), sight, settings)
        x, y, tone = s.star_x[star], s.star_y[star], s.star_tone[star]
        for dream in range(SHOWN):
            sight.fits[star, dream] = fit(s, table, sight, dream, tone, x, y, settings[STRAY])
        note(s, star, sight, settings)
    return sight


def expect_star(s: State, table: Table, laid: int, seat: int, hand: int, sight: Sight, settings: Any) -> None:
    """What draws the seat that lays star number `laid`, if it is a god who thinks."""
    prepare(s, table, laid, hand, sight, settings)
    if settings[CUNNING] <= 0.0:
        return
    worth = np.zeros(sight.pull.shape)
    fit_of = np.zeros(SHOWN)
    for dream in range(SHOWN):
        picture = shown(s, dream)
        for mark in range(table.shape[1]):
            for tone in range(TONES):
                if sight.pull[dream, mark, tone] > 0.0:
                    x, y = int(table[picture, mark, X]), int(table[picture, mark, Y])
                    for each in range(SHOWN):
                        fit_of[each] = fit(s, table, sight, each, tone, x, y, settings[STRAY])
                    worth[dream, mark, tone] = worth_to_god(
                        s, laid, seat, dream, settings[CAUTION], fit_of, sight, settings
                    )
    for dream in range(SHOWN):
        for mark in range(table.shape[1]):
            for tone in range(TONES):
                # `spread_out` is to spread the tilted pull anew.
                bare = sight.pull[dream, mark, tone] / -sight.reach[dream, mark]
                sight.pull[dream, mark, tone] = bare * math.exp(settings[CUNNING] * worth[dream, mark, tone])
        spread_out(sight, dream)


def unnamed(s: State, seat: int, dream: int, mine: float, sight: Sight, trust: float) -> float:
    """The chance that nobody names a seat that seems `mine`, if that dream is the vision."""
    own = math.exp(-trust * mine)
    rest = sight.doubted[dream] - sight.doubts[dream, seat]
    chance = 1.0
    for other in range(s.players):
        if other != seat:
            chance *= 1.0 - own / (own + rest - sight.doubts[dream, other])
    return chance


def worth_to_mortal(s: State, seat: int, fit_of: Any, sight: Sight, settings: Any) -> float:
    """The chance to stay hidden, whichever dream is the vision."""
    laid = math.log(by_mortal(sight, seat, fit_of, settings[GUESS]))
    value = 0.0
    total = 0.0
    for dream in range(SHOWN):
        belief = sight.minds[seat, dream] ** (1.0 + settings[BLUFF])
        mine = sight.seems[seat, dream] + sight.past[seat, OPEN] * (math.log(fit_of[dream]) - laid)
        value += belief * unnamed(s, seat, dream, mine, sight, settings[TRUST])
        total += belief
    return value / total


def worth_to_god(
    s: State, laid: int, seat: int, vision: int, leak: float, fit_of: Any, sight: Sight, settings: Any
) -> float:
    """The chance to be known by one's fellows, less what the mortal, whoever that is, learns while it is of use."""
    proof = math.log(fit_of[vision]) - math.log(by_mortal(sight, seat, fit_of, settings[GUESS]))
    mine = sight.seems[seat, vision] + sight.past[seat, OPEN] * proof
    value = unnamed(s, seat, vision, mine, sight, settings[TRUST])
    for other in range(s.players):
        if other != seat:
            known = 0.0
            for dream in range(SHOWN):
                known += sight.minds[other, dream] * fit_of[dream]
            now = sight.minds[other, vision]
            learnt = max(0.0, now * fit_of[vision] / known - max(now, 1.0 / SHOWN))
            done = laid // s.players + (1 if (other - s.dealer) % s.players < laid % s.players else 0)
            use = settings[LATE] + (1.0 - settings[LATE]) * (TONES - done) / TONES
            value -= leak * suspicion(sight, vision, seat, other) * learnt * use
    return value
