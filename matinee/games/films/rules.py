"""The rules of Dream Factory and Traumfabrik. Docstrings name the clauses of `matinee rules films` that a function
implements. DF and TF are the two editions."""

from matinee.engine.events import emit
from matinee.engine.rng import Rng, draw
from matinee.games.films.action_features import describe as describe
from matinee.games.films.action_features import describe_together as describe_together
from matinee.games.films.heuristics import appraise as appraise
from matinee.games.films.heuristics import expect as expect
from matinee.games.films.heuristics import improvise as improvise
from matinee.games.films.heuristics import round_of as round_of
from matinee.games.films.hidden_information import determinize as determinize
from matinee.games.films.legal_actions import awaiting as awaiting
from matinee.games.films.legal_actions import legal as legal
from matinee.games.films.legal_actions import mark as mark
from matinee.games.films.legal_actions import sample as sample
from matinee.games.films.locations import deck_start, is_party, reveal_cities, reveal_tiles, tiles_at
from matinee.games.films.observation import observe as observe
from matinee.games.films.placement import lay_tile
from matinee.games.films.scoring import best_director, highest_film, lowest_film
from matinee.games.films.scoring import points as points
from matinee.games.films.scoring import winners as winners
from matinee.games.films.setup import choose_studios, clear_table, hand_out_screenplays, put_on_desk, shuffle_tiles
from matinee.games.films.state import (
    AUCTION_WON,
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
    FILM_FINISHED,
    FILM_OF_THE_YEAR,
    FIRST_FILM,
    GAME_OVER,
    GENRES,
    GUEST_INVITED,
    HAND,
    HIGHEST_MARKER,
    LEGEND_COMES,
    LEGENDS,
    LOCATIONS,
    OVER,
    PASSED,
    PILE,
    PLACE_1,
    PLACING,
    PRICE_SHARED,
    ROUND_BEGINS,
    ROUNDS,
    SCREENPLAY_DRAWN,
    SEATS,
    SPACES,
    START_MONEY,
    START_MONEY_OF_FIVE,
    TAKE_1,
    TAKING,
    TILE_DISCARDED,
    TILE_LEFT_OVER,
    TILE_PLACED,
    TILE_TAKEN,
    TROPHY_AWARDED,
    TROPHY_NOT_AWARDED,
    WORST_FILM,
    State,
)
from matinee.games.films.tiles import stars_on

RULES_VERSION = 2  # in version 1, the legendary director was chosen after the cities were filled, and in every round
OLDEST_RULES_VERSION = 1


# --- Set-up


def setup(s: State, players: int, options: int, rng: Rng) -> None:
    """F-S1 to F-S7: set up a game. `options` has STUDIO_BITS for each seat: the requested studio, or 0 for any."""
    s.players = players
    s.round_number = 0
    s.pot = 0
    s.finished = 0
    s.drawn = 0
    s.event_count = 0
    clear_table(s)
    choose_studios(s, options, rng)
    start_money = START_MONEY_OF_FIVE if players == 5 else START_MONEY  # F-S2
    for seat in range(SEATS):
        s.money[seat] = start_money if seat < players else 0
    hand_out_screenplays(s, rng)
    shuffle_tiles(s, rng)
    s.first = draw(rng, players)  # F-S7
    begin_round(s)


# --- Round


def begin_round(s: State) -> None:
    """F-R2, F-S4: ask for the legendary director of the round if there is a choice, else fill the locations."""
    emit(s, ROUND_BEGINS, s.round_number, s.first)
    s.location = DIRECTOR_LOCATION
    if s.rules_version == 1:
        reveal_cities(s)
    if s.legends_open and (s.rules_version == 1 or legends_differ(s)):
        s.stage = CHOOSING
        s.turn = s.first
    else:
        fill_locations(s, -1)


def legends_differ(s: State) -> bool:
    """F-S4: return whether the legendary directors still to come differ in their stars."""
    for place in range(s.round_number + 1, LEGENDS):
        if stars_on(s, s.legends[place]) != stars_on(s, s.legends[s.round_number]):
            return True
    return False


def choose_legend(s: State, seat: int, place: int) -> None:
    """F-S4: take the chosen legendary director."""
    tile = s.legends[place]
    s.legends[place] = s.legends[s.round_number]
    s.legends[s.round_number] = tile
    fill_locations(s, seat)


