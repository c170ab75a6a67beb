"""The observation of a seat of Dreams, as numbers for a network.

Each number is divided by a typical maximum, so that most are between 0 and 1.
"""

from matinee.engine.layout import FloatRow
from matinee.games.dreams.sky import sky_of
from matinee.games.dreams.state import (
    GOAL,
    LAYING,
    NO_VOTE,
    OVER,
    ROUNDS,
    SEATS,
    SHOWN,
    TONES,
    VOTING,
    State,
)

MIN_PLAYERS, MAX_PLAYERS = 3, 6
LONG_GAME = 16  # rounds
MANY_ROUNDS, MANY_ACCUSATIONS = 5, 10  # typical maxima of the last three features of a seat

# The names of the numbers of each part: the table, a star, a seat and a revealed round.
TABLE_FEATURES = ("laying", "voting", "round", "I am the mortal")
STAR_FEATURES = ("there", "x", "y", "laid")
TONE_FEATURES = ("light", "grey", "dark")
SEAT_FEATURES = ("points", "turn", "dealer", "has voted", "times mortal", "found the mortal", "was named wrongly")
ROUND_FEATURES = ("vision", "mortal")

# How many numbers each part has.
TONE_OFFSET = len(STAR_FEATURES)  # in a star
OWNER_OFFSET = TONE_OFFSET + TONES
STAR_SIZE = OWNER_OFFSET + SEATS
SEAT_SIZE = len(SEAT_FEATURES)
VOTES_OFFSET = len(ROUND_FEATURES)  # in a revealed round
ROUND_SIZE = VOTES_OFFSET + SEATS

# The index of the first number of each part.
PLAYERS_OFFSET = len(TABLE_FEATURES)
VISION_OFFSET = PLAYERS_OFFSET + MAX_PLAYERS - MIN_PLAYERS + 1
DREAMS_OFFSET = VISION_OFFSET + SHOWN
OWN_VOTE_OFFSET = DREAMS_OFFSET + SHOWN
STARS_OFFSET = OWN_VOTE_OFFSET + SEATS + SHOWN
SEATS_OFFSET = STARS_OFFSET + SEATS * TONES * STAR_SIZE
ROUNDS_OFFSET = SEATS_OFFSET + SEATS * SEAT_SIZE

# The index of a feature among those of the table.
LAYING_INDEX = TABLE_FEATURES.index("laying")
VOTING_INDEX = TABLE_FEATURES.index("voting")
ROUND_INDEX = TABLE_FEATURES.index("round")
MORTAL_INDEX = TABLE_FEATURES.index("I am the mortal")

# The index of a feature among those of a star.
THERE_INDEX = STAR_FEATURES.index("there")
X_INDEX = STAR_FEATURES.index("x")
Y_INDEX = STAR_FEATURES.index("y")
LAID_INDEX = STAR_FEATURES.index("laid")

# The index of a feature among those of a seat.
POINTS_INDEX = SEAT_FEATURES.index("points")
TURN_INDEX = SEAT_FEATURES.index("turn")
DEALER_INDEX = SEAT_FEATURES.index("dealer")
HAS_VOTED_INDEX = SEAT_FEATURES.index("has voted")
TIMES_MORTAL_INDEX = SEAT_FEATURES.index("times mortal")
FOUND_MORTAL_INDEX = SEAT_FEATURES.index("found the mortal")
NAMED_WRONGLY_INDEX = SEAT_FEATURES.index("was named wrongly")

# The index of a feature among those of a revealed round.
ROUND_VISION_INDEX = ROUND_FEATURES.index("vision")
ROUND_MORTAL_INDEX = ROUND_FEATURES.index("mortal")


