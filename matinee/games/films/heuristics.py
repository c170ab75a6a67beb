"""Estimates of the value of tiles, bids and moves in points, for bots. The rules do not depend on them.

The value of an unfinished film is its expected points times the chance that all its spaces are filled in time. A tile
is worth what it adds to the best film it fits on; a lot, the tiles of an auction, is worth the sum of its tiles.
"""

from matinee.engine.layout import FloatRow, Row
from matinee.engine.rng import Rng, draw
from matinee.games.films.legal_actions import placing_action
from matinee.games.films.locations import city_tiles_before, deck_start, tiles_at
from matinee.games.films.placement import TILE_CHOICES, accepted_kinds, placing_kind
from matinee.games.films.scoring import director_stars, highest_film, lowest_film, points_of
from matinee.games.films.state import (
    ACTOR,
    BID_0,
    BIDDING,
    BLANK,
    CHOOSE_1,
    DECLINE,
    DESK,
    DIRECTOR,
    DIRECTOR_LOCATION,
    DISCARD_1,
    FIRST_FILM,
    GENRES,
    HAND,
    HIGHEST_MARKER,
    NO_SPACE,
    PASS,
    PLACE_1,
    PLACING,
    ROUNDS,
    SPACES,
    STAR,
    STAR_SPACE,
    TAKE_1,
    TAKING,
    State,
)
from matinee.games.films.tiles import stars_on

# Tuned by self-play (docs/strength.md).
DIRECTOR_FILL_RATE = 0.38  # how quickly a space is filled, for each expected tile
BLANK_FILL_RATE = 1.3
OTHER_FILL_RATE = 0.43
TYPICAL_STARS = 0.8  # of a tile that fills an empty space later
FINISHED_BONUS = 3.5  # for the chance of trophies
GOOD_STARS = 8.5  # above this many stars a film may win a final trophy,
GOOD_STAR_BONUS = 1.2  # so each further star adds this
BAD_STARS = 5.0  # below this many it may become the worst film,
BAD_STAR_BONUS = 2.2  # so each missing star adds this
FIRST_FILM_BONUS = 3.3  # for an unfinished film that may win the five points of its genre's first film
DIRECTOR_STAR_VALUE = 0.77  # a star towards the best director
ACTOR_VALUE = 0.45  # an earlier turn at parties
FIRST_PLAYER_VALUE = 0.6  # the first player's marker
BID_FRACTION = 0.88  # of a lot's value, the share to pay at most


def expected_tiles(s: State) -> float:
    """Return how many more tiles each player can expect on average after this location."""
    here = s.location
    tiles = (ROUNDS - 1 - s.round_number) * (s.city_tiles + 2 * s.players + 1)
    tiles += s.city_tiles - city_tiles_before(s, here + 1)
    tiles += s.players if here < s.first_party else 0
    tiles += s.players if here < s.second_party else 0
    return tiles / s.players


def chance_to_fill(asked: int, tiles: float) -> float:
    """Return the chance that a space is filled in time."""
    rate = DIRECTOR_FILL_RATE if asked == DIRECTOR else BLANK_FILL_RATE if asked == BLANK else OTHER_FILL_RATE
    return rate * tiles / (1.0 + rate * tiles)


def film_value(s: State, film: int, stars: float) -> float:
    """Return the expected points of a film that is finished with a number of stars."""
    value = min(max(stars, 0.0), float(HIGHEST_MARKER)) + FINISHED_BONUS
    if stars > GOOD_STARS:
        value += GOOD_STAR_BONUS * (stars - GOOD_STARS)
    elif stars < BAD_STARS:
        value += BAD_STAR_BONUS * (BAD_STARS - stars)
    if s.trophy[FIRST_FILM + s.genre[film]] < 0:
        value += FIRST_FILM_BONUS
    return value


