"""What a seat of Hollywood may know, as numbers for a network."""

from matinee.engine.layout import Reals
from matinee.games.hollywood.columns import card_at, handing_place
from matinee.games.hollywood.state import (
    CARDS,
    DECK,
    GENRES,
    HANDING_OUT,
    PROTOTYPE,
    ROUND_CARDS,
    SCARCITY,
    SEATS,
    STAR,
    TABLE,
    State,
)


def features() -> list[str]:
    """The name of each number that `observe` writes. Seats count from the observer, clockwise."""
    names = ["handing out", "round", "rounds to come", "owed reels", "star to place", "scarcity", "prototype"]
    names += [f"players: {players}" for players in (3, 4)]
    names += [f"my turn in {step}" for step in range(SEATS)]
    for place in range(ROUND_CARDS):
        names += [f"card {place}: {kind}" for kind in ("action", "horror", "romance", "star", "blockbuster")]
        names += [f"card {place}: worth", f"card {place}: handed out"]
        names += [f"card {place}: reel of {seat}" for seat in range(SEATS)]
    for seat in range(SEATS):
        names += [f"seat {seat}: {what}" for what in ("reels left", "clap", "double", "blockbusters")]
        names += [f"seat {seat}: project {genre}" for genre in ("action", "horror", "romance")]
        names += [f"seat {seat}: film points {genre}" for genre in ("action", "horror", "romance")]
        names += [f"seat {seat}: best film"]
    names += [f"thrown away: {genre}" for genre in ("action", "horror", "romance")]
    names += [f"unseen: {kind}" for kind in ("action", "horror", "romance", "star", "blockbuster", "worth of stars")]
    return names


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
    out[7 + s.players - 3] = 1.0
    out[9 + (s.turn - me) % s.players] = 1.0
    at = 13
    if s.rounds_done < s.players:
        for place in range(ROUND_CARDS):
            card = card_at(s, place)
            out[at + s.sort_of[card]] = 1.0
            out[at + 5] = s.worth[card] / 4
            out[at + 6] = 1.0 if s.lies[card] != TABLE else 0.0
            if s.reels[place] >= 0:
                out[at + 7 + (s.reels[place] - me) % s.players] = 1.0
            at += 11
        if s.stage == HANDING_OUT:
            out[4] = s.worth[card_at(s, handing_place(s, s.handed))] / 4
    at = 13 + 11 * ROUND_CARDS
    for other in range(s.players):
        start = at + 11 * ((other - me) % s.players)
        out[start] = s.reels_left[other] / 4
        out[start + 1] = s.clap[other]
        out[start + 2] = s.double[other]
        out[start + 3] = s.kept[other] / 5
        for genre in range(GENRES):
            out[start + 4 + genre] = s.project[other, genre] / 8
    observe_films(s, me, at, out)
    at += 11 * SEATS
    for genre in range(GENRES):
        out[at + genre] = s.thrown[genre] / 8
    at += GENRES
    observe_unseen(s, at, out)


def observe_films(s: State, me: int, at: int, out: Reals) -> None:
    for other in range(s.players):
        start = at + 11 * ((other - me) % s.players)
        best = 0
        for genre in range(GENRES):
            total = 0
            for film in range(s.films):
                if s.film_owner[film] == other and s.film_genre[film] == genre:
                    value = s.film_cards[film] * s.film_stars[film]
                    total += value
                    best = max(best, value)
            out[start + 7 + genre] = total / 30
        out[start + 10] = best / 30


def observe_unseen(s: State, at: int, out: Reals) -> None:
    for card in range(CARDS):
        if s.lies[card] == DECK:
            out[at + s.sort_of[card]] += 1 / 13
            if s.sort_of[card] == STAR:
                out[at + 5] += s.worth[card] / 30
