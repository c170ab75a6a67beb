"""Why a bot voted as it did: the largest terms of the score that decided its vote.

The score of a vote is a sum: what each star says, what is remembered of earlier rounds, what others have said, and a
random error, which makes weaker bots weaker. Reasons are computed from the position before the votes were revealed,
because revealing clears the sky, with the seed of the bot's choice. They are shown afterwards, because they depend on
what the seat knew.
"""

import math
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from msgspec import Struct

from matinee.bots.roster import BotMove, find_bot
from matinee.engine.i18n import LocalisedName, translate
from matinee.engine.layout import plain
from matinee.engine.match import Match
from matinee.games.dreams.bots.beliefs import WRONGLY_SUSPECTED, Beliefs
from matinee.games.dreams.bots.hearing import heard_suspicion
from matinee.games.dreams.bots.landmarks import marked_landmark
from matinee.games.dreams.bots.seer import SeerBot, landmarks_of
from matinee.games.dreams.rules import is_mortal
from matinee.games.dreams.state import SEATS, VOTE_COLOUR, VOTING

MAX_REASONS = 2
MIN_BETTER, MIN_FAR_BETTER = 0.7, 2.0  # log-likelihood ratios

Kind = Literal[
    "fits", "fits-unnamed", "nowhere", "echo", "memory", "heard", "whim", "hunch", "whim-dream", "hunch-dream"
]
MEMORY, HEARD, WHIM = "memory", "heard", "whim"
Source = int | str
"""Where a term of a score comes from: a god's vote depends on the first to third star of the suspect, the mortal's on
each star by its number; both on `MEMORY`, `HEARD` or `WHIM`."""


class Reason(Struct, frozen=True, kw_only=True):
    """A reason for a vote, with the message `seer-KIND`. Dreams count from 1; fields that a kind does not use are 0.

    Kinds: "fits": a star fits `dream` better than `other` ("fits-unnamed": there is no landmark); "nowhere": it marks
    nothing in `dream`; "echo": it says no more about `dream` than earlier stars; "memory": the suspect was hardly ever
    accused wrongly; "heard": others spoke against the suspect; "whim": chance, as all else spoke more for `rival`;
    "hunch": chance, and all else agreed; "whim-dream" and "hunch-dream" are the same of the mortal's vote.
    """

    kind: Kind
    seat: int  # of the suspect; of the mortal's reasons, the owner of the star, or -1
    star: int = 0  # the owner's first, second or third star
    number: int = 0  # its number among all stars
    dream: int = 0
    other: int = 0
    rival: int = 0  # a seat, or of the mortal's vote a dream
    what: LocalisedName | None = None  # the landmark of `dream` that the star marks
    strength: int = 1  # 1 a little, 2 better, 3 far better
    weight: float  # how much this raised the score of the vote above the average of the others


class Vote(Struct, frozen=True):
    """The scores with which a bot has voted."""

    beliefs: Beliefs
    terms: dict[int, dict[Source, float]]  # by vote (0 to 5 a colour, 6 to 9 a dream), by source
    chosen: int

    def weights(self) -> dict[Source, float]:
        """Return how much each source raised the score of the vote above the average of the other votes."""
        others = [terms for vote, terms in self.terms.items() if vote != self.chosen]
        return {
            source: value - sum(terms[source] for terms in others) / len(others)
            for source, value in self.terms[self.chosen].items()
        }

    def rival(self) -> int:
        """Return the vote that would have won without chance."""
        return max(self.terms, key=lambda vote: sum(self.terms[vote].values()) - self.terms[vote][WHIM])


def decide(bot: SeerBot, match: Match, seat: int, seed: int) -> Vote:
    """Return the scores of a bot's votes. `match` is a determinization for the seat, at the vote."""
    s = plain(match.state[0])
    beliefs = bot.beliefs(match, seat)
    moves, scores = bot.score(match, seat, seed)
    actions: list[int] = moves.tolist()
    terms: dict[int, dict[Source, float]] = {}
    for action, score in zip(actions, scores.tolist(), strict=True):
        vote = action - VOTE_COLOUR
        known = (
            _terms_for_dream(s, seat, vote - SEATS, beliefs)
            if is_mortal(s, seat)
            else _terms_against(bot, s, seat, vote, beliefs)
        )
        terms[vote] = {**known, WHIM: score - sum(known.values())}
    return Vote(beliefs, terms, actions[int(np.argmax(scores))] - VOTE_COLOUR)


def _terms_for_dream(s: Any, seat: int, dream: int, beliefs: Beliefs) -> dict[Source, float]:
    """Return what each star of the others adds to the mortal's score of a dream."""
    return {
        star: math.log(beliefs.likelihoods[star, dream])
        for star in range(s.laid)
        if (s.dealer + star) % s.players != seat
    }


def _terms_against(bot: SeerBot, s: Any, seat: int, suspect: int, beliefs: Beliefs) -> dict[Source, float]:
    """Return what speaks for a god's vote for a suspect."""
    vision = s.vision[s.round_number]
    stars = [star for star in range(s.laid) if (s.dealer + star) % s.players == suspect]
    return {
        **{number: -float(beliefs.star_evidence[star, vision]) for number, star in enumerate(stars)},
        MEMORY: -float(beliefs.track_record[suspect, WRONGLY_SUSPECTED]),
        HEARD: float(heard_suspicion(bot.heard, seat, s.players)[suspect]),
    }


