"""Liar's Dice. The numbers in docstrings are clauses: `matinee rules liars-dice`."""

from typing import Annotated, Any

from matinee.engine.events import ROWS, emit
from matinee.engine.layout import FloatRow, Grid, Row, record_type
from matinee.engine.rng import Rng, draw

RULES_VERSION = 1
SEATS, DICE, FACES = 6, 3, 6
ROUNDS = SEATS * DICE - 1
LIAR = SEATS * DICE * FACES  # bids are below: (count - 1) * FACES + face - 1
ACTIONS = LIAR + 1
NO_BID = -1
WILD = 1  # the option, as a bit of `options`

BID, CALLED, LOST, OVER = range(4)  # events


class State:
    players: Annotated[int, "i2"]
    options: Annotated[int, "i2"]
    turn: Annotated[int, "i2"]
    bid: Annotated[int, "i2"]
    bidder: Annotated[int, "i2"]
    rounds_done: Annotated[int, "i2"]
    dice_left: Annotated[Row, f"{SEATS}i2"]
    rolls: Annotated[Row, f"{ROUNDS * SEATS * DICE}i1"]  # of all rounds, since all chance is in `setup`
    event_count: Annotated[int, "i2"]
    events: Annotated[Grid, ROWS]


STATE = record_type(State)


def setup(s: Any, players: int, options: int, rng: Rng) -> None:
    """L-1."""
    s.players = players
    s.options = options
    s.turn = draw(rng, players)
    s.bid = NO_BID
    s.bidder = 0
    s.rounds_done = 0
    s.event_count = 0
    for seat in range(SEATS):
        s.dice_left[seat] = DICE if seat < players else 0
    for place in range(ROUNDS * SEATS * DICE):
        s.rolls[place] = 1 + draw(rng, FACES)


def place_of(s: Any, seat: int, die: int) -> int:
    """Return where a die of this round lies in `rolls`."""
    return (s.rounds_done * SEATS + seat) * DICE + die


def dice_in_play(s: Any) -> int:
    total = 0
    for seat in range(s.players):
        total += s.dice_left[seat]
    return total


def matches(s: Any, die: int, face: int) -> bool:
    """L-4, L-6: return whether a die counts for a face."""
    return die == face or (s.options & WILD > 0 and die == 1)


def is_over(s: Any) -> bool:
    return dice_in_play(s) == s.dice_left[s.turn]


def awaiting(s: Any) -> int:
    return 0 if is_over(s) else 1 << s.turn


def legal(s: Any, seat: int, out: Row) -> int:
    """L-2, L-3."""
    if is_over(s) or seat != s.turn:
        return 0
    count = 0
    for bid in range(s.bid + 1, dice_in_play(s) * FACES):
        out[count] = bid
        count += 1
    if s.bid != NO_BID:
        out[count] = LIAR
        count += 1
    return count


def next_seat(s: Any, seat: int) -> int:
    seat = (seat + 1) % s.players
    while s.dice_left[seat] == 0:
        seat = (seat + 1) % s.players
    return seat


def apply(s: Any, seat: int, action: int) -> None:
    """L-2 to L-5."""
    s.event_count = 0
    if action != LIAR:
        s.bid = action
        s.bidder = seat
        s.turn = next_seat(s, seat)
        emit(s, BID, seat, action // FACES + 1, action % FACES + 1)
        return
    face = s.bid % FACES + 1
    shown = 0
    for each in range(s.players):
        for die in range(s.dice_left[each]):
            shown += 1 if matches(s, s.rolls[place_of(s, each, die)], face) else 0
    emit(s, CALLED, seat, shown, face)
    loser = s.bidder if shown < s.bid // FACES + 1 else seat
    s.dice_left[loser] -= 1
    emit(s, LOST, loser)
    s.bid = NO_BID
    s.turn = loser if s.dice_left[loser] > 0 else next_seat(s, loser)
    if is_over(s):
        emit(s, OVER)
    else:
        s.rounds_done += 1


def points(s: Any, out: Row) -> None:
    for seat in range(s.players):
        out[seat] = s.dice_left[seat]


def winners(s: Any) -> int:
    """L-5."""
    most = 0
    for seat in range(s.players):
        most = max(most, s.dice_left[seat])
    won = 0
    for seat in range(s.players):
        won |= (1 if s.dice_left[seat] == most else 0) << seat
    return won


def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Redraw the dice of the others in this round, and all of later rounds."""
    for place in range(place_of(s, 0, 0), ROUNDS * SEATS * DICE):
        if seat < 0 or not place_of(s, seat, 0) <= place < place_of(s, seat, s.dice_left[seat]):
            s.rolls[place] = 1 + draw(rng, FACES)


def observe(s: Any, seat: int, out: FloatRow) -> None:
    for i in range(FACES + SEATS + 3):
        out[i] = 0.0
    if seat >= 0:
        for die in range(s.dice_left[seat]):
            out[s.rolls[place_of(s, seat, die)] - 1] += 1 / DICE
    for ahead in range(s.players):
        out[FACES + ahead] = s.dice_left[(max(seat, 0) + ahead) % s.players] / DICE
    if s.bid != NO_BID:
        out[FACES + SEATS] = (s.bid // FACES + 1) / (SEATS * DICE)
        out[FACES + SEATS + 1] = (s.bid % FACES + 1) / FACES
    out[FACES + SEATS + 2] = 1.0 if s.options & WILD else 0.0
