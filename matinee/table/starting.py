"""Starting a match: the first one of a table, or another one."""

import time
from collections.abc import Callable

from matinee.engine.match import Match
from matinee.games import find_game
from matinee.table.active_match import ActiveMatch
from matinee.table.bot_turns import start_bots
from matinee.table.errors import TableError
from matinee.table.lobby import check_host_in_lobby, seat_option
from matinee.table.model import Deal, LogEntry, Table, match_id
from matinee.table.presence import update_presence
from matinee.table.service import TableService, check_settings, copy_table
from matinee.table.session import TableSession

MAX_MATCHES = 1000  # at one table


async def start(service: TableService, code: str, holder: str) -> TableSession:
    """As the host, start the match from the lobby."""
    session = await service.find(code)
    await service.refresh_presence(session)

    def prepare(table: Table) -> None:
        check_host_in_lobby(table, holder, session.absent)

    return await start_match(service, session, prepare)


async def start_match(service: TableService, session: TableSession, prepare: Callable[[Table], None]) -> TableSession:
    """Deal a match and notify everybody.

    Args:
        service: The table service.
        session: The table's session.
        prepare: Changes the table it is given, or raises. After a conflict it is called again.
    """
    await service.store.check_space()
    async with session.lock:
        while True:
            table = copy_table(session.table)
            prepare(table)
            if any(seat.is_open for seat in table.seats):
                raise TableError("table-seats-free")
            if table.matches >= MAX_MATCHES:
                raise TableError("table-matches-enough")
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
    option = seat_option(find_game(settings.game))
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
        bots=[0 if seat.holder else table.bot_number(number) for number, seat in enumerate(table.seats)],
        started=time.time(),
    )
    entry = LogEntry(
        match=deal.id, number=0, seat=-1, move="deal", by="deal", at=deal.started, state=match.state.tobytes()
    )
    return ActiveMatch(deal, match, [entry]), deal, entry
