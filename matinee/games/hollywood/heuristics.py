"""Estimates of the value of cards and moves in points, for bots. The rules do not depend on them.

Nearly every column fills up. Then the reel laid first is on the top card, the next one below it, and so on. So the
forecast predicts which cards each seat will get, hands them out in order and counts their points.
"""

from matinee.engine.layout import FloatRow, Row
from matinee.engine.rng import Rng, draw
from matinee.games.hollywood.columns import (
    bottom_of,
    card_at,
    card_being_handed_out,
    column_of,
    hand_out_place,
    height,
    top_of,
)
from matinee.games.hollywood.holdings import has_clap_board, has_double_reel, project, reels_left
from matinee.games.hollywood.scoring import points_of, project_points
from matinee.games.hollywood.state import (
    ACTION,
    BLOCKBUSTER,
    CLAP,
    COLUMNS,
    DOUBLE,
    FINISH_ACTION,
    GENRES,
    HANDING_OUT,
    HORROR,
    PROTOTYPE,
    REEL_1,
    ROMANCE,
    ROUND_CARDS,
    STAR,
    State,
)

# The points of each card of the largest, the middle and the smallest project, by the number of rounds to come: fitted
# by regression over games of the greedy bot. The other constants were tuned by self-play (docs/strength.md).
LARGEST = (0.9, 1.93, 2.24, 2.36)
MIDDLE = (0.1, 0.75, 1.37, 1.71)
SMALLEST = (0.0, 0.16, 0.96, 1.46)
UNCLAIMED_CARDS = 1.5  # cards without a reel at the end of a round
REEL_VALUE = 2.0  # of a reel laid later
CLAP_BOARD_VALUE = 0.5  # of a Clap Board kept
DOUBLE_REEL_VALUE = 1.5  # of a Double Reel kept
NOISE = 0.02  # playouts add 0 to 63 times this to the value of a column
STUDIO_CARD_ODDS = 24  # playouts try to play each studio card with a chance of 1 in this number per turn


def project_values(action: float, horror: float, romance: float, rounds: int) -> float:
    """Return the expected points of unfinished projects of these sizes with this many rounds to come."""
    largest = max(action, horror, romance)
    smallest = min(action, horror, romance)
    middle = action + horror + romance - largest - smallest
    return LARGEST[rounds] * largest + MIDDLE[rounds] * middle + SMALLEST[rounds] * smallest


def forecast(s: State, seat: int, first: int, second: int) -> float:
    """Return the expected points of a seat from its projects and this round's cards.

    Args:
        s: The position.
        seat: The seat.
        first: The column of one planned reel, or -1.
        second: The column of another planned reel, or -1.
    """
    action = float(project(s, seat, ACTION))
    horror = float(project(s, seat, HORROR))
    romance = float(project(s, seat, ROMANCE))
    rounds = s.players - 1 - s.rounds_done
    free = ROUND_CARDS - (1 if first >= 0 else 0) - (1 if second >= 0 else 0)
    for column in range(COLUMNS):
        free -= s.reels_in_column[column]
    free = max(free, 1)  # it divides below, also when all columns are full
    total = 0.0
    for nth in range(ROUND_CARDS):
        place = hand_out_place(s, nth)
        column = column_of(place)
        row = place - top_of(column)
        reels = s.reels_in_column[column] + (1 if first == column else 0) + (1 if second == column else 0)
        unfilled = min(1.0, UNCLAIMED_CARDS * (height(column) - reels) / free)
        chance = (1.0 - unfilled) * has_nth_reel(s, seat, column, row, first, second)
        chance += unfilled * has_nth_reel(s, seat, column, row - 1, first, second)
        if chance <= 0.0:
            continue
        card = card_at(s, place)
        kind = s.kind[card]
        worth = float(s.worth[card])
        if kind == BLOCKBUSTER:
            total += 2.0 * chance
        elif kind == STAR:
            chosen = genre_to_finish(worth, action, horror, romance, rounds)
            if chosen == ACTION:
                total += chance * worth * action
                action *= 1.0 - chance
            elif chosen == HORROR:
                total += chance * worth * horror
                horror *= 1.0 - chance
            elif chosen == ROMANCE:
                total += chance * worth * romance
                romance *= 1.0 - chance
        elif kind == ACTION:
            action += chance * worth
        elif kind == HORROR:
            horror += chance * worth
        else:
            romance += chance * worth
    return total + project_values(action, horror, romance, rounds)


