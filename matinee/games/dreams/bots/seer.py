"""The bots of Dreams: seers, a baseline that marks landmarks, and one that uses different bots for the two roles."""

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from matinee.bots.bot import MAX_EVALUATIONS, Bot, MoveEvaluation
from matinee.engine.compiling import bind
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rng
from matinee.games.dreams.bots.beliefs import Settings
from matinee.games.dreams.bots.landmark_policy import mark_landmark
from matinee.games.dreams.bots.move_scores import score_moves
from matinee.games.dreams.bots.rollouts import run_rollouts
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.pictures import landmark_table
from matinee.games.dreams.rules import is_mortal
from matinee.games.dreams.state import SHOWN, TONES

ROLLOUTS = 6  # for each evaluation

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

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        table = landmarks_of(match)
        moves, scores = scratch_arrays(table)
        settings = self._settings(match, seat).packed()
        count = bind(score_moves, match.game.rules)(
            match.state[0], seat, table, settings, fast_rng(seed), moves, scores
        )
        best: list[int] = moves[np.argsort(-scores[:count], kind="stable")].tolist()
        return list(dict.fromkeys(best))

    def evaluate_determinized(self, match: Match, seat: int, seed: int) -> list[MoveEvaluation]:
        return [self._evaluate(match, seat, action, seed) for action in self.rank(match, seat, seed)[:MAX_EVALUATIONS]]

    def _evaluate(self, match: Match, seat: int, action: int, seed: int) -> MoveEvaluation:
        table = landmarks_of(match)
        states, sums = np.repeat(match.state, 2), np.zeros(2)
        settings = self._settings(match, seat).packed()
        run = bind(run_rollouts, match.game.rules)
        run(
            states,
            bytes_of(states),
            seat,
            action,
            ROLLOUTS,
            table,
            settings,
            fast_rng(seed),
            *scratch_arrays(table),
            sums,
        )
        move = match.game.text(match.state[0], match.box, seat, action)
        return MoveEvaluation(move, ROLLOUTS, float(sums[0]) / ROLLOUTS, float(sums[1]) / ROLLOUTS)

    def _settings(self, match: Match, seat: int) -> Settings:
        """Return the settings of a seat. Temperaments differ by seat, with a different offset for each deck."""
        names = list(TEMPERAMENTS)
        name = self.temperament or names[(int(match.state[0].deck[0]) + seat) % len(names)]
        return replace(self.settings, **TEMPERAMENTS[name])


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

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        return (self.mortal if is_mortal(match.state[0], seat) else self.god).rank(match, seat, seed)


def landmarks_of(match: Match) -> NDArray[np.float64]:
    """Return the landmarks of all pictures of a match."""
    assert isinstance(match.box, DreamsBox)
    return landmark_table(match.box, match.version)


def scratch_arrays(table: NDArray[np.float64]) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    """Return arrays for the moves that `score_moves` writes and for their scores."""
    size = SHOWN * len(table[0]) * TONES
    return np.zeros(size, np.int32), np.zeros(size)
