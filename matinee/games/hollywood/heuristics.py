"""What a player who knows the game would say a card or a move is worth, in points. For bots; no rule is here.

Nearly every column fills up, and then the reel laid first lies on the top card, the next one below it, and so on. With
that one can foresee which cards a seat will get, play through handing them out, and count.
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

# Points that a card of the largest, the middle and the smallest project brings, by rounds still to be played. Found by
# regression over games of the greedy bot, the rest by play against each other (docs/strength.md).
LARGEST = (0.9, 1.93, 2.24, 2.36)
MIDDLE = (0.1, 0.75, 1.37, 1.71)
SMALLEST = (0.0, 0.16, 0.96, 1.46)
LEFT_OVER = 1.5  # cards without a reel at the end of a round
REEL = 2.0  # what one expects of a reel laid later
PATIENCE = 0.5  # worth of a Clap Board kept
DOUBLE_KEPT = 1.5  # worth of a Double Reel kept
MOOD = 0.02  # how much playouts vary: of 64 parts,
WHIMS = 24  # and how seldom a studio card is played


def projects_worth(action: float, horror: float, romance: float, rounds: int) -> float:
    """What unfinished projects of so many cards bring with so many rounds still to be played."""
    largest = max(action, horror, romance)
    smallest = min(action, horror, romance)
    middle = action + horror + romance - largest - smallest
    return LARGEST[rounds] * largest + MIDDLE[rounds] * middle + SMALLEST[rounds] * smallest


def foreseen(s: State, seat: int, first: int, second: int) -> float:
    """What a seat will have of this round's cards and its projects, with one or two more reels in columns (or -1)."""
    action = float(project(s, seat, ACTION))
    horror = float(project(s, seat, HORROR))
    romance = float(project(s, seat, ROMANCE))
    rounds = s.players - 1 - s.rounds_done
    free = ROUND_CARDS - (1 if first >= 0 else 0) - (1 if second >= 0 else 0)
    for column in range(COLUMNS):
        free -= s.reels_in_column[column]
    total = 0.0
    for nth in range(ROUND_CARDS):
        place = hand_out_place(s, nth)
        column = column_of(place)
        row = place - top_of(column)
        reels = s.reels_in_column[column] + (1 if first == column else 0) + (1 if second == column else 0)
        short = min(1.0, LEFT_OVER * (height(column) - reels) / free)
        likely = (1.0 - short) * is_of(s, seat, column, row, first, second)
        likely += short * is_of(s, seat, column, row - 1, first, second)
        if likely <= 0.0:
            continue
        card = card_at(s, place)
        kind = s.kind[card]
        worth = float(s.worth[card])
        if kind == BLOCKBUSTER:
            total += 2.0 * likely
        elif kind == STAR:
            # It finishes the project that gains most by it.
            best = -100.0
            chosen = -1
            if action > 0.0:
                best = worth * action + projects_worth(0.0, horror, romance, rounds)
                chosen = ACTION
            if horror > 0.0 and worth * horror + projects_worth(action, 0.0, romance, rounds) > best:
                best = worth * horror + projects_worth(action, 0.0, romance, rounds)
                chosen = HORROR
            if romance > 0.0 and worth * romance + projects_worth(action, horror, 0.0, rounds) > best:
                chosen = ROMANCE
            if chosen == ACTION:
                total += likely * worth * action
                action *= 1.0 - likely
            elif chosen == HORROR:
                total += likely * worth * horror
                horror *= 1.0 - likely
            elif chosen == ROMANCE:
                total += likely * worth * romance
                romance *= 1.0 - likely
        elif kind == ACTION:
            action += likely * worth
        elif kind == HORROR:
            horror += likely * worth
        else:
            romance += likely * worth
    return total + projects_worth(action, horror, romance, rounds)


def is_of(s: State, seat: int, column: int, nth: int, first: int, second: int) -> int:
    """1 if the nth reel of a column is the seat's, counted from the one laid first, else 0."""
    laid = s.reels_in_column[column]
    if nth < 0:
        return 0
    if nth < laid:
        return 1 if s.reel_owner[bottom_of(column) - (laid - 1 - nth)] == seat else 0
    more = (1 if first == column else 0) + (1 if second == column else 0)
    return 1 if nth < laid + more else 0


def finishing_worth(s: State, seat: int, genre: int) -> float:
    """H-A5: what it is worth to finish that project with the star being handed out, and go on with the others."""
    star = s.worth[card_being_handed_out(s)]
    action = 0.0 if genre == ACTION else float(project(s, seat, ACTION))
    horror = 0.0 if genre == HORROR else float(project(s, seat, HORROR))
    romance = 0.0 if genre == ROMANCE else float(project(s, seat, ROMANCE))
    return star * project(s, seat, genre) + projects_worth(action, horror, romance, s.players - 1 - s.rounds_done)


