"""What a seat of Hollywood may know, as numbers for a network."""

from typing import Any

import numpy as np

from matinee.engine.layout import FloatRow
from matinee.engine.simd import WIDTH, write_parts
from matinee.games.hollywood.columns import card_at, handing_place
from matinee.games.hollywood.state import (
    BLOCKBUSTER,
    CARDS,
    GENRES,
    HANDING_OUT,
    HAS,
    LEFT_OVER,
    NOBODY,
    OVER,
    PROTOTYPE,
    ROUND_CARDS,
    SCARCITY,
    SEATS,
    STAR,
    UNSEEN,
    UNSEEN_STARS,
    WORTHS,
    State,
)

KINDS = ("action", "horror", "romance", "star", "blockbuster")
LEFT_OVER_AT = 9 + 2 * SEATS  # where what nobody has begins, after what is said of the round
SEATS_AT = LEFT_OVER_AT + LEFT_OVER
CARDS_AT = SEATS_AT + SEATS * HAS
CARD = 7 + SEATS
CARD_ROW = 8  # numbers copied for a card at once, the last of which is written over by whose reel lies on it
ROUND_ROW = 8
NO_SEAT = 7  # the row of seat -1: its lowest three bits
WORTHS_THERE = 10  # of a card: 0 to 9


def features() -> list[str]:
    """The name of each number that `observe` writes. Seats count from the observer, clockwise."""
    names = ["handing out", "round", "rounds to come", "owed reels", "star to place", "scarcity", "prototype"]
    names += [f"players: {players}" for players in (3, 4)]
    names += [f"turn of {seat}" for seat in range(SEATS)]
    names += [f"round begun by {seat}" for seat in range(SEATS)]
    names += [f"thrown away: {genre}" for genre in KINDS[:GENRES]]
    names += [f"unseen: {genre}" for genre in KINDS[:GENRES]]
    names += [f"unseen: worth of {genre}" for genre in KINDS[:GENRES]]
    names += ["unseen: blockbusters", *(f"unseen: stars worth {worth}" for worth in range(1, WORTHS + 1))]
    for seat in range(SEATS):
        names += [f"seat {seat}: {what}" for what in ("reels left", "clap", "double", "blockbusters")]
        for what in ("project", "film points", "best film"):
            names += [f"seat {seat}: {what} {genre}" for genre in KINDS[:GENRES]]
    for place in range(ROUND_CARDS):
        names += [f"card {place}: {what}" for what in (*KINDS, "worth", "handed out")]
        names += [f"card {place}: reel of {seat}" for seat in range(SEATS)]
    return names


OBSERVATION = len(features())


def card_rows() -> Any:
    """What is said of a card itself, for each kind and worth."""
    rows = np.zeros((len(KINDS) * WORTHS_THERE, CARD_ROW), np.float32)
    for kind in range(len(KINDS)):
        for worth in range(WORTHS_THERE):
            rows[card_row(kind, worth), kind] = 1
            rows[card_row(kind, worth), 5] = worth / 4
    return rows


def round_rows() -> Any:
    """What is said of the round, for each number of players, options and rounds done. Owed reels and the star to place
    are written over."""
    rows = np.zeros((SEATS + 1, SCARCITY + PROTOTYPE + 1, SEATS + 1, ROUND_ROW), np.float32)
    for players in range(3, SEATS + 1):
        for options in range(SCARCITY + PROTOTYPE + 1):
            for done in range(players + 1):
                said = (done / 4, (players - done) / 4, 0, 0, options & SCARCITY > 0, options & PROTOTYPE > 0)
                rows[players, options, done] = *said, players == 3, players == 4
    return rows


def seat_rows() -> Any:
    """Which seat, counted from the observer, for each number of players, observer and seat."""
    rows = np.zeros((SEATS + 1, SEATS, NO_SEAT + 1, SEATS), np.float32)
    for players in range(1, SEATS + 1):
        for me in range(players):
            for seat in range(players):
                rows[players, me, seat, (seat - me) % players] = 1
    return rows


def card_counts() -> Any:
    """What a card adds to the counts of unseen ones, which lie in two words with a byte for each."""
    counts = np.zeros((len(KINDS) * WORTHS_THERE, 2), np.int64)
    for worth in range(WORTHS_THERE):
        for genre in range(GENRES):
            counts[card_row(genre, worth), 0] = 1 << (8 * genre) | worth << (8 * (GENRES + genre))
        counts[card_row(BLOCKBUSTER, worth), 0] = 1 << (8 * 2 * GENRES)
        counts[card_row(STAR, worth), 1] = 1 << (8 * min(worth, WORTHS))
    return counts


