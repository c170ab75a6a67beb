"""The four columns of cards on the table: 4, 4, 3 and 3, dealt top to bottom, left to right (H-R2)."""

from matinee.games.hollywood.state import PROTOTYPE, ROUND_CARDS, State


def height(column: int) -> int:
    """Return the number of cards in a column."""
    return 4 if column < 2 else 3


def top_of(column: int) -> int:
    """Return the place of a column's top card in the deal of the round."""
    return 4 * column if column < 2 else 2 + 3 * column


def bottom_of(column: int) -> int:
    """Return the place of a column's bottom card in the deal of the round."""
    return top_of(column) + height(column) - 1


def column_of(place: int) -> int:
    """Return the column of a place."""
    return place // 4 if place < 8 else (place - 2) // 3


def card_at(s: State, place: int) -> int:
    """Return the card at a place of this round."""
    return s.deal[s.rounds_done * ROUND_CARDS + place]


def hand_out_place(s: State, nth: int) -> int:
    """Return the place of the nth card to be handed out.

    H-A1: leftmost column first, top to bottom. H-V2: with "prototype" each column bottom to top.
    """
    if not s.options & PROTOTYPE:
        return nth
    column = column_of(nth)
    return bottom_of(column) - (nth - top_of(column))


def card_being_handed_out(s: State) -> int:
    """Return the card that is handed out next."""
    return card_at(s, hand_out_place(s, s.handed_out))


def push_reel(s: State, seat: int, column: int) -> None:
    """H-R4: lay a reel on the bottom card and push the reels of the column up one card each."""
    bottom = bottom_of(column)
    for place in range(bottom - s.reels_in_column[column], bottom):
        s.reel_owner[place] = s.reel_owner[place + 1]
    s.reel_owner[bottom] = seat
    s.reels_in_column[column] += 1


def pop_reel(s: State, column: int) -> None:
    """Undo the last `push_reel` of a column."""
    bottom = bottom_of(column)
    top_reel = bottom - s.reels_in_column[column] + 1
    for step in range(bottom - top_reel):
        s.reel_owner[bottom - step] = s.reel_owner[bottom - step - 1]
    s.reel_owner[top_reel] = -1
    s.reels_in_column[column] -= 1
