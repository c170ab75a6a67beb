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

AREA = 4000.0  # cells on which a random star may lie, roughly
ANYWHERE = 1.0 / (2.0 * AREA)  # the likelihood of a random star on one cell in one tone
COVERED = 16.0  # squared distance at which a star counts as marking a landmark
BEYOND = -9.0  # the exponent below which a landmark is ignored


class Settings(Struct, frozen=True):
    """Parameters of the belief model and of the playing style."""

    spread: float = 2.0  # standard deviation of a star from its landmark, in cells,
    size: float = 0.5  # plus this many radii of the landmark
    stray: float = 0.06  # the chance that a god's star marks nothing
    guess: float = 0.25  # the same for the mortal
    relief: float = 0.2  # the factor for the weight of a landmark that already has a star
    cunning: float = 8.0  # how carefully gods are assumed to choose landmarks,
    caution: float = 1.0  # and the `leak` they are assumed to have
    reading: float = 0.8  # how well the mortal is assumed to read the others' stars, 0 to 1
    trust: float = 1.0  # how sharply suspicion determines votes
    leak: float = 2.5  # a god's cost if the mortal learns the vision
    late: float = 0.3  # the part of that cost that remains after the mortal's last star
    bluff: float = 0.0  # how much the mortal overrates its own guess
    memory: float = 1.0  # the weight of earlier rounds
    noise: float = 0.03  # random error when valuing stars,
    vote_noise: float = 0.1  # and votes

    def packed(self) -> NDArray[np.float64]:
        """Return the settings as an array for compiled code."""
        return np.array(astuple(self))


SPREAD, SIZE, STRAY, GUESS, RELIEF, CUNNING, CAUTION, READING, TRUST = range(9)
LEAK, LATE, BLUFF, MEMORY, NOISE, VOTE_NOISE = range(9, 15)
"""Indices into the packed settings."""


class Beliefs(NamedTuple):
    """The beliefs about a position, updated star by star."""

    pull: Any  # [dream, landmark, tone]: density of the next star at the landmark's centre, given the dream
    reach: Any  # [dream, landmark]: coefficient of the squared distance in the exponent
    likelihoods: Any  # [star, dream]: likelihood of the star given the dream
    track_record: Any  # [seat, ...]: ratings from earlier rounds, see `rate_players`
    log_likelihood: Any  # [seat, dream]: log-likelihood of the others' stars if that dream is the vision
    posterior: Any  # [seat, dream]: probability of the dream to a seat that does not know the vision
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


def landmark_appeal(s: State, table: LandmarkTable, dream: int, landmark: int, laid: int, relief: float) -> float:
    """Return the weight of a landmark after the first `laid` stars."""
    picture = picture_of(s, dream)
    weight = table[picture, landmark, WEIGHT]
    for star in range(laid):
        dx = s.star_x[star] - table[picture, landmark, X]
        dy = s.star_y[star] - table[picture, landmark, Y]
        if dx * dx + dy * dy < COVERED:
            weight *= relief
    return weight


def tones_before(s: State, star: int) -> int:
    """Return the tones that the owner of a star had left when laying it, as bits."""
    hand = (1 << TONES) - 1
    earlier = star - s.players
    while earlier >= 0:
        hand &= ~(1 << s.star_tone[earlier])
        earlier -= s.players
    return hand


def set_base_pull(s: State, table: LandmarkTable, laid: int, hand: int, beliefs: Beliefs, settings: Any) -> None:
    """Set `pull` and `reach` for the next star of a player who marks landmarks by weight alone."""
    for dream in range(SHOWN):
        picture = picture_of(s, dream)
        for landmark in range(table.shape[1]):
            size = settings[SIZE] * table[picture, landmark, R]
            reach = settings[SPREAD] * settings[SPREAD] + size * size
            beliefs.reach[dream, landmark] = -0.5 / reach
            weight = landmark_appeal(s, table, dream, landmark, laid, settings[RELIEF])
            for tone in range(TONES):
                held = weight if (hand >> tone) & 1 else 0.0
                beliefs.pull[dream, landmark, tone] = held * tone_likelihood(tone, int(table[picture, landmark, TONE]))
        normalise_pull(beliefs, dream)


