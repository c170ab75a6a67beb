"""The features of a move of the film games, for networks that score the listed moves."""

from typing import Any

from matinee.engine.layout import FloatRow, Row
from matinee.games.films.heuristics import bid_gain, bid_limit, expected_tiles, lot_value, move_gain
from matinee.games.films.observation import TILE_SIZE, observe_tile, tile_names
from matinee.games.films.state import (
    BID_0,
    BIDDING,
    CHOOSE_1,
    CONTRACT,
    DECLINE,
    DESK,
    DISCARD_1,
    GENRES,
    PLACE_1,
    SEATS,
    SPACES,
    STAR_SPACE,
    TAKE_1,
    State,
)
from matinee.games.films.tiles import kind_of, stars_on

MOVE_KINDS = ("pass", "bid", "choose", "take", "decline", "discard", "place")
BID_OFFSET = len(MOVE_KINDS)
TILE_OFFSET = BID_OFFSET + 4
PLACE_OFFSET = TILE_OFFSET + TILE_SIZE
FILM_OFFSET = PLACE_OFFSET + DESK + SPACES


def move_features() -> list[str]:
    """Return the names of the numbers that `describe` writes."""
    names = [*MOVE_KINDS, "bid: amount", "bid: above the standing one", "bid: money left", "bid: share of each other"]
    names += tile_names("tile")
    names += [f"film {slot + 1}" for slot in range(DESK)]
    names += [f"space {space + 1}" for space in range(STAR_SPACE)] + ["star space"]
    names += [f"film: genre {genre + 1}" for genre in range(GENRES)]
    names += ["film: stars after", "film: stars gained", "film: missing after", "film: finished", "on a contract"]
    names += [f"lot: worth to {seat}" for seat in range(SEATS)]
    return [*names, "lot: most another would pay", "judged gain"]


DESCRIPTION_SIZE = len(move_features())
LOT_VALUE_OFFSET = FILM_OFFSET + GENRES + 5
RIVAL_LIMIT_OFFSET = LOT_VALUE_OFFSET + SEATS
GAIN_OFFSET = RIVAL_LIMIT_OFFSET + 1
STEPS = 64  # estimates are rounded to this fraction of a point
MAX_POINTS = 20.0  # estimates are clipped to plus or minus this many points


def describe(s: State, seat: int, action: int, out: FloatRow) -> None:
    """Write the features of a move of `seat`, except those of `describe_together`."""
    for i in range(DESCRIPTION_SIZE):
        out[i] = 0.0
    if action >= PLACE_1:
        out[6] = 1.0
        describe_placement(s, seat, action - PLACE_1, out)
    elif action >= DISCARD_1:
        out[5] = 1.0
        observe_tile(s, s.hand[action - DISCARD_1], TILE_OFFSET, out)
    elif action == DECLINE:
        out[4] = 1.0
    elif action >= TAKE_1:
        out[3] = 1.0
        observe_tile(s, s.party[action - TAKE_1], TILE_OFFSET, out)
    elif action >= CHOOSE_1:
        out[2] = 1.0
        observe_tile(s, s.legends[action - CHOOSE_1], TILE_OFFSET, out)
    elif action >= BID_0:
        out[1] = 1.0
        describe_bid(s, seat, action - BID_0, out)
    else:
        out[0] = 1.0


def describe_together(s: State, seat: int, moves: Row, count: int, out: Any) -> None:
    """Write the estimated gain of each move, and in auctions the value of the lot to each seat still bidding."""
    if s.stage == BIDDING:
        describe_auction(s, seat, moves, count, out)
        return
    tiles = expected_tiles(s)
    for i in range(count):
        out[i, GAIN_OFFSET] = round_points(move_gain(s, seat, moves[i], tiles)) / MAX_POINTS


def describe_auction(s: State, seat: int, moves: Row, count: int, out: Any) -> None:
    """Write the value of the lot to each seat, the highest rival limit and the estimated gain of each bid."""
    own_value = 0.0
    rival_limit = 0.0
    rival_value = 0.0
    for other in range(s.players):
        distance = (other - seat + s.players) % s.players
        if s.passed >> other & 1:
            continue
        value = lot_value(s, other)
        for i in range(count):
            out[i, LOT_VALUE_OFFSET + distance] = round_points(value) / MAX_POINTS
        if distance == 0:
            own_value = value
        elif bid_limit(s, other, value) >= rival_limit:
            rival_limit = bid_limit(s, other, value)
            rival_value = value
    own_limit = bid_limit(s, seat, own_value)
    for i in range(count):
        out[i, RIVAL_LIMIT_OFFSET] = round_points(rival_limit) / MAX_POINTS
        out[i, GAIN_OFFSET] = (
            round_points(bid_gain(s, moves[i], own_value, own_limit, rival_limit, rival_value)) / MAX_POINTS
        )


def round_points(points: float) -> float:
    """Round an estimate, because sums of floats differ slightly between GPU and CPU."""
    points = min(max(points, -MAX_POINTS), MAX_POINTS)
    return int((points + MAX_POINTS) * STEPS + 0.5) / STEPS - MAX_POINTS


def describe_bid(s: State, seat: int, amount: int, out: FloatRow) -> None:
    """F-A2, F-A6: write the features of a bid."""
    out[BID_OFFSET] = amount / 20
    out[BID_OFFSET + 1] = (amount - max(s.standing_bid, 0)) / 20
    out[BID_OFFSET + 2] = (s.money[seat] - amount) / 20
    out[BID_OFFSET + 3] = (s.pot + amount) // (s.players - 1) / 20


def describe_placement(s: State, seat: int, choice: int, out: FloatRow) -> None:
    """F-T1, F-T6, F-C1: write the features of placing a tile."""
    slot = choice // SPACES % DESK
    space = choice % SPACES
    tile = s.hand[choice // (DESK * SPACES)]
    film = s.desk[seat, slot]
    below = s.top[film, space]
    observe_tile(s, tile, TILE_OFFSET, out)
    out[PLACE_OFFSET + slot] = 1.0
    out[PLACE_OFFSET + DESK + space] = 1.0
    out[FILM_OFFSET + int(s.genre[film])] = 1.0
    gained = stars_on(s, tile) - stars_on(s, below)
    missing = s.missing[film] - (1 if below < 0 and space != STAR_SPACE else 0)
    at = FILM_OFFSET + GENRES
    out[at] = (s.film_stars[film] + gained) / 20
    out[at + 1] = gained / 4
    out[at + 2] = missing / 5
    out[at + 3] = 1.0 if missing == 0 else 0.0
    out[at + 4] = 1.0 if kind_of(s, below) == CONTRACT else 0.0
