"""A bot that plays a trained network, without PyTorch.

The weights are in `network.npz` in the game's folder, in half precision, with the configuration and the seed of their
training. Games in one folder (Dream Factory and Traumfabrik) share a network. `matinee train` creates these files.
"""

import json
import math
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from matinee.bots.bot import Bot
from matinee.engine.compiling import bind
from matinee.engine.contract import describe, describe_together, legal, observe
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.engine.match import Match

WEIGHTS_FILE = "network.npz"

Floats = NDArray[np.float32]


def save_weights(file: Path, weights: Mapping[str, Floats], about: Mapping[str, Any]) -> None:
    """Write weights in half precision, with metadata about their training."""
    arrays: dict[str, Any] = {name: value.astype(np.float16) for name, value in weights.items()}
    with file.open("wb") as out:
        np.savez_compressed(out, about=np.array(json.dumps(about)), **arrays)


class Network:
    """The weights of a trained policy, ready for `evaluate`."""

    def __init__(self, file: Path) -> None:
        with np.load(file) as arrays:
            self.about: dict[str, Any] = json.loads(str(arrays["about"]))
            weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != "about"}
        # Transposed to (inputs, outputs): `dense` skips inputs that are 0, as most numbers of an observation are.
        self.layers: tuple[Floats, ...] = tuple(
            np.ascontiguousarray(array.T) if name.endswith("weight") else array
            for name, array in ((name, weights[name]) for name in LAYERS)
        )

    def fits(self, game: Game) -> bool:
        """Return whether the weights are for the observations and moves of a game."""
        sizes = {name: layer.shape[0] for name, layer in zip(LAYERS, self.layers, strict=True)}
        return (sizes["first.weight"], sizes["move.weight"]) == (game.observation_size, len(game.move_features))

    def evaluator(self, game: Game) -> "Evaluator":
        """Return the network with scratch arrays, for compiled code."""
        width, narrow = self.layers[0].shape[1], self.layers[4].shape[1]
        return Evaluator(
            layers=self.layers,
            margin=float(json.loads(self.about["configuration"])["margin"]),
            observation=np.zeros(game.observation_size, np.float32),
            actions=np.zeros(game.max_legal_moves, np.int32),
            descriptions=np.zeros((game.max_legal_moves, len(game.move_features)), np.float32),
            scratch=np.zeros((4, max(width, narrow)), np.float32),
            probabilities=np.zeros(game.max_legal_moves, np.float32),
            values=np.zeros(2, np.float32),
        )

    def evaluate(self, match: Match, seat: int) -> tuple[list[int], Floats, Floats]:
        """Return a seat's legal actions, their probabilities, and the expected win chance and lead in points."""
        network = self.evaluator(match.game)
        count = int(bind(evaluate_position, match.game.rules)(match.state[0], seat, network))
        win, lead = network.values
        expected = np.array([win + 1 / match.players, lead * network.margin], np.float32)
        return network.actions[:count].tolist(), network.probabilities[:count], expected


class Evaluator(NamedTuple):
    """A network, and scratch arrays for its inputs and outputs."""

    layers: Any  # in the order of `LAYERS`
    margin: float  # points in one unit of the second value
    observation: Any
    actions: Any
    descriptions: Any
    scratch: Any
    probabilities: Any  # of each legal action
    values: Any  # the win chance above an equal share, and the lead in units of the margin


LAYERS = (
    "first.weight",
    "first.bias",
    "second.weight",
    "second.bias",
    "context.weight",
    "context.bias",
    "move.weight",
    "join.weight",
    "join.bias",
    "score.weight",
    "score.bias",
    "value.weight",
    "value.bias",
)


def evaluate_position(s: Any, seat: int, network: Evaluator) -> int:
    """Write the legal actions of a seat, their probabilities and the values; return how many actions there are."""
    count = read_inputs(s, seat, network.observation, network.actions, network.descriptions)
    scores = network.probabilities[:count]
    forward(network.observation, network.descriptions[:count], network.layers, network.scratch, scores, network.values)
    highest = scores[0]
    for i in range(count):
        highest = max(highest, scores[i])
    total = 0.0
    for i in range(count):
        scores[i] = math.exp(scores[i] - highest)
        total += scores[i]
    for i in range(count):
        scores[i] /= total
    return count


def estimate_values(s: Any, seat: int, network: Evaluator) -> None:
    """Write the values only, which takes less time."""
    observe(s, seat, network.observation)
    forward_values(network.observation, network.layers, network.scratch, network.values)


