"""Bots at the table: they think beside the tables, only so many at a time, and a flaw of theirs stops nobody."""

import asyncio
import logging
import threading
import time

import pytest

import matinee
from matinee.bots.greedy import GreedyBot
from matinee.engine.match import Match
from matinee.table.house import House
from matinee.table.staff import Staff
from tests.table.houses import PATIENCE, settings, settled, started, watching

pytestmark = pytest.mark.anyio

BOTS = [None, "lead", "lead"]


async def test_bots_play_a_game_to_its_end_with_one_person(house: House) -> None:
    party = await started(house, settings("dream-factory", 3), BOTS)
    await party.play()
    assert party.table.stage == "over"
    entries = await house.store.entries(party.position.deal.id)
    assert {(entry.by, entry.seat == 0) for entry in entries[1:]} == {("person", True), ("bot", False)}


async def test_the_house_goes_on_while_a_bot_thinks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, go, where = threading.Event(), threading.Event(), list[str]()

    def choose(bot: GreedyBot, match: Match, seat: int, seed: int) -> str:
        where.append(threading.current_thread().name)
        thinking.set()
        assert go.wait(PATIENCE)
        return match.moves(seat)[0]

    monkeypatch.setattr(GreedyBot, "choose", choose)
    party = await started(house, settings(), BOTS)
    while party.turn == 0:
        await party.move()
    await asyncio.to_thread(thinking.wait, PATIENCE)
    other = await started(house, settings())
    await other.move()
    assert other.position.number == 1
    go.set()
    await settled(house)
    assert party.turn == 0
    assert all(name.startswith("bot") for name in where)


async def test_only_so_many_bots_think_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    staff, match = Staff(threads=2), matinee.start("hollywood", 3, seed=1)
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
    await asyncio.gather(*(staff.think(match, match.awaiting[0], "lead", seed) for seed in range(8)))
    staff.close()
    assert most == 2


@pytest.mark.parametrize("flaw", ["raises", "cheats", "babbles"])
async def test_a_bot_with_a_flaw_moves_at_random_and_it_is_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, flaw: str
) -> None:
    def choose(bot: GreedyBot, match: Match, seat: int, seed: int) -> str:
        if flaw == "raises":
            raise ZeroDivisionError
        return "reel 99" if flaw == "cheats" else "er, what?"

    monkeypatch.setattr(GreedyBot, "choose", choose)
    monkeypatch.setattr(logging.getLogger("matinee"), "propagate", True)
    party = await started(house, settings(), BOTS)
    await party.play(4)
    assert party.position.number > 4
    entries = await house.store.entries(party.position.deal.id)
    assert any(entry.by == "bot" for entry in entries)
    assert "a bot failed and moves at random" in caplog.text
    assert party.code not in caplog.text


async def test_bots_take_their_time_unless_they_are_in_a_hurry(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await real(0)

    for hurry in (True, False):
        house.staff.hurry = hurry
        party = await started(house, settings(pace=8.0), BOTS)
        waited.clear()
        with monkeypatch.context() as fast:
            fast.setattr(asyncio, "sleep", sleep)
            while party.turn == 0:
                await party.move()
            while party.live.driver:
                await real(0.001)
        assert any(seconds > 5 for seconds in waited) is not hurry


async def test_a_bot_is_told_of_like_anybody(house: House) -> None:
    party = await started(house, settings(), BOTS)
    await settled(house)
    viewer = await watching(party, 0, 0)
    await party.move(seat=0)
    await settled(house)
    await viewer.hears(lambda: viewer.heard("update")[-1]["number"] == party.position.number)
    steps = [step for update in viewer.heard("update") for step in update["happened"]]
    assert [step["number"] for step in steps] == list(range(1, party.position.number + 1))
    assert {step["by"] for step in steps} == {"bot", "person"}
    await viewer.go()
