"""When the clock of a player runs out, a bot stands in until the player returns."""

import asyncio
import time
from collections.abc import Callable

import pytest

from matinee.table import lobby
from matinee.table.scheduler import Scheduler
from matinee.table.service import TableService
from tests.table.helpers import TableDriver, connect_viewer, settings, start_match, wait_until_idle

pytestmark = pytest.mark.anyio

AdvanceClock = Callable[[float], None]


@pytest.fixture
def advance_clock(monkeypatch: pytest.MonkeyPatch) -> AdvanceClock:
    """A function that advances the clock by some seconds."""
    real, passed = time.time, 0.0

    def advance(seconds: float) -> None:
        nonlocal passed
        passed += seconds

    monkeypatch.setattr(time, "time", lambda: real() + passed)
    return advance


async def run_scheduler(service: TableService) -> None:
    await Scheduler(service, 60).poll()
    await wait_until_idle(service)


def people(driver: TableDriver) -> list[bool]:
    return [seat.is_person for seat in driver.table.seats]


async def test_a_bot_stands_in_when_the_clock_runs_out(service: TableService, advance_clock: AdvanceClock) -> None:
    driver = await start_match(service, settings(clock=60))
    late = driver.turn
    advance_clock(59)
    await run_scheduler(service)
    assert all(people(driver))
    advance_clock(2)
    await run_scheduler(service)
    assert people(driver).index(False) == late
    assert people(driver).count(False) == 1
    assert driver.table.stage == "playing"
    assert driver.turn != late
    assert driver.active.recent[-1].by == "bot"


async def test_a_late_player_can_take_the_seat_back(service: TableService, advance_clock: AdvanceClock) -> None:
    driver = await start_match(service, settings(clock=60))
    late = driver.turn
    advance_clock(61)
    await run_scheduler(service)
    await lobby.return_to_seat(service, driver.code, driver.holder(late), late)
    await driver.play()
    assert driver.table.stage == "over"
    entries = await service.store.entries(driver.active.deal.id)
    assert {entry.by for entry in entries if entry.seat == late} == {"bot", "person"}


async def test_the_clock_restarts_for_a_returning_player(
    service: TableService, advance_clock: AdvanceClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = await start_match(service, settings(clock=60))
    late, thinking, may_finish = driver.turn, asyncio.Event(), asyncio.Event()

    async def choose_slowly(*_: object) -> str:
        thinking.set()
        await may_finish.wait()
        return "reel 1"

    monkeypatch.setattr(service.bots, "choose_move", choose_slowly)
    advance_clock(61)
    await Scheduler(service, 60).poll()
    await thinking.wait()
    viewer = await connect_viewer(driver)
    await lobby.return_to_seat(service, driver.code, driver.holder(late), late)
    may_finish.set()
    await wait_until_idle(service)
    await run_scheduler(service)
    assert all(people(driver)), "the clock did not restart"
    assert viewer.received("update")[-1]["deadline"][str(late)] > time.time() + 50
    advance_clock(61)
    await Scheduler(service, 60).poll()
    assert not people(driver)[late]
    await wait_until_idle(service)
    await viewer.disconnect()


async def test_without_a_clock_no_player_is_replaced(service: TableService, advance_clock: AdvanceClock) -> None:
    driver = await start_match(service, settings())
    advance_clock(365 * 24 * 3600)
    await run_scheduler(service)
    assert all(people(driver))


async def test_the_clock_starts_with_the_previous_move(service: TableService, advance_clock: AdvanceClock) -> None:
    driver = await start_match(service, settings(clock=60))
    advance_clock(50)
    await driver.move("reel 1")
    advance_clock(50)
    await run_scheduler(service)
    assert all(people(driver))


async def test_votes_of_others_do_not_restart_the_clock(service: TableService, advance_clock: AdvanceClock) -> None:
    driver = await start_match(service, settings("dreams", clock=60))
    await driver.play(stop=lambda: len(driver.match.awaiting) == 4)
    advance_clock(50)
    await driver.move(seat=1)
    advance_clock(11)
    await run_scheduler(service)
    assert people(driver) == [False, True, False, False]


async def test_updates_contain_the_deadlines(service: TableService) -> None:
    driver = await start_match(service, settings(clock=60))
    viewer = await connect_viewer(driver)
    (update,) = viewer.received("update")
    assert update["deadline"] == {str(driver.turn): driver.active.asked[driver.turn][1] + 60}
    await viewer.disconnect()


async def test_the_clock_runs_for_a_table_that_is_not_in_memory(
    service: TableService, advance_clock: AdvanceClock
) -> None:
    driver = await start_match(service, settings(clock=60))
    late = driver.turn
    service.sessions.clear()
    advance_clock(61)
    await run_scheduler(service)
    assert not people(driver)[late]
