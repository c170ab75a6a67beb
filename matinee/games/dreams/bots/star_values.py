"""The value of a star to its owner, and the model of gods who maximise it.

A god wants the other gods to see that it knows the vision without telling the mortal. The mortal wants its stars to
look like a god's, whichever dream is the vision. Both evaluate a star as if the vote came next. Compiled, like
`beliefs.py`.
"""

import math
from typing import Any

import numpy as np

from matinee.games.dreams.bots.beliefs import (
    ASSUMED_LEAK_COST,
    ASSUMED_RATIONALITY,
    DETECTABLE,
    GOD_STRAY_CHANCE,
    LATE_LEAK_SHARE,
    MORTAL_STRAY_CHANCE,
    OVERCONFIDENCE,
    SUSPICION_SHARPNESS,
    Beliefs,
    LandmarkTable,
    add_star,
    mortal_likelihood,
    normalise_density,
    picture_of,
    rate_players,
    set_base_density,
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
    landmarks = table.shape[1]
    beliefs = Beliefs(
        np.zeros((SHOWN, landmarks, TONES)),
        np.zeros((SHOWN, landmarks)),
        np.ones((SEATS * TONES, SHOWN)),
        np.zeros((SEATS, 3)),
        np.zeros((SEATS, SHOWN)),
        np.zeros((SEATS, SHOWN)),
        np.zeros((SEATS * TONES, SHOWN)),
        np.zeros((SEATS, SHOWN)),
        np.zeros((SHOWN, SEATS)),
        np.zeros(SHOWN),
    )
    rate_players(s, settings, beliefs.track_record)
    for seat in range(s.players):
        update_posterior(beliefs, seat, 1.0)
    for dream in range(SHOWN):
        update_suspicion(s, dream, beliefs, settings[SUSPICION_SHARPNESS])
    for star in range(s.laid):
        owner = (s.dealer + star) % s.players
        predict_star(s, table, star, owner, tones_before(s, star), beliefs, settings)
        x, y, tone = s.star_x[star], s.star_y[star], s.star_tone[star]
        for dream in range(SHOWN):
            beliefs.likelihoods[star, dream] = star_likelihood(
                s, table, beliefs, dream, tone, x, y, settings[GOD_STRAY_CHANCE]
            )
        add_star(s, star, beliefs, settings)
    return beliefs


def predict_star(
    s: State, table: LandmarkTable, laid: int, seat: int, hand: int, beliefs: Beliefs, settings: Any
) -> None:
    """Set `peak_density` for star number `laid`, if its owner is a god who maximises the star's value."""
    set_base_density(s, table, laid, hand, beliefs, settings)
    if settings[ASSUMED_RATIONALITY] <= 0.0:
        return
    values = np.zeros(beliefs.peak_density.shape)
    likelihoods = np.zeros(SHOWN)
    for dream in range(SHOWN):
        picture = picture_of(s, dream)
        for landmark in range(table.shape[1]):
            for tone in range(TONES):
                if beliefs.peak_density[dream, landmark, tone] > 0.0:
                    x, y = int(table[picture, landmark, X]), int(table[picture, landmark, Y])
                    for other in range(SHOWN):
                        likelihoods[other] = star_likelihood(
                            s, table, beliefs, other, tone, x, y, settings[GOD_STRAY_CHANCE]
                        )
                    values[dream, landmark, tone] = value_for_god(
                        s, laid, seat, dream, settings[ASSUMED_LEAK_COST], likelihoods, beliefs, settings
                    )
    for dream in range(SHOWN):
        for landmark in range(table.shape[1]):
            for tone in range(TONES):
                # `normalise_density` expects values without the factor for the area.
                weight = beliefs.peak_density[dream, landmark, tone] / -beliefs.exponent_factor[dream, landmark]
                beliefs.peak_density[dream, landmark, tone] = weight * math.exp(
                    settings[ASSUMED_RATIONALITY] * values[dream, landmark, tone]
                )
        normalise_density(beliefs, dream)


def chance_unnamed(s: State, seat: int, dream: int, evidence: float, beliefs: Beliefs, sharpness: float) -> float:
    """Return the chance that no other seat votes for this one, given its evidence, if that dream is the vision."""
    weight = math.exp(-sharpness * evidence)
    others = beliefs.total_suspicion[dream] - beliefs.suspicion_weight[dream, seat]
    chance = 1.0
    for other in range(s.players):
        if other != seat:
            chance *= 1.0 - weight / (weight + others - beliefs.suspicion_weight[dream, other])
    return chance


def value_for_mortal(s: State, seat: int, likelihoods: Any, beliefs: Beliefs, settings: Any) -> float:
    """Return the mortal's chance to stay hidden, averaged over the dreams."""
    log_mortal = math.log(mortal_likelihood(beliefs, seat, likelihoods, settings[MORTAL_STRAY_CHANCE]))
    value = 0.0
    total = 0.0
    for dream in range(SHOWN):
        belief = beliefs.posterior[seat, dream] ** (1.0 + settings[OVERCONFIDENCE])
        evidence = beliefs.god_evidence[seat, dream] + beliefs.track_record[seat, DETECTABLE] * (
            math.log(likelihoods[dream]) - log_mortal
        )
        value += belief * chance_unnamed(s, seat, dream, evidence, beliefs, settings[SUSPICION_SHARPNESS])
        total += belief
    return value / total


def value_for_god(
    s: State, laid: int, seat: int, vision: int, leak_cost: float, likelihoods: Any, beliefs: Beliefs, settings: Any
) -> float:
    """Return the chance that nobody votes for a god, minus the cost of what the mortal learns from the star."""
    log_ratio = math.log(likelihoods[vision]) - math.log(
        mortal_likelihood(beliefs, seat, likelihoods, settings[MORTAL_STRAY_CHANCE])
    )
    evidence = beliefs.god_evidence[seat, vision] + beliefs.track_record[seat, DETECTABLE] * log_ratio
    value = chance_unnamed(s, seat, vision, evidence, beliefs, settings[SUSPICION_SHARPNESS])
    for other in range(s.players):
        if other != seat:
            marginal = 0.0
            for dream in range(SHOWN):
                marginal += beliefs.posterior[other, dream] * likelihoods[dream]
            belief = beliefs.posterior[other, vision]
            gain = max(0.0, belief * likelihoods[vision] / marginal - max(belief, 1.0 / SHOWN))
            stars_laid = laid // s.players + (1 if (other - s.dealer) % s.players < laid % s.players else 0)
            late = settings[LATE_LEAK_SHARE]
            usefulness = late + (1.0 - late) * (TONES - stars_laid) / TONES
            value -= leak_cost * suspicion(beliefs, vision, seat, other) * gain * usefulness
    return value
