"""The rules of Hollywood. Docstrings name the clauses of `matinee rules hollywood` that a function implements.

The engine looks for all functions of the rules here: those imported `as` themselves are defined in other modules.
"""

from matinee.engine.events import emit
from matinee.engine.layout import Row
from matinee.engine.rng import Rng, draw, shuffle, sort
from matinee.games.hollywood.action_features import describe as describe
from matinee.games.hollywood.action_sets import ACTION_FLAGS, ACTIONS_IN_SET, SET_SIZES
from matinee.games.hollywood.columns import card_at, card_being_handed_out, hand_out_place, height, push_reel
from matinee.games.hollywood.heuristics import appraise as appraise
from matinee.games.hollywood.heuristics import expect as expect
from matinee.games.hollywood.heuristics import improvise as improvise
from matinee.games.hollywood.heuristics import round_of as round_of
from matinee.games.hollywood.holdings import (
    add_blockbuster,
    add_film,
    add_to_project,
    clear_holdings,
    close_project,
    count_screenplay_thrown_away,
    discard_clap_board,
    discard_double_reel,
    has_clap_board,
    has_double_reel,
    has_project,
    project,
    reels_left,
    set_reels_left,
    take_studio_cards,
)
from matinee.games.hollywood.observation import observe as observe
from matinee.games.hollywood.observation import prepare_observation
from matinee.games.hollywood.scoring import points as points
from matinee.games.hollywood.scoring import winners as winners
from matinee.games.hollywood.state import (
    ACTIONS,
    BLOCKBUSTER,
    BLOCKBUSTER_TAKEN,
    BLOCKBUSTERS_OF_SEAT_0,
    CARD_THROWN_AWAY,
    CARDS,
    CLAP,
    CLAP_BOARD_PLAYED,
    COLUMNS,
    DOUBLE,
    DOUBLE_REEL_PLAYED,
    FILM_CARDS,
    FILM_FINISHED,
    FINISH_ACTION,
    GAME_OVER,
    GENRES,
    HANDING_OUT,
    IN_DECK,
    IN_FILM_1,
    LAYING,
    ON_TABLE,
    OUT_OF_GAME,
    OVER,
    REEL_1,
    REEL_LAID,
    REELS,
    ROUND_BEGINS,
    ROUND_CARDS,
    ROUND_FILMS,
    ROUND_STARS,
    SCREENPLAY_TAKEN,
    SEATS,
    STAR,
    STAR_CARDS,
    STAR_WASTED,
    State,
)

RULES_VERSION = 1


# --- Set-up


def setup(s: State, players: int, options: int, rng: Rng) -> None:
    """H-S1 to H-S3: set up a game."""
    s.players = players
    s.options = options
    s.rounds_done = 0
    s.films_made = 0
    s.event_count = 0
    clear_holdings(s)
    for seat in range(SEATS):
        take_studio_cards(s, seat)
    stars = 0
    films = 0
    for card in range(CARDS):
        s.location[card] = IN_DECK
        if s.kind[card] == STAR:
            s.star_deck[stars] = card
            stars += 1
        else:
            s.film_deck[films] = card
            films += 1
    shuffle_from_round(s, 0, rng)
    s.starter = draw(rng, players)
    begin_round(s)