def genre_to_finish(worth: float, action: float, horror: float, romance: float, rounds: int) -> int:
    """Return the genre of the project that a star of this worth should finish, or -1 if there is none."""
    best = -100.0
    chosen = -1
    if action > 0.0:
        best = worth * action + project_values(0.0, horror, romance, rounds)
        chosen = ACTION
    if horror > 0.0 and worth * horror + project_values(action, 0.0, romance, rounds) > best:
        best = worth * horror + project_values(action, 0.0, romance, rounds)
        chosen = HORROR
    if romance > 0.0 and worth * romance + project_values(action, horror, 0.0, rounds) > best:
        chosen = ROMANCE
    return chosen


def has_nth_reel(s: State, seat: int, column: int, nth: int, first: int, second: int) -> int:
    """Return 1 if the nth reel laid in a column is the seat's, else 0. `first` and `second` are as in `forecast`."""
    laid = s.reels_in_column[column]
    if nth < 0:
        return 0
    if nth < laid:
        return 1 if s.reel_owner[bottom_of(column) - (laid - 1 - nth)] == seat else 0
    planned = (1 if first == column else 0) + (1 if second == column else 0)
    return 1 if nth < laid + planned else 0


def finishing_value(s: State, seat: int, genre: int) -> float:
    """H-A5: return the value of finishing a project with the star being handed out, and of the projects left."""
    star = s.worth[card_being_handed_out(s)]
    action = 0.0 if genre == ACTION else float(project(s, seat, ACTION))
    horror = 0.0 if genre == HORROR else float(project(s, seat, HORROR))
    romance = 0.0 if genre == ROMANCE else float(project(s, seat, ROMANCE))
    return star * project(s, seat, genre) + project_values(action, horror, romance, s.players - 1 - s.rounds_done)


def appraise(s: State, seat: int, moves: Row, count: int, out: FloatRow) -> None:
    """Write the estimated gain of each legal move."""
    if s.stage == HANDING_OUT:
        for i in range(count):
            out[i] = finishing_value(s, seat, moves[i] - FINISH_ACTION)
        return
    current = forecast(s, seat, -1, -1)
    best = -100.0
    column = -1
    for i in range(count):
        if moves[i] < CLAP:
            out[i] = forecast(s, seat, moves[i] - REEL_1, -1) - current
            if out[i] > best:
                best = out[i]
                column = moves[i] - REEL_1
        elif moves[i] == CLAP:
            out[i] = REEL_VALUE - CLAP_BOARD_VALUE
        else:
            out[i] = best_double_reel(s, seat, column) - current - REEL_VALUE - DOUBLE_REEL_VALUE


def best_double_reel(s: State, seat: int, column: int) -> float:
    """Return the forecast with one more reel in `column` and another one in the best column."""
    best = -100.0
    for other in range(COLUMNS):
        if s.reels_in_column[other] + (1 if other == column else 0) < height(other):
            best = max(best, forecast(s, seat, column, other))
    return best


def move_gain(s: State, seat: int, action: int) -> float:
    """Return the estimated gain of a move. In one position it ranks moves as `appraise` does."""
    if s.stage == HANDING_OUT:
        unfinished = project_values(
            float(project(s, seat, ACTION)),
            float(project(s, seat, HORROR)),
            float(project(s, seat, ROMANCE)),
            s.players - 1 - s.rounds_done,
        )
        return finishing_value(s, seat, action - FINISH_ACTION) - unfinished
    if action == CLAP:
        return REEL_VALUE - CLAP_BOARD_VALUE
    current = forecast(s, seat, -1, -1)
    if action < CLAP:
        return forecast(s, seat, action - REEL_1, -1) - current
    best = -100.0
    column = -1
    for other in range(COLUMNS):
        if s.reels_in_column[other] < height(other):
            worth = forecast(s, seat, other, -1)
            if worth > best:
                best = worth
                column = other
    return best_double_reel(s, seat, column) - current - REEL_VALUE - DOUBLE_REEL_VALUE


