"""Dream Factory and Traumfabrik. Read it beside `matinee rules films`: a function names the clauses it carries out."""

from matinee.engine.events import emit
from matinee.engine.rng import Rng, draw
from matinee.games.films.action_features import describe as describe
from matinee.games.films.action_features import describe_together as describe_together
from matinee.games.films.action_sets import awaiting as awaiting
from matinee.games.films.action_sets import legal as legal
from matinee.games.films.action_sets import mark as mark
from matinee.games.films.action_sets import sample as sample
from matinee.games.films.heuristics import appraise as appraise
from matinee.games.films.heuristics import expect as expect
from matinee.games.films.heuristics import improvise as improvise
from matinee.games.films.heuristics import round_of as round_of
from matinee.games.films.hidden_information import determinize as determinize
from matinee.games.films.locations import deck_place, is_party, tiles_at, turn_up
from matinee.games.films.observation import observe as observe
from matinee.games.films.placement import lay_tile
from matinee.games.films.scoring import best_director, highest_film, lowest_film
from matinee.games.films.scoring import points as points
from matinee.games.films.scoring import winners as winners
from matinee.games.films.setup import choose_studios, clear, hand_out_screenplays, put_on_desk, shuffle_tiles
from matinee.games.films.state import (
    AWARDED,
    BEST_DIRECTOR,
    BEST_FILM,
    BID,
    BID_0,
    BIDDING,
    CHOOSE_1,
    CHOOSING,
    DECLINE,
    DECLINED,
    DESK,
    DIRECTOR_LOCATION,
    DISCARD_1,
    DISCARDED,
    DREW,
    FILM_OF_THE_YEAR,
    FINISHED,
    FIRST_FILM,
    GAME_OVER,
    GENRES,
    HAND,
    HIGHEST,
    INVITED,
    LEFT,
    LEGEND_COMES,
    LOCATIONS,
    NOT_AWARDED,
    OVER,
    PASSED,
    PILE,
    PLACE_1,
    PLACED,
    PLACING,
    ROUND_BEGINS,
    ROUNDS,
    SEATS,
    SHARED,
    SPACES,
    TAKE_1,
    TAKING,
    TOOK,
    WON,
    WORST_FILM,
    State,
)

RULES_VERSION = 1


# --- Set-up


def setup(s: State, players: int, options: int, rng: Rng) -> None:
    """F-S1 to F-S7. `options` holds the studio each seat asked for, three bits a seat; 0 leaves it to chance."""
    s.players = players
    s.round_number = 0
    s.pot = 0
    s.finished = 0
    s.drawn = 0
    s.happened = 0
    clear(s)
    choose_studios(s, options, rng)
    for seat in range(SEATS):
        s.money[seat] = 0 if seat >= players else 10 if players == 5 else 12  # F-S2
    hand_out_screenplays(s, rng)
    shuffle_tiles(s, rng)
    s.first = draw(rng, players)  # F-S7
    begin_round(s)


# --- Round


def begin_round(s: State) -> None:
    """F-R2. The cities and parties are filled by reading on in the deck (see `board.py`)."""
    emit(s, ROUND_BEGINS, s.round_number, s.first)
    for location in range(DIRECTOR_LOCATION + 1, LOCATIONS):
        if not is_party(location):
            turn_up(s, location)
    s.location = DIRECTOR_LOCATION
    if s.legends_open:
        s.stage = CHOOSING
        s.turn = s.first
    else:
        emit(s, LEGEND_COMES, s.legends[s.round_number], -1)
        open_auction(s)


def choose_legend(s: State, seat: int, place: int) -> None:
    """F-S4 in TF."""
    tile = s.legends[place]
    s.legends[place] = s.legends[s.round_number]
    s.legends[s.round_number] = tile
    emit(s, LEGEND_COMES, tile, seat)
    open_auction(s)


