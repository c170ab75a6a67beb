"""Requests before, between and after matches: open a table, sit down, add bots, start, leave, return, rematch."""

import time

from matinee.api_types import Settings
from matinee.bots.roster import default_bot
from matinee.engine.errors import UnknownSeat
from matinee.engine.game import Game
from matinee.engine.match import Match
from matinee.engine.options import Option
from matinee.games import find_game
from matinee.table.active_match import ActiveMatch
from matinee.table.bot_runner import check_level
from matinee.table.bot_turns import start_bots
from matinee.table.chat import MAX_NAME_LENGTH
from matinee.table.errors import Forbidden, InvalidKey, TableError
from matinee.table.keys import digest_of, new_code, new_key
from matinee.table.model import Deal, LogEntry, Seat, Table, match_id
from matinee.table.presence import update_presence
from matinee.table.service import TableService, check_settings, copy_table
from matinee.table.session import TableSession
from matinee.table.text import sanitise

MAX_SEATS_OF_GUEST = 2
MAX_MATCHES = 1000  # at one table


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
    for seat, level in zip(seats, bots, strict=False):
        seat.bot = check_level(level, game) if level else None
    key = new_key()
    table = Table(code="", settings=settings, seats=seats, host=digest_of(key), opened=time.time())
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
    option = _seat_option(find_game(table.settings.game))
    if studio and (option is None or studio not in option.values):
        raise TableError("table-no-studio", studio=studio)
    if studio and any(each.studio == studio and each is not seat for each in table.seats):
        raise TableError("table-studio-taken", studio=studio)
    seat.holder, seat.name, seat.studio, seat.ready = holder, name, studio, ready
    table.host = table.host or holder


def _seat_option(game: Game) -> Option | None:
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
            _replace_host(table)

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


def _replace_host(table: Table) -> None:
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
        _check_host(table, holder, session.absent)
        seat = _seat(table, number)
        check_level(level, find_game(table.settings.game))
        if seat.is_person and seat.holder != holder and (table.stage == "gathering" or number in session.present):
            raise TableError("table-present", name=seat.name)
        if seat.holder is None and table.stage != "gathering":
            raise TableError("table-begun")
        seat.bot = level

    session = await service.change(code, edit)
    start_bots(service, session)
    return session


async def remove_bot(service: TableService, code: str, holder: str, number: int) -> TableSession:
    """As the host, remove a bot before the match."""
    session = await service.find(code)
    await service.refresh_presence(session)

    def edit(table: Table) -> None:
        _check_host(table, holder, session.absent)
        if table.stage != "gathering":
            raise TableError("table-begun")
        if _seat(table, number).holder is None:
            table.seats[number] = Seat()

    return await service.change(code, edit)


async def start(service: TableService, code: str, holder: str) -> TableSession:
    """As the host, start the first match."""
    return await _start_match(service, code, holder, "gathering")


async def rematch(service: TableService, code: str, holder: str) -> TableSession:
    """As the host, start another match. Every player moves to the next seat."""
    return await _start_match(service, code, holder, "over")


async def _start_match(service: TableService, code: str, holder: str, stage: str) -> TableSession:
    session = await service.find(code)
    await service.store.check_space()
    await service.refresh_presence(session)
    async with session.lock:
        while True:
            table = copy_table(session.table)
            _check_host(table, holder, session.absent)
            if session.active and not session.active.awaiting:
                table.stage = "over"  # the finished match has not been marked as over yet
            if table.stage != stage:
                raise TableError("table-begun" if stage == "gathering" else "table-not-over")
            if any(seat.is_open for seat in table.seats):
                raise TableError("table-seats-free")
            if table.matches >= MAX_MATCHES:
                raise TableError("table-matches-enough")
            if stage == "over":
                table.seats = [*table.seats[-1:], *table.seats[:-1]]
            table.stage, table.matches = "playing", table.matches + 1
            active, deal, entry = _deal(service, table)
            if await service.store.start_match(table, session.version, deal, entry, service.next_due(table, active)):
                break
            await service.reload(session)
        session.cached_table, session.version, session.active = table, session.version + 1, active
        session.drop_cached_updates()
    service.broadcast(session)
    update_presence(service, session)
    start_bots(service, session)
    return session


def _deal(service: TableService, table: Table) -> tuple[ActiveMatch, Deal, LogEntry]:
    """Deal a new match from a random seed."""
    settings = table.settings
    check_settings(service, settings)
    options = dict(settings.options)
    studios = [seat.studio for seat in table.seats]
    option = _seat_option(find_game(settings.game))
    if option and any(studios):
        options |= {option.id: studios}
    box = service.box_file(settings.box) if settings.box else None
    match = Match(find_game(settings.game), settings.players, None, box, options)
    deal = Deal(
        id=match_id(table.code, table.matches),
        game=settings.game,
        players=settings.players,
        options=options,
        box=settings.box,
        digest=match.box.digest,
        rules=match.version,
        seed=match.seed.hex(),
        commitment=match.commitment,
        names=[seat.name for seat in table.seats],
        started=time.time(),
    )
    entry = LogEntry(
        match=deal.id, number=0, seat=-1, move="deal", by="deal", at=deal.started, state=match.state.tobytes()
    )
    return ActiveMatch(deal, match, [entry]), deal, entry


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


def _check_host(table: Table, holder: str, absent: frozenset[int]) -> None:
    """Check that a person has the host's rights, and make them the host."""
    if not table.seats_of(holder):
        raise InvalidKey()
    if not table.may_act_as_host(holder, absent):
        raise Forbidden("table-not-host")
    table.host = holder


def default_level(table: Table) -> str:
    """Return the level of bots that stand in for players."""
    return default_bot(find_game(table.settings.game))