def features() -> list[str]:
    """Return the names of the numbers that `observe` writes. Seats count clockwise from the observer."""
    names = [*TABLE_FEATURES]
    names += [f"players: {players}" for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    names += [f"true vision: {number + 1}" for number in range(SHOWN)]
    names += [f"dream {number + 1}" for number in range(SHOWN)]
    names += [f"my vote: colour of {seat}" for seat in range(SEATS)]
    names += [f"my vote: {number + 1}" for number in range(SHOWN)]
    for star in range(SEATS * TONES):
        names += [f"star {star + 1}: {feature}" for feature in (*STAR_FEATURES, *TONE_FEATURES)]
        names += [f"star {star + 1}: of {seat}" for seat in range(SEATS)]
    for seat in range(SEATS):
        names += [f"seat {seat}: {feature}" for feature in SEAT_FEATURES]
    for number in range(ROUNDS):
        names += [f"round {number + 1}: {feature}" for feature in ROUND_FEATURES]
        names += [f"round {number + 1}: vote of {seat}" for seat in range(SEATS)]
    return names


OBSERVATION_SIZE = len(features())


def observe(s: State, seat: int, out: FloatRow) -> None:
    """Write the observation of a seat to `out`; a negative seat is a spectator."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0.0
    observer = max(seat, 0)
    observe_table(s, seat, out)
    for star in range(s.laid):
        observe_star(s, star, observer, out)
    for other in range(s.players):
        observe_seat(s, other, SEATS_OFFSET + seats_from(s, other, observer) * SEAT_SIZE, out)
    if seat >= 0:
        observe_own_vote(s, seat, out)
    for number in range(count_revealed(s)):
        observe_round(s, number, observer, out)


def seats_from(s: State, seat: int, observer: int) -> int:
    """Return how many seats clockwise from `observer` a seat is."""
    return int(seat - observer) % s.players


def count_revealed(s: State) -> int:
    """Return how many rounds have been revealed."""
    return s.round_number + 1 if s.stage == OVER else s.round_number


def observe_table(s: State, seat: int, out: FloatRow) -> None:
    """Write the stage, the round and the dreams, and what the seat knows of its role and the vision (D-R2)."""
    mortal = s.mortal[s.round_number]
    out[LAYING_INDEX] = 1.0 if s.stage == LAYING else 0.0
    out[VOTING_INDEX] = 1.0 if s.stage == VOTING else 0.0
    out[ROUND_INDEX] = s.round_number / LONG_GAME
    out[MORTAL_INDEX] = 1.0 if mortal == seat else 0.0
    out[PLAYERS_OFFSET + s.players - MIN_PLAYERS] = 1.0
    if s.stage == OVER or (seat >= 0 and mortal != seat):
        out[VISION_OFFSET + int(s.vision[s.round_number])] = 1.0
    for number in range(SHOWN):
        out[DREAMS_OFFSET + number] = s.deck[SHOWN * s.round_number + number] / s.dreams


def observe_star(s: State, star: int, observer: int, out: FloatRow) -> None:
    """Write a star of this round."""
    start = STARS_OFFSET + star * STAR_SIZE
    out[start + THERE_INDEX] = 1.0
    sky = sky_of(s)
    out[start + X_INDEX] = s.star_x[star] / sky.width
    out[start + Y_INDEX] = s.star_y[star] / sky.height
    out[start + LAID_INDEX] = star / (SEATS * TONES)
    out[start + TONE_OFFSET + int(s.star_tone[star])] = 1.0
    out[start + OWNER_OFFSET + seats_from(s, s.dealer + star, observer)] = 1.0


def observe_own_vote(s: State, seat: int, out: FloatRow) -> None:
    """Write the observer's own vote in this round."""
    vote = s.vote[s.round_number, seat]
    if vote >= SEATS:  # a number
        out[OWN_VOTE_OFFSET + int(vote)] = 1.0
    elif vote != NO_VOTE:
        out[OWN_VOTE_OFFSET + seats_from(s, vote, seat)] = 1.0


def observe_round(s: State, number: int, observer: int, out: FloatRow) -> None:
    """D-V1: write a revealed round. Seats are sixths clockwise, 1/6 the observer; numbers are quarters."""
    start = ROUNDS_OFFSET + number * ROUND_SIZE
    out[start + ROUND_VISION_INDEX] = (s.vision[number] + 1) / SHOWN
    out[start + ROUND_MORTAL_INDEX] = (seats_from(s, s.mortal[number], observer) + 1) / SEATS
    for other in range(s.players):
        vote = s.vote[number, other]
        named = (vote - SEATS + 1) / SHOWN if vote >= SEATS else (seats_from(s, vote, observer) + 1) / SEATS
        out[start + VOTES_OFFSET + seats_from(s, other, observer)] = named


def observe_seat(s: State, seat: int, start: int, out: FloatRow) -> None:
    """Write the points, the turn and the past votes of a seat to `out` from index `start` on."""
    out[start + POINTS_INDEX] = s.score[seat] / GOAL
    out[start + TURN_INDEX] = 1.0 if s.stage == LAYING and s.turn == seat else 0.0
    out[start + DEALER_INDEX] = 1.0 if s.dealer == seat else 0.0
    out[start + HAS_VOTED_INDEX] = 1.0 if s.vote[s.round_number, seat] != NO_VOTE else 0.0
    for number in range(count_revealed(s)):
        mortal = s.mortal[number]
        if mortal == seat:
            out[start + TIMES_MORTAL_INDEX] += 1 / MANY_ROUNDS
        elif s.vote[number, seat] == mortal:
            out[start + FOUND_MORTAL_INDEX] += 1 / MANY_ROUNDS
        for other in range(s.players):
            if other != mortal and seat != mortal and s.vote[number, other] == seat:
                out[start + NAMED_WRONGLY_INDEX] += 1 / MANY_ACCUSATIONS
