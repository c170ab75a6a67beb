"""What a player who knows the game would say a tile, a bid or a move is worth, in points. For bots; no rule is here.

An unfinished film is worth the points it will bring times the chance that every open space is filled in time. A tile is
worth what it adds to the best film it can go on; the tiles of an auction are worth the sum of that.
"""

from matinee.engine.layout import FloatRow, Row
from matinee.engine.rng import Rng, draw
from matinee.games.films.action_sets import placing_action
from matinee.games.films.locations import deck_place, is_party, tiles_at
from matinee.games.films.placement import WAYS, takes, trade
from matinee.games.films.scoring import director_stars, highest_film, lowest_film, points_of
from matinee.games.films.state import (
    ACTOR,
    BID_0,
    BIDDING,
    BLANK,
    CHOOSE_1,
    CITY_TILES,
    CITY_TILES_BEFORE,
    DECLINE,
    DESK,
    DIRECTOR,
    DIRECTOR_LOCATION,
    DISCARD_1,
    FIRST_FILM,
    FIRST_PARTY,
    GENRES,
    HAND,
    HIGHEST,
    NO_SPACE,
    PASS,
    PLACE_1,
    PLACING,
    ROUNDS,
    SECOND_PARTY,
    SPACES,
    STAR,
    STAR_SPACE,
    TAKE_1,
    TAKING,
    State,
)
from matinee.games.films.tiles import stars_on

# Found by play against each other (docs/strength.md).
EASE_DIRECTOR = 0.38  # how easily a space is filled, for each tile that a player may still expect
EASE_BLANK = 1.3
EASE_OTHER = 0.43
TYPICAL_STARS = 0.8  # of the tile that will go on an open space
FILM = 3.5  # a finished film's share of the trophies
FINE = 8.5  # stars from which a film has a chance of the year's trophies,
FINE_BONUS = 1.2  # and what each star above is worth besides
POOR = 5.0  # stars below which it may be the worst film of all
POOR_BONUS = 2.2
FIRST = 3.3  # of the five points for the first film of a genre, while it is unfinished
DIRECTORS_STAR = 0.77  # towards the best director
ACTOR_TILE = 0.45  # a better place at parties
MARKER = 0.6  # being first player
EAGER = 0.88  # how much of their worth to pay for tiles


def to_come(s: State) -> float:
    """Tiles that a player may still expect after this location."""
    here = s.location
    tiles = (ROUNDS - 1 - s.round_number) * (CITY_TILES + 2 * s.players + 1)
    tiles += (
        CITY_TILES - CITY_TILES_BEFORE[here] - (0 if here == DIRECTOR_LOCATION or is_party(here) else tiles_at(s, here))
    )
    tiles += s.players if here < FIRST_PARTY else 0
    tiles += s.players if here < SECOND_PARTY else 0
    return tiles / s.players


def chance_to_fill(asked: int, tiles: float) -> float:
    ease = EASE_DIRECTOR if asked == DIRECTOR else EASE_BLANK if asked == BLANK else EASE_OTHER
    return ease * tiles / (1.0 + ease * tiles)


def film_worth(s: State, film: int, stars: float) -> float:
    """What a film of so many stars brings once it is finished, as far as can be told before."""
    worth = min(max(stars, 0.0), float(HIGHEST)) + FILM
    if stars > FINE:
        worth += FINE_BONUS * (stars - FINE)
    elif stars < POOR:
        worth += POOR_BONUS * (POOR - stars)
    if s.trophy[FIRST_FILM + s.genre[film]] < 0:
        worth += FIRST
    return worth