def reasons(match: Match, move: BotMove) -> list[Reason]:
    """Return the reasons for a bot's vote, the largest term of its score first; none if it cannot be repeated.

    Args:
        match: The match during the vote.
        move: The bot's vote.
    """
    s = plain(match.state[0])
    if move.level not in match.game.levels:
        return []
    bot = find_bot(move.level, match.game).hearing(move.heard)
    if s.stage != VOTING or not isinstance(bot, SeerBot):
        return []
    match = match.determinized(move.seat, move.seed)
    s = plain(match.state[0])
    vote = decide(bot, match, move.seat, move.seed)
    if match.game.text(s, match.box, move.seat, vote.chosen + VOTE_COLOUR) != move.move:
        return []
    weights = vote.weights()
    largest = sorted((source for source in weights if weights[source] > 0), key=lambda source: -weights[source])
    explain = _reason_of_mortal if is_mortal(s, move.seat) else _reason_of_god
    return [explain(match, s, vote, source, weights[source]) for source in largest[:MAX_REASONS]]


def explain_round(
    positions: Sequence[Match], bots: Sequence[BotMove | None], number: int
) -> dict[int, list[Reason]] | None:
    """Return the reasons for the bots' votes in a revealed round, by seat; None if it is not revealed.

    Args:
        positions: The match after each move.
        bots: The bot that made each move; None for a person.
        number: The round, counted from 1.
    """
    states = [position.state[0] for position in positions]
    voting = [index for index, s in enumerate(states) if (s.round_number, s.stage) == (number - 1, VOTING)]
    if not voting or voting[-1] + 1 == len(positions):
        return None
    # Votes do not depend on each other; the last one reveals all of them.
    return {move.seat: reasons(positions[index], move) for index in voting if (move := bots[index + 1]) is not None}


def _reason_of_mortal(match: Match, s: Any, vote: Vote, source: Source, weight: float) -> Reason:
    """Return the reason that a term gives the mortal for a dream."""
    dream = vote.chosen - SEATS
    if source == WHIM:
        rival = vote.rival()
        kind: Kind = "hunch-dream" if rival == vote.chosen else "whim-dream"
        return Reason(kind=kind, seat=-1, dream=dream + 1, rival=rival - SEATS + 1, weight=round(weight, 3))
    assert isinstance(source, int)
    worst = int(np.argmin(vote.beliefs.likelihoods[source]))
    what = marked_landmark(match, landmarks_of(match), dream, s.star_x[source], s.star_y[source])
    return _star_reason("fits" if what else "fits-unnamed", s, vote, source, dream, worst, what, weight)


def _reason_of_god(match: Match, s: Any, vote: Vote, source: Source, weight: float) -> Reason:
    """Return the reason that a term gives a god for a suspect."""
    suspect, vision = vote.chosen, int(s.vision[s.round_number])
    if source == WHIM:
        rival = vote.rival()
        return Reason(kind="hunch" if rival == suspect else "whim", seat=suspect, rival=rival, weight=round(weight, 3))
    if isinstance(source, str):
        return Reason(kind="memory" if source == MEMORY else "heard", seat=suspect, weight=round(weight, 3))
    star = [each for each in range(s.laid) if (s.dealer + each) % s.players == suspect][source]
    table, x, y = landmarks_of(match), s.star_x[star], s.star_y[star]
    best = int(np.argmax(vote.beliefs.likelihoods[star]))
    if best != vision:
        what = marked_landmark(match, table, best, x, y)
        if what is not None:
            return _star_reason("fits", s, vote, star, best, vision, what, weight)
    what = marked_landmark(match, table, vision, x, y)
    return _star_reason("echo" if what else "nowhere", s, vote, star, vision, best, what, weight)


def _star_reason(
    kind: Kind, s: Any, vote: Vote, star: int, dream: int, other: int, what: LocalisedName | None, weight: float
) -> Reason:
    ratio = math.log(vote.beliefs.likelihoods[star, dream] / vote.beliefs.likelihoods[star, other])
    return Reason(
        kind=kind,
        seat=(s.dealer + star) % s.players,
        star=star // s.players + 1,
        number=star + 1,
        dream=dream + 1,
        other=other + 1,
        what=what,
        strength=1 + (ratio > MIN_BETTER) + (ratio > MIN_FAR_BETTER),
        weight=round(weight, 3),
    )


def say_reason(reason: Reason, names: Sequence[str], language: str) -> str:
    """Return a reason as a sentence; `names` are the players' names."""
    of_dream = reason.kind.endswith("-dream")
    facts: dict[str, int | str | LocalisedName] = {
        "name": "" if of_dream else names[reason.seat],
        "star": reason.star,
        "dream": reason.dream,
        "other": reason.other,
        "strength": reason.strength,
        "what": reason.what or "",
        "rival": reason.rival if of_dream else names[reason.rival],
    }
    return translate(language, f"seer-{reason.kind}", **facts)
