"""What a move of Hollywood means, as numbers for a policy over listed moves."""

from matinee.engine.layout import FloatRow
from matinee.games.hollywood.columns import card_at, handing_place, height, top_of
from matinee.games.hollywood.heuristics import gain_of
from matinee.games.hollywood.state import (
    CLAP,
    COLUMNS,
    DOUBLE,
    FINISH_ACTION,
    GENRES,
    PROJECT,
    REEL_1,
    REELS,
    STAR,
    State,
)

CARD = 6  # numbers for one card: its kind and its worth
JUDGED_AT = 12 + 2 * CARD + 3
STEPS = 64  # of a point, to which judgement is rounded
LEAST = 1000  # points below which no judgement falls


def card_names(prefix: str) -> list[str]:
    return [f"{prefix}: {what}" for what in ("action", "horror", "romance", "star", "blockbuster", "worth")]


def move_features() -> list[str]:
    """The name of each number that `describe` writes."""
    names = ["clap", "double", *(f"reel {column + 1}" for column in range(COLUMNS))]
    names += ["finish action", "finish horror", "finish romance"]
    names += ["column: room", "column: my reels", "my project of that genre"]
    names += card_names("card under the reel now") + card_names("card once the column is full")
    names += ["film: cards", "film: stars", "film: points"]
    return [*names, "judged gain"]


DESCRIPTION = len(move_features())


def describe(s: State, seat: int, action: int, out: FloatRow) -> None:
    for i in range(DESCRIPTION):
        out[i] = 0.0
    if action in (CLAP, DOUBLE):
        out[action - CLAP] = 1.0
    elif action >= FINISH_ACTION:
        describe_film(s, seat, action - FINISH_ACTION, out)
    else:
        describe_reel(s, seat, action - REEL_1, out)
    out[JUDGED_AT] = rounded(gain_of(s, seat, action)) / 8


def rounded(gain: float) -> float:
    """A GPU adds fractions a little differently; after this it comes to the same."""
    return int((gain + LEAST) * STEPS + 0.5) / STEPS - LEAST


def describe_reel(s: State, seat: int, column: int, out: FloatRow) -> None:
    """H-R4: a reel lies on the bottom card and is pushed up by those that follow."""
    out[2 + column] = 1.0
    laid = s.in_column[column]
    top = top_of(column)
    bottom = top + height(column) - 1
    out[9] = (height(column) - laid) / 4
    for place in range(top, bottom + 1):
        if s.reels[place] == seat:
            out[10] += 0.25
    describe_card(s, bottom, 12, out)
    describe_card(s, top + laid, 12 + CARD, out)
    kind = s.sort_of[card_at(s, top + laid)]
    if kind < GENRES:
        out[11] = s.has[seat, PROJECT + kind] / 8


def describe_card(s: State, place: int, at: int, out: FloatRow) -> None:
    card = card_at(s, place)
    out[at + int(s.sort_of[card])] = 1.0
    out[at + STAR + 2] = s.worth[card] / 4


def describe_film(s: State, seat: int, genre: int, out: FloatRow) -> None:
    """H-A5, H-E2."""
    star = s.worth[card_at(s, handing_place(s, s.handed))]
    cards = s.has[seat, PROJECT + genre]
    out[6 + genre] = 1.0
    out[11] = cards / 8
    at = 12 + 2 * CARD
    out[at] = cards / REELS
    out[at + 1] = star / 4
    out[at + 2] = cards / 30 * star
