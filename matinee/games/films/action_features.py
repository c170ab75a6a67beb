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
    MAX_STARS,
    PLACE_1,
    SEATS,
    SPACES,
    STAR_SPACE,
    TAKE_1,
    State,
)
from matinee.games.films.tiles import kind_of, stars_on

# The names of the features of each part: the kind of the move, a bid and a placement.
MOVE_KINDS = ("pass", "bid", "choose", "take", "decline", "discard", "place")
BID_FEATURES = ("amount", "above the standing one", "money left", "share of each other")
PLACEMENT_FEATURES = (
    *("film: stars after", "film: stars gained", "film: missing after", "film: finished"),
    "on a contract",
)

# The index of the first number of each part.
BID_OFFSET = len(MOVE_KINDS)
TILE_OFFSET = BID_OFFSET + len(BID_FEATURES)
SLOT_OFFSET = TILE_OFFSET + TILE_SIZE
SPACE_OFFSET = SLOT_OFFSET + DESK
GENRE_OFFSET = SPACE_OFFSET + SPACES
PLACEMENT_OFFSET = GENRE_OFFSET + GENRES
LOT_VALUE_OFFSET = PLACEMENT_OFFSET + len(PLACEMENT_FEATURES)

# The index of a feature.
PASS_INDEX = MOVE_KINDS.index("pass")
BID_INDEX = MOVE_KINDS.index("bid")
CHOOSE_INDEX = MOVE_KINDS.index("choose")
TAKE_INDEX = MOVE_KINDS.index("take")
DECLINE_INDEX = MOVE_KINDS.index("decline")
DISCARD_INDEX = MOVE_KINDS.index("discard")
PLACE_INDEX = MOVE_KINDS.index("place")
AMOUNT_INDEX = BID_OFFSET + BID_FEATURES.index("amount")
ABOVE_STANDING_INDEX = BID_OFFSET + BID_FEATURES.index("above the standing one")
MONEY_LEFT_INDEX = BID_OFFSET + BID_FEATURES.index("money left")
SHARE_INDEX = BID_OFFSET + BID_FEATURES.index("share of each other")
STARS_AFTER_INDEX = PLACEMENT_OFFSET + PLACEMENT_FEATURES.index("film: stars after")
STARS_GAINED_INDEX = PLACEMENT_OFFSET + PLACEMENT_FEATURES.index("film: stars gained")
MISSING_AFTER_INDEX = PLACEMENT_OFFSET + PLACEMENT_FEATURES.index("film: missing after")
FINISHED_INDEX = PLACEMENT_OFFSET + PLACEMENT_FEATURES.index("film: finished")
ON_CONTRACT_INDEX = PLACEMENT_OFFSET + PLACEMENT_FEATURES.index("on a contract")
RIVAL_LIMIT_INDEX = LOT_VALUE_OFFSET + SEATS
GAIN_INDEX = RIVAL_LIMIT_INDEX + 1

TYPICAL_MAX_MONEY = 20
TYPICAL_MAX_FILM_STARS = 20
STEPS = 64  # estimates are rounded to this fraction of a point
MAX_POINTS = 20.0  # estimates are clipped to plus or minus this many points


def move_features() -> list[str]:
    """Return the names of the numbers that `describe` writes."""
    names = [*MOVE_KINDS, *(f"bid: {feature}" for feature in BID_FEATURES)]
    names += tile_names("tile")
    names += [f"film {slot + 1}" for slot in range(DESK)]
    names += [f"space {space + 1}" for space in range(STAR_SPACE)] + ["star space"]
    names += [f"film: genre {genre + 1}" for genre in range(GENRES)]
    names += PLACEMENT_FEATURES
    names += [f"lot: worth to {seat}" for seat in range(SEATS)]
    return [*names, "lot: most another would pay", "judged gain"]


MOVE_REASONS = {
    "price": [f"bid: {feature}" for feature in BID_FEATURES],
    "tile": tile_names("tile"),
    "space": [f"film {slot + 1}" for slot in range(DESK)]
    + [*(f"space {space + 1}" for space in range(STAR_SPACE)), "star space", "on a contract"],
    "genre": [f"film: genre {genre + 1}" for genre in range(GENRES)],
    "stars": ["film: stars after", "film: stars gained"],
    "finish": ["film: missing after", "film: finished"],
    "gain": ["judged gain"],
}
"""What a network bot names as a reason: the features of each."""

