"""Memory is a cache: a table that was dropped is the same when it is read again, soon, and idle ones are small."""

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
from matinee.table import gathering, looking_back, playing
from matinee.table.house import House
from matinee.table.refusals import Closed, NoSuchTable, Refusal
from matinee.table.schema import MATCHES, MOVES
from matinee.table.upkeep import Upkeep
from matinee.table.viewing import table_info
from tests.table.houses import GAMES, Party, hot_seat, house_in, opened, settings, settled, started

pytestmark = pytest.mark.anyio

MOVES_PLAYED = 14  # more than are kept in memory


def all_of(party: Party) -> Any:
    """All that a table has to say, to everybody."""
    position, table = party.position, party.table
    holders = [None, *(party.holder(seat) for seat in party.keys)]
    updates = [party.live.viewed.update([], table.held_by(holder)) for holder in holders if party.live.viewed]
    infos = [table_info(table, position.deal.commitment, frozenset(), frozenset(), holder) for holder in holders]
    since = [position.since[seat] for seat in position.awaiting]
    return updates, infos, position.match.state.tobytes(), position.number, since, party.live.version, party.live.lines


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_read_again_is_the_same(house: House, game: str) -> None:
    party = await started(house, settings(game, clock=3600))
    seat = party.turn
    await party.move()
    await party.undo(seat)
    await playing.speak(house, party.code, party.host, "", "Hello", None)
    for most in (0, 5, MOVES_PLAYED):
        await party.play(most, seed=most)
        before = all_of(party)
        house.tables.clear()
        await house.find(party.code)
        assert all_of(party) == before
    await party.play(seed=3)
    assert party.table.stage == "over"


async def test_votes_still_count_after_the_same_number_when_a_table_is_read_again(house: House) -> None:
    party = await started(house, settings("dreams"))
    await party.play(stop=lambda: len(party.match.awaiting) == 4)
    after = party.position.number
    await party.move(seat=3, after=after)
    await party.move(seat=1, after=after)
    house.tables.clear()
    await house.find(party.code)
    await party.move(seat=0, after=after)
    await party.move(seat=2, after=after)
    assert party.match.view().history


async def test_there_is_no_such_table(house: House) -> None:
    with pytest.raises(NoSuchTable):
        await house.find("nowhere234")
    assert house.tables == {}