def best_place(s: State, seat: int, tile: int, tiles: float, used: int) -> tuple[float, int]:
    """What a tile adds to the best film it can go on, and where (slot * SPACES + space), or -1 for none.

    `used` are places, as bits, that are already spoken for.
    """
    best = 0.0
    where = -1
    kind = trade(s, tile)
    stars = stars_on(s, tile)
    for slot in range(DESK):
        film = s.desk[seat, slot]
        if film < 0:
            continue
        chance, total = outlook(s, film, tiles)
        now = chance * film_worth(s, film, total)
        for space in range(SPACES):
            if used >> (slot * SPACES + space) & 1 or not takes(s, film, space) >> int(kind) & 1:
                continue
            below = s.top[film, space]
            if below >= 0:
                then = chance * film_worth(s, film, total + stars - stars_on(s, below))
            elif space == STAR_SPACE:
                then = chance * film_worth(s, film, total + stars)
            else:
                likelier = (
                    chance / chance_to_fill(s.space[film, space], tiles) if tiles > 0 else filled_up(s, film, space)
                )
                then = likelier * film_worth(s, film, total + stars - TYPICAL_STARS)
            if space == 0 and kind == DIRECTOR:
                then += DIRECTORS_STAR * stars
            if kind in (ACTOR, STAR):
                then += ACTOR_TILE
            if then - now > best:
                best = then - now
                where = slot * SPACES + space
    return best, where


def filled_up(s: State, film: int, filling: int) -> float:
    """1 if a film is finished with that space, else 0: for when no tile is to come."""
    for space in range(STAR_SPACE):
        if space != filling and s.space[film, space] != NO_SPACE and s.top[film, space] < 0:
            return 0.0
    return 1.0


def lot_worth(s: State, seat: int) -> float:
    """What all tiles of the location being auctioned are worth to a seat."""
    tiles = to_come(s)
    if s.location == DIRECTOR_LOCATION:
        return MARKER + best_place(s, seat, s.legends[s.round_number], tiles, 0)[0]
    worth = MARKER
    used = 0
    place = deck_place(s, s.location)
    for i in range(tiles_at(s, s.location)):
        more, where = best_place(s, seat, s.deck[place + i], tiles, used)
        worth += more
        if where >= 0:
            used |= 1 << where
    return worth


def limit(s: State, seat: int, worth: float) -> float:
    """The most a seat would pay for tiles of that worth."""
    return min(EAGER * worth, float(s.money[seat]))


def appraise(s: State, seat: int, moves: Row, count: int, out: FloatRow) -> None:
    if s.stage == BIDDING:
        appraise_bids(s, seat, moves, count, out)
        return
    tiles = to_come(s)
    for i in range(count):
        out[i] = move_gain(s, seat, moves[i], tiles)


def move_gain(s: State, seat: int, action: int, tiles: float) -> float:
    """What a move other than a bid brings, with so many tiles still to come."""
    if action >= PLACE_1:
        held = (action - PLACE_1) // (DESK * SPACES)
        place = (action - PLACE_1) % (DESK * SPACES)
        every = (1 << DESK * SPACES) - 1
        return best_place(s, seat, s.hand[held], tiles, every & ~(1 << place))[0]
    if action == DECLINE or action >= DISCARD_1:
        return -0.01
    if action >= TAKE_1:
        return best_place(s, seat, s.party[action - TAKE_1], tiles, 0)[0]
    return float(stars_on(s, s.legends[action - CHOOSE_1]))


def appraise_bids(s: State, seat: int, moves: Row, count: int, out: FloatRow) -> None:
    """How far ahead of the others it brings a seat if nobody bids more than the tiles are worth to them."""
    mine = lot_worth(s, seat)
    most = limit(s, seat, mine)
    rival = 0.0  # the most another one would pay
    theirs = 0.0
    for other in range(s.players):
        if other != seat and not s.passed >> other & 1:
            worth = lot_worth(s, other)
            if limit(s, other, worth) >= rival:
                rival = limit(s, other, worth)
                theirs = worth
    for i in range(count):
        out[i] = bid_gain(s, moves[i], mine, most, rival, theirs)