def parts(of: list[float]) -> Any:
    """By what the numbers of a row are multiplied; those beyond its end are written over by what comes next."""
    return np.array([*of, *[0] * (WIDTH - len(of))], np.float32)


def card_row(kind: int, worth: int) -> int:
    return WORTHS_THERE * kind + worth


# Looked up, because what lies on a table cannot be guessed, and a row is copied at once.
ROUND_ROWS = round_rows()
CARD_ROWS = card_rows()
SEAT_ROWS = seat_rows()
CARD_COUNTS = card_counts()
HAS_PARTS = parts([1 / 4, 1, 1, 1 / 5] + [1 / 8] * GENRES + [1 / 30] * 2 * GENRES)
LEFT_OVER_PARTS = parts([1 / 8] * GENRES + [1 / 16] * 2 * GENRES + [1 / 4] * (1 + WORTHS))


def look_over(s: State) -> None:
    """Notes what stays as it is for a whole round: what lies on the table, and what is still to come."""
    first = max(int(s.rounds_done) * ROUND_CARDS, 0)
    for place in range(ROUND_CARDS):
        card = s.deal[first + place]
        s.faces[place] = card_row(s.sort_of[card], s.worth[card])
    cards = 0
    stars = 0
    for place in range(first + ROUND_CARDS, CARDS):
        card = s.deal[place]
        row = card_row(s.sort_of[card], s.worth[card])
        cards += CARD_COUNTS[row, 0]
        stars += CARD_COUNTS[row, 1]
    for i in range(2 * GENRES + 1):
        s.has[NOBODY, UNSEEN + i] = (cards >> (8 * i)) & 255
    for worth in range(1, WORTHS + 1):
        s.has[NOBODY, UNSEEN_STARS - 1 + worth] = (stars >> (8 * worth)) & 255


def observe(s: State, seat: int, out: FloatRow) -> None:
    me = max(seat, 0)
    observe_round(s, me, out)
    write_parts(out, LEFT_OVER_AT, s.has, NOBODY, LEFT_OVER_PARTS)
    observe_seats(s, me, out)
    observe_cards(s, me, out)


def observe_round(s: State, me: int, out: FloatRow) -> None:
    said = ROUND_ROWS[s.players, s.options, s.rounds_done]
    for i in range(ROUND_ROW):
        out[1 + i] = said[i]
    out[0] = 1.0 if s.stage == HANDING_OUT else 0.0
    out[3] = s.owed / 2
    seats = SEAT_ROWS[s.players, me]
    observe_whose(seats, -1 if s.stage == OVER else s.turn, 9, out)
    observe_whose(seats, -1 if s.stage == OVER else s.starter, 9 + SEATS, out)


def observe_whose(seats: Any, seat: int, at: int, out: FloatRow) -> None:
    """Which of the seats it is; -1 is nobody."""
    row = int(seat) & NO_SEAT
    for i in range(SEATS):
        out[at + i] = seats[row, i]


def observe_seats(s: State, me: int, out: FloatRow) -> None:
    """Points of films before H-V1, which multiplies them by what is thrown away of the genre until the end."""
    at = SEATS_AT
    seat = me
    for _ in range(s.players):
        write_parts(out, at, s.has, seat, HAS_PARTS)
        seat = seat + 1 if seat + 1 < s.players else 0
        at += HAS
    for i in range(at, CARDS_AT):
        out[i] = 0.0


def observe_cards(s: State, me: int, out: FloatRow) -> None:
    if s.stage == OVER:
        for i in range(CARDS_AT, OBSERVATION):
            out[i] = 0.0
        return
    seats = SEAT_ROWS[s.players, me]
    for place in range(ROUND_CARDS):
        at = CARDS_AT + place * CARD
        face = s.faces[place]
        for i in range(CARD_ROW):
            out[at + i] = CARD_ROWS[face, i]
        observe_whose(seats, s.reels[place], at + CARD - SEATS, out)
    if s.stage == HANDING_OUT:
        for nth in range(s.handed):
            out[CARDS_AT + CARD * handing_place(s, nth) + 6] = 1.0
        out[4] = s.worth[card_at(s, handing_place(s, s.handed))] / 4
