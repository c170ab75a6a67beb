"""Bots think in a limited number of threads, and a faulty bot does not stop a table."""

import asyncio
import logging
import threading
import time

import pytest

import matinee
from matinee.bots.greedy import GreedyBot
from matinee.engine.match import Match
from matinee.table.bot_runner import BotRunner
from matinee.table.service import TableService
from tests.table.helpers import PATIENCE, connect_viewer, settings, start_match, wait_until_idle

pytestmark = pytest.mark.anyio

BOTS = [None, "lead", "lead"]


async def test_bots_and_one_person_play_a_whole_game(service: TableService) -> None:
    driver = await start_match(service, settings("dream-factory", 3), BOTS)
    await driver.play()
    assert driver.table.stage == "over"
    entries = await service.store.entries(driver.active.deal.id)
    assert {(entry.by, entry.seat == 0) for entry in entries[1:]} == {("person", True), ("bot", False)}


async def test_the_service_is_not_blocked_while_a_bot_thinks(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, go, where = threading.Event(), threading.Event(), list[str]()

    def choose(bot: GreedyBot, match: Match, seat: int, seed: int) -> str:
        where.append(threading.current_thread().name)
        thinking.set()
        assert go.wait(PATIENCE)
        return match.moves(seat)[0]

    monkeypatch.setattr(GreedyBot, "choose", choose)
    driver = await start_match(service, settings(), BOTS)
    while driver.turn == 0:
        await driver.move()
    await asyncio.to_thread(thinking.wait, PATIENCE)
    other = await start_match(service, settings())
    await other.move()
    assert other.active.number == 1
    go.set()
    await wait_until_idle(service)
    assert driver.turn == 0
    assert all(name.startswith("bot") for name in where)


async def test_the_number_of_bots_thinking_at_once_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    runner, match = BotRunner(threads=2), matinee.start("hollywood", 3, seed=1)
    lock, now, most = threading.Lock(), 0, 0

    def choose(bot: GreedyBot, match: Match, seat: int, seed: int) -> str:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        time.sleep(0.02)
        with lock:
            now -= 1
        return match.moves(seat)[0]

    monkeypatch.setattr(GreedyBot, "choose", choose)
    await asyncio.gather(*(runner.choose_move(match, match.awaiting[0], "lead", seed) for seed in range(8)))
    runner.close()
    assert most == 2


@pytest.mark.parametrize("flaw", ["raises", "cheats", "babbles"])
async def test_a_faulty_bot_plays_a_random_move_and_the_error_is_logged(
    service: TableService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, flaw: str
) -> None:
    def choose(bot: GreedyBot, match: Match, seat: int, seed: int) -> str:
        if flaw == "raises":
            raise ZeroDivisionError
        return "reel 99" if flaw == "cheats" else "er, what?"

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
    waited: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await real(0)

    for no_delay in (True, False):
        service.bots.no_delay = no_delay
        driver = await start_match(service, settings(pace=8.0), BOTS)
        waited.clear()
        with monkeypatch.context() as fast:
            fast.setattr(asyncio, "sleep", sleep)
            while driver.turn == 0:
                await driver.move()
            while driver.session.bot_task:
                await real(0.001)
        assert any(seconds > 5 for seconds in waited) is not no_delay


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
