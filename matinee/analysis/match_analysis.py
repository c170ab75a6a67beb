"""The analysis of a finished match. It is refined step by step, so that a first result is there soon."""

import threading
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
from msgspec import Struct

from matinee.analysis.grading import Decision, Floats, Grade
from matinee.engine import records
from matinee.engine.errors import MatineeError
from matinee.engine.match import Match
from matinee.engine.records import RecordSource
from matinee.games import find_game

TURNING_POINTS = 5
MIN_TURN = 0.05  # of the win chance


class LedgerLine(Struct, frozen=True):
    """Where a player's result came from, in shares of the win: `result` - `opening` is the sum of the other three."""

    seat: int
    opening: float
    own_decisions: float
    others_decisions: float
    luck: float
    result: float


class TurningPoint(Struct, frozen=True):
    """A move that changed a player's chance much."""

    number: int
    seat: int
    change: float


class Analysis(Struct, frozen=True):
    """The analysis of a match.

    Attributes:
        samples: How many times each alternative was sampled.
        chances: The win chances of all seats before each move, then the result.
        grades: The decisions with more than one legal move.
        ledger: Where each player's result came from.
        turning_points: The moves that changed chances most, in the order of the game.
    """

    samples: int
    chances: list[list[float]]
    grades: list[Grade]
    ledger: list[LedgerLine]
    turning_points: list[TurningPoint]


class MatchAnalysis:
    """Analyses a finished match.

    Args:
        positions: The match before the first move and after each move.
        moves: The seat and the notation of each move.
        seed: Determines the samples.

    Raises:
        MatineeError: The match is not over, or its game has no trained network.
    """

    def __init__(self, positions: Sequence[Match], moves: Sequence[tuple[int, str]], seed: int = 1) -> None:
        if not positions[-1].over:
            raise MatineeError("error-analysis-not-over")
        self.samples: int = 0
        self.decisions: list[Decision] = []
        for number, (before, (seat, move)) in enumerate(zip(positions, moves, strict=False), 1):
            action = before.game.action(before.state[0], before.box, seat, move)
            self.decisions.append(Decision(before, number, seat, action))
        winners = positions[-1].winners
        self._result = np.array([seat in winners for seat in range(positions[-1].players)]) / len(winners)
        self._seed = seed
        self._lock = threading.Lock()

    @classmethod
    def of_record(cls, source: RecordSource, box: str | Path | None = None, seed: int = 1) -> "MatchAnalysis":
        """Prepare the analysis of a record."""
        positions = [match.copy() for match in records.steps(source, find_game, box)]
        return cls(positions, positions[-1].history, seed)

    def refine(self, samples: int) -> None:
        """Add samples of every alternative of every decision."""
        with self._lock:
            for decision in self.decisions:
                decision.refine(samples, (self._seed << 32) + (self.samples << 16) + decision.number)
            self.samples += samples

    def result(self) -> Analysis:
        """Return the analysis by the samples so far."""
        best = [decision.best()[0] for decision in self.decisions]
        chances = [decision.chances(index) for decision, index in zip(self.decisions, best, strict=True)]
        chances.append(self._result)
        choices = [decision.chances(0) - before for decision, before in zip(self.decisions, chances, strict=False)]
        changes = [after - before for before, after in pairwise(chances)]
        return Analysis(
            samples=self.samples,
            chances=[each.tolist() for each in chances],
            grades=[decision.grade() for decision in self.decisions if len(decision.actions) > 1],
            ledger=[self._ledger_line(seat, chances, choices) for seat in range(len(self._result))],
            turning_points=turning_points(changes),
        )

    def _ledger_line(self, seat: int, chances: Sequence[Floats], choices: Sequence[Floats]) -> LedgerLine:
        own = sum(float(c[seat]) for c, d in zip(choices, self.decisions, strict=True) if d.seat == seat)
        others = sum(float(c[seat]) for c, d in zip(choices, self.decisions, strict=True) if d.seat != seat)
        opening, result = float(chances[0][seat]), float(chances[-1][seat])
        return LedgerLine(seat, opening, own, others, result - opening - own - others, result)


def turning_points(changes: Sequence[Floats]) -> list[TurningPoint]:
    """Return the moves that changed somebody's chance most, with that seat and the change."""
    found: list[TurningPoint] = []
    for number, change in enumerate(changes, 1):
        seat = int(np.abs(change).argmax())
        if abs(change[seat]) >= MIN_TURN:
            found.append(TurningPoint(number, seat, float(change[seat])))
    found = sorted(found, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return sorted(found, key=lambda point: point.number)
