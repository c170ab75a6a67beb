"""Pgx's bridge bidding with a few deals of our own. Needs the `bench` extra.

Pgx looks up how many tricks a contract would make in a table of solved deals, of which its authors offer millions for
download. It draws a deal by its index, so with a few it takes the same time, and a few are solved in seconds.
"""

from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

DEALS = 20  # some 0.2 s each on two cores; the solver takes 40 at once
SEATS = 4  # north, east, south, west
RANKS = "A23456789TJQK"  # in Pgx's order; its suits are spades, hearts, diamonds, clubs


def bidding() -> Any:
    """Pgx reads the file when it is made and never again."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "deals.npy"
        np.save(file, table(dealt(DEALS)))
        return import_module("pgx.bridge_bidding").BridgeBidding(str(file))


def dealt(deals: int) -> NDArray[np.int64]:
    """Who holds each card: deal, suit, rank."""
    pack = np.repeat(np.arange(SEATS), len(RANKS))
    return np.random.default_rng(1).permuted(np.tile(pack, (deals, 1)), axis=1).reshape(deals, -1, len(RANKS))


def table(holders: NDArray[np.int64]) -> NDArray[np.int32]:
    """The deals, a number for each suit, and their tricks, a number for each seat."""
    return np.array([packed(holders, 4), packed(tricks(holders), 16)], np.int32)


def packed(digits: NDArray[np.int64], base: int) -> NDArray[np.int64]:
    """The last axis as one number, its first digit the highest."""
    powers = [base**place for place in reversed(range(digits.shape[-1]))]
    return digits @ np.array(powers)


def tricks(holders: NDArray[np.int64]) -> NDArray[np.int64]:
    """What each seat makes as declarer when all see all cards: deal, seat, and clubs up to no trumps."""
    types, dds = import_module("endplay.types"), import_module("endplay.dds")
    solved = dds.calc_all_tables([types.Deal(written(deal)) for deal in holders])
    strains = list(types.Denom.bidorder())
    return np.array([[[each[strain, seat] for strain in strains] for seat in types.Player] for each in solved])


def written(holders: NDArray[np.int64]) -> str:
    """A deal in the usual notation: seats from north, suits from spades."""
    hands = [".".join("".join(np.array(list(RANKS))[suit == seat]) for suit in holders) for seat in range(SEATS)]
    return "N:" + " ".join(hands)
