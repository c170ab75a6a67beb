"""What a seat of Hollywood may know, as numbers for a network."""

from typing import Any

import numpy as np

from matinee.engine.arithmetic import below_0
from matinee.engine.layout import Reals
from matinee.games.hollywood.columns import card_at, handing_place
from matinee.games.hollywood.state import (
    BLOCKBUSTER,
    CARDS,
    GENRES,
    HANDING_OUT,
    OVER,
    PROTOTYPE,
    ROUND_CARDS,
    SCARCITY,
    SEATS,
    STAR,
    State,
)

KINDS = ("action", "horror", "romance", "star", "blockbuster")
CARDS_AT = 9 + 2 * SEATS  # where the cards on the table begin, after what is said of the round
CARD = 7 + SEATS
SEATS_AT = CARDS_AT + ROUND_CARDS * CARD
SEAT = 4 + 3 * GENRES
THROWN_AT = SEATS_AT + SEATS * SEAT
UNSEEN_AT = THROWN_AT + GENRES
CARD_ROW = 8  # numbers copied for a card at once, the last of which is written over by whose reel lies on it
WORTHS = 4  # stars of more than 4 are counted with those of 4
WORTHS_THERE = 10  # of a card: 0 to 9

# In single precision from the start: converting takes time.
single: Any = np.float32
HALF, QUARTER, EIGHTH, SIXTEENTH, FIVE = map(single, (1 / 2, 1 / 4, 1 / 8, 1 / 16, 5))


def features() -> list[str]:
    """The name of each number that `observe` writes. Seats count from the observer, clockwise."""
    names = ["handing out", "round", "rounds to come", "owed reels", "star to place", "scarcity", "prototype"]
    names += [f"players: {players}" for players in (3, 4)]
    names += [f"turn of {seat}" for seat in range(SEATS)]
    names += [f"round begun by {seat}" for seat in range(SEATS)]
    for place in range(ROUND_CARDS):
        names += [f"card {place}: {what}" for what in (*KINDS, "worth", "handed out")]
        names += [f"card {place}: reel of {seat}" for seat in range(SEATS)]
    for seat in range(SEATS):
        names += [f"seat {seat}: {what}" for what in ("reels left", "clap", "double", "blockbusters")]
        for what in ("project", "film points", "best film"):
            names += [f"seat {seat}: {what} {genre}" for genre in KINDS[:GENRES]]
    names += [f"thrown away: {genre}" for genre in KINDS[:GENRES]]
    names += [f"unseen: {genre}" for genre in KINDS[:GENRES]]
    names += [f"unseen: worth of {genre}" for genre in KINDS[:GENRES]]
    return [*names, "unseen: blockbusters", *(f"unseen: stars worth {worth}" for worth in range(1, WORTHS + 1))]


OBSERVATION = len(features())


def card_rows() -> Any:
    """What is said of a card itself, for each kind and worth."""
    rows = np.zeros((len(KINDS) * WORTHS_THERE, CARD_ROW), np.float32)
    for kind in range(len(KINDS)):
        for worth in range(WORTHS_THERE):
            rows[card_row(kind, worth), kind] = 1
            rows[card_row(kind, worth), 5] = worth / 4
    return rows


def reel_rows() -> Any:
    """Whose reel lies on a card, for each number of players, observer and owner; owner 0 is nobody."""
    rows = np.zeros((SEATS + 1, SEATS, 1 + SEATS, SEATS), np.float32)
    for players in range(1, SEATS + 1):
        for me in range(players):
            for owner in range(players):
                rows[players, me, 1 + owner, (owner - me) % players] = 1
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


def card_row(kind: int, worth: int) -> int:
    return WORTHS_THERE * kind + worth


# Looked up, because what lies on a table cannot be guessed, and a row is copied at once.
CARD_ROWS = card_rows()
REEL_ROWS = reel_rows()
CARD_COUNTS = card_counts()


def observe(s: State, seat: int, out: Reals) -> None:
    me = max(seat, 0)
    observe_round(s, me, out)
    observe_cards(s, me, out)
    observe_seats(s, me, out)
    observe_films(s, me, out)
    for genre in range(GENRES):
        out[THROWN_AT + genre] = EIGHTH * single(s.thrown[genre])
    observe_unseen(s, out)