def shuffle_from_round(s: State, first: int, rng: Rng) -> None:
    """H-S1: shuffle stars and films separately. H-R2: shuffle 3 stars and 11 films together for each round."""
    shuffle(s.star_deck, first * ROUND_STARS, STAR_CARDS, rng)
    shuffle(s.film_deck, first * ROUND_FILMS, FILM_CARDS, rng)
    for number in range(first, CARDS // ROUND_CARDS):
        start = number * ROUND_CARDS
        for i in range(ROUND_STARS):
            s.deal[start + i] = s.star_deck[number * ROUND_STARS + i]
        for i in range(ROUND_FILMS):
            s.deal[start + ROUND_STARS + i] = s.film_deck[number * ROUND_FILMS + i]
        shuffle(s.deal, start, start + ROUND_CARDS, rng)


def begin_round(s: State) -> None:
    """H-R2, H-S2, H-N1: lay out 14 cards and share out the 12 reels."""
    s.stage = LAYING
    s.turn = s.starter
    s.reels_owed = 0
    s.handed_out = 0
    for seat in range(SEATS):
        set_reels_left(s, seat, REELS // s.players if seat < s.players else 0)
    for column in range(COLUMNS):
        s.reels_in_column[column] = 0
    for place in range(ROUND_CARDS):
        s.reel_owner[place] = -1
        s.location[card_at(s, place)] = ON_TABLE
    prepare_observation(s)
    emit(s, ROUND_BEGINS, s.rounds_done, s.starter)


# --- A turn


def awaiting(s: State) -> int:
    """H-R3, H-A5: return the seat whose turn it is, as a bit mask; 0 when the game is over."""
    if s.stage == OVER:
        return 0
    return 1 << s.turn


def legal_set(s: State, seat: int) -> int:
    """Return the legal actions of a seat as a bit mask."""
    if s.stage == OVER or seat != s.turn:
        return 0
    mask = 0
    if s.stage == HANDING_OUT:
        # H-A5: any of the owner's projects.
        for genre in range(GENRES):
            if project(s, seat, genre) > 0:
                mask |= 1 << (FINISH_ACTION + genre)
        return mask
    for column in range(COLUMNS):
        # H-R5: a full column is closed.
        if s.reels_in_column[column] < height(column):
            mask |= 1 << (REEL_1 + column)
    if s.reels_owed == 0:
        # H-R6, H-R7.
        if has_clap_board(s, seat):
            mask |= 1 << CLAP
        if has_double_reel(s, seat) and reels_left(s, seat) >= 2:
            mask |= 1 << DOUBLE
    return mask


def legal(s: State, seat: int, out: Row) -> int:
    """Write the legal actions of a seat; return how many there are."""
    mask = legal_set(s, seat)
    count = SET_SIZES[mask]
    for nth in range(count):
        out[nth] = ACTIONS_IN_SET[mask, nth]
    return int(count)


def mark(s: State, seat: int, out: Row) -> int:
    """Write the action mask of the seat to move; return how many actions are legal."""
    mask = legal_set(s, seat)
    for action in range(ACTIONS):
        out[action] = ACTION_FLAGS[mask, action]
    return int(SET_SIZES[mask])


def sample(s: State, seat: int, rng: Rng) -> int:
    """Draw a legal action, all equally likely."""
    mask = legal_set(s, seat)
    return int(ACTIONS_IN_SET[mask, draw(rng, SET_SIZES[mask])])


def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action."""
    s.event_count = 0
    if action >= FINISH_ACTION:
        finish_film(s, seat, action - FINISH_ACTION)
    elif action == CLAP:
        play_clap_board(s, seat)
    elif action == DOUBLE:
        play_double_reel(s, seat)
    else:
        lay_reel(s, seat, action - REEL_1)
    if s.stage == HANDING_OUT:
        hand_out(s)


def lay_reel(s: State, seat: int, column: int) -> None:
    """H-R4: lay a reel on the bottom card of a column."""
    push_reel(s, seat, column)
    set_reels_left(s, seat, reels_left(s, seat) - 1)
    emit(s, REEL_LAID, seat, column)
    if s.reels_owed > 0:
        s.reels_owed -= 1
    if s.reels_owed == 0:
        next_turn(s)


def play_clap_board(s: State, seat: int) -> None:
    """H-R6: play the Clap Board instead of laying a reel."""
    discard_clap_board(s, seat)
    emit(s, CLAP_BOARD_PLAYED, seat)
    next_turn(s)


def play_double_reel(s: State, seat: int) -> None:
    """H-R7: play the Double Reel, then lay two reels."""
    discard_double_reel(s, seat)
    s.reels_owed = 2
    emit(s, DOUBLE_REEL_PLAYED, seat)


def next_turn(s: State) -> None:
    """H-R3: go clockwise, skipping players without reels. After the 12th reel, hand out the cards."""
    for _ in range(s.players):
        s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
        if reels_left(s, s.turn) > 0:
            return
    s.stage = HANDING_OUT


# --- Handing out


def hand_out(s: State) -> None:
    """H-A1: hand out one card at a time to the owner of its reel, until a star needs a choice or no card is left."""
    while s.handed_out < ROUND_CARDS:
        place = hand_out_place(s, s.handed_out)
        owner = s.reel_owner[place]
        if owner >= 0 and not receive(s, owner, card_at(s, place)):
            s.turn = owner
            return
        s.handed_out += 1
    throw_away_unclaimed_cards(s)
    end_round(s)


def receive(s: State, seat: int, card: int) -> bool:
    """H-A3, H-A4, H-A6: give a card to a seat.

    Returns:
        False if the owner must first choose a project to finish (H-A5, H-A7).
    """
    kind = s.kind[card]
    if kind == BLOCKBUSTER:
        add_blockbuster(s, seat)
        s.location[card] = BLOCKBUSTERS_OF_SEAT_0 + seat
        emit(s, BLOCKBUSTER_TAKEN, seat, card)
    elif kind == STAR:
        if has_project(s, seat):
            return False
        s.location[card] = OUT_OF_GAME
        emit(s, STAR_WASTED, seat, card)
    else:  # a screenplay; its kind is its genre
        add_to_project(s, seat, kind, s.worth[card])
        s.location[card] = seat * GENRES + kind
        emit(s, SCREENPLAY_TAKEN, seat, card, kind)
    return True


def finish_film(s: State, seat: int, genre: int) -> None:
    """H-A5: finish a film with the star; its genre may be started again. H-E2: it is worth cards times stars."""
    star = card_being_handed_out(s)
    s.handed_out += 1
    film = s.films_made
    s.film_owner[film] = seat
    s.film_genre[film] = genre
    s.film_size[film] = project(s, seat, genre)
    s.film_stars[film] = s.worth[star]
    s.films_made += 1
    add_film(s, seat, genre, s.film_size[film] * s.film_stars[film])
    close_project(s, seat, genre)
    for card in range(CARDS):  # without a branch, which makes it faster
        s.location[card] = IN_FILM_1 + film if s.location[card] == seat * GENRES + genre else s.location[card]
    s.location[star] = IN_FILM_1 + film
    emit(s, FILM_FINISHED, seat, genre, star)


def throw_away_unclaimed_cards(s: State) -> None:
    """H-A2: throw away the two cards without a reel."""
    for place in range(ROUND_CARDS):
        if s.reel_owner[place] < 0:
            card = card_at(s, place)
            s.location[card] = OUT_OF_GAME
            if s.kind[card] < GENRES:  # a screenplay
                count_screenplay_thrown_away(s, s.kind[card])
            emit(s, CARD_THROWN_AWAY, card)


def end_round(s: State) -> None:
    """H-R1: play as many rounds as there are players. H-N1: the next first player is to the left."""
    s.rounds_done += 1
    if s.rounds_done == s.players:
        s.stage = OVER
        emit(s, GAME_OVER)
    else:
        s.starter = (s.starter + 1) % s.players
        begin_round(s)


# --- Hidden information


def determinize(s: State, seat: int, rng: Rng) -> None:
    """Redraw the cards of later rounds. Everything on the table is open (H-R2, H-A8).

    The piles are sorted first, so that the result does not depend on their true order.
    """
    first = s.rounds_done if s.stage == OVER else s.rounds_done + 1
    sort(s.star_deck, first * ROUND_STARS, STAR_CARDS)
    sort(s.film_deck, first * ROUND_FILMS, FILM_CARDS)
    shuffle_from_round(s, first, rng)
