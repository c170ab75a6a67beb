"""The features of a move of Hollywood, for networks that score the listed moves."""

from matinee.engine.layout import FloatRow
from matinee.games.hollywood.columns import bottom_of, card_at, card_being_handed_out, height, top_of
from matinee.games.hollywood.heuristics import move_gain
from matinee.games.hollywood.holdings import project
from matinee.games.hollywood.look_ahead import LOOK_AHEAD, look_ahead, rounded
from matinee.games.hollywood.state import CLAP, COLUMNS, DOUBLE, FINISH_ACTION, GENRES, REEL_1, REELS, State

CARD = ("action", "horror", "romance", "star", "blockbuster", "worth")
WORTH_INDEX = CARD.index("worth")

# The index of the first number of each part.
STUDIO_CARD_OFFSET = 0
COLUMN_OFFSET = STUDIO_CARD_OFFSET + 2
GENRE_OFFSET = COLUMN_OFFSET + COLUMNS
ROOM_OFFSET = GENRE_OFFSET + GENRES
OWN_REELS_OFFSET = ROOM_OFFSET + 1
PROJECT_OFFSET = OWN_REELS_OFFSET + 1
CARD_NOW_OFFSET = PROJECT_OFFSET + 1
CARD_LATER_OFFSET = CARD_NOW_OFFSET + len(CARD)
FILM_OFFSET = CARD_LATER_OFFSET + len(CARD)
LOOK_AHEAD_OFFSET = FILM_OFFSET + 3
GAIN_OFFSET = LOOK_AHEAD_OFFSET + len(LOOK_AHEAD)


def card_feature_names(prefix: str) -> list[str]:
    """Return the names of the features of a card."""
    return [f"{prefix}: {number}" for number in CARD]


def move_features() -> list[str]:
    """Return the names of the numbers that `describe` writes."""
    names = ["clap", "double", *(f"reel {column + 1}" for column in range(COLUMNS))]
    names += ["finish action", "finish horror", "finish romance"]
    names += ["column: room", "column: my reels", "my project of that genre"]
    names += card_feature_names("card under the reel now") + card_feature_names("card once the column is full")
    names += ["film: cards", "film: stars", "film: points"]
    names += [f"look ahead: {number}" for number in LOOK_AHEAD]
    return [*names, "judged gain"]


MOVE_REASONS = {
    "studio": ["clap", "double"],
    "column": ["column: room", "column: my reels"],
    "project": ["my project of that genre"],
    "card": [*card_feature_names("card under the reel now"), *card_feature_names("card once the column is full")],
    "film": ["film: cards", "film: stars", "film: points"],
    "round": [f"look ahead: {number}" for number in LOOK_AHEAD],
    "gain": ["judged gain"],
}
"""What a network bot names as a reason: the features of each."""

DESCRIPTION_SIZE = len(move_features())


def describe(s: State, seat: int, action: int, out: FloatRow) -> None:
    """Write the features of a move of `seat` to `out`."""
    for i in range(DESCRIPTION_SIZE):
        out[i] = 0.0
    if action in (CLAP, DOUBLE):
        out[STUDIO_CARD_OFFSET + action - CLAP] = 1.0
    elif action >= FINISH_ACTION:
        describe_film(s, seat, action - FINISH_ACTION, out)
    else:
        describe_reel(s, seat, action - REEL_1, out)
    look_ahead(s, seat, action, LOOK_AHEAD_OFFSET, out)
    out[GAIN_OFFSET] = rounded(move_gain(s, seat, action)) / 8


def describe_reel(s: State, seat: int, column: int, out: FloatRow) -> None:
    """H-R4: write the features of laying a reel. It starts on the bottom card and is pushed up by later reels."""
    out[COLUMN_OFFSET + column] = 1.0
    laid = s.reels_in_column[column]
    top = top_of(column)
    bottom = bottom_of(column)
    out[ROOM_OFFSET] = (height(column) - laid) / 4
    for place in range(top, bottom + 1):
        if s.reel_owner[place] == seat:
            out[OWN_REELS_OFFSET] += 0.25
    describe_card(s, bottom, CARD_NOW_OFFSET, out)
    describe_card(s, top + laid, CARD_LATER_OFFSET, out)
    kind = s.kind[card_at(s, top + laid)]
    if kind < GENRES:
        out[PROJECT_OFFSET] = project(s, seat, kind) / 8


def describe_card(s: State, place: int, at: int, out: FloatRow) -> None:
    """Write the kind and the worth of a card."""
    card = card_at(s, place)
    out[at + int(s.kind[card])] = 1.0
    out[at + WORTH_INDEX] = s.worth[card] / 4


def describe_film(s: State, seat: int, genre: int, out: FloatRow) -> None:
    """H-A5, H-E2: write the features of finishing a film."""
    stars = s.worth[card_being_handed_out(s)]
    cards = project(s, seat, genre)
    out[GENRE_OFFSET + genre] = 1.0
    out[PROJECT_OFFSET] = cards / 8
    out[FILM_OFFSET] = cards / REELS
    out[FILM_OFFSET + 1] = stars / 4
    out[FILM_OFFSET + 2] = cards / 30 * stars