def read_inputs(s: Any, seat: int, observation: Any, actions: Any, descriptions: Any) -> int:
    """Write the observation, the legal actions and their features; return how many actions there are."""
    observe(s, seat, observation)
    count = legal(s, seat, actions)
    for i in range(count):
        describe(s, seat, actions[i], descriptions[i])
    describe_together(s, seat, actions, count, descriptions)
    return count


def forward(observation: Any, descriptions: Any, layers: Any, scratch: Any, scores: Any, values: Any) -> None:
    """Compute the score of each described move and two `values`: the win chance above an equal share, and the lead.

    The same computation as `training.policy.Policy`, with `layers` in the order of `LAYERS`.
    """
    forward_values(observation, layers, scratch, values)
    hidden, second, context, joined = scratch[0], scratch[1], scratch[2], scratch[3]
    width, narrow = layers[0].shape[1], layers[4].shape[1]
    dense(hidden[:width], layers[4], layers[5], False, context[:narrow])
    for move in range(scores.size):
        # The context takes the place of the bias.
        dense(descriptions[move], layers[6], context[:narrow], True, joined[:narrow])
        dense(joined[:narrow], layers[7], layers[8], True, second[:narrow])
        dense(second[:narrow], layers[9], layers[10], False, scores[move : move + 1])


def forward_values(observation: Any, layers: Any, scratch: Any, values: Any) -> None:
    """Compute the two `values`, and leave the hidden layer in `scratch[0]`."""
    hidden, second = scratch[0], scratch[1]
    width = layers[0].shape[1]
    dense(observation, layers[0], layers[1], True, hidden[:width])
    dense(hidden[:width], layers[2], layers[3], True, second[:width])
    for i in range(width):
        hidden[i] += second[i]
    dense(hidden[:width], layers[11], layers[12], False, values)


def dense(x: Any, weights: Any, bias: Any, relu: bool, out: Any) -> None:
    """Apply a dense layer to `x`. `weights` has the shape (inputs, outputs).

    Inputs of 0 are skipped; the others are added four at a time, because reading and writing `out` takes longer than
    adding.
    """
    for j in range(out.size):
        out[j] = bias[j]
    first = second = third = 0  # the last of them are the inputs that wait
    waiting = 0
    for fourth in range(x.size):
        if x[fourth] != 0.0:
            if waiting == 3:
                add_four(x, weights, first, second, third, fourth, out)
                waiting = 0
            else:
                first, second, third = second, third, fourth
                waiting += 1
    if waiting > 0:
        add_one(x, weights, third, out)
    if waiting > 1:
        add_one(x, weights, second, out)
    if waiting > 2:
        add_one(x, weights, first, out)
    if relu:
        for j in range(out.size):
            out[j] = max(out[j], 0.0)


def add_one(x: Any, weights: Any, i: int, out: Any) -> None:
    """Add what one input contributes to each output."""
    a = x[i]
    for j in range(out.size):
        out[j] += a * weights[i, j]


def add_four(x: Any, weights: Any, i1: int, i2: int, i3: int, i4: int, out: Any) -> None:
    """Add what four inputs contribute to each output."""
    a, b, c, d = x[i1], x[i2], x[i3], x[i4]
    for j in range(out.size):
        out[j] += a * weights[i1, j] + b * weights[i2, j] + c * weights[i3, j] + d * weights[i4, j]


@lru_cache
def load_network(file: Path) -> Network:
    """Return the network in a file, cached.

    Raises:
        MatineeError: The file does not exist, or is not one that `save_weights` has written.
    """
    try:
        return Network(file)
    except (OSError, ValueError, KeyError, BadZipFile) as problem:
        raise MatineeError("error-weights", file=str(file), reason=type(problem).__name__) from None


class NetworkBot(Bot):
    """Play the network's most probable move."""

    name = "network"

    def __init__(self, file: Path, game: Game) -> None:
        """Load the weights in a file.

        Raises:
            MatineeError: They cannot be read, or were trained with other features, for example before the game got
                another option.
        """
        self.network: Network = load_network(file)
        if not self.network.fits(game):
            raise MatineeError("error-network", file=str(file), game=game.name)

    def rank(self, match: Match, seat: int, seed: int) -> list[int]:
        actions, probabilities, _ = self.network.evaluate(match, seat)
        return [actions[index] for index in np.argsort(-probabilities, kind="stable")]
