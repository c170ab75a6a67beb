"""Hollywood, the card game. Read it beside `matinee rules hollywood`: a function names the clauses it carries out."""

from matinee.engine.events import emit
from matinee.engine.layout import Row
from matinee.engine.rng import Rng, draw, shuffle, sort
from matinee.engine.simd import WIDTH
from matinee.games.hollywood.action_features import describe as describe
from matinee.games.hollywood.action_sets import HOW_MANY, LISTED, MARKED
from matinee.games.hollywood.columns import card_at, handing_place, height, top_of
from matinee.games.hollywood.heuristics import appraise as appraise
from matinee.games.hollywood.heuristics import expect as expect
from matinee.games.hollywood.heuristics import improvise as improvise
from matinee.games.hollywood.heuristics import round_of as round_of
from matinee.games.hollywood.observation import look_over
from matinee.games.hollywood.observation import observe as observe
from matinee.games.hollywood.scoring import points as points
from matinee.games.hollywood.scoring import winners as winners
from matinee.games.hollywood.state import (
    ACTIONS,
    BEST_FILM,
    BLOCKBUSTER,
    BLOCKBUSTERS,
    CARDS,
    CLAP,
    CLAP_BOARD,
    CLAPPED,
    COLUMNS,
    DECK,
    DOUBLE,
    DOUBLE_REEL,
    DOUBLED,
    FILM_1,
    FILM_CARDS,
    FILM_POINTS,
    FINISH_ACTION,
    FINISHED,
    GAME_OVER,
    GENRES,
    HANDING_OUT,
    JOINED,
    KEPT,
    KEPT_1,
    LAID,
    LAYING,
    NOBODY,
    OVER,
    PROJECT,
    REEL_1,
    REELS,
    REELS_LEFT,
    ROUND_BEGINS,
    ROUND_CARDS,
    ROUND_FILMS,
    ROUND_STARS,
    SEATS,
    STAR,
    STAR_CARDS,
    TABLE,
    THROWN,
    THROWN_AWAY,
    THROWN_OUT,
    WASTED,
    State,
)

RULES_VERSION = 1


# --- Set-up


def setup(s: State, players: int, options: int, rng: Rng) -> None:
    """H-S1 to H-S3."""
    s.players = players
    s.options = options
    s.rounds_done = 0
    s.films = 0
    s.happened = 0
    for row in range(SEATS + 1):
        for what in range(WIDTH):
            s.has[row, what] = 0
    for seat in range(SEATS):
        s.has[seat, CLAP_BOARD] = 1
        s.has[seat, DOUBLE_REEL] = 1
    stars = 0
    films = 0
    for card in range(CARDS):
        s.lies[card] = DECK
        if s.sort_of[card] == STAR:
            s.star_deck[stars] = card
            stars += 1
        else:
            s.film_deck[films] = card
            films += 1
    shuffle_from_round(s, 0, rng)
    s.starter = draw(rng, players)
    begin_round(s)


def shuffle_from_round(s: State, first: int, rng: Rng) -> None:
    """H-S1: stars and films are shuffled apart. H-R2: then each round's 3 stars and 11 films together."""
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
    """H-R2, H-S2, H-N1: 14 cards face up, 12 reels shared out."""
    s.stage = LAYING
    s.turn = s.starter
    s.owed = 0
    s.handed = 0
    for seat in range(SEATS):
        s.has[seat, REELS_LEFT] = REELS // s.players if seat < s.players else 0
    for column in range(COLUMNS):
        s.in_column[column] = 0
    for place in range(ROUND_CARDS):
        s.reels[place] = -1
        s.lies[card_at(s, place)] = TABLE
    look_over(s)
    emit(s, ROUND_BEGINS, s.rounds_done, s.starter)


# --- A turn


def awaiting(s: State) -> int:
    if s.stage == OVER:
        return 0
    return 1 << s.turn


def choices(s: State, seat: int) -> int:
    """The legal actions of a seat, as a bit mask."""
    if s.stage == OVER or seat != s.turn:
        return 0
    mask = 0
    if s.stage == HANDING_OUT:
        # H-A5: any of the owner's projects.
        for genre in range(GENRES):
            if s.has[seat, PROJECT + genre] > 0:
                mask |= 1 << (FINISH_ACTION + genre)
        return mask
    for column in range(COLUMNS):
        # H-R5: a full column is closed.
        if s.in_column[column] < height(column):
            mask |= 1 << (REEL_1 + column)
    if s.owed == 0:
        # H-R6, H-R7.
        if s.has[seat, CLAP_BOARD]:
            mask |= 1 << CLAP
        if s.has[seat, DOUBLE_REEL] and s.has[seat, REELS_LEFT] >= 2:
            mask |= 1 << DOUBLE
    return mask


def legal(s: State, seat: int, out: Row) -> int:
    mask = choices(s, seat)
    count = HOW_MANY[mask]
    for nth in range(count):
        out[nth] = LISTED[mask, nth]
    return int(count)