def visit_next_location(s: State) -> None:
    """F-R3."""
    clear_party(s)
    s.location += 1
    if s.location == LOCATIONS:
        end_round(s)
    elif is_party(s.location):
        open_party(s)
    else:
        open_auction(s)


def end_round(s: State) -> None:
    """F-R1, F-W2. F-R4: the marker stays where it is."""
    if s.round_number < ROUNDS - 1:
        award(s, BEST_FILM + s.round_number, highest_film(s, -1))
        s.round_number += 1
        begin_round(s)
    else:
        award_final_trophies(s)
        s.stage = OVER
        emit(s, GAME_OVER)


# --- A move


def apply(s: State, seat: int, action: int) -> None:
    s.happened = 0
    if action >= PLACE_1:
        place_tile(s, seat, action - PLACE_1)
    elif action >= DISCARD_1:
        discard_tile(s, seat, action - DISCARD_1)
    elif action >= TAKE_1:
        take_from_party(s, seat, action - TAKE_1)
    elif action >= CHOOSE_1:
        choose_legend(s, seat, action - CHOOSE_1)
    elif action >= BID_0:
        bid(s, seat, action - BID_0)
    else:
        pass_auction(s, seat)
    if s.stage == PLACING and hand_is_empty(s):
        go_on(s)


def go_on(s: State) -> None:
    """F-R3: to the next guest of a party (F-P4), else to the next location."""
    if is_party(s.location) and s.served + 1 < s.players:
        s.served += 1
        ask_guest(s)
    else:
        visit_next_location(s)


# --- Auction


def open_auction(s: State) -> None:
    """F-A1."""
    s.stage = BIDDING
    s.turn = s.first
    s.standing = -1
    s.passed = 0


def bid(s: State, seat: int, amount: int) -> None:
    """F-A2, F-A3."""
    s.standing = amount
    emit(s, BID, seat, amount)
    next_bidder(s)


def pass_auction(s: State, seat: int) -> None:
    """F-A4."""
    s.passed |= 1 << seat
    emit(s, PASSED, seat)
    next_bidder(s)
    left = ~s.passed & ((1 << s.players) - 1)
    if left & (left - 1) == 0:
        win_auction(s, s.turn)


def next_bidder(s: State) -> None:
    """F-A1: clockwise, without those who are out."""
    seat = next_seat(s, s.turn)
    while (s.passed >> seat) & 1:
        seat = next_seat(s, seat)
    s.turn = seat


