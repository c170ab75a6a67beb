"""Beliefs of the bots in Dreams, by Bayes' rule: the likelihood of each star for each dream, and who may be the mortal.

The model of a player with a dream in mind: the star lies near one of the picture's landmarks, more likely near a
prominent one, mostly in the landmark's tone, rarely where a star lies already, and sometimes anywhere. Gods choose
landmarks carefully, which `star_values.py` adds. The mortal lays stars for the dreams that seem likely given the
others' stars so far.

All functions are compiled. Dreams of a round count from 0.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple
from numpy.typing import NDArray

from matinee.games.dreams.pictures import TONE, WEIGHT, R, X, Y
from matinee.games.dreams.state import SEATS, SHOWN, TONES, State

LandmarkTable = Any  # as `pictures.landmark_table` returns it

AREA = 8000.0  # cells on which a random star may lie, roughly
RANDOM_DENSITY = 1.0 / (2.0 * AREA)  # the likelihood of a random star on one cell in one tone
MARKED_SQUARED_DISTANCE = 40.0  # squared distance at which a star counts as marking a landmark
MIN_EXPONENT = -9.0  # the exponent below which a landmark is ignored


class Settings(Struct, frozen=True):
    """Parameters of the belief model and of the playing style."""

    # How stars are assumed to be laid.
    spread: float = 3.0  # standard deviation of the distance of a star from its landmark, in cells
    radius_factor: float = 0.5  # added to `spread`: this many radii of the landmark
    god_stray_chance: float = 0.06  # the chance that a god's star marks no landmark
    mortal_stray_chance: float = 0.25  # the chance that the mortal's star marks no landmark
    marked_factor: float = 0.2  # the factor for the weight of a landmark that already has a star
    assumed_rationality: float = 8.0  # how sharply gods prefer stars of a higher value: an inverse temperature
    assumed_leak_cost: float = 1.0  # the `leak_cost` of gods
    assumed_reading: float = 0.8  # how well the mortal learns from the others' stars, from 0 to 1
    suspicion_sharpness: float = 1.0  # how sharply votes follow the evidence: an inverse temperature
    # How this bot plays.
    leak_cost: float = 2.5  # the cost to a god if the mortal learns the vision
    late_leak_share: float = 0.3  # the part of that cost that remains after the mortal's last star
    overconfidence: float = 0.0  # how much the mortal overrates the dream that it thinks likely
    history_weight: float = 1.0  # the weight of earlier rounds
    star_noise: float = 0.03  # the scale of random errors in the values of stars
    vote_noise: float = 0.1  # the scale of random errors in the scores of votes

    def packed(self) -> NDArray[np.float64]:
        """Return the settings as an array for compiled code."""
        return np.array(astuple(self))


SPREAD, RADIUS_FACTOR, GOD_STRAY_CHANCE, MORTAL_STRAY_CHANCE, MARKED_FACTOR = range(5)
ASSUMED_RATIONALITY, ASSUMED_LEAK_COST, ASSUMED_READING, SUSPICION_SHARPNESS = range(5, 9)
LEAK_COST, LATE_LEAK_SHARE, OVERCONFIDENCE, HISTORY_WEIGHT, STAR_NOISE, VOTE_NOISE = range(9, 15)
"""Indices into the packed settings."""


class Beliefs(NamedTuple):
    """The beliefs about a position, updated star by star."""

    peak_density: Any  # [dream, landmark, tone]: density of the next star at the landmark's centre, given the dream
    exponent_factor: Any  # [dream, landmark]: coefficient of the squared distance in the exponent
    likelihoods: Any  # [star, dream]: likelihood of the star given the dream
    track_record: Any  # [seat, ...]: ratings from earlier rounds, see `rate_players`
    log_likelihood: Any  # [seat, dream]: log-likelihood of the others' stars if that dream is the vision
    posterior: Any  # [seat, dream]: probability of the dream to a seat that does not know the vision
    star_evidence: Any  # [star, dream]: what the star adds to its owner's `god_evidence`
    god_evidence: Any  # [seat, dream]: log-likelihood ratio of its stars, god to mortal, if that dream is the vision
    suspicion_weight: Any  # [dream, seat]: unnormalised probability that the seat is the mortal
    total_suspicion: Any  # [dream]: their sum


# --- A star and a picture


def tone_likelihood(tone: int, landmark_tone: int) -> float:
    """Return the chance that a landmark of tone `landmark_tone` is marked with a star of `tone`."""
    if tone == landmark_tone:
        return 0.7
    return 0.2 if tone == 1 or landmark_tone == 1 else 0.1


def picture_of(s: State, dream: int) -> int:
    """Return the picture of a dream of this round."""
    return s.deck[SHOWN * s.round_number + dream]


def landmark_weight(
    s: State, table: LandmarkTable, dream: int, landmark: int, laid: int, marked_factor: float
) -> float:
    """Return the weight of a landmark after the first `laid` stars."""
    picture = picture_of(s, dream)
    weight = table[picture, landmark, WEIGHT]
    for star in range(laid):
        dx = s.star_x[star] - table[picture, landmark, X]
        dy = s.star_y[star] - table[picture, landmark, Y]
        if dx * dx + dy * dy < MARKED_SQUARED_DISTANCE:
            weight *= marked_factor
    return weight


def tones_before(s: State, star: int) -> int:
    """Return the tones that the owner of a star had left when laying it, as bits."""
    hand = (1 << TONES) - 1
    earlier = star - s.players
    while earlier >= 0:
        hand &= ~(1 << s.star_tone[earlier])
        earlier -= s.players
    return hand


def set_base_density(s: State, table: LandmarkTable, laid: int, hand: int, beliefs: Beliefs, settings: Any) -> None:
    """Set `peak_density` and `exponent_factor` for the next star of a player who marks landmarks by weight alone."""
    for dream in range(SHOWN):
        picture = picture_of(s, dream)
        for landmark in range(table.shape[1]):
            size = settings[RADIUS_FACTOR] * table[picture, landmark, R]
            variance = settings[SPREAD] * settings[SPREAD] + size * size
            beliefs.exponent_factor[dream, landmark] = -0.5 / variance
            weight = landmark_weight(s, table, dream, landmark, laid, settings[MARKED_FACTOR])
            for tone in range(TONES):
                held = weight if (hand >> tone) & 1 else 0.0
                beliefs.peak_density[dream, landmark, tone] = held * tone_likelihood(
                    tone, int(table[picture, landmark, TONE])
                )
        normalise_density(beliefs, dream)


def normalise_density(beliefs: Beliefs, dream: int) -> None:
    """Normalise `peak_density` to densities."""
    total = 0.0
    for landmark in range(beliefs.peak_density.shape[1]):
        for tone in range(TONES):
            total += beliefs.peak_density[dream, landmark, tone]
    for landmark in range(beliefs.peak_density.shape[1]):
        for tone in range(TONES):
            if total > 0.0:
                beliefs.peak_density[dream, landmark, tone] *= -beliefs.exponent_factor[dream, landmark] / (
                    math.pi * total
                )


def star_likelihood(
    s: State, table: LandmarkTable, beliefs: Beliefs, dream: int, tone: int, x: int, y: int, stray_chance: float
) -> float:
    """Return the likelihood of a star given a dream; `stray_chance` is that of a random star."""
    picture = picture_of(s, dream)
    chance = 0.0
    for landmark in range(table.shape[1]):
        if beliefs.peak_density[dream, landmark, tone] > 0.0:
            dx = x - table[picture, landmark, X]
            dy = y - table[picture, landmark, Y]
            exponent = (dx * dx + dy * dy) * beliefs.exponent_factor[dream, landmark]
            if exponent > MIN_EXPONENT:
                chance += beliefs.peak_density[dream, landmark, tone] * math.exp(exponent)
    return (1.0 - stray_chance) * chance + stray_chance * RANDOM_DENSITY


# --- Ratings of players from earlier rounds

WRONGLY_SUSPECTED, DETECTABLE, PERCEPTIVE = range(3)
PRIOR_VOTES = 6.0  # the weight of the prior for an unknown player


def rate_players(s: State, settings: Any, track_record: Any) -> None:
    """Rate each seat from revealed votes and roles.

    WRONGLY_SUSPECTED: how often others suspect it when it is a god, so that its stars are weaker evidence against it.
    DETECTABLE: how often others detect it when it is the mortal.
    PERCEPTIVE: how often it finds the vision when it is the mortal.
    """
    base_rate = 1.0 / (s.players - 1)
    for seat in range(s.players):
        accused, accused_chances, caught, caught_chances, found, times_mortal = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        for number in range(s.round_number):
            mortal = s.mortal[number]
            if mortal == seat:
                times_mortal += 1.0
                found += 1.0 if s.vote[number, seat] == SEATS + s.vision[number] else 0.0
            for god in range(s.players):
                if god != seat and god != mortal:
                    named = 1.0 if s.vote[number, god] == seat else 0.0
                    if mortal == seat:
                        caught += named
                        caught_chances += 1.0
                    else:
                        accused += named
                        accused_chances += 1.0
        exponent = settings[HISTORY_WEIGHT]
        track_record[seat, WRONGLY_SUSPECTED] = (
            0.5 * exponent * math.log((accused + PRIOR_VOTES * base_rate) / (accused_chances + PRIOR_VOTES) / base_rate)
        )
        track_record[seat, DETECTABLE] = (
            0.5 + (caught + 0.5 * PRIOR_VOTES) / (caught_chances + PRIOR_VOTES)
        ) ** exponent
        track_record[seat, PERCEPTIVE] = (0.5 + (found + 1.0) / (times_mortal + 2.0)) ** exponent


# --- Beliefs about vision and mortal


def update_posterior(beliefs: Beliefs, seat: int, reading: float) -> None:
    """Set the probability of each dream to a seat that does not know the vision."""
    most = beliefs.log_likelihood[seat, 0]
    for dream in range(1, SHOWN):
        most = max(most, beliefs.log_likelihood[seat, dream])
    total = 0.0
    for dream in range(SHOWN):
        beliefs.posterior[seat, dream] = math.exp(reading * (beliefs.log_likelihood[seat, dream] - most))
        total += beliefs.posterior[seat, dream]
    for dream in range(SHOWN):
        beliefs.posterior[seat, dream] /= total


def mortal_likelihood(beliefs: Beliefs, seat: int, likelihoods: Any, stray_chance: float) -> float:
    """Return the likelihood of a star if the seat is the mortal; `stray_chance` is that of a random star."""
    chance = 0.0
    for dream in range(SHOWN):
        chance += beliefs.posterior[seat, dream] * likelihoods[dream]
    return (1.0 - stray_chance) * chance + stray_chance * RANDOM_DENSITY


def add_star(s: State, star: int, beliefs: Beliefs, settings: Any) -> None:
    """Update all beliefs with a star whose `likelihoods` are known."""
    owner = (s.dealer + star) % s.players
    as_mortal = math.log(mortal_likelihood(beliefs, owner, beliefs.likelihoods[star], settings[MORTAL_STRAY_CHANCE]))
    for dream in range(SHOWN):
        log_fit = math.log(beliefs.likelihoods[star, dream])
        beliefs.star_evidence[star, dream] = beliefs.track_record[owner, DETECTABLE] * (log_fit - as_mortal)
        beliefs.god_evidence[owner, dream] += (
            beliefs.star_evidence[star, dream] + beliefs.track_record[owner, WRONGLY_SUSPECTED] / TONES
        )
        for seat in range(s.players):
            if seat != owner:
                beliefs.log_likelihood[seat, dream] += log_fit
    for seat in range(s.players):
        update_posterior(beliefs, seat, settings[ASSUMED_READING] * beliefs.track_record[seat, PERCEPTIVE])
    for dream in range(SHOWN):
        update_suspicion(s, dream, beliefs, settings[SUSPICION_SHARPNESS])


def update_suspicion(s: State, dream: int, beliefs: Beliefs, sharpness: float) -> None:
    """Set the suspicion of every seat if that dream is the vision."""
    beliefs.total_suspicion[dream] = 0.0
    for seat in range(s.players):
        beliefs.suspicion_weight[dream, seat] = math.exp(-sharpness * beliefs.god_evidence[seat, dream])
        beliefs.total_suspicion[dream] += beliefs.suspicion_weight[dream, seat]


def suspicion(beliefs: Beliefs, dream: int, god: int, other: int) -> float:
    """Return the probability, to a god, that another seat is the mortal, if that dream is the vision."""
    return beliefs.suspicion_weight[dream, other] / (
        beliefs.total_suspicion[dream] - beliefs.suspicion_weight[dream, god]
    )
