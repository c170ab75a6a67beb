"""Memory is a cache: evicted tables are reloaded unchanged and quickly, and idle ones are small."""

import asyncio
import gc
import statistics
import time
import tracemalloc
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from matinee.engine.errors import OtherVersion
from matinee.table import chat, lobby, replays, starting
from matinee.table.errors import StorageFull, TableError, TableNotFound, Unavailable
from matinee.table.scheduler import Scheduler
from matinee.table.schema import MATCHES, MOVES
from matinee.table.service import TableService
from matinee.table.viewer_updates import table_info
from tests.table.helpers import (
    GAMES,
    TableDriver,
    hot_seat,
    open_service,
    open_table,
    settings,
    start_match,
    wait_until_idle,
)

pytestmark = pytest.mark.anyio

MOVES_PLAYED = 14  # more than are kept in memory


def visible_state(driver: TableDriver) -> Any:
    """Return everything that viewers of a table receive."""
    active, table = driver.active, driver.table
    holders = [None, *(driver.holder(seat) for seat in driver.keys)]
    updates = [
        driver.session.updates.encoded_update([], table.seats_of(holder))
        for holder in holders
        if driver.session.updates
    ]
    infos = [table_info(table, active.deal.commitment, frozenset(), frozenset(), holder) for holder in holders]
    since = [active.asked[seat] for seat in active.awaiting]
    return (
        updates,
        infos,
        active.match.state.tobytes(),
        active.number,
        since,
        driver.session.version,
        driver.session.chat_lines,
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_reloaded_table_is_identical(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game, clock=3600))
    seat = driver.turn
    await driver.move()
    await driver.undo(seat)
    await chat.post_message(service, driver.code, driver.host, "", "Hello", None)
    for max_moves in (0, 5, MOVES_PLAYED):
        await driver.play(max_moves, seed=max_moves)
        before = visible_state(driver)
        service.sessions.clear()
        await service.find(driver.code)
        assert visible_state(driver) == before
    await driver.play(seed=3)
    assert driver.table.stage == "over"


async def test_simultaneous_votes_count_after_a_reload(service: TableService) -> None:
    driver = await start_match(service, settings("dreams"))
    await driver.play(stop=lambda: len(driver.match.awaiting) == 4)
    after = driver.active.number
    await driver.move(seat=3, after=after)
    await driver.move(seat=1, after=after)
    service.sessions.clear()
    await service.find(driver.code)
    await driver.move(seat=0, after=after)
    await driver.move(seat=2, after=after)
    assert driver.match.view().history


async def test_an_unknown_table_is_refused(service: TableService) -> None:
    with pytest.raises(TableNotFound):
        await service.find("nowhere234")
    assert service.sessions == {}