def best_placement(s: State, seat: int, tile: int, tiles: float, used: int) -> tuple[float, int]:
    """Return the gain of the best placement of a tile, and that placement: slot * SPACES + space, or -1 to discard.

    `used` are the placements reserved for other tiles, as bits.
    """
    best = 0.0
    placement = -1
    kind = placing_kind(s, tile)
    stars = stars_on(s, tile)
    for slot in range(DESK):
        film = s.desk[seat, slot]
        if film < 0:
            continue
        chance, total = forecast(s, film, tiles)
        before = chance * film_value(s, film, total)
        for space in range(SPACES):
            if used >> (slot * SPACES + space) & 1 or not accepted_kinds(s, film, space) >> int(kind) & 1:
                continue
            below = s.top[film, space]
            if below >= 0:
                after = chance * film_value(s, film, total + stars - stars_on(s, below))
            elif space == STAR_SPACE:
                after = chance * film_value(s, film, total + stars)
            else:
                chance_after = (
                    chance / chance_to_fill(s.space[film, space], tiles) if tiles > 0 else finishes_film(s, film, space)
                )
                after = chance_after * film_value(s, film, total + stars - TYPICAL_STARS)
            if space == 0 and kind == DIRECTOR:
                after += DIRECTOR_STAR_VALUE * stars
            if kind in (ACTOR, STAR):
                after += ACTOR_VALUE
            if after - before > best:
                best = after - before
                placement = slot * SPACES + space
    return best, placement


def finishes_film(s: State, film: int, filled: int) -> float:
    """Return 1.0 if a tile on the space `filled` finishes the film, else 0.0."""
    for space in range(STAR_SPACE):
        if space != filled and s.space[film, space] != NO_SPACE and s.top[film, space] < 0:
            return 0.0
    return 1.0


def lot_value(s: State, seat: int) -> float:
    """Return the value to a seat of all tiles up for auction."""
    tiles = expected_tiles(s)
    if s.location == DIRECTOR_LOCATION:
        return FIRST_PLAYER_VALUE + best_placement(s, seat, s.legends[s.round_number], tiles, 0)[0]
    value = FIRST_PLAYER_VALUE
    used = 0
    start = deck_start(s, s.location)
    for i in range(tiles_at(s, s.location)):
        gain, placement = best_placement(s, seat, s.deck[start + i], tiles, used)
        value += gain
        if placement >= 0:
            used |= 1 << placement
    return value


def bid_limit(s: State, seat: int, value: float) -> float:
    """Return the highest bid of a seat for tiles of that value."""
    return min(BID_FRACTION * value, float(s.money[seat]))


def appraise(s: State, seat: int, moves: Row, count: int, out: FloatRow) -> None:
    """Write the estimated gain of each legal move."""
    if s.stage == BIDDING:
        appraise_bids(s, seat, moves, count, out)
        return
    tiles = expected_tiles(s)
    for i in range(count):
        out[i] = move_gain(s, seat, moves[i], tiles)


def move_gain(s: State, seat: int, action: int, tiles: float) -> float:
    """Return the estimated gain of a move other than a bid."""
    if action >= PLACE_1:
        held = (action - PLACE_1) // (DESK * SPACES)
        placement = (action - PLACE_1) % (DESK * SPACES)
        all_placements = (1 << DESK * SPACES) - 1
        return best_placement(s, seat, s.hand[held], tiles, all_placements & ~(1 << placement))[0]
    if action == DECLINE or action >= DISCARD_1:
        return -0.01
    if action >= TAKE_1:
        return best_placement(s, seat, s.party[action - TAKE_1], tiles, 0)[0]
    return float(stars_on(s, s.legends[action - CHOOSE_1]))


def appraise_bids(s: State, seat: int, moves: Row, count: int, out: FloatRow) -> None:
    """Write the estimated gain of each bid, if the others bid up to their limits."""
    own_value = lot_value(s, seat)
    own_limit = bid_limit(s, seat, own_value)
    rival_limit = 0.0  # of the seat that would bid highest
    rival_value = 0.0
    for other in range(s.players):
        if other != seat and not s.passed >> other & 1:
            value = lot_value(s, other)
            if bid_limit(s, other, value) >= rival_limit:
                rival_limit = bid_limit(s, other, value)
                rival_value = value
    for i in range(count):
        out[i] = bid_gain(s, moves[i], own_value, own_limit, rival_limit, rival_value)


