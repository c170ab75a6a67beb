"""Requests about seats and settings: open a table, sit down, add bots, change settings, leave, return."""

import time
from collections.abc import Callable

from matinee.api_types import Settings
from matinee.bots.roster import default_bot
from matinee.engine.errors import UnknownSeat
from matinee.engine.game import Game
from matinee.engine.options import Option
from matinee.games import find_game
from matinee.table.bot_runner import check_level
from matinee.table.bot_turns import start_bots
from matinee.table.chat import MAX_NAME_LENGTH
from matinee.table.errors import Forbidden, InvalidKey, TableError
from matinee.table.keys import digest_of, new_code, new_key
from matinee.table.model import Seat, Table
from matinee.table.presence import update_presence
from matinee.table.service import TableService, check_settings
from matinee.table.session import TableSession
from matinee.table.text import sanitise

MAX_SEATS_OF_GUEST = 2


async def open_table(
    service: TableService, settings: Settings, name: str, bots: list[str | None], studio: int = 0
) -> tuple[TableSession, str]:
    """Open a table. The host gets the first seat without a bot.

    Args:
        service: The table service.
        settings: The table's settings.
        name: The host's name.
        bots: For each seat the level of its bot, or None for a person.
        studio: The studio the host prefers, 0 for any.

    Returns:
        The session and the host's secret key.
    """
    check_settings(service, settings)
    game = find_game(settings.game)
    if len(bots) > settings.players:
        raise UnknownSeat(len(bots) - 1, settings.players)
    seats = [Seat() for _ in range(settings.players)]
    key = new_key()
    table = Table(code="", settings=settings, seats=seats, host=digest_of(key), opened=time.time())
    for number, level in enumerate(bots):
        if level:
            table.put_bot(number, check_level(level, game))
    host_seat = next((number for number, seat in enumerate(seats) if seat.is_open), None)
    if host_seat is None:
        raise TableError("table-no-chair")
    _take_seat(table, digest_of(key), host_seat, name, studio, ready=True)
    service.require_open()
    await service.store.check_space()
    while True:
        table.code = new_code()
        if await service.store.create(table):
            return await service.find(table.code), key


async def sit(
    service: TableService, code: str, key: str | None, seat: int, name: str, studio: int = 0, ready: bool = False
) -> tuple[TableSession, str]:
    """Take a seat, or change the name, studio or readiness of one's own seat.

    Returns:
        The session and the key to the seat. A key that already opens a seat of this table is used again; otherwise a
        new one is made, so that nobody chooses their own key.
    """
    session = await service.find(code)
    key = key if key and session.table.seats_of(digest_of(key)) else new_key()
    holder = digest_of(key)
    session = await service.change(code, lambda table: _take_seat(table, holder, seat, name, studio, ready))
    update_presence(service, session)
    return session, key


def _take_seat(table: Table, holder: str, number: int, name: str, studio: int, ready: bool) -> None:
    seat = _seat(table, number)
    if table.stage != "gathering" and seat.holder != holder:
        raise TableError("table-begun")
    if all(not each.is_open for each in table.seats) and seat.holder != holder:
        raise TableError("table-full")
    if not seat.is_open and seat.holder != holder:
        raise TableError("table-seat-taken", seat=number)
    own = table.seats_of(holder)
    if number not in own and len(own) >= MAX_SEATS_OF_GUEST and holder != table.host:
        raise TableError("table-seats-enough")
    name = sanitise(name, MAX_NAME_LENGTH)
    if not name:
        raise TableError("table-name")
    option = seat_option(find_game(table.settings.game))
    if studio and (option is None or studio not in option.values):
        raise TableError("table-no-studio", studio=studio)
    if studio and any(each.studio == studio and each is not seat for each in table.seats):
        raise TableError("table-studio-taken", studio=studio)
    seat.holder, seat.name, seat.studio, seat.ready = holder, name, studio, ready
    table.host = table.host or holder


def seat_option(game: Game) -> Option | None:
    """Return the option that has a value for each seat, if the game has one."""
    return next((option for option in game.options if option.kind == "per-seat"), None)


async def leave(service: TableService, code: str, holder: str, number: int) -> TableSession:
    """Leave a seat, or as the host remove a guest before the match.

    Before the match the seat becomes free; during the match a bot stands in until the person returns.
    """

    session = await service.find(code)
    await service.refresh_presence(session)

    def edit(table: Table) -> None:
        seat = _seat(table, number)
        is_guest = seat.is_person and seat.holder != holder and table.stage == "gathering"
        if not (is_guest and table.may_act_as_host(holder, session.absent)):
            _own_seat(table, number, holder)
        if table.stage == "gathering":
            table.seats[number] = Seat()
        else:
            seat.bot = default_level(table)
        if holder == table.host or not table.seats_of(table.host):
            replace_host(table)

    session = await service.change(code, edit)
    update_presence(service, session)
    start_bots(service, session)
    return session


