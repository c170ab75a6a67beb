"""Beside the moves: opening a table, sitting down, bots, starting, leaving, coming back, rematch."""

import time

from matinee.bots.roster import usual_bot
from matinee.engine.errors import UnknownSeat
from matinee.engine.game import Game
from matinee.engine.match import Match
from matinee.engine.options import Option
from matinee.games import find_game
from matinee.table.house import House, Live, check_settings, copied
from matinee.table.model import Deal, Entry, Seat, Settings, Table, match_id
from matinee.table.playing import drive
from matinee.table.position import Position
from matinee.table.presence import presence_changed
from matinee.table.refusals import NotYours, Refusal, UnknownKey
from matinee.table.secrets import digest_of, new_code, new_key, tidy
from matinee.table.staff import check_level

LONGEST_NAME = 24


async def open_table(
    house: House, settings: Settings, name: str, bots: list[str | None], studio: int = 0
) -> tuple[Live, str]:
    """Opens a table; returns it and the key of the host, who sits at the first seat that no bot has."""
    check_settings(house, settings)
    game = find_game(settings.game)
    if len(bots) > settings.players:
        raise UnknownSeat(len(bots) - 1, settings.players)
    seats = [Seat() for _ in range(settings.players)]
    for seat, level in zip(seats, bots, strict=False):
        seat.bot = check_level(level, game) if level else None
    key = new_key()
    table = Table(code="", settings=settings, seats=seats, host=digest_of(key), opened=time.time())
    mine = next((number for number, seat in enumerate(seats) if seat.is_open), None)
    if mine is None:
        raise Refusal("table-no-chair")
    take_seat(table, digest_of(key), mine, name, studio, ready=True)  # who opens a table, begins
    house.check_open()
    while True:
        table.code = new_code()
        if await house.store.open(table):
            return await house.find(table.code), key


async def sit(
    house: House, code: str, key: str | None, seat: int, name: str, studio: int = 0, ready: bool = False
) -> tuple[Live, str]:
    """Sits somebody down, or changes what somebody who sits there has said. Returns the key of the seat.

    Nobody chooses a key: whoever brings one that opens no seat here gets another.
    """
    live = await house.find(code)
    key = key if key and live.known.held_by(digest_of(key)) else new_key()
    holder = digest_of(key)
    live = await house.change(code, lambda table: take_seat(table, holder, seat, name, studio, ready))
    presence_changed(house, live)
    return live, key


def take_seat(table: Table, holder: str, number: int, name: str, studio: int, ready: bool) -> None:
    seat = seat_of(table, number)
    if table.stage != "gathering" and seat.holder != holder:
        raise Refusal("table-begun")
    if all(not each.is_open for each in table.seats) and seat.holder != holder:
        raise Refusal("table-full")
    if not seat.is_open and seat.holder != holder:
        raise Refusal("table-seat-taken", seat=number)
    name = tidy(name, LONGEST_NAME)
    if not name:
        raise Refusal("table-name")
    wished = seat_option(find_game(table.settings.game))
    if studio and (wished is None or studio not in wished.values):
        raise Refusal("table-no-studio", studio=studio)
    if studio and any(each.studio == studio and each is not seat for each in table.seats):
        raise Refusal("table-studio-taken", studio=studio)
    seat.holder, seat.name, seat.studio, seat.ready = holder, name, studio, ready
    table.host = table.host or holder


def seat_option(game: Game) -> Option | None:
    """Return the option for which each seat has a wish of its own."""
    return next((option for option in game.options if option.kind == "per-seat"), None)


async def leave(house: House, code: str, holder: str, number: int) -> Live:
    """Before the game the seat is free again; during it a bot stands in until the person returns."""

    def edit(table: Table) -> None:
        seat = own_seat(table, number, holder)
        if table.stage == "gathering":
            table.seats[number] = Seat()
        else:
            seat.bot = usual_level(table)
        if table.host == holder:
            pass_on(table)

    live = await house.change(code, edit)
    presence_changed(house, live)
    drive(house, live)
    return live


def pass_on(table: Table) -> None:
    """A host who plays no seat any more hands over to somebody who does; if there is nobody, to whoever comes."""
    people = [seat.holder for seat in table.seats if seat.is_person]
    if table.host not in people:
        absent = table.host if table.held_by(table.host) else None
        table.host = next(iter(people), absent)