def fill_locations(s: State, chooser: int) -> None:
    """F-R2: fill the director location, then the others. Tiles stay in the deck; `locations.py` computes where."""
    emit(s, LEGEND_COMES, s.legends[s.round_number], chooser)
    if s.rules_version > 1:
        reveal_cities(s)
    open_auction(s)


def visit_next_location(s: State) -> None:
    """F-R3: visit the locations in order."""
    clear_party(s)
    s.location += 1
    if s.location == LOCATIONS:
        end_round(s)
    elif is_party(s, s.location):
        open_party(s)
    else:
        open_auction(s)


def end_round(s: State) -> None:
    """F-W2: award the best film, or after round 4 (F-R1) the final trophies. F-R4: the first player stays the same."""
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
    """Play a legal action."""
    s.event_count = 0
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
        finish_placing(s)


def finish_placing(s: State) -> None:
    """F-P4: the next player at a party takes a tile. F-R3: otherwise the next location is visited."""
    if is_party(s, s.location) and s.served + 1 < s.players:
        s.served += 1
        ask_guest(s)
    else:
        visit_next_location(s)


# --- Auction


def open_auction(s: State) -> None:
    """F-A1: the first player opens."""
    s.stage = BIDDING
    s.turn = s.first
    s.standing_bid = -1
    s.passed = 0


def bid(s: State, seat: int, amount: int) -> None:
    """F-A2, F-A3: raise the standing bid."""
    s.standing_bid = amount
    emit(s, BID, seat, amount)
    next_bidder(s)


def pass_auction(s: State, seat: int) -> None:
    """F-A4: leave this auction. F-A5: when one player is left, the auction is over."""
    s.passed |= 1 << seat
    emit(s, PASSED, seat)
    next_bidder(s)
    remaining = ~s.passed & ((1 << s.players) - 1)
    if remaining & (remaining - 1) == 0:  # a single bit
        win_auction(s, s.turn)


def next_bidder(s: State) -> None:
    """F-A1, F-A4: the turn goes clockwise, skipping players who have passed."""
    seat = next_seat(s, s.turn)
    while (s.passed >> seat) & 1:
        seat = next_seat(s, seat)
    s.turn = seat


