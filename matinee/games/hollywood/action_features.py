"""What each action of Hollywood means, as numbers for a policy over the legal actions."""

from matinee.engine.layout import FloatRow
from matinee.games.hollywood.columns import bottom_of, card_at, card_being_handed_out, height, top_of
from matinee.games.hollywood.heuristics import gain_of
from matinee.games.hollywood.holdings import project
from matinee.games.hollywood.state import CLAP, COLUMNS, DOUBLE, FINISH_ACTION, GENRES, REEL_1, REELS, State

CARD = ("action", "horror", "romance", "star", "blockbuster", "worth")
WORTH = CARD.index("worth")

# Where each part begins.
STUDIO_CARD_AT = 0
COLUMN_AT = STUDIO_CARD_AT + 2
GENRE_AT = COLUMN_AT + COLUMNS
ROOM_AT = GENRE_AT + GENRES
OWN_REELS_AT = ROOM_AT + 1
PROJECT_AT = OWN_REELS_AT + 1
CARD_NOW_AT = PROJECT_AT + 1
CARD_LATER_AT = CARD_NOW_AT + len(CARD)
FILM_AT = CARD_LATER_AT + len(CARD)
GAIN_AT = FILM_AT + 3

STEPS = 64  # of a point, to which the gain is rounded
LEAST = 1000  # no gain is below minus this


def card_names(prefix: str) -> list[str]:
    return [f"{prefix}: {number}" for number in CARD]


def move_features() -> list[str]:
    """Return the name of each number that `describe` writes."""
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
        out[STUDIO_CARD_AT + action - CLAP] = 1.0
    elif action >= FINISH_ACTION:
        describe_film(s, seat, action - FINISH_ACTION, out)
    else:
        describe_reel(s, seat, action - REEL_1, out)
    out[GAIN_AT] = rounded(gain_of(s, seat, action)) / 8


def rounded(gain: float) -> float:
    """Round away the small differences between sums on a GPU and on a processor."""
    return int((gain + LEAST) * STEPS + 0.5) / STEPS - LEAST


def describe_reel(s: State, seat: int, column: int, out: FloatRow) -> None:
    """H-R4: a reel is laid on the bottom card and pushed up by those that follow."""
    out[COLUMN_AT + column] = 1.0
    laid = s.reels_in_column[column]
    top = top_of(column)
    bottom = bottom_of(column)
    out[ROOM_AT] = (height(column) - laid) / 4
    for place in range(top, bottom + 1):
        if s.reel_owner[place] == seat:
            out[OWN_REELS_AT] += 0.25
    describe_card(s, bottom, CARD_NOW_AT, out)
    describe_card(s, top + laid, CARD_LATER_AT, out)
    kind = s.kind[card_at(s, top + laid)]
    if kind < GENRES:
        out[PROJECT_AT] = project(s, seat, kind) / 8


def describe_card(s: State, place: int, at: int, out: FloatRow) -> None:
    card = card_at(s, place)
    out[at + int(s.kind[card])] = 1.0
    out[at + WORTH] = s.worth[card] / 4


def describe_film(s: State, seat: int, genre: int, out: FloatRow) -> None:
    """H-A5, H-E2."""
    stars = s.worth[card_being_handed_out(s)]
    cards = project(s, seat, genre)
    out[GENRE_AT + genre] = 1.0
    out[PROJECT_AT] = cards / 8
    out[FILM_AT] = cards / REELS
    out[FILM_AT + 1] = stars / 4
    out[FILM_AT + 2] = cards / 30 * stars
