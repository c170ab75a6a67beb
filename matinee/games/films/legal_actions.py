"""The legal actions of a seat: listed, marked or sampled."""

from matinee.engine.layout import Row
from matinee.engine.rng import Rng, draw
from matinee.games.films.placement import DISCARD_CHOICE, TILE_CHOICES, placements
from matinee.games.films.state import (
    ACTIONS,
    BID_0,
    BIDDING,
    CHOOSE_1,
    CHOOSING,
    DECLINE,
    DESK,
    DISCARD_1,
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
    """Return the seat whose turn it is, as a bit mask; 0 when the game is over."""
    if s.stage == OVER:
        return 0
    return 1 << s.turn


def legal(s: State, seat: int, out: Row) -> int:
    """List the legal actions of a seat."""
    if s.stage == OVER or seat != s.turn:
        return 0
    count = 0
    if s.stage == BIDDING:
        out[0] = PASS
        count = 1
        for bid in range(s.standing_bid + 1, s.money[seat] + 1):  # F-A2, F-A3
            out[count] = BID_0 + bid
            count += 1
    elif s.stage == PLACING:
        mask = placements(s, seat)
        while mask != 0:
            out[count] = placing_action(lowest_bit(mask))
            mask &= mask - 1
            count += 1
    elif s.stage == TAKING:
        for place in range(SEATS):
            if s.party[place] >= 0:
                out[count] = TAKE_1 + place
                count += 1
        if s.may_decline:
            out[count] = DECLINE
            count += 1
    elif s.stage == CHOOSING:
        for place in range(s.round_number, LEGENDS):
            out[count] = CHOOSE_1 + place
            count += 1
    return count


def mark(s: State, seat: int, out: Row) -> int:
    """Mark the legal actions of an awaited seat."""
    for action in range(ACTIONS):
        out[action] = 0
    count = 0
    if s.stage == BIDDING:
        out[PASS] = 1
        for bid in range(s.standing_bid + 1, s.money[seat] + 1):
            out[BID_0 + bid] = 1
        count = 1 + max(s.money[seat] - s.standing_bid, 0)
    elif s.stage == PLACING:
        mask = placements(s, seat)
        count = count_bits(mask)
        while mask != 0:
            out[placing_action(lowest_bit(mask))] = 1
            mask &= mask - 1
    elif s.stage == TAKING:
        for place in range(SEATS):
            if s.party[place] >= 0:
                out[TAKE_1 + place] = 1
                count += 1
        out[DECLINE] = s.may_decline
        count += s.may_decline
    else:
        for place in range(s.round_number, LEGENDS):
            out[CHOOSE_1 + place] = 1
        count = LEGENDS - s.round_number
    return count


def sample(s: State, seat: int, rng: Rng) -> int:
    """Draw a legal action of an awaited seat, all equally likely."""
    if s.stage == BIDDING:
        bids = max(s.money[seat] - s.standing_bid, 0)
        bid = draw(rng, bids + 1)
        return PASS if bid == bids else BID_0 + s.standing_bid + 1 + bid
    if s.stage == PLACING:
        return sample_placing(s, seat, rng)
    if s.stage == TAKING:
        return sample_taking(s, rng)
    return CHOOSE_1 + s.round_number + draw(rng, LEGENDS - s.round_number)


def sample_placing(s: State, seat: int, rng: Rng) -> int:
    """Draw a legal placement or discard, all equally likely."""
    mask = placements(s, seat)
    for _ in range(draw(rng, count_bits(mask))):
        mask &= mask - 1
    return placing_action(lowest_bit(mask))


def placing_action(bit: int) -> int:
    """Return the action for the index of a bit of `placements`."""
    held = bit // TILE_CHOICES
    choice = bit - held * TILE_CHOICES
    return DISCARD_1 + held if choice == DISCARD_CHOICE else PLACE_1 + held * DESK * SPACES + choice


def sample_taking(s: State, rng: Rng) -> int:
    """Draw a tile of the party or, where allowed, declining, all equally likely."""
    count = 0
    for place in range(SEATS):
        count += 1 if s.party[place] >= 0 else 0
    skip = draw(rng, count + s.may_decline)
    for place in range(SEATS):
        if s.party[place] >= 0:
            if skip == 0:
                return TAKE_1 + place
            skip -= 1
    return DECLINE


def lowest_bit(mask: int) -> int:
    """Return the index of the lowest bit that is set in a mask of up to 62 bits."""
    return count_bits((mask & -mask) - 1)


def count_bits(mask: int) -> int:
    """Count the bits that are set in a mask of up to 62 bits."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F