def next_seat(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


def win_auction(s: State, seat: int) -> None:
    """F-A5: the last one left pays, takes every tile and the marker; for nothing if nobody bid."""
    price = max(s.standing, 0)
    s.money[seat] -= price
    s.first = seat
    emit(s, WON, seat, s.location, price)
    share_out(s, seat, price)
    if s.location == DIRECTOR_LOCATION:
        s.hand[0] = s.legends[s.round_number]
    else:
        place = deck_place(s, s.location)
        for i in range(tiles_at(s, s.location)):
            s.hand[i] = s.deck[place + i]
    s.stage = PLACING


def share_out(s: State, payer: int, price: int) -> None:
    """F-A6: equal shares to the others; the remainder waits in the middle."""
    s.pot += price
    share = s.pot // (s.players - 1)
    for seat in range(s.players):
        if seat != payer:
            s.money[seat] += share
    s.pot -= share * (s.players - 1)
    emit(s, SHARED, share, s.pot, payer)


# --- Party


def open_party(s: State) -> None:
    """F-P1: the tiles are turned up. F-P2 to F-P4: the order is fixed now."""
    turn_up(s, s.location)
    place = deck_place(s, s.location)
    for i in range(s.players):
        s.party[i] = s.deck[place + i]
    seat = s.first
    for arrived in range(s.players):
        # Whoever comes earlier clockwise keeps their place against an equal (F-P3).
        behind = arrived
        while behind > 0 and s.actors[s.queue[behind - 1]] < s.actors[seat]:
            s.queue[behind] = s.queue[behind - 1]
            behind -= 1
        s.queue[behind] = seat
        seat = next_seat(s, seat)
    for place in range(s.players):
        emit(s, INVITED, s.queue[place], s.actors[s.queue[place]], s.location)
    s.served = 0
    ask_guest(s)


def ask_guest(s: State) -> None:
    s.stage = TAKING
    s.turn = s.queue[s.served]


def clear_party(s: State) -> None:
    """F-P2: in TF tiles may be left; they leave the game. F-P5: the first player's marker stays put."""
    for guest in range(SEATS):
        if s.party[guest] >= 0:
            emit(s, LEFT, s.party[guest])
        s.party[guest] = -1
        s.queue[guest] = -1


def take_from_party(s: State, seat: int, guest: int) -> None:
    """F-P2."""
    s.stage = PLACING
    if guest == DECLINE - TAKE_1:
        emit(s, DECLINED, seat)
    else:
        s.hand[0] = s.party[guest]
        s.party[guest] = -1
        emit(s, TOOK, seat, s.hand[0])


# --- Placing tiles


def place_tile(s: State, seat: int, place: int) -> None:
    """F-T1; where a tile fits is in `placing.py`."""
    held = place // (DESK * SPACES)
    slot = place // SPACES % DESK
    space = place % SPACES
    tile = s.hand[held]
    film = s.desk[seat, slot]
    s.hand[held] = -1
    lay_tile(s, seat, tile, film, space)
    emit(s, PLACED, seat, tile, film, space)
    if s.missing[film] == 0:  # F-C1
        finish_film(s, seat, slot)


def discard_tile(s: State, seat: int, held: int) -> None:
    """F-T1: a discarded tile leaves the game."""
    emit(s, DISCARDED, seat, s.hand[held])
    s.hand[held] = -1


def hand_is_empty(s: State) -> bool:
    """F-T1: all tiles are dealt with before play goes on."""
    for held in range(HAND):
        if s.hand[held] >= 0:
            return False
    return True


# --- Finishing a film


def finish_film(s: State, seat: int, slot: int) -> None:
    """F-C1 to F-C5, F-W1."""
    film = s.desk[seat, slot]
    s.desk[seat, slot] = -1
    s.nth_film[s.finished] = film
    s.finished += 1
    s.order[film] = s.finished
    s.rank[film] = take_marker(s, s.film_stars[film])
    emit(s, FINISHED, seat, film, s.film_stars[film], s.rank[film])
    if s.trophy[FIRST_FILM + s.genre[film]] < 0:
        award(s, FIRST_FILM + s.genre[film], film)
    if s.drawn < PILE:
        emit(s, DREW, seat, s.pile[s.drawn])
        put_on_desk(s, seat, s.pile[s.drawn])
        s.drawn += 1


def take_marker(s: State, total: int) -> int:
    """F-C3: the marker of that value, "+" first, else the next lower one; F-C4: which is the order of the bits."""
    rank = 2 * min(max(int(total), 0), HIGHEST) + 1
    while rank >= 0 and not (s.markers >> rank) & 1:
        rank -= 1
    if rank < 0:
        return -s.finished
    s.markers &= ~(1 << rank)
    return rank


# --- Trophies


def award(s: State, which: int, film: int) -> None:
    s.trophy[which] = film
    if film >= 0:
        emit(s, AWARDED, which, s.owner[film], film)
    else:
        emit(s, NOT_AWARDED, which)


def award_final_trophies(s: State) -> None:
    """F-W3 to F-W5."""
    for genre in range(GENRES):
        award(s, FILM_OF_THE_YEAR + genre, highest_film(s, genre))
    award(s, WORST_FILM, lowest_film(s))
    s.trophy[BEST_DIRECTOR] = best_director(s)
    if s.trophy[BEST_DIRECTOR] >= 0:
        emit(s, AWARDED, BEST_DIRECTOR, s.trophy[BEST_DIRECTOR], -1)
    else:
        emit(s, NOT_AWARDED, BEST_DIRECTOR)