def bid_gain(s: State, action: int, mine: float, most: float, rival: float, theirs: float) -> float:
    """What a bid or a pass brings: `mine` and `theirs` are the tiles' worth, `most` and `rival` what each would pay."""
    others = s.players - 1.0
    cost = 1.0 + 1.0 / others  # of a token: it is missed, and it goes to the others
    bid = action - BID_0
    if action == PASS:
        price = max(s.standing, 0)
        return (price * cost - theirs) / others
    if bid > most:
        return mine - bid * cost - 5.0
    if bid >= rival or most > rival:
        return mine - max(float(bid), rival) * cost - 0.001 * bid
    return (bid * cost - theirs) / others + 0.001


def improvise(s: State, seat: int, rng: Rng) -> int:
    """A sensible move at a glance, not always the same: for playouts."""
    if s.stage == BIDDING:
        return improvise_bid(s, seat, rng)
    if s.stage == PLACING:
        return improvise_placing(s, seat)
    if s.stage == TAKING:
        return improvise_taking(s, seat)
    return CHOOSE_1 + s.round_number


def improvise_bid(s: State, seat: int, rng: Rng) -> int:
    """Anything up to what the tiles seem worth."""
    if s.money[seat] <= s.standing:
        return PASS
    mood = 0.5 + draw(rng, 64) / 64.0
    most = int(limit(s, seat, mood * lot_worth(s, seat)))
    if most <= s.standing:
        return PASS
    return BID_0 + s.standing + 1 + draw(rng, most - s.standing)


def improvise_placing(s: State, seat: int) -> int:
    tiles = to_come(s)
    best = -1.0
    action = 0
    for held in range(HAND):
        if s.hand[held] >= 0:
            worth, where = best_place(s, seat, s.hand[held], tiles, 0)
            if worth > best:
                best = worth
                action = DISCARD_1 + held if where < 0 else placing_action(held * WAYS + where)
    return action


def improvise_taking(s: State, seat: int) -> int:
    tiles = to_come(s)
    best = -1.0
    action = 0
    for guest in range(s.players):
        if s.party[guest] >= 0:
            worth, _ = best_place(s, seat, s.party[guest], tiles, 0)
            if worth > best:
                best = worth
                action = TAKE_1 + guest
    return action if best >= 0.0 else DECLINE


def round_of(s: State) -> int:
    return s.round_number


def expect(s: State, out: FloatRow) -> None:
    """Points so far, what unfinished films promise, and the chances of the trophies given at the end."""
    tiles = to_come(s)
    for seat in range(s.players):
        out[seat] = float(points_of(s, seat)) + DIRECTORS_STAR * director_stars(s, seat)
        for slot in range(DESK):
            film = s.desk[seat, slot]
            if film >= 0:
                chance, total = outlook(s, film, tiles)
                out[seat] += chance * film_worth(s, film, total)
    for genre in range(GENRES):
        best = highest_film(s, genre)
        if best >= 0:
            out[s.owner[best]] += 10.0 * chance_to_stay(s.rank[best])
    worst = lowest_film(s)
    if worst >= 0:
        out[s.owner[worst]] += max(0.0, 10.0 - s.rank[worst])
    best = highest_film(s, -1)
    if best >= 0 and s.round_number < ROUNDS - 1:
        out[s.owner[best]] += 5.0 * chance_to_stay(s.rank[best])


def chance_to_stay(rank: int) -> float:
    """That no better film comes."""
    return min(1.0, max(0.1, (rank - 16.0) / 24.0))


def outlook(s: State, film: int, tiles: float) -> tuple[float, float]:
    """The chance that an unfinished film will be finished, and the stars it will then have."""
    total = float(s.printed[film])
    chance = 1.0
    for space in range(STAR_SPACE):
        if s.top[film, space] >= 0:
            total += stars_on(s, s.top[film, space])
        elif s.space[film, space] != NO_SPACE:
            total += TYPICAL_STARS
            chance *= chance_to_fill(s.space[film, space], tiles)
    return chance, total + stars_on(s, s.top[film, STAR_SPACE])
