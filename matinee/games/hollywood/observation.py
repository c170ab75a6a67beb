"""The observation of a seat of Hollywood, as numbers for a network.

`observe` is called at every step of an environment, so it copies whole rows: lookup tables of cards, options and seats,
and the rows of `s.holdings`. A row may be longer than its part; the next part then overwrites the rest.
"""

from typing import Any

import numpy as np

from matinee.engine.layout import FloatRow
from matinee.engine.simd import WIDTH, write_scaled
from matinee.games.hollywood.columns import card_being_handed_out, hand_out_place
from matinee.games.hollywood.holdings import (
    GAME,
    GAME_COUNTS,
    SEAT_COUNTS,
    STAR_WORTHS,
    UNSEEN_SCREENPLAYS,
    UNSEEN_STARS,
)
from matinee.games.hollywood.state import (
    BLOCKBUSTER,
    CARDS,
    GENRES,
    HANDING_OUT,
    OPTIONS,
    OVER,
    ROUND_CARDS,
    SEATS,
    STAR,
    State,
)

KINDS = ("action", "horror", "romance", "star", "blockbuster")
PLAYERS = (3, 4)

# The features of a round, one of them for each option, and of a card.
PLAYER_FEATURES = tuple(f"players: {count}" for count in PLAYERS)
ROUND_FEATURES = ("round", "rounds to come", "owed reels", "star to place", *OPTIONS, *PLAYER_FEATURES)
CARD_FEATURES = (*KINDS, "worth", "handed out", *(f"reel of {seat}" for seat in range(SEATS)))

# The index of the first number of each part.
HANDING_OUT_OFFSET = 0
ROUND_OFFSET = HANDING_OUT_OFFSET + 1
REELS_OWED_OFFSET = ROUND_OFFSET + ROUND_FEATURES.index("owed reels")
STAR_OFFSET = ROUND_OFFSET + ROUND_FEATURES.index("star to place")
TURN_OFFSET = ROUND_OFFSET + len(ROUND_FEATURES)
STARTER_OFFSET = TURN_OFFSET + SEATS
GAME_OFFSET = STARTER_OFFSET + SEATS
SEATS_OFFSET = GAME_OFFSET + GAME_COUNTS
CARDS_OFFSET = SEATS_OFFSET + SEATS * SEAT_COUNTS

# The index of a feature among those of a card.
WORTH_INDEX = CARD_FEATURES.index("worth")
HANDED_OUT_INDEX = CARD_FEATURES.index("handed out")
REEL_INDEX = CARD_FEATURES.index("reel of 0")


def features() -> list[str]:
    """Return the names of the numbers that `observe` writes. Seats count clockwise from the observer."""
    names = ["handing out", *ROUND_FEATURES]
    names += [f"turn of {seat}" for seat in range(SEATS)]
    names += [f"round begun by {seat}" for seat in range(SEATS)]
    names += [f"thrown away: {genre}" for genre in KINDS[:GENRES]]
    names += [f"unseen: {genre}" for genre in KINDS[:GENRES]]
    names += [f"unseen: worth of {genre}" for genre in KINDS[:GENRES]]
    names += ["unseen: blockbusters", *(f"unseen: stars worth {worth}" for worth in range(1, STAR_WORTHS + 1))]
    for seat in range(SEATS):
        names += [f"seat {seat}: {count}" for count in ("reels left", "clap", "double", "blockbusters")]
        for count in ("project", "film points", "best film"):
            names += [f"seat {seat}: {count} {genre}" for genre in KINDS[:GENRES]]
    for place in range(ROUND_CARDS):
        names += [f"card {place}: {number}" for number in CARD_FEATURES]
    return names


OBSERVATION_SIZE = len(features())

# --- Lookup tables

CARD_ROW_SIZE = 8  # numbers copied for a card: a power of 2 is fastest
MAX_WORTH = 9  # of a card in any box
NO_SEAT = 7  # the row of seat -1, because -1 & 7 == 7


def card_row(kind: int, worth: int) -> int:
    """Return the row of CARD_ROWS and CARD_COUNTS for a kind and a worth."""
    return (MAX_WORTH + 1) * kind + worth


def card_rows() -> Any:
    """Return the kind and the worth as numbers, for each `card_row`."""
    rows = np.zeros((card_row(len(KINDS), 0), CARD_ROW_SIZE), np.float32)
    for kind in range(len(KINDS)):
        for worth in range(MAX_WORTH + 1):
            rows[card_row(kind, worth), kind] = 1
            rows[card_row(kind, worth), WORTH_INDEX] = worth / 4
    return rows


def round_rows() -> Any:
    """Return the numbers of a round, for each number of players, set of options and number of rounds done."""
    rows = np.zeros((SEATS + 1, 1 << len(OPTIONS), SEATS + 1, len(ROUND_FEATURES)), np.float32)
    for players in PLAYERS:
        for chosen in range(1 << len(OPTIONS)):
            for done in range(players + 1):
                options = [chosen & option > 0 for option in OPTIONS.values()]
                rows[players, chosen, done] = (
                    *(done / 4, (players - done) / 4),
                    *(0, 0),  # reels owed and the star: `observe` writes them
                    *options,
                    *(players == count for count in PLAYERS),
                )
    return rows


def seat_rows() -> Any:
    """Return one-hot rows of the distance from observer to seat, for each number of players, observer and seat."""
    rows = np.zeros((SEATS + 1, SEATS, NO_SEAT + 1, SEATS), np.float32)
    for players in range(1, SEATS + 1):
        for observer in range(players):
            for seat in range(players):
                rows[players, observer, seat, (seat - observer) % players] = 1
    return rows


