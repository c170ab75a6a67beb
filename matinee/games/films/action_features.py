"""What a move of the films games means, as numbers for a policy over listed moves."""

from typing import Any

from matinee.engine.layout import FloatRow, Row
from matinee.games.films.heuristics import bid_gain, limit, lot_worth, move_gain, to_come
from matinee.games.films.observation import TILE, observe_tile, tile_names
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

WAYS = ("pass", "bid", "choose", "take", "decline", "discard", "place")
BID_AT = len(WAYS)
TILE_AT = BID_AT + 4
PLACE_AT = TILE_AT + TILE
FILM_AT = PLACE_AT + DESK + SPACES


def move_features() -> list[str]:
    """The name of each number that `describe` writes."""
    names = [*WAYS, "bid: amount", "bid: above the standing one", "bid: money left", "bid: share of each other"]
    names += tile_names("tile")
    names += [f"film {slot + 1}" for slot in range(DESK)]
    names += [f"space {space + 1}" for space in range(STAR_SPACE)] + ["star space"]
    names += [f"film: genre {genre + 1}" for genre in range(GENRES)]
    names += ["film: stars after", "film: stars gained", "film: missing after", "film: finished", "on a contract"]
    names += [f"lot: worth to {seat}" for seat in range(SEATS)]
    return [*names, "lot: most another would pay", "judged gain"]


DESCRIPTION = len(move_features())
LOT_WORTH_AT = FILM_AT + GENRES + 5
MOST_AT = LOT_WORTH_AT + SEATS
GAIN_AT = MOST_AT + 1
STEPS = 64  # of a point, to which judgements are rounded
RANGE = 20.0  # points: judgements lie between this and its negative


def describe(s: State, seat: int, action: int, out: FloatRow) -> None:
    for i in range(DESCRIPTION):
        out[i] = 0.0
    if action >= PLACE_1:
        out[6] = 1.0
        describe_placing(s, seat, action - PLACE_1, out)
    elif action >= DISCARD_1:
        out[5] = 1.0
        observe_tile(s, s.hand[action - DISCARD_1], TILE_AT, out)
    elif action == DECLINE:
        out[4] = 1.0
    elif action >= TAKE_1:
        out[3] = 1.0
        observe_tile(s, s.party[action - TAKE_1], TILE_AT, out)
    elif action >= CHOOSE_1:
        out[2] = 1.0
        observe_tile(s, s.legends[action - CHOOSE_1], TILE_AT, out)
    elif action >= BID_0:
        out[1] = 1.0
        describe_bid(s, seat, action - BID_0, out)
    else:
        out[0] = 1.0


def describe_together(s: State, seat: int, moves: Row, count: int, out: Any) -> None:
    """The judgement of each move, and for bids what the tiles are worth to each seat still in the auction."""
    if s.stage == BIDDING:
        describe_auction(s, seat, moves, count, out)
        return
    tiles = to_come(s)
    for i in range(count):
        out[i, GAIN_AT] = rounded(move_gain(s, seat, moves[i], tiles)) / RANGE


def describe_auction(s: State, seat: int, moves: Row, count: int, out: Any) -> None:
    mine = 0.0
    rival = 0.0
    theirs = 0.0
    for other in range(s.players):
        away = (other - seat + s.players) % s.players
        if s.passed >> other & 1:
            continue
        worth = lot_worth(s, other)
        for i in range(count):
            out[i, LOT_WORTH_AT + away] = rounded(worth) / RANGE
        if away == 0:
            mine = worth
        elif limit(s, other, worth) >= rival:
            rival = limit(s, other, worth)
            theirs = worth
    most = limit(s, seat, mine)
    for i in range(count):
        out[i, MOST_AT] = rounded(rival) / RANGE
        out[i, GAIN_AT] = rounded(bid_gain(s, moves[i], mine, most, rival, theirs)) / RANGE


def rounded(points: float) -> float:
    """A GPU adds fractions a little differently; rounding makes the results equal."""
    points = min(max(points, -RANGE), RANGE)
    return int((points + RANGE) * STEPS + 0.5) / STEPS - RANGE


def describe_bid(s: State, seat: int, amount: int, out: FloatRow) -> None:
    """F-A2, F-A6."""
    out[BID_AT] = amount / 20
    out[BID_AT + 1] = (amount - max(s.standing, 0)) / 20
    out[BID_AT + 2] = (s.money[seat] - amount) / 20
    out[BID_AT + 3] = (s.pot + amount) // (s.players - 1) / 20


def describe_placing(s: State, seat: int, place: int, out: FloatRow) -> None:
    """F-T1, F-T6, F-C1."""
    slot = place // SPACES % DESK
    space = place % SPACES
    tile = s.hand[place // (DESK * SPACES)]
    film = s.desk[seat, slot]
    below = s.top[film, space]
    observe_tile(s, tile, TILE_AT, out)
    out[PLACE_AT + slot] = 1.0
    out[PLACE_AT + DESK + space] = 1.0
    out[FILM_AT + int(s.genre[film])] = 1.0
    gained = stars_on(s, tile) - stars_on(s, below)
    missing = s.missing[film] - (1 if below < 0 and space != STAR_SPACE else 0)
    at = FILM_AT + GENRES
    out[at] = (s.film_stars[film] + gained) / 20
    out[at + 1] = gained / 4
    out[at + 2] = missing / 5
    out[at + 3] = 1.0 if missing == 0 else 0.0
    out[at + 4] = 1.0 if kind_of(s, below) == CONTRACT else 0.0
