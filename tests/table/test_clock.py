"""The clock: when it runs out a bot stands in, and nobody loses by that."""

import asyncio
import time
from collections.abc import Callable

import pytest

from matinee.table import gathering
from matinee.table.house import House
from matinee.table.upkeep import Upkeep
from tests.table.houses import Party, settings, settled, started, watching

pytestmark = pytest.mark.anyio

Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Lets time pass."""
    real, passed = time.time, 0.0

    def pass_by(seconds: float) -> None:
        nonlocal passed
        passed += seconds

    monkeypatch.setattr(time, "time", lambda: real() + passed)
    return pass_by


async def look(house: House) -> None:
    await Upkeep(house, 60).look()
    await settled(house)


def people(party: Party) -> list[bool]:
    return [seat.is_person for seat in party.table.seats]


async def test_a_bot_stands_in_for_whoever_has_run_out_of_time(house: House, later: Later) -> None:
    party = await started(house, settings(clock=60))
    late = party.turn
    later(59)
    await look(house)
    assert all(people(party))
    later(2)
    await look(house)
    assert people(party).index(False) == late
    assert people(party).count(False) == 1
    assert party.table.stage == "playing"
    assert party.turn != late
    assert party.position.tail[-1].by == "bot"


async def test_whoever_ran_out_of_time_takes_the_seat_back_and_plays_on(house: House, later: Later) -> None:
    party = await started(house, settings(clock=60))
    late = party.turn
    later(61)
    await look(house)
    await gathering.come_back(house, party.code, party.holder(late), late)
    await party.play()
    assert party.table.stage == "over"
    entries = await house.store.entries(party.position.deal.id)
    assert {entry.by for entry in entries if entry.seat == late} == {"bot", "person"}


async def test_whoever_comes_back_has_all_their_time_again(
    house: House, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await started(house, settings(clock=60))
    late, asked, go = party.turn, asyncio.Event(), asyncio.Event()

    async def for_ever(*_: object) -> str:
        asked.set()
        await go.wait()
        return "reel 1"

    monkeypatch.setattr(house.staff, "think", for_ever)
    later(61)
    await Upkeep(house, 60).look()
    await asked.wait()
    viewer = await watching(party)
    await gathering.come_back(house, party.code, party.holder(late), late)
    go.set()
    await settled(house)
    await look(house)
    assert all(people(party)), "the clock began anew"
    assert viewer.heard("update")[-1]["deadline"][str(late)] > time.time() + 50
    later(61)
    await Upkeep(house, 60).look()
    assert not people(party)[late]
    await settled(house)
    await viewer.go()


async def test_without_a_clock_nobody_is_late(house: House, later: Later) -> None:
    party = await started(house, settings())
    later(365 * 24 * 3600)
    await look(house)
    assert all(people(party))


async def test_a_move_gives_the_next_all_their_time(house: House, later: Later) -> None:
    party = await started(house, settings(clock=60))
    later(50)
    await party.move("reel 1")
    later(50)
    await look(house)
    assert all(people(party))


async def test_votes_of_others_give_nobody_more_time(house: House, later: Later) -> None:
    party = await started(house, settings("dreams", clock=60))
    await party.play(stop=lambda: len(party.match.awaiting) == 4)
    later(50)
    await party.move(seat=1)
    later(11)
    await look(house)
    assert people(party) == [False, True, False, False]


async def test_viewers_are_told_when_time_runs_out(house: House) -> None:
    party = await started(house, settings(clock=60))
    viewer = await watching(party)
    (update,) = viewer.heard("update")
    assert update["deadline"] == {str(party.turn): party.position.since[party.turn][1] + 60}
    await viewer.go()


async def test_a_table_not_in_memory_is_looked_after_as_well(house: House, later: Later) -> None:
    party = await started(house, settings(clock=60))
    late = party.turn
    house.tables.clear()
    later(61)
    await look(house)
    assert not people(party)[late]
