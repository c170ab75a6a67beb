"""Scores of the moves of a seer: stars and votes. Compiled, like `beliefs.py`."""

import math
from typing import Any

import numpy as np

from matinee.engine.layout import FloatRow, Row
from matinee.engine.rng import Rng, draw
from matinee.games.dreams.bots.beliefs import (
    GOD_STRAY_CHANCE,
    LEAK_COST,
    STAR_NOISE,
    VOTE_NOISE,
    Beliefs,
    LandmarkTable,
    picture_of,
    star_likelihood,
    update_posterior,
)
from matinee.games.dreams.bots.star_values import infer_beliefs, predict_star, value_for_god, value_for_mortal
from matinee.games.dreams.pictures import X, Y
from matinee.games.dreams.rules import is_mortal, sample
from matinee.games.dreams.sky import cell_at, column_of, is_free, row_of
from matinee.games.dreams.state import CELLS, LAYING, SHOWN, TONES, VOTE_COLOUR, VOTE_NUMBER, State

SEARCH_DISTANCE = 6  # the distance around a landmark that is searched, in cells
COARSE_STEP = 3  # the step of the first search
MIN_PROBABILITY = 0.02  # the mortal ignores dreams below this probability
NOWHERE = -1
NO_SCORE = -1e300
RANDOM_STEPS = 1 << 24


def gumbel_noise(rng: Rng) -> float:
    """Draw Gumbel noise: with it the best of several scores is a sample of their softmax."""
    return -math.log(-math.log((draw(rng, RANDOM_STEPS) + 0.5) / RANDOM_STEPS))


def score_moves(
    s: State, seat: int, table: LandmarkTable, settings: Any, rng: Rng, moves: Row, scores: FloatRow
) -> int:
    """Write promising moves to `moves` and their scores to `scores`; return how many there are, at least one."""
    beliefs = infer_beliefs(s, table, settings)
    update_posterior(beliefs, seat, 1.0)  # `assumed_reading` is for others
    if s.stage == LAYING:
        count = score_stars(s, seat, table, beliefs, settings, rng, moves, scores)
    elif is_mortal(s, seat):
        count = score_vision_votes(seat, beliefs, settings[VOTE_NOISE], rng, moves, scores)
    else:
        count = score_mortal_votes(s, seat, beliefs, settings[VOTE_NOISE], rng, moves, scores)
    if count == 0:  # pictures without landmarks
        moves[0] = sample(s, seat, rng)
        scores[0] = 0.0
        count = 1
    return count


def score_vision_votes(seat: int, beliefs: Beliefs, noise: float, rng: Rng, moves: Row, scores: FloatRow) -> int:
    """Score the votes of the mortal for the vision."""
    for dream in range(SHOWN):
        moves[dream] = VOTE_NUMBER + dream
        scores[dream] = beliefs.log_likelihood[seat, dream] + noise * gumbel_noise(rng)
    return SHOWN


def score_mortal_votes(
    s: State, seat: int, beliefs: Beliefs, noise: float, rng: Rng, moves: Row, scores: FloatRow
) -> int:
    """Score the votes of a god for the mortal."""
    count = 0
    for other in range(s.players):
        if other != seat:
            moves[count] = VOTE_COLOUR + other
            scores[count] = -beliefs.god_evidence[other, s.vision[s.round_number]] + noise * gumbel_noise(rng)
            count += 1
    return count


def score_stars(
    s: State, seat: int, table: LandmarkTable, beliefs: Beliefs, settings: Any, rng: Rng, moves: Row, scores: FloatRow
) -> int:
    """Score the best place around each useful landmark for each star in hand."""
    hand = ((1 << TONES) - 1) & ~s.used[seat]
    predict_star(s, table, s.laid, seat, hand, beliefs, settings)
    likelihoods = np.zeros(SHOWN)
    count = 0
    for dream in range(SHOWN):
        if (
            beliefs.posterior[seat, dream] > MIN_PROBABILITY
            if is_mortal(s, seat)
            else dream == s.vision[s.round_number]
        ):
            for landmark in range(table.shape[1]):
                for tone in range(TONES):
                    if beliefs.peak_density[dream, landmark, tone] > 0.0:
                        scores[count] = NO_SCORE
                        x, y = (
                            int(table[picture_of(s, dream), landmark, X]),
                            int(table[picture_of(s, dream), landmark, Y]),
                        )
                        search_around(
                            s,
                            seat,
                            table,
                            beliefs,
                            settings,
                            tone,
                            x,
                            y,
                            COARSE_STEP,
                            likelihoods,
                            count,
                            moves,
                            scores,
                        )
                        if scores[count] > NO_SCORE:
                            cell = moves[count] % CELLS
                            x, y = column_of(s, cell), row_of(s, cell)
                            search_around(
                                s, seat, table, beliefs, settings, tone, x, y, 1, likelihoods, count, moves, scores
                            )
                            scores[count] += settings[STAR_NOISE] * gumbel_noise(rng)
                            count += 1
    return count


def search_around(
    s: State,
    seat: int,
    table: LandmarkTable,
    beliefs: Beliefs,
    settings: Any,
    tone: int,
    x: int,
    y: int,
    step: int,
    likelihoods: Any,
    at: int,
    moves: Row,
    scores: FloatRow,
) -> None:
    """Search the cells around (x, y); write the best star to `moves[at]` if it scores higher than `scores[at]`."""
    distance = SEARCH_DISTANCE if step > 1 else 1
    for dy in range(-distance, distance + 1, step):
        for dx in range(-distance, distance + 1, step):
            if is_free(s, x + dx, y + dy):
                for dream in range(SHOWN):
                    likelihoods[dream] = star_likelihood(
                        s, table, beliefs, dream, tone, x + dx, y + dy, settings[GOD_STRAY_CHANCE]
                    )
                if is_mortal(s, seat):
                    value = value_for_mortal(s, seat, likelihoods, beliefs, settings)
                else:
                    vision = s.vision[s.round_number]
                    value = value_for_god(s, s.laid, seat, vision, settings[LEAK_COST], likelihoods, beliefs, settings)
                if value > scores[at]:
                    moves[at] = tone * CELLS + cell_at(s, x + dx, y + dy)
                    scores[at] = value