async def test_tables_idle_longest_are_forgotten_when_there_are_too_many(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matinee.table.house.IDLE", 8)
    codes = [(await opened(house, settings())).code for _ in range(20)]
    assert len(house.tables) <= 9
    assert codes[-1] in house.tables
    assert (await house.find(codes[0])).known.seats[0].name == "Ada"


# --- Other versions


async def spoil(house: House, change: Any) -> None:
    async with house.store.engine.begin() as connection:
        await connection.execute(change)
    house.tables.clear()


async def test_a_position_of_another_version_is_refused_every_time(house: House) -> None:
    party = await started(house, settings())
    await spoil(house, update(MOVES).values(state=b"too short"))
    for _ in range(2):
        with pytest.raises(OtherVersion):
            await house.find(party.code)


async def test_a_game_of_other_rules_goes_on_but_has_no_record(house: House) -> None:
    party = await started(house, settings())
    deal = msgspec.structs.replace(party.position.deal, rules=party.match.game.version + 1)
    await spoil(house, update(MATCHES).values(doc=msgspec.json.encode(deal)))
    await house.find(party.code)
    await party.play()
    assert not party.position.awaiting
    with pytest.raises(Refusal) as refusal:
        await looking_back.record(house, party.code)
    assert refusal.value.message == "error-record-rules"


# --- Writing


async def test_a_move_that_cannot_be_written_was_not_made(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await started(house, settings())

    async def broken(*_: object) -> bool:
        raise Closed()

    with monkeypatch.context() as away:
        away.setattr(house.store, "append", broken)
        with pytest.raises(Closed):
            await party.move("reel 1")
    await house.find(party.code)
    assert party.position.number == 0
    assert await party.move("reel 1") == 1


async def test_a_house_that_closes_takes_nothing_more(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        party = await started(house, settings())
        house.closing = True
        with pytest.raises(Closed):
            await party.move("reel 1")
        with pytest.raises(Closed):
            await playing.speak(house, party.code, party.host, "", "Hello", None)
        with pytest.raises(Closed):
            await gathering.open_table(house, settings(), "Ada", [])


async def test_another_house_on_the_same_storage_goes_on(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        party = await started(house, settings(), [None, "lead", "lead"])
        await party.play(3)
        number, state = party.position.number, party.match.state.tobytes()
    async with house_in(tmp_path) as other:
        await other.find(party.code)
        there = Party(other, party.code, party.keys)
        assert (there.position.number, there.match.state.tobytes()) == (number, state)
        await there.play()
        assert there.table.stage == "over"


def nobody_drives(*_: object) -> None: ...


async def test_bots_whose_turn_it_was_are_seen_to_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_in(tmp_path) as house:
        with monkeypatch.context() as asleep:
            asleep.setattr("matinee.table.gathering.drive", nobody_drives)
            party = await opened(house, settings(), [None, "lead", "lead"])
            await party.start()
            while party.turn == 0:
                asleep.setattr("matinee.table.playing.drive", nobody_drives)
                await party.move()
        number = party.position.number
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 10)
    async with house_in(tmp_path) as other:
        await Upkeep(other, 60).look()
        await settled(other)
        there = Party(other, party.code, party.keys)
        assert there.turn == 0
        assert there.position.number > number


# --- Sweeping


async def test_old_unfinished_tables_are_swept_and_finished_ones_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = await opened(house, settings())
    unfinished = await started(house, settings())
    await unfinished.play(5)
    await playing.speak(house, unfinished.code, unfinished.host, "", "Hello", None)
    finished = await started(house, settings())
    await finished.play()
    upkeep, real = Upkeep(house, 30), time.time
    await upkeep.sweep()
    assert len(house.tables) == 3
    monkeypatch.setattr(time, "time", lambda: real() + 31 * 24 * 3600)
    fresh = await opened(house, settings())
    await upkeep.sweep()
    assert set(house.tables) == {finished.code, fresh.code}
    for party in (waiting, unfinished):
        with pytest.raises(NoSuchTable):
            await house.find(party.code)
    assert await house.store.entries(f"{unfinished.code}-1") == []
    assert await house.store.last_lines(unfinished.code, 0, 10) == []
    assert len(await house.store.entries(f"{finished.code}-1")) > 5


# --- Bars

TABLES = 100
KILOBYTES = 50
SECONDS = 0.020


async def many(house: House, game: str, count: int) -> list[str]:
    """Codes of tables in the middle of their games."""

    async def begun(_: int) -> str:
        party = await hot_seat(house, settings(game))
        for _ in range(MOVES_PLAYED):
            seat = party.turn
            await party.move(
                party.match.game.text(party.match.state[0], party.match.box, seat, party.match.sample(seat, 7))
            )
        return party.code

    return await asyncio.gather(*map(begun, range(count)))


@pytest.mark.parametrize("game", GAMES)
async def test_an_idle_table_takes_at_most_50_kilobytes(tmp_path: Path, game: str) -> None:
    async with house_in(tmp_path) as house:
        codes = await many(house, game, TABLES)
    async with house_in(tmp_path) as house:
        await look_at(house, codes[0])
        gc.collect()
        tracemalloc.start()
        try:
            for code in codes[1:]:
                await look_at(house, code)
            for live in house.tables.values():
                live.rest()
            gc.collect()
            used = tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()
    assert used / (TABLES - 1) <= KILOBYTES * 1024


async def look_at(house: House, code: str) -> None:
    live = await house.find(code)
    assert live.viewed
    for seat in range(live.known.settings.players):
        live.viewed.update([], (seat,))


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_not_in_memory_is_back_within_20_milliseconds(house: House, game: str) -> None:
    codes = await many(house, game, 20)

    async def typical() -> float:
        times: list[float] = []
        for code in codes:
            house.tables.clear()
            began = time.perf_counter()
            await house.find(code)
            times.append(time.perf_counter() - began)
        return statistics.median(times)

    best = min([await typical() for _ in range(5)])
    assert best <= SECONDS
