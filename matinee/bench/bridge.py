"""Pgx's bridge bidding with a few deals generated here. Needs the `bench` extra.

Pgx looks up the tricks of a contract in a table of solved deals; its authors offer millions of deals for download. It
selects a deal by its index, so a small table is as fast as a large one, and a few deals are solved in seconds.
"""

from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

DEALS = 20  # some 0.2 s each on two cores; the solver accepts at most 40 at once
SEATS = 4  # north, east, south, west
RANKS = "A23456789TJQK"  # in Pgx's order; its suits are spades, hearts, diamonds, clubs


def create_bidding_game() -> Any:
    """Return Pgx's game. It reads the file of deals only when it is created."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "deals.npy"
        np.save(file, encode_deals(random_deals(DEALS)))
        return import_module("pgx.bridge_bidding").BridgeBidding(str(file))


def random_deals(count: int) -> NDArray[np.int64]:
    """Return the seat that holds each card. The axes are the deal, the suit and the rank."""
    pack = np.repeat(np.arange(SEATS), len(RANKS))
    return np.random.default_rng(1).permuted(np.tile(pack, (count, 1)), axis=1).reshape(count, -1, len(RANKS))


def encode_deals(holders: NDArray[np.int64]) -> NDArray[np.int32]:
    """Return Pgx's table: the deals with a number for each suit, and their tricks with a number for each seat."""
    return np.array([pack_digits(holders, 4), pack_digits(solve_tricks(holders), 16)], np.int32)


def pack_digits(digits: NDArray[np.int64], base: int) -> NDArray[np.int64]:
    """Return the digits along the last axis as one number, the highest digit first."""
    powers = [base**place for place in reversed(range(digits.shape[-1]))]
    return digits @ np.array(powers)


def solve_tricks(holders: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the tricks that each seat makes as declarer if all play perfectly (double dummy).

    The axes are the deal, the seat and the trumps: clubs, diamonds, hearts, spades, none.
    """
    types, dds = import_module("endplay.types"), import_module("endplay.dds")
    solutions = dds.calc_all_tables([types.Deal(deal_notation(deal)) for deal in holders])
    trumps = list(types.Denom.bidorder())
    return np.array([[[tricks[trump, seat] for trump in trumps] for seat in types.Player] for tricks in solutions])


def deal_notation(holders: NDArray[np.int64]) -> str:
    """Return a deal in the usual notation: seats from north, suits from spades."""
    hands = [".".join("".join(np.array(list(RANKS))[suit == seat]) for suit in holders) for seat in range(SEATS)]
    return "N:" + " ".join(hands)
