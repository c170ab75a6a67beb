"""Results that exist in every game: winners, margins, and results by seat or other starting conditions."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from matinee.lab.statistics import Estimate, Floats, as_floats, mean_of, share_of


class FinishedGame(Protocol):
    """The part of a game's summary that is the same for all games."""

    @property
    def players(self) -> int: ...
    @property
    def moves(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...


class Place(Struct, frozen=True):
    """The results of a place: a studio, or a seat counted from the first player."""

    number: int
    fair: float  # the share of games that each place would win in a balanced game
    wins: Estimate
    points: Estimate


class Outcome(Struct, frozen=True):
    """How games end."""

    points: Estimate  # of a player
    winner: Estimate  # points of the winner
    margin: Estimate  # between the winner and the next player
    ties: Estimate  # share of games in which at least two players have the most points
    shared: Estimate  # share of games with a shared win
    moves: Estimate
    shortest: int  # moves
    longest: int


def points_of(games: Sequence[FinishedGame]) -> Floats:
    """Return points by game and seat."""
    return as_floats([game.points for game in games])


def wins_of(games: Sequence[FinishedGame]) -> Floats:
    """Return wins by game and seat. Shared wins are divided."""
    wins = np.zeros((len(games), games[0].players))
    for row, game in zip(wins, games, strict=True):
        row[game.winners] = 1 / len(game.winners)
    return wins


def outcome_of(games: Sequence[FinishedGame]) -> Outcome:
    """Summarise how games with the same number of players end."""
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


def results_by_place(places: NDArray[np.int64], numbers: Sequence[int], games: Sequence[FinishedGame]) -> list[Place]:
    """Return the results of each place.

    Args:
        places: The number of the place, by game and seat.
        numbers: The places to report.
        games: The games.
    """
    points, wins = points_of(games), wins_of(games)
    results: list[Place] = []
    for number in numbers:
        is_place = places == number
        win_share = share_of(float(wins[is_place].sum()), int(is_place.sum()))
        results.append(Place(number, 1 / games[0].players, win_share, mean_of(points[is_place])))
    return results


def results_by_seat(first_players: Sequence[int], games: Sequence[FinishedGame]) -> list[Place]:
    """Return the results of each seat, counted from the first player: 0 is the first player, 1 the next."""
    players = games[0].players
    places = (np.arange(players)[None, :] - np.asarray(first_players)[:, None]) % players
    return results_by_place(places, range(players), games)


def win_shares_by_rank(amounts: Floats, games: Sequence[FinishedGame]) -> list[Estimate]:
    """Return the share of games won by the player with the most of something, the second most, and so on.

    Args:
        amounts: The amounts by game and seat. Players with equal amounts share their ranks.
        games: The games.
    """
    wins = wins_of(games)
    totals = np.zeros(games[0].players)
    for row, won in zip(amounts, wins, strict=True):
        order = np.argsort(-row, kind="stable")
        for amount in np.unique(row):
            equal = row[order] == amount
            totals[equal] += won[order][equal].mean()
    return [share_of(float(total), len(games)) for total in totals]


def win_share_of_holders(holds: NDArray[np.bool_], games: Sequence[FinishedGame]) -> Estimate:
    """Return the share of games won by players who hold something; `holds` is by game and seat."""
    return share_of(float(wins_of(games)[holds].sum()), int(holds.sum()))