def bid_gain(
    s: State, action: int, own_value: float, own_limit: float, rival_limit: float, rival_value: float
) -> float:
    """Return the gain of a bid or a pass over the average gain of the others."""
    others = s.players - 1.0
    cost = 1.0 + 1.0 / others  # of a token: the seat loses it and the others share it
    bid = action - BID_0
    if action == PASS:
        price = max(s.standing_bid, 0)
        return (price * cost - rival_value) / others
    if bid > own_limit:
        return own_value - bid * cost - 5.0
    if bid >= rival_limit or own_limit > rival_limit:
        return own_value - max(float(bid), rival_limit) * cost - 0.001 * bid
    return (bid * cost - rival_value) / others + 0.001


def improvise(s: State, seat: int, rng: Rng) -> int:
    """Return a sensible move, quickly and with some randomness, for playouts."""
    if s.stage == BIDDING:
        return improvise_bid(s, seat, rng)
    if s.stage == PLACING:
        return improvise_placing(s, seat)
    if s.stage == TAKING:
        return improvise_taking(s, seat)
    return CHOOSE_1 + s.round_number


def improvise_bid(s: State, seat: int, rng: Rng) -> int:
    """Bid at random, up to a limit that varies."""
    if s.money[seat] <= s.standing_bid:
        return PASS
    factor = 0.5 + draw(rng, 64) / 64.0
    limit = int(bid_limit(s, seat, factor * lot_value(s, seat)))
    if limit <= s.standing_bid:
        return PASS
    return BID_0 + s.standing_bid + 1 + draw(rng, limit - s.standing_bid)


def improvise_placing(s: State, seat: int) -> int:
    """Place the tile that gains most, or discard one."""
    tiles = expected_tiles(s)
    best = -1.0
    action = 0
    for held in range(HAND):
        if s.hand[held] >= 0:
            gain, placement = best_placement(s, seat, s.hand[held], tiles, 0)
            if gain > best:
                best = gain
                action = DISCARD_1 + held if placement < 0 else placing_action(held * TILE_CHOICES + placement)
    return action


def improvise_taking(s: State, seat: int) -> int:
    """Take the tile that gains most."""
    tiles = expected_tiles(s)
    best = -1.0
    action = 0
    for place in range(s.players):
        if s.party[place] >= 0:
            gain, _ = best_placement(s, seat, s.party[place], tiles, 0)
            if gain > best:
                best = gain
                action = TAKE_1 + place
    return action if best >= 0.0 else DECLINE


def round_of(s: State) -> int:
    """Return the number of the round, from 0."""
    return s.round_number


def expect(s: State, out: FloatRow) -> None:
    """Write expected points: those so far, those of unfinished films, and those of trophies still to come."""
    tiles = expected_tiles(s)
    for seat in range(s.players):
        out[seat] = float(points_of(s, seat)) + DIRECTOR_STAR_VALUE * director_stars(s, seat)
        for slot in range(DESK):
            film = s.desk[seat, slot]
            if film >= 0:
                chance, total = forecast(s, film, tiles)
                out[seat] += chance * film_value(s, film, total)
    for genre in range(GENRES):
        best = highest_film(s, genre)
        if best >= 0:
            out[s.owner[best]] += 10.0 * chance_to_win(s.rank[best])
    worst = lowest_film(s)
    if worst >= 0:
        out[s.owner[worst]] += max(0.0, 10.0 - s.rank[worst])
    best = highest_film(s, -1)
    if best >= 0 and s.round_number < ROUNDS - 1:
        out[s.owner[best]] += 5.0 * chance_to_win(s.rank[best])


def chance_to_win(rank: int) -> float:
    """Return the chance that the best film so far stays the best."""
    return min(1.0, max(0.1, (rank - 16.0) / 24.0))


def forecast(s: State, film: int, tiles: float) -> tuple[float, float]:
    """Return the chance that an unfinished film will be finished, and its expected stars."""
    total = float(s.printed[film])
    chance = 1.0
    for space in range(STAR_SPACE):
        if s.top[film, space] >= 0:
            total += stars_on(s, s.top[film, space])
        elif s.space[film, space] != NO_SPACE:
            total += TYPICAL_STARS
            chance *= chance_to_fill(s.space[film, space], tiles)
    return chance, total + stars_on(s, s.top[film, STAR_SPACE])