def mark(s: State, seat: int, out: Row) -> int:
    mask = choices(s, seat)
    for action in range(ACTIONS):
        out[action] = MARKED[mask, action]
    return int(HOW_MANY[mask])


def sample(s: State, seat: int, rng: Rng) -> int:
    mask = choices(s, seat)
    return int(LISTED[mask, draw(rng, HOW_MANY[mask])])


def apply(s: State, seat: int, action: int) -> None:
    s.happened = 0
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
    """H-R4: on the bottom card; the reels already there are pushed up one card each."""
    bottom = top_of(column) + height(column) - 1
    for place in range(bottom - s.in_column[column], bottom):
        s.reels[place] = s.reels[place + 1]
    s.reels[bottom] = seat
    s.in_column[column] += 1
    s.has[seat, REELS_LEFT] -= 1
    emit(s, LAID, seat, column)
    if s.owed > 0:
        s.owed -= 1
    if s.owed == 0:
        next_turn(s)


def play_clap_board(s: State, seat: int) -> None:
    """H-R6."""
    s.has[seat, CLAP_BOARD] = 0
    emit(s, CLAPPED, seat)
    next_turn(s)


def play_double_reel(s: State, seat: int) -> None:
    """H-R7."""
    s.has[seat, DOUBLE_REEL] = 0
    s.owed = 2
    emit(s, DOUBLED, seat)


def next_turn(s: State) -> None:
    """H-R3: clockwise, skipping whoever has no reel left; after the 12th reel the cards are handed out."""
    for _ in range(s.players):
        s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
        if s.has[s.turn, REELS_LEFT] > 0:
            return
    s.stage = HANDING_OUT


# --- Handing out


def hand_out(s: State) -> None:
    """H-A1: one card at a time to the owner of the reel on it, until a star asks for a choice or none is left."""
    while s.handed < ROUND_CARDS:
        place = handing_place(s, s.handed)
        owner = s.reels[place]
        if owner >= 0 and not receive(s, owner, card_at(s, place)):
            s.turn = owner
            return
        s.handed += 1
    throw_away_the_rest(s)
    end_round(s)


def receive(s: State, seat: int, card: int) -> bool:
    """H-A3, H-A4, H-A6. False if the owner must first choose a film to finish (H-A5, H-A7)."""
    kind = s.sort_of[card]
    if kind == BLOCKBUSTER:
        s.has[seat, BLOCKBUSTERS] += 1
        s.lies[card] = KEPT_1 + seat
        emit(s, KEPT, seat, card)
    elif kind == STAR:
        if s.has[seat, PROJECT] + s.has[seat, PROJECT + 1] + s.has[seat, PROJECT + 2] > 0:
            return False
        s.lies[card] = THROWN_AWAY
        emit(s, WASTED, seat, card)
    else:
        s.has[seat, PROJECT + kind] += s.worth[card]
        s.lies[card] = seat * GENRES + kind
        emit(s, JOINED, seat, card, kind)
    return True


def finish_film(s: State, seat: int, genre: int) -> None:
    """H-A5: the star closes the film, and its genre may be started anew. H-E2: cards times stars."""
    star = card_at(s, handing_place(s, s.handed))
    s.handed += 1
    film = s.films
    s.film_owner[film] = seat
    s.film_genre[film] = genre
    s.film_cards[film] = s.has[seat, PROJECT + genre]
    s.film_stars[film] = s.worth[star]
    s.films += 1
    points_made = s.film_cards[film] * s.film_stars[film]
    s.has[seat, FILM_POINTS + genre] += points_made
    s.has[seat, BEST_FILM + genre] = max(s.has[seat, BEST_FILM + genre], points_made)
    s.has[seat, PROJECT + genre] = 0
    for card in range(CARDS):
        s.lies[card] = FILM_1 + film if s.lies[card] == seat * GENRES + genre else s.lies[card]
    s.lies[star] = FILM_1 + film
    emit(s, FINISHED, seat, genre, star)


def throw_away_the_rest(s: State) -> None:
    """H-A2: the two cards without a reel leave the game."""
    for place in range(ROUND_CARDS):
        if s.reels[place] < 0:
            card = card_at(s, place)
            s.lies[card] = THROWN_AWAY
            if s.sort_of[card] < GENRES:
                s.has[NOBODY, THROWN_OUT + s.sort_of[card]] += 1
            emit(s, THROWN, card)


def end_round(s: State) -> None:
    """H-R1: as many rounds as players. H-N1: the next first player is the one to the left."""
    s.rounds_done += 1
    if s.rounds_done == s.players:
        s.stage = OVER
        emit(s, GAME_OVER)
    else:
        s.starter = (s.starter + 1) % s.players
        begin_round(s)


# --- What a seat cannot know


def determinize(s: State, seat: int, rng: Rng) -> None:
    """The cards of later rounds. Everything on the table is open (H-R2, H-A8)."""
    first = s.rounds_done if s.stage == OVER else s.rounds_done + 1
    sort(s.star_deck, first * ROUND_STARS, STAR_CARDS)
    sort(s.film_deck, first * ROUND_FILMS, FILM_CARDS)
    shuffle_from_round(s, first, rng)
