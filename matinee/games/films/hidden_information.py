"""What nobody at the films table can know. (Money is hidden, but it can be counted: F-S3.)"""

from matinee.engine.rng import Rng, draw, shuffle, sort
from matinee.games.films.locations import deck_place
from matinee.games.films.state import DECK_TILES, FIRST_PARTY, LEGENDS, PILE, SECOND_PARTY, TILES, State

HALF = 48  # of the tiles: as many as a word has bits for


def determinize(s: State, seat: int, rng: Rng) -> None:
    """Redraws the tiles that lie face down (F-S5), the pile but its top (F-S6), and in DF the legends (F-S4)."""
    sort_face_down(s)
    for nth in range(face_down_tiles(s) - 1, 0, -1):
        place = face_down_place(s, nth)
        other = face_down_place(s, draw(rng, nth + 1))
        tile = s.deck[place]
        s.deck[place] = s.deck[other]
        s.deck[other] = tile
    sort(s.pile, s.drawn + 1, PILE)
    shuffle(s.pile, s.drawn + 1, PILE, rng)
    if not s.legends_open:
        sort(s.legends, s.round_number + 1, LEGENDS)
        shuffle(s.legends, s.round_number + 1, LEGENDS, rng)


def sort_face_down(s: State) -> None:
    """As `chance.sort`, but over many tiles whose places do not all lie side by side: noted as bits, then read off."""
    low = 0
    high = 0
    for nth in range(face_down_tiles(s)):
        tile = int(s.deck[face_down_place(s, nth)])
        if tile < HALF:
            low |= 1 << tile
        else:
            high |= 1 << (tile - HALF)
    nth = 0
    for tile in range(TILES):
        bit = low >> tile if tile < HALF else high >> (tile - HALF)
        if bit & 1:
            s.deck[face_down_place(s, nth)] = tile
            nth += 1


def face_down_tiles(s: State) -> int:
    """F-R2, F-P1: those of the parties still to come in this round, and of all later rounds."""
    parties = 2 if s.location < FIRST_PARTY else 1 if s.location < SECOND_PARTY else 0
    return parties * s.players + DECK_TILES - deck_place(s, SECOND_PARTY) - s.players


def face_down_place(s: State, nth: int) -> int:
    """Where the nth of them lies in the deck."""
    if s.location < FIRST_PARTY and nth < s.players:
        return deck_place(s, FIRST_PARTY) + nth
    # Those after the first party follow each other up to the end of the deck.
    return DECK_TILES - face_down_tiles(s) + nth
