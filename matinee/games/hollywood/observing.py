"""What a seat of Hollywood may know, as numbers for a network."""

from matinee.engine.arithmetic import below_0
from matinee.engine.layout import Reals
from matinee.games.hollywood.columns import card_at, handing_place
from matinee.games.hollywood.state import (
    BLOCKBUSTER,
    FILM_CARDS,
    GENRES,
    HANDING_OUT,
    OVER,
    PROTOTYPE,
    ROUND_CARDS,
    ROUND_FILMS,
    ROUND_STARS,
    SCARCITY,
    SEATS,
    STAR_CARDS,
    State,
)

KINDS = ("action", "horror", "romance", "star", "blockbuster")
CARDS_AT = 9 + 2 * SEATS  # where the cards on the table begin, after what is said of the round
CARD = 7 + SEATS
SEATS_AT = CARDS_AT + ROUND_CARDS * CARD
SEAT = 4 + 3 * GENRES
THROWN_AT = SEATS_AT + SEATS * SEAT
UNSEEN_AT = THROWN_AT + GENRES
WORTHS = 4  # stars of more than 4 are counted with those of 4


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


def observe(s: State, seat: int, out: Reals) -> None:
    for i in range(OBSERVATION):
        out[i] = 0.0
    me = max(seat, 0)
    out[0] = 1.0 if s.stage == HANDING_OUT else 0.0
    out[1] = s.rounds_done / 4
    out[2] = (s.players - s.rounds_done) / 4
    out[3] = s.owed / 2
    out[5] = 1.0 if s.options & SCARCITY else 0.0
    out[6] = 1.0 if s.options & PROTOTYPE else 0.0
    out[4 + s.players] = 1.0
    if s.stage != OVER:
        out[9 + from_me(s, s.turn, me)] = 1.0
        out[9 + SEATS + from_me(s, s.starter, me)] = 1.0
        observe_cards(s, me, out)
    for other in range(s.players):
        start = SEATS_AT + SEAT * from_me(s, other, me)
        out[start] = s.reels_left[other] / 4
        out[start + 1] = s.clap[other]
        out[start + 2] = s.double[other]
        out[start + 3] = s.kept[other] / 5
        for genre in range(GENRES):
            out[start + 4 + genre] = s.project[other, genre] / 8
    observe_films(s, me, out)
    for genre in range(GENRES):
        out[THROWN_AT + genre] = s.thrown[genre] / 8
    observe_unseen(s, out)


def from_me(s: State, seat: int, me: int) -> int:
    """How many seats clockwise from me."""
    return max(int(seat) - me + int(s.players) * below_0(int(seat) - me), 0)


def observe_cards(s: State, me: int, out: Reals) -> None:
    at = CARDS_AT
    for place in range(ROUND_CARDS):
        card = max(int(card_at(s, place)), 0)
        reel = int(s.reels[place])
        out[at + max(int(s.sort_of[card]), 0)] = 1.0
        out[at + 5] = s.worth[card] / 4
        out[at + 7 + from_me(s, max(reel, 0), me)] = 1 - below_0(reel)
        at += CARD
    if s.stage == HANDING_OUT:
        for nth in range(s.handed):
            out[CARDS_AT + CARD * handing_place(s, nth) + 6] = 1.0
        out[4] = s.worth[card_at(s, handing_place(s, s.handed))] / 4


def observe_films(s: State, me: int, out: Reals) -> None:
    """Points before H-V1, which multiplies them by what is thrown away of the genre until the end."""
    for film in range(s.films):
        at = SEATS_AT + SEAT * from_me(s, s.film_owner[film], me) + 4 + GENRES + int(s.film_genre[film])
        value = s.film_cards[film] * s.film_stars[film] / 30
        out[at] += value
        out[at + GENRES] = max(out[at + GENRES], value)


def observe_unseen(s: State, out: Reals) -> None:
    """The cards of later rounds, counted in words with a byte for each kind: counting in memory would be slower."""
    rounds_seen = s.rounds_done if s.stage == OVER else s.rounds_done + 1
    kinds = 0
    worths = 0
    for place in range(rounds_seen * ROUND_FILMS, FILM_CARDS):
        card = max(int(s.film_deck[place]), 0)
        kinds += 1 << (8 * int(s.sort_of[card]))
        worths += int(s.worth[card]) << (8 * int(s.sort_of[card]))
    stars = 0
    for place in range(rounds_seen * ROUND_STARS, STAR_CARDS):
        stars += 1 << (8 * min(int(s.worth[max(int(s.star_deck[place]), 0)]), WORTHS))
    for genre in range(GENRES):
        out[UNSEEN_AT + genre] = ((kinds >> (8 * genre)) & 255) / 16
        out[UNSEEN_AT + GENRES + genre] = ((worths >> (8 * genre)) & 255) / 16
    out[UNSEEN_AT + 2 * GENRES] = ((kinds >> (8 * BLOCKBUSTER)) & 255) / 4
    for worth in range(1, WORTHS + 1):
        out[UNSEEN_AT + 2 * GENRES + worth] = ((stars >> (8 * worth)) & 255) / 4