def card_counts() -> Any:
    """Return what each card adds to the counts of unseen cards: two 64-bit words with one byte for each count."""
    counts = np.zeros((card_row(len(KINDS), 0), 2), np.int64)
    for worth in range(MAX_WORTH + 1):
        for genre in range(GENRES):
            counts[card_row(genre, worth), 0] = 1 << (8 * genre) | worth << (8 * (GENRES + genre))
        counts[card_row(BLOCKBUSTER, worth), 0] = 1 << (8 * 2 * GENRES)
        counts[card_row(STAR, worth), 1] = 1 << (8 * min(worth, STAR_WORTHS))
    return counts


def padded_row(factors: list[float]) -> Any:
    """Return the factors of a row of holdings, padded with zeros."""
    return np.array([*factors, *[0] * (WIDTH - len(factors))], np.float32)


CARD_ROWS = card_rows()
ROUND_ROWS = round_rows()
SEAT_ROWS = seat_rows()
CARD_COUNTS = card_counts()
SEAT_SCALE = padded_row([1 / 4, 1, 1, 1 / 5] + [1 / 8] * GENRES + [1 / 30] * 2 * GENRES)
GAME_SCALE = padded_row([1 / 8] * GENRES + [1 / 16] * 2 * GENRES + [1 / 4] * (1 + STAR_WORTHS))

# --- Preparing, once a round


def prepare_observation(s: State) -> None:
    """Store what does not change during a round: the cards on the table and the counts of unseen cards."""
    first = max(int(s.rounds_done) * ROUND_CARDS, 0)  # `max` tells the compiler that it is not negative
    for place in range(ROUND_CARDS):
        card = s.deal[first + place]
        s.faces[place] = card_row(s.kind[card], s.worth[card])
    cards = 0
    stars = 0
    for place in range(first + ROUND_CARDS, CARDS):
        card = s.deal[place]
        row = card_row(s.kind[card], s.worth[card])
        cards += CARD_COUNTS[row, 0]
        stars += CARD_COUNTS[row, 1]
    for i in range(2 * GENRES + 1):
        s.holdings[GAME, UNSEEN_SCREENPLAYS + i] = (cards >> (8 * i)) & 255
    for worth in range(1, STAR_WORTHS + 1):
        s.holdings[GAME, UNSEEN_STARS - 1 + worth] = (stars >> (8 * worth)) & 255


# --- Observing


def observe(s: State, seat: int, out: FloatRow) -> None:
    """Write the observation of a seat to `out`; a negative seat is a spectator."""
    observer = max(seat, 0)
    observe_round(s, observer, out)
    write_scaled(out, GAME_OFFSET, s.holdings, GAME, GAME_SCALE)
    observe_seats(s, observer, out)
    observe_cards(s, observer, out)


def observe_round(s: State, observer: int, out: FloatRow) -> None:
    """Write the stage, the round, the options, the turn and the first player."""
    row = ROUND_ROWS[s.players, s.options, s.rounds_done]
    for i in range(len(ROUND_FEATURES)):
        out[ROUND_OFFSET + i] = row[i]
    out[HANDING_OUT_OFFSET] = 1.0 if s.stage == HANDING_OUT else 0.0
    out[REELS_OWED_OFFSET] = s.reels_owed / 2
    seats = SEAT_ROWS[s.players, observer]
    observe_seat(seats, -1 if s.stage == OVER else s.turn, TURN_OFFSET, out)
    observe_seat(seats, -1 if s.stage == OVER else s.starter, STARTER_OFFSET, out)


def observe_seat(seats: Any, seat: int, at: int, out: FloatRow) -> None:
    """Write 1 for a seat and 0 for the others; all 0 for seat -1."""
    row = int(seat) & NO_SEAT
    for i in range(SEATS):
        out[at + i] = seats[row, i]


def observe_seats(s: State, observer: int, out: FloatRow) -> None:
    """Write the holdings of each seat. Film points are those before H-V1, whose factors change until the end."""
    at = SEATS_OFFSET
    seat = observer
    for _ in range(s.players):
        write_scaled(out, at, s.holdings, seat, SEAT_SCALE)
        seat = seat + 1 if seat + 1 < s.players else 0
        at += SEAT_COUNTS
    for i in range(at, CARDS_OFFSET):
        out[i] = 0.0


def observe_cards(s: State, observer: int, out: FloatRow) -> None:
    """Write the cards of the round, their reels and which of them have been handed out."""
    if s.stage == OVER:
        for i in range(CARDS_OFFSET, OBSERVATION_SIZE):
            out[i] = 0.0
        return
    seats = SEAT_ROWS[s.players, observer]
    for place in range(ROUND_CARDS):
        at = CARDS_OFFSET + place * len(CARD_FEATURES)
        face = s.faces[place]
        for i in range(CARD_ROW_SIZE):
            out[at + i] = CARD_ROWS[face, i]
        observe_seat(seats, s.reel_owner[place], at + REEL_INDEX, out)
    if s.stage == HANDING_OUT:
        for nth in range(s.handed_out):
            out[CARDS_OFFSET + len(CARD_FEATURES) * hand_out_place(s, nth) + HANDED_OUT_INDEX] = 1.0
        out[STAR_OFFSET] = s.worth[card_being_handed_out(s)] / 4