async def test_the_least_recently_used_tables_are_evicted(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matinee.table.service.MAX_SESSIONS", 8)
    codes = [(await open_table(service, settings())).code for _ in range(20)]
    assert len(service.sessions) <= 9
    assert codes[-1] in service.sessions
    assert (await service.find(codes[0])).table.seats[0].name == "Ada"


# --- Other versions


async def change_rows(service: TableService, change: Any) -> None:
    """Change rows in the database, and remove all tables from memory."""
    async with service.store.engine.begin() as connection:
        await connection.execute(change)
    service.sessions.clear()


async def test_a_position_of_another_version_is_always_refused(service: TableService) -> None:
    driver = await start_match(service, settings())
    await change_rows(service, update(MOVES).values(state=b"too short"))
    for _ in range(2):
        with pytest.raises(OtherVersion):
            await service.find(driver.code)


async def test_a_match_with_other_rules_continues_without_a_record(service: TableService) -> None:
    driver = await start_match(service, settings())
    deal = msgspec.structs.replace(driver.active.deal, rules=driver.match.game.version + 1)
    await change_rows(service, update(MATCHES).values(doc=msgspec.json.encode(deal)))
    await service.find(driver.code)
    await driver.play()
    assert not driver.active.awaiting
    with pytest.raises(TableError) as refusal:
        await replays.load_record(service, driver.code)
    assert refusal.value.message == "error-record-rules"


# --- Writing


async def test_a_move_is_not_made_if_the_write_fails(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = await start_match(service, settings())

    async def fail_to_append(*_: object) -> bool:
        raise Unavailable()

    with monkeypatch.context() as patch:
        patch.setattr(service.store, "append", fail_to_append)
        with pytest.raises(Unavailable):
            await driver.move("reel 1")
    await service.find(driver.code)
    assert driver.active.number == 0
    assert await driver.move("reel 1") == 1


async def test_a_closing_service_refuses_requests(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        driver = await start_match(service, settings())
        service.closing = True
        with pytest.raises(Unavailable):
            await driver.move("reel 1")
        with pytest.raises(Unavailable):
            await chat.post_message(service, driver.code, driver.host, "", "Hello", None)
        with pytest.raises(Unavailable):
            await lobby.open_table(service, settings(), "Ada", [])


async def test_a_new_service_continues_from_the_same_storage(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        driver = await start_match(service, settings(), [None, "lead", "lead"])
        await driver.play(3)
        number, state = driver.active.number, driver.match.state.tobytes()
    async with open_service(tmp_path) as other:
        await other.find(driver.code)
        restored = TableDriver(other, driver.code, driver.keys)
        assert (restored.active.number, restored.match.state.tobytes()) == (number, state)
        await restored.play()
        assert restored.table.stage == "over"


def start_no_bots(*_: object) -> None: ...


async def test_awaited_bots_move_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_service(tmp_path) as service:
        with monkeypatch.context() as patch:
            patch.setattr("matinee.table.starting.start_bots", start_no_bots)
            driver = await open_table(service, settings(), [None, "lead", "lead"])
            await driver.start()
            while driver.turn == 0:
                patch.setattr("matinee.table.moves.start_bots", start_no_bots)
                await driver.move()
        number = driver.active.number
    real_time = time.time
    monkeypatch.setattr(time, "time", lambda: real_time() + 10)
    async with open_service(tmp_path) as other:
        await Scheduler(other, 60).poll()
        await wait_until_idle(other)
        restored = TableDriver(other, driver.code, driver.keys)
        assert restored.turn == 0
        assert restored.active.number > number


# --- Deleting


async def test_abandoned_tables_are_deleted_and_finished_ones_are_not(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = await open_table(service, settings())
    unfinished = await start_match(service, settings())
    await unfinished.play(5)
    await chat.post_message(service, unfinished.code, unfinished.host, "", "Hello", None)
    finished = await start_match(service, settings())
    await finished.play()
    scheduler, real_time = Scheduler(service, 30), time.time
    await scheduler.delete_old_tables()
    assert len(service.sessions) == 3
    monkeypatch.setattr(time, "time", lambda: real_time() + 31 * 24 * 3600)
    fresh = await open_table(service, settings())
    await scheduler.delete_old_tables()
    assert set(service.sessions) == {finished.code, fresh.code}
    for driver in (waiting, unfinished):
        with pytest.raises(TableNotFound):
            await service.find(driver.code)
    assert await service.store.entries(f"{unfinished.code}-1") == []
    assert await service.store.last_lines(unfinished.code, 0, 10) == []
    assert len(await service.store.entries(f"{finished.code}-1")) > 5


async def test_finished_tables_are_deleted_later_and_records_kept_if_the_host_wants(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    drivers = [await start_match(service, settings()) for _ in range(2)]
    for driver in drivers:
        await driver.play()
        await chat.post_message(service, driver.code, driver.host, "", "Well played", None)
    real_time = time.time
    monkeypatch.setattr(time, "time", lambda: real_time() + 101 * 24 * 3600)
    await Scheduler(service, 30, 200).delete_old_tables()
    assert len(await service.store.last_lines(drivers[0].code, 0, 10)) == 1
    await Scheduler(service, 30, 100, keep_records=True).delete_old_tables()
    assert await service.store.last_lines(drivers[0].code, 0, 10) == []
    assert (await replays.load_record(service, drivers[0].code))["moves"]
    await Scheduler(service, 30, 100).delete_old_tables()
    for driver in drivers:
        with pytest.raises(TableNotFound):
            await service.find(driver.code)
        assert await service.store.entries(f"{driver.code}-1") == []


async def test_a_full_database_takes_no_new_tables_games_and_messages(service: TableService) -> None:
    waiting, playing = await open_table(service, settings()), await start_match(service, settings())
    for seat in (1, 2):
        await waiting.sit(seat)
    service.store.max_bytes = 1000
    for request in (
        lobby.open_table(service, settings(), "Ada", []),
        starting.start(service, waiting.code, waiting.host),
        chat.post_message(service, playing.code, playing.host, "", "Hello", None),
    ):
        with pytest.raises(StorageFull):
            await request
    await playing.play()
    assert playing.match.over, "games in progress are finished"


async def test_the_database_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    for name in ("new", "old"):
        (tmp_path / name).mkdir()
    (tmp_path / "old" / "tables.db").touch(0o644)
    for name in ("new", "old"):
        async with open_service(tmp_path / name) as service:
            await open_table(service, settings())
            files = list((tmp_path / name).glob("tables.db*"))
            assert files
            assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


# --- Performance limits

TABLES = 100
KILOBYTES = 50
SECONDS = 0.020


async def start_many(service: TableService, game: str, count: int) -> list[str]:
    """Start matches, play some moves and return the tables' codes."""

    async def start_one(_: int) -> str:
        driver = await hot_seat(service, settings(game))
        for _ in range(MOVES_PLAYED):
            seat = driver.turn
            await driver.move(
                driver.match.game.text(driver.match.state[0], driver.match.box, seat, driver.match.sample(seat, 7))
            )
        return driver.code

    return await asyncio.gather(*map(start_one, range(count)))


@pytest.mark.parametrize("game", GAMES)
async def test_an_idle_table_uses_at_most_50_kilobytes(tmp_path: Path, game: str) -> None:
    async with open_service(tmp_path) as service:
        codes = await start_many(service, game, TABLES)
    async with open_service(tmp_path) as service:
        await load_table(service, codes[0])
        gc.collect()
        tracemalloc.start()
        try:
            for code in codes[1:]:
                await load_table(service, code)
            for session in service.sessions.values():
                session.drop_cached_updates()
            gc.collect()
            used = tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()
    assert used / (TABLES - 1) <= KILOBYTES * 1024


async def load_table(service: TableService, code: str) -> None:
    """Load a table and encode the update of each seat."""
    session = await service.find(code)
    assert session.updates
    for seat in range(session.table.settings.players):
        session.updates.encoded_update([], (seat,))


@pytest.mark.parametrize("game", GAMES)
async def test_loading_a_table_takes_at_most_20_milliseconds(service: TableService, game: str) -> None:
    codes = await start_many(service, game, 20)

    async def median_loading_time() -> float:
        times: list[float] = []
        for code in codes:
            service.sessions.clear()
            start = time.perf_counter()
            await service.find(code)
            times.append(time.perf_counter() - start)
        return statistics.median(times)

    best = min([await median_loading_time() for _ in range(5)])
    assert best <= SECONDS
