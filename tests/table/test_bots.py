"""Bots think in a limited number of threads, and a faulty bot does not stop a table."""

import asyncio
import logging
import threading
import time

import pytest

import matinee
from matinee.bots.bot import MoveEvaluation
from matinee.bots.greedy import GreedyBot
from matinee.engine.match import Match
from matinee.table import moves, session
from matinee.table.bot_runner import BotRunner
from matinee.table.errors import TableError
from matinee.table.fair_queue import Customer
from matinee.table.scheduler import Scheduler
from matinee.table.service import TableService
from tests.table.helpers import TIMEOUT, connect_viewer, settings, start_match, wait_until_idle

pytestmark = pytest.mark.anyio

BOTS = [None, "lead", "lead"]


async def test_bots_and_one_person_play_a_whole_game(service: TableService) -> None:
    driver = await start_match(service, settings("dream-factory", 3), BOTS)
    await driver.play()
    assert driver.table.stage == "over"
    entries = await service.store.entries(driver.active.deal.id)
    assert {(entry.by, entry.seat == 0) for entry in entries[1:]} == {("person", True), ("bot", False)}


async def test_no_hint_is_computed_for_a_single_move(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evaluate_moves(*_: object) -> list[MoveEvaluation]:
        raise AssertionError("a hint was computed")

    monkeypatch.setattr(service.bots, "evaluate_moves", evaluate_moves)
    driver = await start_match(service, settings("dream-factory", 3), BOTS)
    await driver.play(stop=lambda: len(driver.match.moves(0)) == 1)
    with pytest.raises(TableError) as refusal:
        await moves.hint(service, driver.code, driver.host, 0)
    assert refusal.value.message == "table-hint-forced"


async def test_the_service_is_not_blocked_while_a_bot_thinks(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, may_finish, threads = threading.Event(), threading.Event(), list[str]()

    def choose(bot: GreedyBot, match: Match, seat: int, seed: int) -> str:
        threads.append(threading.current_thread().name)
        thinking.set()
        assert may_finish.wait(TIMEOUT)
        return match.moves(seat)[0]

    monkeypatch.setattr(GreedyBot, "choose", choose)
    driver = await start_match(service, settings(), BOTS)
    while driver.turn == 0:
        await driver.move()
    await asyncio.to_thread(thinking.wait, TIMEOUT)
    other = await start_match(service, settings())
    await other.move()
    assert other.active.number == 1
    may_finish.set()
    await wait_until_idle(service)
    assert driver.turn == 0
    assert all(name.startswith("bot") for name in threads)


async def test_bots_wait_while_nobody_watches(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = await start_match(service, settings(), BOTS)
    scheduler = Scheduler(service, 60)
    monkeypatch.setattr(session, "WATCHED_FOR", -1.0)
    while driver.turn == 0:
        await moves.move(service, driver.code, driver.host, 0, driver.match.moves(0)[0], driver.active.number)
    number = driver.active.number
    for _ in range(3):
        await scheduler.poll()
        await wait_until_idle(service)
    assert driver.active.number == number
    stored = await service.store.find(driver.code)
    assert stored
    assert stored.due is None, "a table that waits costs nothing"
    viewer = await connect_viewer(driver)
    await scheduler.poll()
    await wait_until_idle(service)
    assert driver.active.number > number
    assert driver.turn == 0
    await viewer.disconnect()


async def test_the_number_of_bots_thinking_at_once_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    runner, match = BotRunner(threads=2), matinee.start("hollywood", 3, seed=1)
    lock, active, max_active = threading.Lock(), 0, 0

    def choose(bot: GreedyBot, match: Match, seat: int, seed: int) -> str:
        nonlocal active, max_active
        with lock:
            active += 1
            max_active = max(max_active, active)
        time.sleep(0.02)
        with lock:
            active -= 1
        return match.moves(seat)[0]

    monkeypatch.setattr(GreedyBot, "choose", choose)
    await asyncio.gather(
        *(runner.choose_move(match, match.awaiting[0], "lead", n, Customer(str(n), "")) for n in range(8))
    )
    runner.close()
    assert max_active == 2


@pytest.mark.parametrize("flaw", ["exception", "illegal move", "no notation"])
async def test_a_faulty_bot_plays_a_random_move_and_the_error_is_logged(
    service: TableService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, flaw: str
) -> None:
    def choose(bot: GreedyBot, match: Match, seat: int, seed: int) -> str:
        if flaw == "exception":
            raise ZeroDivisionError
        return "reel 99" if flaw == "illegal move" else "er, what?"

    monkeypatch.setattr(GreedyBot, "choose", choose)
    monkeypatch.setattr(logging.getLogger("matinee"), "propagate", True)
    driver = await start_match(service, settings(), BOTS)
    await driver.play(4)
    assert driver.active.number > 4
    entries = await service.store.entries(driver.active.deal.id)
    assert any(entry.by == "bot" for entry in entries)
    assert "bot failed, playing a random move" in caplog.text
    assert driver.code not in caplog.text


async def test_bots_wait_before_moving_unless_no_delay_is_set(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    delays: list[float] = []
    real_sleep = asyncio.sleep

    async def record_delay(seconds: float) -> None:
        delays.append(seconds)
        await real_sleep(0)

    for no_delay in (True, False):
        service.bots.no_delay = no_delay
        driver = await start_match(service, settings(pace=8.0), BOTS)
        delays.clear()
        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "sleep", record_delay)
            while driver.turn == 0:
                await driver.move()
            while driver.session.bot_task:
                await real_sleep(0.001)
        assert any(seconds > 5 for seconds in delays) is not no_delay


async def test_viewers_receive_the_moves_of_bots(service: TableService) -> None:
    driver = await start_match(service, settings(), BOTS)
    await wait_until_idle(service)
    viewer = await connect_viewer(driver, 0, 0)
    await driver.move(seat=0)
    await wait_until_idle(service)
    await viewer.wait_for(lambda: viewer.received("update")[-1]["number"] == driver.active.number)
    steps = [step for update in viewer.received("update") for step in update["happened"]]
    assert [step["number"] for step in steps] == list(range(1, driver.active.number + 1))
    assert {step["by"] for step in steps} == {"bot", "person"}
    await viewer.disconnect()
