"""How seers look at a sky: how well a star fits a picture, who may know what, and who seems not to know.

A star of somebody who has a picture in mind lies near one of its landmarks, the more likely the more it catches the
eye, mostly of the landmark's tone, seldom where another star lies already; now and then it lies anywhere. Gods who
think choose landmarks with care, which readers allow for (`thinking.py`). The mortal, who has to guess, is taken to lay
stars for whichever dream seems likely from the others' stars up to that moment. Everything else is Bayes' rule.

All of it is compiled. Dreams of a round count from 0.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple
from numpy.typing import NDArray

from matinee.games.dreams.pictures import TONE, WEIGHT, R, X, Y
from matinee.games.dreams.state import SEATS, SHOWN, TONES, State

Table = Any  # of landmarks, as `pictures.table_of` gives it

AREA = 4000.0  # cells over which a star without a reason may lie, roughly
ANYWHERE = 1.0 / (2.0 * AREA)  # how likely such a star lies on one cell in one tone
COVERED = 16.0  # a star within 4 cells of a landmark has marked it
BEYOND = -9.0  # the exponent at which a landmark is out of reach


class Settings(Struct, frozen=True):
    """How a seer looks and likes to play."""

    spread: float = 2.0  # cells by which a star misses what it marks,
    size: float = 0.5  # and radii of the landmark
    stray: float = 0.06  # the chance that a god's star marks nothing at all
    guess: float = 0.25  # the same of a mortal's
    relief: float = 0.2  # how much a landmark still draws that has a star on it already
    cunning: float = 8.0  # how carefully gods are taken to choose what they mark,
    caution: float = 1.0  # and what `leak` is taken to be to them
    reading: float = 0.8  # how well the mortal is taken to read the others' stars, 0 to 1
    trust: float = 1.0  # how sharply suspicion turns into votes
    leak: float = 2.5  # what it costs a god that the mortal learns the vision
    late: float = 0.3  # the part of that cost that stays when the mortal has laid all stars
    bluff: float = 0.0  # how much more than it should a mortal trusts its guess
    memory: float = 1.0  # how much earlier rounds count
    noise: float = 0.03  # by which it misjudges stars,
    vote_noise: float = 0.1  # and suspects

    def packed(self) -> NDArray[np.float64]:
        return np.array(astuple(self))


SPREAD, SIZE, STRAY, GUESS, RELIEF, CUNNING, CAUTION, READING, TRUST = range(9)
LEAK, LATE, BLUFF, MEMORY, NOISE, VOTE_NOISE = range(9, 15)
"""Places in the packed settings."""


class Sight(NamedTuple):
    """What a seer makes of a position, star by star."""

    pull: Any  # [dream, landmark, tone]: how likely it is marked next by whoever has that dream in mind, at its middle
    reach: Any  # [dream, landmark]: how that falls off
    fits: Any  # [star, dream]: how likely somebody lays a star who has a dream in mind
    past: Any  # [seat, ...]: what earlier rounds tell of a player, see `remember`
    heard: Any  # [seat, dream]: logarithm of how likely the others' stars are if that is the vision
    minds: Any  # [seat, dream]: how likely a dream seems to a seat that does not know
    seems: Any  # [seat, dream]: how much more like a god's its stars look than like a mortal's, as a logarithm
    doubts: Any  # [dream, seat]: the weight a seat has among those who may be the mortal
    doubted: Any  # [dream]: the sum of those weights


# --- A star and a picture


def likes(tone: int, own: int) -> float:
    """The chance that somebody marks a landmark of tone `own` with a star of `tone`."""
    if tone == own:
        return 0.7
    return 0.2 if tone == 1 or own == 1 else 0.1


def shown(s: State, dream: int) -> int:
    """The picture that is a dream of this round."""
    return s.deck[SHOWN * s.round_number + dream]


def draws(s: State, table: Table, dream: int, mark: int, laid: int, relief: float) -> float:
    """How strongly a landmark draws after so many stars have been laid."""
    picture = shown(s, dream)
    weight = table[picture, mark, WEIGHT]
    for star in range(laid):
        across = s.star_x[star] - table[picture, mark, X]
        down = s.star_y[star] - table[picture, mark, Y]
        if across * across + down * down < COVERED:
            weight *= relief
    return weight


def hand_before(s: State, star: int) -> int:
    """The tones that the owner of a star had when laying it, as bits."""
    hand = (1 << TONES) - 1
    earlier = star - s.players
    while earlier >= 0:
        hand &= ~(1 << s.star_tone[earlier])
        earlier -= s.players
    return hand


def prepare(s: State, table: Table, laid: int, hand: int, sight: Sight, settings: Any) -> None:
    """What draws whoever lays the next star, if they simply mark what catches the eye."""
    for dream in range(SHOWN):
        picture = shown(s, dream)
        for mark in range(table.shape[1]):
            size = settings[SIZE] * table[picture, mark, R]
            reach = settings[SPREAD] * settings[SPREAD] + size * size
            sight.reach[dream, mark] = -0.5 / reach
            weight = draws(s, table, dream, mark, laid, settings[RELIEF])
            for tone in range(TONES):
                held = weight if (hand >> tone) & 1 else 0.0
                sight.pull[dream, mark, tone] = held * likes(tone, int(table[picture, mark, TONE]))
        spread_out(sight, dream)


def spread_out(sight: Sight, dream: int) -> None:
    """Makes chances of what pulls, and spreads each over its area."""
    total = 0.0
    for mark in range(sight.pull.shape[1]):
        for tone in range(TONES):
            total += sight.pull[dream, mark, tone]
    for mark in range(sight.pull.shape[1]):
        for tone in range(TONES):
            if total > 0.0:
                sight.pull[dream, mark, tone] *= -sight.reach[dream, mark] / (math.pi * total)


def fit(s: State, table: Table, sight: Sight, dream: int, tone: int, x: int, y: int, stray: float) -> float:
    """How likely somebody with a dream in mind lays this star next."""
    picture = shown(s, dream)
    chance = 0.0
    for mark in range(table.shape[1]):
        if sight.pull[dream, mark, tone] > 0.0:
            across = x - table[picture, mark, X]
            down = y - table[picture, mark, Y]
            far = (across * across + down * down) * sight.reach[dream, mark]
            if far > BEYOND:
                chance += sight.pull[dream, mark, tone] * math.exp(far)
    return (1.0 - stray) * chance + stray * ANYWHERE


# --- What earlier rounds tell of the players

STEADY, OPEN, READS = range(3)
CALM = 6.0  # votes that weigh as much as what is thought of a stranger


def remember(s: State, settings: Any, past: Any) -> None:
    """From the votes and roles revealed so far, for each seat: how much like a mortal it looks as a god, by which its
    stars are excused; how far its stars can be trusted to give it away as the mortal; how well it reads as one."""
    usual = 1.0 / (s.players - 1)
    for seat in range(s.players):
        accused, judged, caught, tried, found, times = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        for number in range(s.round_number):
            mortal = s.mortal[number]
            if mortal == seat:
                times += 1.0
                found += 1.0 if s.vote[number, seat] == SEATS + s.vision[number] else 0.0
            for god in range(s.players):
                if god != seat and god != mortal:
                    named = 1.0 if s.vote[number, god] == seat else 0.0
                    if mortal == seat:
                        caught += named
                        tried += 1.0
                    else:
                        accused += named
                        judged += 1.0
        memory = settings[MEMORY]
        past[seat, STEADY] = 0.5 * memory * math.log((accused + CALM * usual) / (judged + CALM) / usual)
        past[seat, OPEN] = (0.5 + (caught + 0.5 * CALM) / (tried + CALM)) ** memory
        past[seat, READS] = (0.5 + (found + 1.0) / (times + 2.0)) ** memory


# --- Who knows, and who does not


def make_up_mind(sight: Sight, seat: int, reading: float) -> None:
    """How likely each dream seems to a seat that does not know, from what it has heard."""
    most = sight.heard[seat, 0]
    for dream in range(1, SHOWN):
        most = max(most, sight.heard[seat, dream])
    total = 0.0
    for dream in range(SHOWN):
        sight.minds[seat, dream] = math.exp(reading * (sight.heard[seat, dream] - most))
        total += sight.minds[seat, dream]
    for dream in range(SHOWN):
        sight.minds[seat, dream] /= total


def by_mortal(sight: Sight, seat: int, fit_of: Any, lost: float) -> float:
    """How likely a seat lays a star if it is the mortal; `lost` is the chance that it knows no better than anywhere."""
    chance = 0.0
    for dream in range(SHOWN):
        chance += sight.minds[seat, dream] * fit_of[dream]
    return (1.0 - lost) * chance + lost * ANYWHERE


def note(s: State, star: int, sight: Sight, settings: Any) -> None:
    """Takes a star into account whose fits are known: how its owner seems, and what the others make of it."""
    owner = (s.dealer + star) % s.players
    laid = math.log(by_mortal(sight, owner, sight.fits[star], settings[GUESS]))
    for dream in range(SHOWN):
        fits = math.log(sight.fits[star, dream])
        sight.seems[owner, dream] += sight.past[owner, OPEN] * (fits - laid) + sight.past[owner, STEADY] / TONES
        for seat in range(s.players):
            if seat != owner:
                sight.heard[seat, dream] += fits
    for seat in range(s.players):
        make_up_mind(sight, seat, settings[READING] * sight.past[seat, READS])
    for dream in range(SHOWN):
        doubt(s, dream, sight, settings[TRUST])


def doubt(s: State, dream: int, sight: Sight, trust: float) -> None:
    """How much everybody is to be doubted, if that dream is the vision."""
    sight.doubted[dream] = 0.0
    for seat in range(s.players):
        sight.doubts[dream, seat] = math.exp(-trust * sight.seems[seat, dream])
        sight.doubted[dream] += sight.doubts[dream, seat]


def suspicion(sight: Sight, dream: int, god: int, other: int) -> float:
    """To a god, the chance of another to be the mortal, if that dream is the vision."""
    return sight.doubts[dream, other] / (sight.doubted[dream] - sight.doubts[dream, god])