def improvise(s: State, seat: int, rng: Rng) -> int:
    """Return a sensible move, quickly and with some randomness, for playouts."""
    if s.stage == HANDING_OUT:
        return improvise_finishing(s, seat)
    if s.reels_owed == 0:
        roll = draw(rng, STUDIO_CARD_ODDS)
        if roll == 0 and has_clap_board(s, seat):
            return CLAP
        if roll == 1 and has_double_reel(s, seat) and reels_left(s, seat) >= 2:
            return DOUBLE
    chosen = 0
    best = -100.0
    for column in range(COLUMNS):
        if s.reels_in_column[column] < height(column):
            worth = quick_forecast(s, seat, column) + NOISE * draw(rng, 64)
            if worth > best:
                best = worth
                chosen = REEL_1 + column
    return chosen


def quick_forecast(s: State, seat: int, planned: int) -> float:
    """Return a faster forecast, with one more reel in the column `planned`: it assumes that every column fills up."""
    rounds = s.players - 1 - s.rounds_done
    action = project(s, seat, ACTION) * 1.0
    horror = project(s, seat, HORROR) * 1.0
    romance = project(s, seat, ROMANCE) * 1.0
    total = 0.0
    backwards = s.options & PROTOTYPE
    for column in range(COLUMNS):
        laid = s.reels_in_column[column]
        first = top_of(column) + height(column) - laid
        reels = laid + (1 if column == planned else 0)
        for i in range(reels):
            nth = reels - 1 - i if backwards else i
            if nth < laid and s.reel_owner[first + nth] != seat:
                continue
            card = card_at(s, top_of(column) + nth)
            kind = s.kind[card]
            worth = s.worth[card] * 1.0
            if kind == ACTION:
                action += worth
            elif kind == HORROR:
                horror += worth
            elif kind == ROMANCE:
                romance += worth
            elif kind == BLOCKBUSTER:
                total += 2.0
            elif worth >= LARGEST[rounds]:
                # A good star finishes the largest project, a poor one the smallest.
                largest = max(action, horror, romance)
                total += worth * largest
                if action == largest:
                    action = 0.0
                elif horror == largest:
                    horror = 0.0
                else:
                    romance = 0.0
            elif action > 0.0 and (action <= horror or horror == 0.0) and (action <= romance or romance == 0.0):
                total += worth * action
                action = 0.0
            elif horror > 0.0 and (horror <= romance or romance == 0.0):
                total += worth * horror
                horror = 0.0
            else:
                total += worth * romance
                romance = 0.0
    return total + project_values(action, horror, romance, rounds)


def improvise_finishing(s: State, seat: int) -> int:
    """Finish the film that gains most."""
    chosen = 0
    best = -100.0
    for genre in range(GENRES):
        if project(s, seat, genre) > 0 and finishing_value(s, seat, genre) > best:
            best = finishing_value(s, seat, genre)
            chosen = FINISH_ACTION + genre
    return chosen


def expect(s: State, out: FloatRow) -> None:
    """Write expected points at the start of a round: finished films and blockbusters, projects and Double Reels."""
    for seat in range(s.players):
        out[seat] = points_of(s, seat) - project_points(s, seat)
        if has_double_reel(s, seat):
            out[seat] += DOUBLE_REEL_VALUE
        out[seat] += project_values(
            float(project(s, seat, ACTION)),
            float(project(s, seat, HORROR)),
            float(project(s, seat, ROMANCE)),
            s.players - s.rounds_done,
        )


def round_of(s: State) -> int:
    """Return the number of the round, from 0."""
    return s.rounds_done