def observe_round(s: State, me: int, out: Reals) -> None:
    for i in range(CARDS_AT):
        out[i] = 0.0
    out[0] = 1.0 if s.stage == HANDING_OUT else 0.0
    out[1] = QUARTER * single(s.rounds_done)
    out[2] = QUARTER * single(s.players - s.rounds_done)
    out[3] = HALF * single(s.owed)
    out[5] = 1.0 if s.options & SCARCITY else 0.0
    out[6] = 1.0 if s.options & PROTOTYPE else 0.0
    out[4 + s.players] = 1.0
    if s.stage != OVER:
        out[9 + from_me(s, s.turn, me)] = 1.0
        out[9 + SEATS + from_me(s, s.starter, me)] = 1.0


def from_me(s: State, seat: int, me: int) -> int:
    """How many seats clockwise from me."""
    return max(int(seat) - me + int(s.players) * below_0(int(seat) - me), 0)


def observe_cards(s: State, me: int, out: Reals) -> None:
    if s.stage == OVER:
        for i in range(CARDS_AT, SEATS_AT):
            out[i] = 0.0
        return
    first = max(int(s.rounds_done) * ROUND_CARDS, 0)
    reels = REEL_ROWS[s.players, me]
    for place in range(ROUND_CARDS):
        at = CARDS_AT + place * CARD
        card = s.deal[first + place]
        row = card_row(s.sort_of[card], s.worth[card])
        for i in range(CARD_ROW):
            out[at + i] = CARD_ROWS[row, i]
        owner = max(int(s.reels[place]) + 1, 0)
        for i in range(SEATS):
            out[at + CARD - SEATS + i] = reels[owner, i]
    if s.stage == HANDING_OUT:
        for nth in range(s.handed):
            out[CARDS_AT + CARD * handing_place(s, nth) + 6] = 1.0
        out[4] = s.worth[card_at(s, handing_place(s, s.handed))] / 4


def observe_seats(s: State, me: int, out: Reals) -> None:
    for i in range(SEATS_AT, THROWN_AT):
        out[i] = 0.0
    at = SEATS_AT
    seat = me
    for _ in range(s.players):
        out[at] = QUARTER * single(s.reels_left[seat])
        out[at + 1] = single(s.clap[seat])
        out[at + 2] = single(s.double[seat])
        out[at + 3] = single(s.kept[seat]) / FIVE
        for genre in range(GENRES):
            out[at + 4 + genre] = EIGHTH * single(s.project[seat, genre])
        seat = seat + 1 if seat + 1 < s.players else 0
        at += SEAT


def observe_films(s: State, me: int, out: Reals) -> None:
    """Points before H-V1, which multiplies them by what is thrown away of the genre until the end."""
    for film in range(s.films):
        at = SEATS_AT + SEAT * from_me(s, s.film_owner[film], me) + 4 + GENRES + int(s.film_genre[film])
        value = s.film_cards[film] * s.film_stars[film] / 30
        out[at] += value
        out[at + GENRES] = max(out[at + GENRES], value)


def observe_unseen(s: State, out: Reals) -> None:
    """The cards of later rounds."""
    first = max(int(s.rounds_done) * ROUND_CARDS, 0) + (0 if s.stage == OVER else ROUND_CARDS)
    cards = 0
    stars = 0
    for place in range(first, CARDS):
        card = s.deal[place]
        row = card_row(s.sort_of[card], s.worth[card])
        cards += CARD_COUNTS[row, 0]
        stars += CARD_COUNTS[row, 1]
    for i in range(2 * GENRES):
        out[UNSEEN_AT + i] = SIXTEENTH * single((cards >> (8 * i)) & 255)
    out[UNSEEN_AT + 2 * GENRES] = QUARTER * single((cards >> (8 * 2 * GENRES)) & 255)
    for worth in range(1, WORTHS + 1):
        out[UNSEEN_AT + 2 * GENRES + worth] = QUARTER * single((stars >> (8 * worth)) & 255)