DESCRIPTION_SIZE = len(move_features())


def describe(s: State, seat: int, action: int, out: FloatRow) -> None:
    """Write the features of a move of `seat`, except those of `describe_together`."""
    for i in range(DESCRIPTION_SIZE):
        out[i] = 0.0
    if action >= PLACE_1:
        out[PLACE_INDEX] = 1.0
        describe_placement(s, seat, action - PLACE_1, out)
    elif action >= DISCARD_1:
        out[DISCARD_INDEX] = 1.0
        observe_tile(s, s.hand[action - DISCARD_1], TILE_OFFSET, out)
    elif action == DECLINE:
        out[DECLINE_INDEX] = 1.0
    elif action >= TAKE_1:
        out[TAKE_INDEX] = 1.0
        observe_tile(s, s.party[action - TAKE_1], TILE_OFFSET, out)
    elif action >= CHOOSE_1:
        out[CHOOSE_INDEX] = 1.0
        observe_tile(s, s.legends[action - CHOOSE_1], TILE_OFFSET, out)
    elif action >= BID_0:
        out[BID_INDEX] = 1.0
        describe_bid(s, seat, action - BID_0, out)
    else:
        out[PASS_INDEX] = 1.0


def describe_together(s: State, seat: int, moves: Row, count: int, out: Any) -> None:
    """Write the estimated gain of each move, and in auctions the value of the lot to each seat still bidding."""
    if s.stage == BIDDING:
        describe_auction(s, seat, moves, count, out)
        return
    tiles = expected_tiles(s)
    for i in range(count):
        out[i, GAIN_INDEX] = round_points(move_gain(s, seat, moves[i], tiles)) / MAX_POINTS


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
        out[i, RIVAL_LIMIT_INDEX] = round_points(rival_limit) / MAX_POINTS
        out[i, GAIN_INDEX] = (
            round_points(bid_gain(s, moves[i], own_value, own_limit, rival_limit, rival_value)) / MAX_POINTS
        )


def round_points(points: float) -> float:
    """Round an estimate, because sums of floats differ slightly between GPU and CPU."""
    points = min(max(points, -MAX_POINTS), MAX_POINTS)
    return int((points + MAX_POINTS) * STEPS + 0.5) / STEPS - MAX_POINTS


def describe_bid(s: State, seat: int, amount: int, out: FloatRow) -> None:
    """F-A2, F-A6: write the features of a bid."""
    out[AMOUNT_INDEX] = amount / TYPICAL_MAX_MONEY
    out[ABOVE_STANDING_INDEX] = (amount - max(s.standing_bid, 0)) / TYPICAL_MAX_MONEY
    out[MONEY_LEFT_INDEX] = (s.money[seat] - amount) / TYPICAL_MAX_MONEY
    out[SHARE_INDEX] = (s.pot + amount) // (s.players - 1) / TYPICAL_MAX_MONEY


def describe_placement(s: State, seat: int, choice: int, out: FloatRow) -> None:
    """F-T1, F-T6, F-C1: write the features of placing a tile."""
    slot = choice // SPACES % DESK
    space = choice % SPACES
    tile = s.hand[choice // (DESK * SPACES)]
    film = s.desk[seat, slot]
    below = s.top[film, space]
    observe_tile(s, tile, TILE_OFFSET, out)
    out[SLOT_OFFSET + slot] = 1.0
    out[SPACE_OFFSET + space] = 1.0
    out[GENRE_OFFSET + int(s.genre[film])] = 1.0
    gained = stars_on(s, tile) - stars_on(s, below)
    missing = s.missing[film] - (1 if below < 0 and space != STAR_SPACE else 0)
    out[STARS_AFTER_INDEX] = (s.film_stars[film] + gained) / TYPICAL_MAX_FILM_STARS
    out[STARS_GAINED_INDEX] = gained / MAX_STARS
    out[MISSING_AFTER_INDEX] = missing / STAR_SPACE
    out[FINISHED_INDEX] = 1.0 if missing == 0 else 0.0
    out[ON_CONTRACT_INDEX] = 1.0 if kind_of(s, below) == CONTRACT else 0.0