async def replace_key(service: TableService, code: str, holder: str) -> tuple[TableSession, str]:
    """Give a person a new key for their seats, and return it. The old one opens nothing any more."""
    key = new_key()

    def edit(table: Table) -> None:
        if not table.seats_of(holder):
            raise InvalidKey()
        for seat in table.seats:
            if seat.holder == holder:
                seat.holder = digest_of(key)
        if table.host == holder:
            table.host = digest_of(key)

    session = await service.change(code, edit)
    update_presence(service, session)
    return session, key


def replace_host(table: Table) -> None:
    """Pass the host's rights to a player if the host no longer plays.

    If there are no other players, the host stays host while holding a seat; without a seat, there is no host until
    somebody sits down.
    """
    people = [seat.holder for seat in table.seats if seat.is_person]
    if table.host not in people:
        seated_host = table.host if table.seats_of(table.host) else None
        table.host = next(iter(people), seated_host)


async def return_to_seat(service: TableService, code: str, holder: str, number: int) -> TableSession:
    """Give a person's seat back to them from the bot that stands in."""

    def edit(table: Table) -> None:
        seat = _own_seat(table, number, holder)
        if seat.bot:
            seat.bot, seat.back = None, time.time()

    return await service.change(code, edit)


async def seat_bot(service: TableService, code: str, holder: str, number: int, level: str) -> TableSession:
    """As the host, put a bot in a free seat, or let it stand in for an absent player."""
    session = await service.find(code)
    await service.refresh_presence(session)

    def edit(table: Table) -> None:
        check_host(table, holder, session.absent)
        seat = _seat(table, number)
        check_level(level, find_game(table.settings.game))
        if seat.is_person and seat.holder != holder and (table.stage == "gathering" or number in session.present):
            raise TableError("table-present", name=seat.name)
        if seat.holder is None and table.stage != "gathering":
            raise TableError("table-begun")
        table.put_bot(number, level)

    session = await service.change(code, edit)
    start_bots(service, session)
    return session


async def remove_bot(service: TableService, code: str, holder: str, number: int) -> TableSession:
    """As the host, remove a bot before the match."""

    def edit(table: Table) -> None:
        if _seat(table, number).holder is None:
            table.seats[number] = Seat()

    return await _change_in_lobby(service, code, holder, edit)


async def fill_with_bots(service: TableService, code: str, holder: str, level: str) -> TableSession:
    """As the host, put a bot in every free seat before the match."""

    def edit(table: Table) -> None:
        check_level(level, find_game(table.settings.game))
        for number, seat in enumerate(table.seats):
            if seat.is_open:
                table.put_bot(number, level)

    return await _change_in_lobby(service, code, holder, edit)


async def change_settings(service: TableService, code: str, holder: str, settings: Settings) -> TableSession:
    """As the host, change the settings before the match. The guests are asked again whether they are ready."""
    check_settings(service, settings)

    def edit(table: Table) -> None:
        if (settings.game, settings.box) != (table.settings.game, table.settings.box):
            raise TableError("table-settings-fixed")
        if settings == table.settings:
            return
        _resize(table, settings.players)
        table.settings = settings
        for seat in table.seats:
            seat.ready = seat.ready and seat.holder == table.host

    return await _change_in_lobby(service, code, holder, edit)


async def _change_in_lobby(
    service: TableService, code: str, holder: str, edit: Callable[[Table], None]
) -> TableSession:
    """Let the host change a table before the match."""
    session = await service.find(code)
    await service.refresh_presence(session)

    def check_and_edit(table: Table) -> None:
        check_host_in_lobby(table, holder, session.absent)
        edit(table)

    return await service.change(code, check_and_edit)


def _resize(table: Table, players: int) -> None:
    """Add free seats, or remove free seats and then bots, the last ones first."""
    while len(table.seats) > players:
        removable = [seat for seat in table.seats if seat.is_open] or [seat for seat in table.seats if not seat.holder]
        if not removable:
            raise TableError("table-too-many-people", people=len(table.seats))
        table.seats = [seat for seat in table.seats if seat is not removable[-1]]
    table.seats += [Seat() for _ in range(players - len(table.seats))]


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise UnknownSeat(number, len(table.seats))
    return table.seats[number]


def _own_seat(table: Table, number: int, holder: str) -> Seat:
    if not table.seats_of(holder):
        raise InvalidKey()
    seat = _seat(table, number)
    if seat.holder != holder:
        raise Forbidden("table-not-your-seat", seat=number)
    return seat


def check_host(table: Table, holder: str, absent: frozenset[int]) -> None:
    """Check that a person has the host's rights, and make them the host."""
    if not table.seats_of(holder):
        raise InvalidKey()
    if not table.may_act_as_host(holder, absent):
        raise Forbidden("table-not-host")
    table.host = holder


def check_host_in_lobby(table: Table, holder: str, absent: frozenset[int]) -> None:
    """Check that a person has the host's rights and that the match has not begun, and make them the host."""
    check_host(table, holder, absent)
    if table.stage != "gathering":
        raise TableError("table-begun")


def default_level(table: Table) -> str:
    """Return the level of bots that stand in for players."""
    return default_bot(find_game(table.settings.game))
