"""The notation of moves of the film games, and the reasons for refusing one."""

from matinee.engine.errors import IllegalMove
from matinee.engine.i18n import Fact, LocalisedName
from matinee.engine.layout import Row
from matinee.games.films.box import SPACE_IDS, FilmsBox
from matinee.games.films.placement import placing_kind
from matinee.games.films.state import (
    BID_0,
    BIDDING,
    CHOOSE_1,
    CHOOSING,
    CONTRACT,
    DECLINE,
    DESK,
    DISCARD_1,
    HAND,
    LEGENDS,
    MAX_BID,
    NO_SPACE,
    PASS,
    PLACE_1,
    PLACING,
    SEATS,
    SPACES,
    STAR,
    STAR_SPACE,
    TAKE_1,
    TAKING,
    State,
)
from matinee.games.films.tiles import kind_of

CLAUSE_NOW = ("F-S4", "F-A1", "F-P2", "F-T1", "F-R1")
"""The clause that says who acts, at each stage."""

# The stage in which each verb is used.
VERB_STAGES = {
    "director": CHOOSING,
    "bid": BIDDING,
    "pass": BIDDING,
    "take": TAKING,
    "decline": TAKING,
    "place": PLACING,
    "discard": PLACING,
}


def space_text(space: int) -> str:
    """Return a space in notation."""
    return "star" if space == STAR_SPACE else str(space + 1)


