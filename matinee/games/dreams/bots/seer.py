"""The bots of Dreams: seers, a baseline that marks landmarks, and one that uses different bots for the two roles."""

from collections.abc import Sequence
from copy import copy

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from matinee.bots.bot import MAX_EVALUATIONS, Bot, MoveEvaluation
from matinee.bots.talk import Said
from matinee.engine.compiling import bind
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng
from matinee.games.dreams.bots.beliefs import Beliefs, Settings
from matinee.games.dreams.bots.hearing import heard_suspicion
from matinee.games.dreams.bots.hints import hint_reasons
from matinee.games.dreams.bots.landmark_policy import mark_landmark
from matinee.games.dreams.bots.move_scores import score_moves
from matinee.games.dreams.bots.rollouts import run_rollouts
from matinee.games.dreams.bots.star_values import infer_beliefs
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.pictures import landmark_table
from matinee.games.dreams.rules import is_mortal
from matinee.games.dreams.state import SHOWN, TONES, VOTE_COLOUR, VOTING

ROLLOUTS = ((MAX_EVALUATIONS, 8), (3, 16), (2, 32))
"""Of a hint: how many of the best moves are tried, and how often each. The moves that do best are tried again."""

TEMPERAMENTS: dict[str, dict[str, float]] = {
    # Shows what it knows as a god.
    "bold": {"leak_cost": 1.5},
    # Stays vague.
    "shy": {"leak_cost": 3.2},
    # Risks more as the mortal, and as a god once the mortal can no longer copy.
    "teasing": {"overconfidence": 0.25, "late_leak_share": 0.15},
    # Suspects random stars, and remembers earlier rounds.
    "suspicious": {"mortal_stray_chance": 0.35, "history_weight": 1.5},
}
"""Styles of play: the settings in which they differ."""


class SeerBot(Bot):
    """Play by beliefs about landmarks.

    Args:
        settings: The parameters.
        temperament: A key of `TEMPERAMENTS`; None for a different one at each seat.
    """

    name = "seer"

    def __init__(self, settings: Settings | None = None, temperament: str | None = None) -> None:
        self.settings: Settings = settings or Settings()
        self.temperament: str | None = temperament
        self.heard: Sequence[Said] = ()

    def hearing(self, said: Sequence[Said]) -> Bot:
        listener = copy(self)
        listener.heard = said
        return listener

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        moves, scores = self.score(match, seat, seed)
        best: list[int] = moves[np.argsort(-scores, kind="stable")].tolist()
        return list(dict.fromkeys(best))

    def score(self, match: Match, seat: int, seed: int) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
        """Return promising moves and the scores that decide between them."""
        table, s = landmarks_of(match), match.state[0]
        moves, scores = scratch_arrays(table)
        settings = self.settings_of(match, seat).packed()
        count = bind(score_moves, match.game.rules)(s, seat, table, settings, fast_rng(seed), moves, scores)
        moves, scores = moves[:count], scores[:count]
        if self.heard and s.stage == VOTING and not is_mortal(s, seat):
            scores += heard_suspicion(self.heard, seat, s.players)[moves - VOTE_COLOUR]
        return moves, scores

    def evaluate_determinized(self, match: Match, seat: int, seed: int) -> list[MoveEvaluation]:
        """Evaluate the best moves by rollouts, the best one first."""
        moves = self.rank(match, seat, seed)
        tries, sums = dict.fromkeys(moves, 0), {move: np.zeros(2) for move in moves}
        for batch, (count, rollouts) in enumerate(ROLLOUTS):
            for move in moves[:count]:  # the same seed for all, so that luck affects them equally
                self._run_rollouts(match, seat, move, rollouts, seed + batch, sums[move])
                tries[move] += rollouts
            moves[:count] = sorted(moves[:count], key=lambda move: tuple(-sums[move][::-1] / tries[move]))
        beliefs = self.beliefs(match, seat)
        return [
            MoveEvaluation(
                move=match.game.text(match.state[0], match.box, seat, move),
                visits=tries[move],
                points=float(sums[move][0]) / tries[move],
                win=float(sums[move][1]) / tries[move],
                reasons=hint_reasons(match, seat, move, beliefs, landmarks_of(match)),
            )
            for move in moves[:MAX_EVALUATIONS]
        ]

    def _run_rollouts(
        self, match: Match, seat: int, action: int, rollouts: int, seed: int, sums: NDArray[np.float64]
    ) -> None:
        table, states = landmarks_of(match), np.repeat(match.state, 2)
        settings, rng = self.settings_of(match, seat).packed(), fast_rng(seed)
        run = bind(run_rollouts, match.game.rules)
        run(states, bytes_of(states), seat, action, rollouts, table, settings, rng, *scratch_arrays(table), sums)

    def beliefs(self, match: Match, seat: int) -> Beliefs:
        """Return the beliefs with which the bot in a seat reads the stars."""
        settings = self.settings_of(match, seat).packed()
        return bind(infer_beliefs, match.game.rules)(match.state[0], landmarks_of(match), settings)

    def settings_of(self, match: Match, seat: int) -> Settings:
        """Return the settings of a seat."""
        return replace(self.settings, **TEMPERAMENTS[self.temperament or temperament_of(match, seat)])


class LandmarkBot(Bot):
    """Mark landmarks by weight and vote at random."""

    name = "landmarks"

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        return [bind(mark_landmark, match.game.rules)(match.state[0], seat, landmarks_of(match), fast_rng(seed))]


class RoleBot(Bot):
    """Play like one bot as a god and like another as the mortal."""

    def __init__(self, god: Bot, mortal: Bot) -> None:
        self.god: Bot = god
        self.mortal: Bot = mortal

    def hearing(self, said: Sequence[Said]) -> Bot:
        return RoleBot(self.god.hearing(said), self.mortal.hearing(said))

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        return (self.mortal if is_mortal(match.state[0], seat) else self.god).rank(match, seat, seed)


def temperament_of(match: Match, seat: int) -> str:
    """Return the temperament of a seat: a different one for each neighbour, with a different offset for each deal."""
    names = list(TEMPERAMENTS)
    return names[(int(match.state[0].deck[0]) + seat) % len(names)]


def landmarks_of(match: Match) -> NDArray[np.float64]:
    """Return the landmarks of all pictures of a match."""
    assert isinstance(match.box, DreamsBox)
    return landmark_table(match.box, match.version)


def scratch_arrays(table: NDArray[np.float64]) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    """Return arrays for the moves that `score_moves` writes and for their scores."""
    size = SHOWN * len(table[0]) * TONES
    return np.zeros(size, np.int32), np.zeros(size)