async def come_back(house: House, code: str, holder: str, number: int) -> Live:
    """The person takes the seat back from the bot."""

    def edit(table: Table) -> None:
        seat = own_seat(table, number, holder)
        if seat.bot:
            seat.bot, seat.back = None, time.time()

    return await house.change(code, edit)


async def put_bot(house: House, code: str, holder: str, number: int, level: str) -> Live:
    """The host asks a bot to a free seat, or has one stand in for somebody who is absent."""
    live = await house.find(code)
    await house.look_around(live)

    def edit(table: Table) -> None:
        check_host(table, holder, live.absent)
        seat = seat_of(table, number)
        check_level(level, find_game(table.settings.game))
        if seat.is_person and seat.holder != holder and (table.stage == "gathering" or number in live.present):
            raise Refusal("table-present", name=seat.name)
        if seat.holder is None and table.stage != "gathering":
            raise Refusal("table-begun")
        seat.bot = level

    live = await house.change(code, edit)
    drive(house, live)
    return live


async def remove_bot(house: House, code: str, holder: str, number: int) -> Live:
    """The host sends a bot away, before the game."""
    live = await house.find(code)
    await house.look_around(live)

    def edit(table: Table) -> None:
        check_host(table, holder, live.absent)
        if table.stage != "gathering":
            raise Refusal("table-begun")
        if seat_of(table, number).holder is None:
            table.seats[number] = Seat()

    return await house.change(code, edit)


async def start(house: House, code: str, holder: str) -> Live:
    """The host begins the game."""
    return await _begin(house, code, holder, "gathering")


async def rematch(house: House, code: str, holder: str) -> Live:
    """Once more, everybody one seat further."""
    return await _begin(house, code, holder, "over")


async def _begin(house: House, code: str, holder: str, stage: str) -> Live:
    live = await house.find(code)
    await house.look_around(live)
    async with live.lock:
        while True:
            table = copied(live.known)
            check_host(table, holder, live.absent)
            if live.position and not live.position.awaiting:
                table.stage = "over"  # which may not have been put down yet
            if table.stage != stage:
                raise Refusal("table-begun" if stage == "gathering" else "table-not-over")
            if any(seat.is_open for seat in table.seats):
                raise Refusal("table-seats-free")
            if stage == "over":
                table.seats = [*table.seats[-1:], *table.seats[:-1]]
            table.stage, table.matches = "playing", table.matches + 1
            position, deal, entry = dealt(house, table)
            if await house.store.begin(table, live.version, deal, entry, house.due(table, position)):
                break
            await house.reread(live)
        live.table, live.version, live.position = table, live.version + 1, position
        live.rest()
    house.told(live)
    presence_changed(house, live)
    drive(house, live)
    return live


def dealt(house: House, table: Table) -> tuple[Position, Deal, Entry]:
    """A new match, dealt from a fresh seed."""
    settings = table.settings
    check_settings(house, settings)
    options = dict(settings.options)
    wishes = [seat.studio for seat in table.seats]
    wished = seat_option(find_game(settings.game))
    if wished and any(wishes):
        options |= {wished.id: wishes}
    box = house.box_file(settings.box) if settings.box else None
    match = Match(find_game(settings.game), settings.players, None, box, options)
    deal = Deal(
        id=match_id(table.code, table.matches),
        game=settings.game,
        players=settings.players,
        options=options,
        box=settings.box,
        digest=match.box.digest,
        rules=match.game.version,
        seed=match.seed.hex(),
        commitment=match.commitment,
        names=[seat.name for seat in table.seats],
        started=time.time(),
    )
    entry = Entry(
        match=deal.id, number=0, seat=-1, move="deal", by="deal", at=deal.started, state=match.state.tobytes()
    )
    return Position(deal, match, [entry]), deal, entry


def seat_of(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise UnknownSeat(number, len(table.seats))
    return table.seats[number]


def own_seat(table: Table, number: int, holder: str) -> Seat:
    if not table.held_by(holder):
        raise UnknownKey()
    seat = seat_of(table, number)
    if seat.holder != holder:
        raise NotYours("table-not-your-seat", seat=number)
    return seat


def check_host(table: Table, holder: str, absent: frozenset[int]) -> None:
    """Whoever does what the host does is the host from then on."""
    if not table.held_by(holder):
        raise UnknownKey()
    if not table.is_hosted_by(holder, absent):
        raise NotYours("table-not-host")
    table.host = holder


def usual_level(table: Table) -> str:
    return usual_bot(find_game(table.settings.game))