def next_seat(s: State, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def win_auction(s: State, seat: int) -> None:
    """F-A5: the last player left pays the bid (0 if nobody bid) and takes all tiles and the marker."""
    price = max(s.standing_bid, 0)
    s.money[seat] -= price
    s.first = seat
    emit(s, AUCTION_WON, seat, s.location, price)
    share_out(s, seat, price)
    if s.location == DIRECTOR_LOCATION:
        s.hand[0] = s.legends[s.round_number]
    else:
        start = deck_start(s, s.location)
        for i in range(tiles_at(s, s.location)):
            s.hand[i] = s.deck[start + i]
    s.stage = PLACING


def share_out(s: State, payer: int, price: int) -> None:
    """F-A6: share the sum in the middle equally among the others; the remainder stays there."""
    s.pot += price
    share = s.pot // (s.players - 1)
    for seat in range(s.players):
        if seat != payer:
            s.money[seat] += share
    s.pot -= share * (s.players - 1)
    emit(s, PRICE_SHARED, share, s.pot, payer)


# --- Party


def open_party(s: State) -> None:
    """F-P1: turn the tiles up. F-P2 to F-P4: fix the order in which the players pick."""
    start = deck_start(s, s.location)
    reveal_tiles(s, start, s.players)
    for i in range(s.players):
        s.party[i] = s.deck[start + i]
    seat = s.first
    for queued in range(s.players):
        # Insertion sort, clockwise from the first player. It is stable, which settles ties (F-P3).
        place = queued
        while place > 0 and s.actors[s.queue[place - 1]] < s.actors[seat]:
            s.queue[place] = s.queue[place - 1]
            place -= 1
        s.queue[place] = seat
        seat = next_seat(s, seat)
    for place in range(s.players):
        emit(s, GUEST_INVITED, s.queue[place], s.actors[s.queue[place]], s.location)
    s.served = 0
    ask_guest(s)


def ask_guest(s: State) -> None:
    """F-P2: let the next player in the queue take a tile."""
    s.stage = TAKING
    s.turn = s.queue[s.served]


def clear_party(s: State) -> None:
    """F-P2: in TF, remove the tiles that nobody took. F-P5: the first player's marker stays where it is."""
    for place in range(SEATS):
        if s.party[place] >= 0:
            emit(s, TILE_LEFT_OVER, s.party[place])
        s.party[place] = -1
        s.queue[place] = -1


def take_from_party(s: State, seat: int, place: int) -> None:
    """F-P2: take a tile or, in TF, decline."""
    s.stage = PLACING
    if place == DECLINE - TAKE_1:
        emit(s, DECLINED, seat)
    else:
        s.hand[0] = s.party[place]
        s.party[place] = -1
        emit(s, TILE_TAKEN, seat, s.hand[0])


# --- Placing tiles


def place_tile(s: State, seat: int, choice: int) -> None:
    """F-T1: place a tile on one of one's own screenplays. `placement.py` says where it may go."""
    held = choice // (DESK * SPACES)
    slot = choice // SPACES % DESK
    space = choice % SPACES
    tile = s.hand[held]
    film = s.desk[seat, slot]
    s.hand[held] = -1
    lay_tile(s, seat, tile, film, space)
    emit(s, TILE_PLACED, seat, tile, film, space)
    if s.missing[film] == 0:  # F-C1
        finish_film(s, seat, slot)


def discard_tile(s: State, seat: int, held: int) -> None:
    """F-T1: remove a tile from the game."""
    emit(s, TILE_DISCARDED, seat, s.hand[held])
    s.hand[held] = -1


def hand_is_empty(s: State) -> bool:
    """F-T1: return whether all tiles have been placed or discarded."""
    for held in range(HAND):
        if s.hand[held] >= 0:
            return False
    return True


# --- Finishing a film


def finish_film(s: State, seat: int, slot: int) -> None:
    """F-C1 to F-C4: close the film and give it a marker. F-W1: award the first of a genre. F-C5: draw a screenplay."""
    film = s.desk[seat, slot]
    s.desk[seat, slot] = -1
    s.nth_film[s.finished] = film
    s.finished += 1
    s.order[film] = s.finished
    s.rank[film] = take_marker(s, s.film_stars[film])
    emit(s, FILM_FINISHED, seat, film, s.film_stars[film], s.rank[film])
    if s.trophy[FIRST_FILM + s.genre[film]] < 0:
        award(s, FIRST_FILM + s.genre[film], film)
    if s.drawn < PILE:
        emit(s, SCREENPLAY_DRAWN, seat, s.pile[s.drawn])
        put_on_desk(s, seat, s.pile[s.drawn])
        s.drawn += 1


def take_marker(s: State, total: int) -> int:
    """F-C3: take the highest marker left up to the total and return its rank. F-C4: its bit is its rank."""
    rank = 2 * min(max(int(total), 0), HIGHEST_MARKER) + 1
    while rank >= 0 and not (s.markers >> rank) & 1:
        rank -= 1
    if rank < 0:
        return -s.finished
    s.markers &= ~(1 << rank)
    return rank


# --- Trophies


def award(s: State, trophy: int, film: int) -> None:
    """Give a film a trophy; -1 if no film wins it."""
    s.trophy[trophy] = film
    if film >= 0:
        emit(s, TROPHY_AWARDED, trophy, s.owner[film], film)
    else:
        emit(s, TROPHY_NOT_AWARDED, trophy)


def award_final_trophies(s: State) -> None:
    """F-W3 to F-W5: award the film of the year of each genre, the worst film and the best director."""
    for genre in range(GENRES):
        award(s, FILM_OF_THE_YEAR + genre, highest_film(s, genre))
    award(s, WORST_FILM, lowest_film(s))
    s.trophy[BEST_DIRECTOR] = best_director(s)
    if s.trophy[BEST_DIRECTOR] >= 0:
        emit(s, TROPHY_AWARDED, BEST_DIRECTOR, s.trophy[BEST_DIRECTOR], -1)
    else:
        emit(s, TROPHY_NOT_AWARDED, BEST_DIRECTOR)
