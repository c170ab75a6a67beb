"""What a seat may do: all of it listed, or one of it drawn."""

from matinee.engine.chance import Rng, draw
from matinee.engine.layout import Row
from matinee.games.films.placing import places
from matinee.games.films.state import (
    BID_0,
    BIDDING,
    CHOOSE_1,
    CHOOSING,
    DECLINE,
    DESK,
    DISCARD_1,
    HAND,
    LEGENDS,
    OVER,
    PASS,
    PLACE_1,
    PLACING,
    SEATS,
    SPACES,
    TAKE_1,
    TAKING,
    State,
)


def awaiting(s: State) -> int:
    if s.stage == OVER:
        return 0
    return 1 << s.turn


def legal(s: State, seat: int, out: Row) -> int:
    if s.stage == OVER or seat != s.turn:
        return 0
    count = 0
    if s.stage == BIDDING:
        out[0] = PASS
        count = 1
        for bid in range(s.standing + 1, s.money[seat] + 1):  # F-A2, F-A3
            out[count] = BID_0 + bid
            count += 1
    elif s.stage == PLACING:
        for held in range(HAND):
            if s.hand[held] >= 0:
                mask = places(s, seat, s.hand[held])
                for place in range(DESK * SPACES):
                    if (mask >> place) & 1:
                        out[count] = PLACE_1 + held * DESK * SPACES + place
                        count += 1
                out[count] = DISCARD_1 + held
                count += 1
    elif s.stage == TAKING:
        for guest in range(SEATS):
            if s.party[guest] >= 0:
                out[count] = TAKE_1 + guest
                count += 1
        if s.may_decline:
            out[count] = DECLINE
            count += 1
    elif s.stage == CHOOSING:
        for place in range(s.round_number, LEGENDS):
            out[count] = CHOOSE_1 + place
            count += 1
    return count


def sample(s: State, seat: int, rng: Rng) -> int:
    if s.stage == BIDDING:
        bids = max(s.money[seat] - s.standing, 0)
        bid = draw(rng, bids + 1)
        return PASS if bid == bids else BID_0 + s.standing + 1 + bid
    if s.stage == PLACING:
        return sample_placing(s, seat, rng)
    if s.stage == TAKING:
        return sample_taking(s, rng)
    return CHOOSE_1 + s.round_number + draw(rng, LEGENDS - s.round_number)


def sample_placing(s: State, seat: int, rng: Rng) -> int:
    """Each tile in hand has its places and one way of being discarded."""
    masks = 0  # the places of each tile, side by side
    count = 0
    for held in range(HAND):
        if s.hand[held] >= 0:
            mask = places(s, seat, s.hand[held]) | 1 << (DESK * SPACES)
            masks |= mask << (held * (DESK * SPACES + 1))
            count += bits(mask)
    for _ in range(draw(rng, count)):
        masks &= masks - 1
    place = bits((masks & -masks) - 1)
    held = place // (DESK * SPACES + 1)
    place -= held * (DESK * SPACES + 1)
    return DISCARD_1 + held if place == DESK * SPACES else PLACE_1 + held * DESK * SPACES + place


def sample_taking(s: State, rng: Rng) -> int:
    count = 0
    for guest in range(SEATS):
        count += 1 if s.party[guest] >= 0 else 0
    skip = draw(rng, count + s.may_decline)
    for guest in range(SEATS):
        if s.party[guest] >= 0:
            if skip == 0:
                return TAKE_1 + guest
            skip -= 1
    return DECLINE


def bits(mask: int) -> int:
    """How many bits of a mask of at most 62 are set."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F
