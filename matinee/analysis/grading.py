"""Grades of the decisions of a match: what each alternative would have been worth, by what the player knew."""

from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from matinee.analysis.sampling import sample_results
from matinee.bots.network import WEIGHTS_FILE, Network, NetworkBot
from matinee.engine.compiling import bind
from matinee.engine.contract import MAX_SEATS
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.engine.layout import bytes_of
from matinee.engine.match import Match
from matinee.engine.rng import fast_rngs

Floats = NDArray[np.float64]
Label = Literal["", "inaccuracy", "mistake", "blunder"]

LABELS: tuple[tuple[float, Label], ...] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""The loss of win chance from which a decision has the label."""
ERRORS = 2.0  # a loss counts if it is this many standard errors
ALTERNATIVES = 6  # besides the move that was played


class Alternative(Struct, frozen=True):
    """A move that was possible.

    Attributes:
        move: In notation.
        win: The win chance after it.
        error: The standard error of `win`.
        lead: The expected lead in points over the mean of the others.
    """

    move: str
    win: float
    error: float
    lead: float


class Grade(Struct, frozen=True):
    """A decision and its alternatives.

    Attributes:
        number: The number of the move, from 1.
        seat: Who decided.
        move: What was played.
        alternatives: The best moves that were found, and the one that was played; the best first.
        best: The best move; the one that was played, unless another is better by more than its uncertainty.
        loss: The win chance that the decision cost, compared with `best`.
        error: The standard error of the loss.
        label: How bad the decision was.
    """

    number: int
    seat: int
    move: str
    alternatives: list[Alternative]
    best: str
    loss: float
    error: float
    label: Label


def label_of(loss: float) -> Label:
    """Return the label of a loss of win chance."""
    for least, label in LABELS:
        if loss >= least:
            return label
    return ""


@dataclass
class Decision:
    """A decision, with the samples so far of each alternative. `refine` adds samples.

    The same sample of two alternatives has the same hidden information, so their difference is less uncertain than
    each of them.
    """

    match: Match  # before the move
    number: int
    seat: int
    played: int
    actions: list[int] = field(default_factory=list[int])  # the alternatives, that played first
    wins: list[Floats] = field(default_factory=list[Floats])  # by alternative: by sample and seat
    leads: list[Floats] = field(default_factory=list[Floats])  # by alternative: by sample

    def __post_init__(self) -> None:
        self._network = network_for(self.match.game)
        actions, probabilities, _ = self._network.evaluate(self.match.determinized(self.seat), self.seat)
        order: list[int] = np.argsort(-probabilities, kind="stable").tolist()
        ranked = [actions[index] for index in order]
        others = [action for action in ranked if action != self.played]
        self.actions = [self.played, *others[:ALTERNATIVES]]
        self.wins = [np.empty((0, self.match.players)) for _ in self.actions]
        self.leads = [np.empty(0) for _ in self.actions]

    def refine(self, samples: int, seed: int) -> None:
        """Add samples of each alternative. The seed must be another one each time."""
        for index, action in enumerate(self.actions):
            wins, leads = sample(self.match, self.seat, action, samples, seed, self._network)
            self.wins[index] = np.concatenate([self.wins[index], wins])
            self.leads[index] = np.concatenate([self.leads[index], leads])

    def best(self) -> tuple[int, float, float]:
        """Return the index of the best alternative, its gain over the move that was played, and the gain's error."""
        own = [wins[:, self.seat] for wins in self.wins]
        chosen, loss, error = 0, 0.0, 0.0
        for index in range(1, len(own)):
            gains = own[index] - own[0]
            mean, uncertainty = float(gains.mean()), standard_error(gains)
            if mean > ERRORS * uncertainty and mean > loss:
                chosen, loss, error = index, mean, uncertainty
        return chosen, loss, error

    def chances(self, index: int) -> Floats:
        """Return the win chances of all seats after an alternative."""
        return self.wins[index].mean(axis=0)

    def grade(self) -> Grade:
        """Return the grade by the samples so far."""
        chosen, loss, error = self.best()
        alternatives = [
            Alternative(
                move=self._text(action),
                win=float(wins[:, self.seat].mean()),
                error=standard_error(wins[:, self.seat]),
                lead=float(leads.mean()),
            )
            for action, wins, leads in zip(self.actions, self.wins, self.leads, strict=True)
        ]
        return Grade(
            number=self.number,
            seat=self.seat,
            move=alternatives[0].move,
            alternatives=sorted(alternatives, key=lambda alternative: -alternative.win),
            best=alternatives[chosen].move,
            loss=loss,
            error=error,
            label=label_of(loss),
        )

    def _text(self, action: int) -> str:
        return self.match.game.text(self.match.state[0], self.match.box, self.seat, action)


def standard_error(values: Floats) -> float:
    """Return the standard error of a mean."""
    return float(values.std(ddof=1) / len(values) ** 0.5) if len(values) > 1 else 1.0


def network_for(game: Game) -> Network:
    """Return the trained weights of a game.

    Raises:
        MatineeError: There are none.
    """
    file = game.file(WEIGHTS_FILE)
    if file is None:
        raise MatineeError("error-analysis-weights", game=game.box().name)
    return NetworkBot(file, game).network


def sample(match: Match, seat: int, action: int, samples: int, seed: int, network: Network) -> tuple[Floats, Floats]:
    """Return the win chances of all seats by sample, and the lead of `seat` by sample, after a move."""
    states: Any = np.repeat(match.state, 2)
    rngs, totals = fast_rngs(seed, samples), np.zeros(MAX_SEATS, np.int64)
    wins, leads = np.zeros((samples, match.players)), np.zeros(samples)
    run = bind(sample_results, match.game.rules)
    run(states, bytes_of(states), seat, action, rngs, network.evaluator(match.game), totals, wins, leads)
    return wins, leads
