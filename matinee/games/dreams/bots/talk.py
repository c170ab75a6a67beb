"""What the bots of Dreams say, by temper and occasion.

A bot talks about the stars as it reads them: a god for the true vision, the mortal for the dream it thinks likely. Some
of what a god says is a bluff. What the mortal says is meant to turn suspicion away from it. All of it is computed from
a determinization, so no remark depends on what the seat cannot know.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from matinee.bots.talk import Remark, Said, Talker
from matinee.engine.layout import plain
from matinee.engine.match import Match
from matinee.games.dreams.bots.beliefs import Beliefs, suspicion, update_posterior
from matinee.games.dreams.bots.hearing import HEARD_WEIGHT, accuses, heard_suspicion, occasion_of
from matinee.games.dreams.bots.seer import SeerBot, temperament_of
from matinee.games.dreams.rules import is_mortal
from matinee.games.dreams.state import LAYING, OVER, VOTING

OCCASIONS = {
    "star": 7,  # the speaker has laid a star
    "praise": 6,  # the player named has laid a star that fits
    "suspect": 8,  # the player named may be the mortal
    "agree": 5,  # the player named has been suspected, and the speaker thinks so, too
    "accused": 7,  # the player named has suspected the speaker
    "defend": 5,  # the player named has been suspected, and the speaker does not think so
    "claim": 6,  # the speaker claims to see the vision
    "found": 5,  # the player named was the mortal, and the speaker knew
    "fooled": 5,  # the speaker, a god, did not name the mortal
    "escaped": 4,  # the speaker was the mortal, and nobody knew
    "caught": 4,  # the speaker was the mortal, and somebody knew
}
"""How many remarks each temper has for an occasion. Those that name a player always name whom they are about."""

MAX_REMARKS = 5  # of one bot in a round; after that, it only answers
AFTER_REVEAL = 0.6  # the chance of a remark after a reveal
ANSWER = 0.85  # the chance of an answer to an accusation
GOOD_STAR, BAD_STAR = 0.8, -0.8  # the evidence of a star that a bot mentions
MORTAL_SURE = 0.4  # the probability of a dream above which the mortal dares to judge stars by it


class Temper(Struct, frozen=True):
    """How a bot talks."""

    id: str
    comments: float  # the chance to comment on a star
    speaks: float  # the chance to speak when it could in a discussion
    suspects: float  # how likely it must think somebody is the mortal, to say so
    bluffs: float  # how often a god says what it does not think


TEMPERS = {
    "bold": Temper("poet", comments=0.16, speaks=0.7, suspects=0.4, bluffs=0.12),
    "shy": Temper("cautious", comments=0.09, speaks=0.55, suspects=0.55, bluffs=0.05),
    "teasing": Temper("jester", comments=0.2, speaks=0.8, suspects=0.35, bluffs=0.25),
    "suspicious": Temper("accuser", comments=0.18, speaks=0.85, suspects=0.3, bluffs=0.1),
}
"""By temperament; see `seer.py`."""

Choice = tuple[str, int | None]
"""An occasion, and whom the remark is about."""


class DreamsTalker(Talker):
    """The talk of the bots of Dreams."""

    remarks = frozenset({"see", "elsewhere", "bold", "same", "hide", "trust", "suspect", "vouch"})

    def round(self, match: Match) -> int:
        return int(match.state[0].round_number) + (0 if self._has_next_round(match) else 1)

    def is_discussion(self, match: Match) -> bool:
        return match.state[0].stage == VOTING

    def is_reveal(self, match: Match) -> bool:
        return any(event.name == "revealed" for event in match.events)

    def _has_next_round(self, match: Match) -> bool:
        """Whether a round has just been revealed and the next one has begun."""
        return match.state[0].stage != OVER and self.is_reveal(match)

    def choose(self, match: Match, seat: int, said: Sequence[Said], seed: int) -> Remark | None:
        rng, temper = Random(seed), TEMPERS[temperament_of(match, seat)]
        choice = self._occasion(match, seat, said, temper, rng)
        if choice is None:
            return None
        occasion, about = choice
        remarks = [f"{temper.id}-{occasion}-{number + 1}" for number in range(OCCASIONS[occasion])]
        heard = {each.remark.id for each in said}
        fresh = [remark for remark in remarks if remark not in heard]
        return Remark(rng.choice(fresh or remarks), about)

    def _occasion(self, match: Match, seat: int, said: Sequence[Said], temper: Temper, rng: Random) -> Choice | None:
        s = plain(match.state[0])
        if self.is_reveal(match):
            return _after_reveal(s, seat, said, rng)
        own = [index for index, each in enumerate(said) if each.seat == seat]
        since = said[own[-1] + 1 :] if own else said
        accusers = [each.seat for each in since if each.remark.about == seat and accuses(each.remark)]
        if accusers and rng.random() < ANSWER:
            return "accused", accusers[-1]
        is_laying = s.stage == LAYING
        if len(own) >= MAX_REMARKS or not s.laid or rng.random() > (temper.comments if is_laying else temper.speaks):
            return None
        if is_laying and (s.dealer + s.laid - 1) % s.players == seat:
            return "star", None
        speaker = Speaker(match, s, seat, said, temper)
        return speaker.comment() if is_laying else speaker.discuss(rng)


def _after_reveal(s: Any, seat: int, said: Sequence[Said], rng: Random) -> Choice | None:
    """Return what to say after a reveal."""
    number = s.round_number if s.stage == OVER else s.round_number - 1
    has_spoken = any(each.seat == seat and occasion_of(each.remark) in AFTERWARDS for each in said)
    if has_spoken or rng.random() > AFTER_REVEAL:
        return None
    mortal = int(s.mortal[number])
    if seat != mortal:
        return ("found", mortal) if s.vote[number, seat] == mortal else ("fooled", None)
    return ("caught" if mortal in [s.vote[number, god] for god in range(s.players)] else "escaped"), None


AFTERWARDS = frozenset({"found", "fooled", "escaped", "caught"})


class Speaker:
    """A bot that has something to say about the stars."""

    def __init__(self, match: Match, s: Any, seat: int, said: Sequence[Said], temper: Temper) -> None:
        self.s, self.seat, self.said, self.temper = s, seat, said, temper
        self.beliefs: Beliefs = SeerBot().beliefs(match, seat)
        update_posterior(self.beliefs, seat, 1.0)
        self.mortal: bool = is_mortal(s, seat)
        posterior = self.beliefs.posterior[seat]
        self.dream = int(np.argmax(posterior)) if self.mortal else int(s.vision[s.round_number])
        """The dream by which it judges stars: as the mortal, the one that it pretends to know."""
        self.is_sure: bool = not self.mortal or float(posterior[self.dream]) >= MORTAL_SURE
        self.others = [other for other in range(s.players) if other != seat]

    def comment(self) -> Choice | None:
        """Return a comment on the last star, which somebody else has laid."""
        star = self.s.laid - 1
        owner = (self.s.dealer + star) % self.s.players
        evidence = float(self.beliefs.star_evidence[star, self.dream])
        if not self.is_sure:
            return None
        if evidence < BAD_STAR and not self._has_accused(owner):
            return "suspect", owner
        return ("praise", owner) if evidence > GOOD_STAR else None

    def discuss(self, rng: Random) -> Choice | None:
        """Return something to say before the vote."""
        accused = [other for other in self.others if self._accusers(other)]
        target = self.best_target() if self.mortal else self._suspect(rng)
        if target is not None and not self._has_accused(target) and (self.is_sure or target in accused):
            return ("agree" if target in accused else "suspect"), target
        wronged = [other for other in accused if other != target and not self._has_accused(other)]
        if wronged and not self.mortal and self._chance(wronged[-1]) < 1 / self.s.players:
            return None if self._has_said("defend") else ("defend", wronged[-1])
        return None if self._has_said("claim") else ("claim", None)

    def best_target(self) -> int:
        """Return whom the mortal should accuse: the player whose accusation lets it survive most often."""
        return max(self.others, key=self.survival_if_accused)

    def survival_if_accused(self, target: int) -> float:
        """Return the mortal's chance that nobody names it, if it accuses a player and is believed a little."""
        heard = heard_suspicion(self.said, self.seat, self.s.players)
        heard[target] += HEARD_WEIGHT
        return survival(self.beliefs, self.s.players, self.seat, heard)

    def _suspect(self, rng: Random) -> int | None:
        """Return whom a god suspects most, if it is sure enough to say so; or sometimes, as a bluff, anybody."""
        if rng.random() < self.temper.bluffs:
            return rng.choice(self.others)
        suspect = max(self.others, key=self._chance)
        return suspect if self._chance(suspect) > self.temper.suspects else None

    def _chance(self, other: int) -> float:
        """Return how likely a player is the mortal, as far as a god can tell."""
        return suspicion(self.beliefs, self.dream, self.seat, other)

    def _accusers(self, other: int) -> list[int]:
        return [each.seat for each in self.said if each.remark.about == other and accuses(each.remark)]

    def _has_accused(self, other: int) -> bool:
        return self.seat in self._accusers(other)

    def _has_said(self, occasion: str) -> bool:
        return any(each.seat == self.seat and occasion_of(each.remark) == occasion for each in self.said)


def survival(beliefs: Beliefs, players: int, seat: int, heard: NDArray[np.float64]) -> float:
    """Return the chance that no god names the mortal, averaged over the dreams, after remarks about the players."""
    total = 0.0
    for dream, belief in enumerate(beliefs.posterior[seat]):
        weights = beliefs.suspicion_weight[dream, :players] * np.exp(heard)
        chances = (1.0 - weights[seat] / (weights.sum() - weights[god]) for god in range(players) if god != seat)
        total += float(belief) * math.prod(chances)
    return total
