"""The value of a star to its owner, and the model of gods who maximise it.

A god wants the other gods to see that it knows the vision without telling the mortal. The mortal wants its stars to
look like a god's, whichever dream is the vision. Both evaluate the vote as if it came next. Compiled, like
`beliefs.py`.
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
    Beliefs,
    LandmarkTable,
    add_star,
    mortal_likelihood,
    normalise_pull,
    picture_of,
    rate_players,
    set_base_pull,
    star_likelihood,
    suspicion,
    tones_before,
    update_posterior,
    update_suspicion,
)
from matinee.games.dreams.pictures import X, Y
from matinee.games.dreams.state import SEATS, SHOWN, TONES, State


def infer_beliefs(s: State, table: LandmarkTable, settings: Any) -> Beliefs:
    """Return the beliefs after the stars of this round."""
    marks = table.shape[1]
    beliefs = Beliefs(
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
    rate_players(s, settings, beliefs.track_record)
    for seat in range(s.players):
        update_posterior(beliefs, seat, 1.0)
    for dream in range(SHOWN):
        update_suspicion(s, dream, beliefs, settings[TRUST])
    for star in range(s.laid):
        owner = (s.dealer + star) % s.players
        predict_star(s, table, star, owner, tones_before(s, star), beliefs, settings)
        x, y, tone = s.star_x[star], s.star_y[star], s.star_tone[star]
        for dream in range(SHOWN):
            beliefs.likelihoods[star, dream] = star_likelihood(s, table, beliefs, dream, tone, x, y, settings[STRAY])
        add_star(s, star, beliefs, settings)
    return beliefs


def predict_star(
    s: State, table: LandmarkTable, laid: int, seat: int, hand: int, beliefs: Beliefs, settings: Any
) -> None:
    """Set `pull` for star number `laid`, if its owner is a god who maximises the star's value."""
    set_base_pull(s, table, laid, hand, beliefs, settings)
    if settings[CUNNING] <= 0.0:
        return
    worth = np.zeros(beliefs.pull.shape)
    fit_of = np.zeros(SHOWN)
    for dream in range(SHOWN):
        picture = picture_of(s, dream)
        for mark in range(table.shape[1]):
            for tone in range(TONES):
                if beliefs.pull[dream, mark, tone] > 0.0:
                    x, y = int(table[picture, mark, X]), int(table[picture, mark, Y])
                    for each in range(SHOWN):
                        fit_of[each] = star_likelihood(s, table, beliefs, each, tone, x, y, settings[STRAY])
                    worth[dream, mark, tone] = value_for_god(
                        s, laid, seat, dream, settings[CAUTION], fit_of, beliefs, settings
                    )
    for dream in range(SHOWN):
        for mark in range(table.shape[1]):
            for tone in range(TONES):
                # `normalise_pull` expects values without the factor for the area.
                bare = beliefs.pull[dream, mark, tone] / -beliefs.reach[dream, mark]
                beliefs.pull[dream, mark, tone] = bare * math.exp(settings[CUNNING] * worth[dream, mark, tone])
        normalise_pull(beliefs, dream)


def chance_unnamed(s: State, seat: int, dream: int, mine: float, beliefs: Beliefs, trust: float) -> float:
    """Return the chance that no other seat names this one, given its evidence `mine`, if that dream is the vision."""
    own = math.exp(-trust * mine)
    rest = beliefs.total_suspicion[dream] - beliefs.suspicion_weight[dream, seat]
    chance = 1.0
    for other in range(s.players):
        if other != seat:
            chance *= 1.0 - own / (own + rest - beliefs.suspicion_weight[dream, other])
    return chance


def value_for_mortal(s: State, seat: int, fit_of: Any, beliefs: Beliefs, settings: Any) -> float:
    """Return the mortal's chance to stay hidden, averaged over the dreams."""
    laid = math.log(mortal_likelihood(beliefs, seat, fit_of, settings[GUESS]))
    value = 0.0
    total = 0.0
    for dream in range(SHOWN):
        belief = beliefs.posterior[seat, dream] ** (1.0 + settings[BLUFF])
        mine = beliefs.god_evidence[seat, dream] + beliefs.track_record[seat, OPEN] * (math.log(fit_of[dream]) - laid)
        value += belief * chance_unnamed(s, seat, dream, mine, beliefs, settings[TRUST])
        total += belief
    return value / total


def value_for_god(
    s: State, laid: int, seat: int, vision: int, leak: float, fit_of: Any, beliefs: Beliefs, settings: Any
) -> float:
    """Return a god's chance not to be named, minus the cost of what the mortal learns from the star."""
    proof = math.log(fit_of[vision]) - math.log(mortal_likelihood(beliefs, seat, fit_of, settings[GUESS]))
    mine = beliefs.god_evidence[seat, vision] + beliefs.track_record[seat, OPEN] * proof
    value = chance_unnamed(s, seat, vision, mine, beliefs, settings[TRUST])
    for other in range(s.players):
        if other != seat:
            known = 0.0
            for dream in range(SHOWN):
                known += beliefs.posterior[other, dream] * fit_of[dream]
            now = beliefs.posterior[other, vision]
            learnt = max(0.0, now * fit_of[vision] / known - max(now, 1.0 / SHOWN))
            done = laid // s.players + (1 if (other - s.dealer) % s.players < laid % s.players else 0)
            use = settings[LATE] + (1.0 - settings[LATE]) * (TONES - done) / TONES
            value -= leak * suspicion(beliefs, vision, seat, other) * learnt * use
    return value