def normalise_pull(beliefs: Beliefs, dream: int) -> None:
    """Normalise `pull` to densities."""
    total = 0.0
    for landmark in range(beliefs.pull.shape[1]):
        for tone in range(TONES):
            total += beliefs.pull[dream, landmark, tone]
    for landmark in range(beliefs.pull.shape[1]):
        for tone in range(TONES):
            if total > 0.0:
                beliefs.pull[dream, landmark, tone] *= -beliefs.reach[dream, landmark] / (math.pi * total)


def star_likelihood(
    s: State, table: LandmarkTable, beliefs: Beliefs, dream: int, tone: int, x: int, y: int, stray: float
) -> float:
    """Return the likelihood of a star given a dream; `stray` is the chance of a random star."""
    picture = picture_of(s, dream)
    chance = 0.0
    for landmark in range(table.shape[1]):
        if beliefs.pull[dream, landmark, tone] > 0.0:
            dx = x - table[picture, landmark, X]
            dy = y - table[picture, landmark, Y]
            exponent = (dx * dx + dy * dy) * beliefs.reach[dream, landmark]
            if exponent > BEYOND:
                chance += beliefs.pull[dream, landmark, tone] * math.exp(exponent)
    return (1.0 - stray) * chance + stray * ANYWHERE


# --- Ratings of players from earlier rounds

STEADY, OPEN, READS = range(3)
PRIOR_VOTES = 6.0  # the weight of the prior for an unknown player


def rate_players(s: State, settings: Any, track_record: Any) -> None:
    """Rate each seat from revealed votes and roles.

    STEADY: how often it is suspected wrongly as a god, which excuses its stars. OPEN: how much its stars give it away
    as the mortal. READS: how well it finds the vision as the mortal.
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
        memory = settings[MEMORY]
        track_record[seat, STEADY] = (
            0.5 * memory * math.log((accused + PRIOR_VOTES * base_rate) / (accused_chances + PRIOR_VOTES) / base_rate)
        )
        track_record[seat, OPEN] = (0.5 + (caught + 0.5 * PRIOR_VOTES) / (caught_chances + PRIOR_VOTES)) ** memory
        track_record[seat, READS] = (0.5 + (found + 1.0) / (times_mortal + 2.0)) ** memory


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


def mortal_likelihood(beliefs: Beliefs, seat: int, likelihoods: Any, stray: float) -> float:
    """Return the likelihood of a star if the seat is the mortal; `stray` is the chance of a random star."""
    chance = 0.0
    for dream in range(SHOWN):
        chance += beliefs.posterior[seat, dream] * likelihoods[dream]
    return (1.0 - stray) * chance + stray * ANYWHERE


def add_star(s: State, star: int, beliefs: Beliefs, settings: Any) -> None:
    """Update all beliefs with a star whose likelihoods are match."""
    owner = (s.dealer + star) % s.players
    as_mortal = math.log(mortal_likelihood(beliefs, owner, beliefs.likelihoods[star], settings[GUESS]))
    for dream in range(SHOWN):
        log_fit = math.log(beliefs.likelihoods[star, dream])
        beliefs.god_evidence[owner, dream] += (
            beliefs.track_record[owner, OPEN] * (log_fit - as_mortal) + beliefs.track_record[owner, STEADY] / TONES
        )
        for seat in range(s.players):
            if seat != owner:
                beliefs.log_likelihood[seat, dream] += log_fit
    for seat in range(s.players):
        update_posterior(beliefs, seat, settings[READING] * beliefs.track_record[seat, READS])
    for dream in range(SHOWN):
        update_suspicion(s, dream, beliefs, settings[TRUST])


def update_suspicion(s: State, dream: int, beliefs: Beliefs, trust: float) -> None:
    """Set the suspicion of every seat if that dream is the vision."""
    beliefs.total_suspicion[dream] = 0.0
    for seat in range(s.players):
        beliefs.suspicion_weight[dream, seat] = math.exp(-trust * beliefs.god_evidence[seat, dream])
        beliefs.total_suspicion[dream] += beliefs.suspicion_weight[dream, seat]


def suspicion(beliefs: Beliefs, dream: int, god: int, other: int) -> float:
    """Return the probability, to a god, that another seat is the mortal, if that dream is the vision."""
    return beliefs.suspicion_weight[dream, other] / (
        beliefs.total_suspicion[dream] - beliefs.suspicion_weight[dream, god]
    )
