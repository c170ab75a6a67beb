"""The hidden information of the film games. Money is not included: a seat can keep count of it (F-S3)."""

from matinee.engine.rng import Rng, draw, shuffle, sort
from matinee.games.films.locations import deck_start, is_filled, round_start
from matinee.games.films.state import DECK_TILES, LEGENDS, PILE, TILES, State

LOW_TILES = 48  # tiles below this number are in the first of two bit masks, because 64 bits cannot hold all 93


def determinize(s: State, seat: int, rng: Rng) -> None:
    """Redraw the tiles that lie face down (F-S5), the pile below its top (F-S6) and, in DF, the legends (F-S4)."""
    sort_face_down(s)
    for nth in range(face_down_tiles(s) - 1, 0, -1):
        index = face_down_deck_index(s, nth)
        other = face_down_deck_index(s, draw(rng, nth + 1))
        tile = s.deck[index]
        s.deck[index] = s.deck[other]
        s.deck[other] = tile
    sort(s.pile, s.drawn + 1, PILE)
    shuffle(s.pile, s.drawn + 1, PILE, rng)
    if not s.legends_open:
        sort(s.legends, s.round_number + 1, LEGENDS)
        shuffle(s.legends, s.round_number + 1, LEGENDS, rng)


def sort_face_down(s: State) -> None:
    """Sort the tiles that lie face down, by bit masks, because they are not contiguous in the deck."""
    low_mask = 0
    high_mask = 0
    for nth in range(face_down_tiles(s)):
        tile = int(s.deck[face_down_deck_index(s, nth)])
        if tile < LOW_TILES:
            low_mask |= 1 << tile
        else:
            high_mask |= 1 << (tile - LOW_TILES)
    nth = 0
    for tile in range(TILES):
        bits = low_mask >> tile if tile < LOW_TILES else high_mask >> (tile - LOW_TILES)
        if bits & 1:
            s.deck[face_down_deck_index(s, nth)] = tile
            nth += 1


def face_down_tiles(s: State) -> int:
    """F-R2, F-P1: count the tiles of this round's parties still to come and of all later rounds."""
    if not is_filled(s):
        return DECK_TILES - round_start(s, s.round_number)
    parties = int(s.location < s.first_party) + int(s.location < s.second_party)
    return parties * s.players + DECK_TILES - round_start(s, s.round_number + 1)


def face_down_deck_index(s: State, nth: int) -> int:
    """Return the index in the deck of the nth tile that lies face down."""
    if is_filled(s):
        if s.location < s.first_party:
            if nth < s.players:
                return deck_start(s, s.first_party) + nth
            nth -= s.players
        if s.location < s.second_party:
            if nth < s.players:
                return deck_start(s, s.second_party) + nth
            nth -= s.players
        return round_start(s, s.round_number + 1) + nth
    return round_start(s, s.round_number) + nth
