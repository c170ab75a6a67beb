"""What a move of the films games means, as numbers for a policy over listed moves."""

from matinee.engine.layout import FloatRow
from matinee.games.films.observation import TILE, observe_tile, tile_names
from matinee.games.films.state import (
    BID_0,
    CHOOSE_1,
    CONTRACT,
    DECLINE,
    DESK,
    DISCARD_1,
    GENRES,
    PLACE_1,
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
    return [*names, "film: stars after", "film: stars gained", "film: missing after", "film: finished", "on a contract"]


DESCRIPTION = len(move_features())


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
