"""What every game has: somebody wins, by so much, from some place at the table."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from matinee.lab.statistics import Estimate, Numbers, mean_of, numbers, share_of


class Played(Protocol):
    """A finished game."""

    @property
    def players(self) -> int: ...
    @property
    def moves(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...


class Place(Struct, frozen=True):
    """How one does from a place: a studio, a seat counted from the first player, a rank in money."""

    number: int
    fair: float  # the share of games one would win if places were alike
    wins: Estimate
    points: Estimate


class Outcome(Struct, frozen=True):
    """How games end."""

    points: Estimate  # of a player
    winner: Estimate  # points of the winner
    margin: Estimate  # between the winner and the next player
    ties: Estimate  # share of games in which two have the most points
    shared: Estimate  # and in which they share the win
    moves: Estimate
    shortest: int
    longest: int


def points_of(games: Sequence[Played]) -> Numbers:
    """Points by game and seat."""
    return numbers([game.points for game in games])


def wins_of(games: Sequence[Played]) -> Numbers:
    """Wins by game and seat; a shared one is shared out."""
    wins = np.zeros((len(games), games[0].players))
    for row, game in zip(wins, games, strict=True):
        row[game.winners] = 1 / len(game.winners)
    return wins


def outcome_of(games: Sequence[Played]) -> Outcome:
    points, moves = points_of(games), [game.moves for game in games]
    ordered = np.sort(points, axis=1)
    margin = ordered[:, -1] - ordered[:, -2]
    return Outcome(
        points=mean_of(points.mean(axis=1)),
        winner=mean_of(ordered[:, -1]),
        margin=mean_of(margin),
        ties=share_of(int((margin == 0).sum()), len(games)),
        shared=share_of(sum(len(game.winners) > 1 for game in games), len(games)),
        moves=mean_of(moves),
        shortest=min(moves),
        longest=max(moves),
    )


def places(numbering: NDArray[np.int64], names: Sequence[int], games: Sequence[Played]) -> list[Place]:
    """How one does from each place, given the place of every seat in every game."""
    points, wins = points_of(games), wins_of(games)
    found: list[Place] = []
    for number in names:
        here = numbering == number
        count = int(here.sum())
        found.append(
            Place(number, 1 / games[0].players, share_of(float(wins[here].sum()), count), mean_of(points[here]))
        )
    return found


def seats(firsts: Sequence[int], games: Sequence[Played]) -> list[Place]:
    """How one does from each seat: 0 is the first player's, 1 the one to their left."""
    players = games[0].players
    numbering = (np.arange(players)[None, :] - np.asarray(firsts)[:, None]) % players
    return places(numbering, range(players), games)


def ranks(amounts: Numbers, games: Sequence[Played]) -> list[Estimate]:
    """The share of games won by whoever has the most of something, the second most, and so on. Equals share."""
    wins = wins_of(games)
    totals = np.zeros(games[0].players)
    for have, won in zip(amounts, wins, strict=True):
        order = np.argsort(-have, kind="stable")
        for amount in np.unique(have):
            equal = have[order] == amount
            totals[equal] += won[order][equal].mean()
    return [share_of(float(total), len(games)) for total in totals]


def holders(holding: NDArray[np.bool_], games: Sequence[Played]) -> Estimate:
    """The share of games won by those who hold something, by game and seat."""
    return share_of(float(wins_of(games)[holding].sum()), int(holding.sum()))