def appraise(s: State, seat: int, moves: Row, count: int, out: FloatRow) -> None:
    if s.stage == HANDING_OUT:
        for i in range(count):
            out[i] = finishing_worth(s, seat, moves[i] - FINISH_ACTION)
        return
    now = foreseen(s, seat, -1, -1)
    best = -100.0
    column = -1
    for i in range(count):
        if moves[i] < CLAP:
            out[i] = foreseen(s, seat, moves[i] - REEL_1, -1) - now
            if out[i] > best:
                best = out[i]
                column = moves[i] - REEL_1
        elif moves[i] == CLAP:
            out[i] = REEL - PATIENCE
        else:
            out[i] = best_with(s, seat, column) - now - REEL - DOUBLE_KEPT


def best_with(s: State, seat: int, column: int) -> float:
    """What a seat will have with a reel in a column and another where it is best."""
    two = -100.0
    for other in range(COLUMNS):
        if s.reels_in_column[other] + (1 if other == column else 0) < height(other):
            two = max(two, foreseen(s, seat, column, other))
    return two


def gain_of(s: State, seat: int, action: int) -> float:
    """What one legal move is judged to bring; of those of a position it ranks as `appraise` does."""
    if s.stage == HANDING_OUT:
        unfinished = projects_worth(
            float(project(s, seat, ACTION)),
            float(project(s, seat, HORROR)),
            float(project(s, seat, ROMANCE)),
            s.players - 1 - s.rounds_done,
        )
        return finishing_worth(s, seat, action - FINISH_ACTION) - unfinished
    if action == CLAP:
        return REEL - PATIENCE
    now = foreseen(s, seat, -1, -1)
    if action < CLAP:
        return foreseen(s, seat, action - REEL_1, -1) - now
    best = -100.0
    column = -1
    for other in range(COLUMNS):
        if s.reels_in_column[other] < height(other):
            worth = foreseen(s, seat, other, -1)
            if worth > best:
                best = worth
                column = other
    return best_with(s, seat, column) - now - REEL - DOUBLE_KEPT


def improvise(s: State, seat: int, rng: Rng) -> int:
    """A sensible move at a glance, not always the same: for playouts."""
    if s.stage == HANDING_OUT:
        return improvise_finishing(s, seat)
    if s.reels_owed == 0:
        whim = draw(rng, WHIMS)
        if whim == 0 and has_clap_board(s, seat):
            return CLAP
        if whim == 1 and has_double_reel(s, seat) and reels_left(s, seat) >= 2:
            return DOUBLE
    chosen = 0
    best = -100.0
    for column in range(COLUMNS):
        if s.reels_in_column[column] < height(column):
            worth = glance(s, seat, column) + MOOD * draw(rng, 64)
            if worth > best:
                best = worth
                chosen = REEL_1 + column
    return chosen


def glance(s: State, seat: int, more: int) -> float:
    """As `foreseen`, but as if every column filled up, and with one more reel in a column."""
    rounds = s.players - 1 - s.rounds_done
    action = project(s, seat, ACTION) * 1.0
    horror = project(s, seat, HORROR) * 1.0
    romance = project(s, seat, ROMANCE) * 1.0
    total = 0.0
    backwards = s.options & PROTOTYPE
    for column in range(COLUMNS):
        laid = s.reels_in_column[column]
        first = top_of(column) + height(column) - laid
        reels = laid + (1 if column == more else 0)
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
    return total + projects_worth(action, horror, romance, rounds)


def improvise_finishing(s: State, seat: int) -> int:
    chosen = 0
    best = -100.0
    for genre in range(GENRES):
        if project(s, seat, genre) > 0 and finishing_worth(s, seat, genre) > best:
            best = finishing_worth(s, seat, genre)
            chosen = FINISH_ACTION + genre
    return chosen


def expect(s: State, out: FloatRow) -> None:
    """At the start of a round: what is finished counts, and something for each card of a project."""
    for seat in range(s.players):
        out[seat] = points_of(s, seat) - project_points(s, seat)
        if has_double_reel(s, seat):
            out[seat] += DOUBLE_KEPT
        out[seat] += projects_worth(
            float(project(s, seat, ACTION)),
            float(project(s, seat, HORROR)),
            float(project(s, seat, ROMANCE)),
            s.players - s.rounds_done,
        )


def round_of(s: State) -> int:
    return s.rounds_done