def text(s: State, box: FilmsBox, seat: int, action: int) -> str:
    """Return an action in notation."""
    if action >= PLACE_1:
        held, place = divmod(action - PLACE_1, DESK * SPACES)
        film = box.screenplays[s.desk[seat, place // SPACES]].id
        return f"place {box.tiles[s.hand[held]].id} {film} {space_text(place % SPACES)}"
    if action >= DISCARD_1:
        return f"discard {box.tiles[s.hand[action - DISCARD_1]].id}"
    if action == DECLINE:
        return "decline"
    if action >= TAKE_1:
        return f"take {box.tiles[s.party[action - TAKE_1]].id}"
    if action >= CHOOSE_1:
        return f"director {box.tiles[s.legends[action - CHOOSE_1]].id}"
    return f"bid {action - BID_0}" if action >= BID_0 else "pass"


def action(s: State, box: FilmsBox, seat: int, move: str) -> int:
    """Return the action of a move in notation; raise `IllegalMove` if there is none."""
    words = move.lower().split()
    if words and VERB_STAGES.get(words[0], s.stage) != s.stage:
        raise wrong_stage(s)
    match words:
        case ["pass"]:
            return PASS
        case ["decline"]:
            return DECLINE
        case ["bid", amount] if amount.isascii() and amount.isdigit():
            if len(amount) > 3 or int(amount) > MAX_BID:
                raise IllegalMove("F-A3", "refused-films-money", amount=amount[:9], money=int(s.money[seat]))
            return BID_0 + int(amount)
        case ["director", tile]:
            place = find(s.legends, LEGENDS, tile_number(box, tile), "F-S4", "legend", box)
            if place < s.round_number:
                raise IllegalMove("F-S4", "refused-films-legend-gone", tile=box.tiles[s.legends[place]].name)
            return CHOOSE_1 + place
        case ["take", tile]:
            return TAKE_1 + find(s.party, SEATS, tile_number(box, tile), "F-P2", "party", box)
        case ["discard", tile]:
            return DISCARD_1 + find(s.hand, HAND, tile_number(box, tile), "F-T1", "hand", box)
        case ["place", tile, film, space]:
            held = find(s.hand, HAND, tile_number(box, tile), "F-T1", "hand", box)
            slot = find_film(s, box, seat, film)
            return PLACE_1 + (held * DESK + slot) * SPACES + find_space(box, film, space)
        case _:
            raise IllegalMove(CLAUSE_NOW[s.stage], "refused-films-unreadable", move=move)


def tile_number(box: FilmsBox, tile: str) -> int:
    """Return the number of the tile with an id."""
    for number, each in enumerate(box.tiles):
        if each.id == tile:
            return number
    raise IllegalMove("F-B1", "refused-films-no-such-tile", tile=tile)


def find(row: Row, size: int, tile: int, clause: str, where: str, box: FilmsBox) -> int:
    """Return the index of a tile in a row of the state."""
    for place in range(size):
        if row[place] == tile:
            return place
    raise IllegalMove(clause, f"refused-films-not-in-{where}", tile=box.tiles[tile].name)


def find_film(s: State, box: FilmsBox, seat: int, film: str) -> int:
    """Return the slot of a screenplay on the desk of a seat."""
    for number, screenplay in enumerate(box.screenplays):
        if screenplay.id == film:
            for slot in range(DESK):
                if s.desk[seat, slot] == number:
                    return slot
            clause, message = ("F-T9", "finished") if s.owner[number] == seat else ("F-T1", "not-yours")
            raise IllegalMove(clause, f"refused-films-{message}", film=screenplay.title)
    raise IllegalMove("F-B2", "refused-films-no-such-film", film=film)


def find_space(box: FilmsBox, film: str, space: str) -> int:
    """Return the number of a space of a screenplay."""
    screenplay = next(each for each in box.screenplays if each.id == film)
    if space == "star":
        return STAR_SPACE
    if space.isascii() and space.isdigit() and len(space) == 1 and 1 <= int(space) <= len(screenplay.spaces):
        return int(space) - 1
    raise IllegalMove(
        "F-B2", "refused-films-no-such-space", film=screenplay.title, space=space, last=len(screenplay.spaces)
    )


def refusal(s: State, box: FilmsBox, seat: int, action: int) -> IllegalMove:
    """Return why an action is not legal."""
    if action <= MAX_BID + BID_0:
        return refuse_bid(s, seat, action)
    if action >= PLACE_1 and s.stage == PLACING:
        return refuse_placement(s, box, seat, action - PLACE_1)
    if action >= DISCARD_1 and s.stage == PLACING:
        return IllegalMove("F-T1", "refused-films-empty-hand")
    if action == DECLINE and s.stage == TAKING:
        return IllegalMove("F-P2", "refused-films-must-take")
    return wrong_stage(s)


def wrong_stage(s: State) -> IllegalMove:
    """Return a refusal that says what the seat must do instead."""
    reasons = {
        CHOOSING: ("F-S4", "refused-films-choose-first"),
        BIDDING: ("F-A1", "refused-films-bid-first"),
        TAKING: ("F-P2", "refused-films-take-first"),
        PLACING: ("F-T1", "refused-films-place-first"),
    }
    return IllegalMove(*reasons[s.stage])


def refuse_bid(s: State, seat: int, action: int) -> IllegalMove:
    """F-A2, F-A3: return why a bid is refused."""
    if s.stage != BIDDING:
        return wrong_stage(s)
    amount = action - BID_0
    if amount <= s.standing_bid:
        return IllegalMove("F-A2", "refused-films-too-low", amount=amount, standing=s.standing_bid)
    return IllegalMove("F-A3", "refused-films-money", amount=amount, money=s.money[seat])


def refuse_placement(s: State, box: FilmsBox, seat: int, choice: int) -> IllegalMove:
    """F-T2 to F-T8: return why a tile may not be placed, checked in the order of `placement.accepted_kinds`."""
    held, rest = divmod(choice, DESK * SPACES)
    tile = s.hand[held]
    film = s.desk[seat, rest // SPACES]
    space = rest % SPACES
    if tile < 0 or film < 0:
        return IllegalMove("F-T1", "refused-films-empty-hand")
    asked = s.space[film, space]
    facts: dict[str, Fact] = {
        "tile": box.tiles[tile].name,
        "kind": kind_name(box, kind_of(s, tile)),
        "film": box.screenplays[film].title,
        "space": space_text(space),
    }
    if asked == NO_SPACE:
        return IllegalMove("F-B2", "refused-films-no-space", **facts)
    if placing_kind(s, tile) == STAR:
        return IllegalMove("F-T5", "refused-films-star-only-there", **facts)
    if asked == STAR:
        clause = "F-T4" if placing_kind(s, tile) == CONTRACT else "F-T5"
        return IllegalMove(clause, "refused-films-only-stars", **facts)
    below = s.top[film, space]
    if below >= 0:
        facts["below"] = kind_name(box, kind_of(s, below))
        if placing_kind(s, below) == CONTRACT:
            return IllegalMove("F-T7", "refused-films-over-contract", **facts)
        return IllegalMove("F-T6", "refused-films-over-other", **facts)
    if SPACE_IDS[asked] == "blank":
        return IllegalMove("F-T3", "refused-films-blank", **facts)
    return IllegalMove("F-T2", "refused-films-wrong-kind", asked=kind_name(box, asked), **facts)


def kind_name(box: FilmsBox, kind: int) -> LocalisedName:
    """Return the name of a kind of tile, by its number."""
    return getattr(box.kinds, SPACE_IDS[kind])
