"""A look ahead for networks: after a move, every seat lays its reels greedily, and the cards are handed out.

It uses only what is open to all seats. Rules cannot allocate, so the reels are laid in the position itself and removed
afterwards.
"""

from matinee.engine.layout import FloatRow
from matinee.games.hollywood.columns import (
    card_at,
    hand_out_place,
    height,
    pop_reel,
    push_reel,
)
from matinee.games.hollywood.heuristics import (
    CLAP_BOARD_VALUE,
    DOUBLE_REEL_VALUE,
    REEL_VALUE,
    best_double_reel,
    forecast,
    genre_to_finish,
    project_values,
)
from matinee.games.hollywood.holdings import (
    blockbusters,
    film_points,
    has_clap_board,
    has_double_reel,
    project,
    reels_left,
    set_reels_left,
)
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
    REEL_1,
    REELS,
    ROMANCE,
    ROUND_CARDS,
    State,
)

LOOK_AHEAD = ("my points", "points ahead of the best other", "points ahead of the others' mean")
STEPS = 64  # values are rounded to this fraction of a point, because sums of floats differ slightly between GPU and CPU
MAX_LOSS = 1000.0  # no value is below -MAX_LOSS
SEAT_SHIFT = 2  # a laid reel is the number of its column plus the seat shifted by this many bits
REEL_BITS = 4


def look_ahead(s: State, seat: int, action: int, start: int, out: FloatRow) -> None:
    """Write the numbers of `LOOK_AHEAD` for a move of `seat` to `out`, from index `start` on."""
    if s.stage == HANDING_OUT:
        mine = points_after_round(s, seat, action - FINISH_ACTION)
        best, mean = points_of_others(s, seat)
    else:
        laid = lay_all_reels(s, seat, action)
        mine = points_after_round(s, seat, -1)
        best, mean = points_of_others(s, seat)
        remove_reels(s, laid)
    out[start] = rounded(mine) / 16
    out[start + 1] = rounded(mine - best) / 8
    out[start + 2] = rounded(mine - mean) / 8


def rounded(points: float) -> float:
    """Round points to a multiple of 1 / STEPS."""
    return int((points + MAX_LOSS) * STEPS + 0.5) / STEPS - MAX_LOSS


# --- Laying reels


def lay_all_reels(s: State, seat: int, action: int) -> int:
    """Play a move and lay all other reels of the round greedily; return the list of laid reels as an integer."""
    claps = 0
    doubles = 0
    placed = 0
    for other in range(s.players):
        claps |= (1 if has_clap_board(s, other) else 0) << other
        doubles |= (1 if has_double_reel(s, other) else 0) << other
    for column in range(COLUMNS):
        placed += s.reels_in_column[column]
    owed = int(s.reels_owed)
    turn = seat
    chosen = action
    laid = 1  # a leading bit, then REEL_BITS for each reel
    while True:
        if chosen == DOUBLE:
            doubles &= ~(1 << turn)
            owed = 2
        elif chosen == CLAP:
            claps &= ~(1 << turn)
        else:
            column = chosen - REEL_1
            push_reel(s, turn, column)
            set_reels_left(s, turn, reels_left(s, turn) - 1)
            laid = (laid << REEL_BITS) | (int(turn) << SEAT_SHIFT) | int(column)
            placed += 1
            owed = max(owed - 1, 0)
        if placed == REELS:
            return laid
        if owed == 0:
            turn = next_with_reels(s, turn)
        chosen = greedy_action(
            s, turn, owed == 0 and (claps >> turn) & 1 == 1, owed == 0 and (doubles >> turn) & 1 == 1
        )


def next_with_reels(s: State, seat: int) -> int:
    """H-R3: return the next seat with reels left. At least one seat has some."""
    turn = seat + 1 if seat + 1 < s.players else 0
    while reels_left(s, turn) == 0:
        turn = turn + 1 if turn + 1 < s.players else 0
    return turn


def greedy_action(s: State, seat: int, may_clap: bool, may_double: bool) -> int:
    """Return the action of the greedy bot: the one that `heuristics.appraise` values most."""
    current = forecast(s, seat, -1, -1)
    best = -MAX_LOSS
    chosen = 0
    for column in range(COLUMNS):
        if s.reels_in_column[column] < height(column):
            gain = rounded(forecast(s, seat, column, -1) - current)
            if gain > best:
                best = gain
                chosen = column
    if may_double and reels_left(s, seat) >= 2:
        gain = rounded(best_double_reel(s, seat, chosen) - current - REEL_VALUE - DOUBLE_REEL_VALUE)
        if gain > best and gain > REEL_VALUE - CLAP_BOARD_VALUE:
            return DOUBLE
    if may_clap and best < REEL_VALUE - CLAP_BOARD_VALUE:
        return CLAP
    return REEL_1 + chosen


def remove_reels(s: State, laid: int) -> None:
    """Remove the reels that `lay_all_reels` has laid, the last one first."""
    while laid > 1:
        seat = (laid >> SEAT_SHIFT) & 3
        pop_reel(s, laid & 3)
        set_reels_left(s, seat, reels_left(s, seat) + 1)
        laid >>= REEL_BITS


# --- Points


def points_of_others(s: State, seat: int) -> tuple[float, float]:
    """Return the most points of another seat after the round, and the mean of all others."""
    best = -MAX_LOSS
    total = 0.0
    for other in range(s.players):
        if other != seat:
            points = points_after_round(s, other, -1)
            best = max(best, points)
            total += points
    return best, total / (s.players - 1)


def points_after_round(s: State, seat: int, genre: int) -> float:
    """Return the points of a seat after the round, before H-V1, with the expected points of its projects and cards.

    Args:
        s: The position; all reels are laid.
        seat: The seat.
        genre: The project that the seat finishes with the star being handed out; -1 if it is not asked.
    """
    action = float(project(s, seat, ACTION))
    horror = float(project(s, seat, HORROR))
    romance = float(project(s, seat, ROMANCE))
    rounds = s.players - 1 - s.rounds_done
    total = 2.0 * blockbusters(s, seat)
    for each in range(GENRES):
        total += film_points(s, seat, each)
    for nth in range(s.handed_out, ROUND_CARDS):
        place = hand_out_place(s, nth)
        if s.reel_owner[place] != seat:
            continue
        card = card_at(s, place)
        kind = s.kind[card]
        worth = float(s.worth[card])
        if kind == BLOCKBUSTER:
            total += 2.0
        elif kind == ACTION:
            action += worth
        elif kind == HORROR:
            horror += worth
        elif kind == ROMANCE:
            romance += worth
        else:
            finished = genre_to_finish(worth, action, horror, romance, rounds)
            if genre >= 0 and nth == s.handed_out:
                finished = genre
            if finished == ACTION:
                total += worth * action
                action = 0.0
            elif finished == HORROR:
                total += worth * horror
                horror = 0.0
            elif finished == ROMANCE:
                total += worth * romance
                romance = 0.0
    if rounds > 0:
        cards = (CLAP_BOARD_VALUE if has_clap_board(s, seat) else 0.0) + (
            DOUBLE_REEL_VALUE if has_double_reel(s, seat) else 0.0
        )
        return total + cards + project_values(action, horror, romance, rounds)
    largest = max(action, horror, romance)
    tied = (action == largest) + (horror == largest) + (romance == largest) > 1
    return total if tied else total + largest  # H-E3
