"""The result of a finished match: places, and how many moves bots made for each player."""

from pathlib import Path

import msgspec
import pytest

from matinee.api_types import Update
from matinee.engine.scores import places
from matinee.table import lobby, replays
from matinee.table.service import TableService
from tests.table.helpers import TableDriver, hot_seat, open_service, settings, start_match

pytestmark = pytest.mark.anyio


async def play_seat(driver: TableDriver, seat: int, count: int) -> None:
    """Make moves for all people until one of them has made this many."""
    made = 0
    while made < count:
        made += driver.turn == seat
        await driver.move()


async def test_moves_of_a_bot_that_stands_in_are_counted_and_survive_a_restart(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        driver = await start_match(service, settings("hollywood", 3))
        await play_seat(driver, 1, 2)
        await lobby.leave(service, driver.code, driver.holder(1), 1)
        await driver.play()
        entries = await service.store.entries(driver.active.deal.id)
        replay = await replays.load_replay(service, driver.code)
    by_bots = sum(entry.by == "bot" for entry in entries)
    total = sum(entry.seat == 1 for entry in entries)
    assert 0 < by_bots == total - 2
    assert replay.move_counts[1] == replays.MoveCount(total, by_bots)
    assert [count.by_bots for count in replay.move_counts] == [0, by_bots, 0]
    async with open_service(tmp_path) as service:
        again = await replays.load_replay(service, driver.code)
    assert again.move_counts == replay.move_counts


async def test_undone_moves_are_not_counted(service: TableService) -> None:
    driver = await hot_seat(service, settings("hollywood", 3))
    for _ in range(3):
        seat = driver.turn
        await driver.move()
        await driver.undo(seat)
    await driver.play()
    replay = await replays.load_replay(service, driver.code)
    assert sum(count.moves for count in replay.move_counts) == len(replay.moves) - 1


async def test_the_places_are_in_the_replay_and_in_the_last_update_but_in_no_earlier_one(service: TableService) -> None:
    driver = await start_match(service, settings("hollywood", 3))

    def places_sent() -> list[int] | None:
        assert driver.session.updates
        return msgspec.json.decode(driver.session.updates.encoded_update([], ()), type=Update).places

    assert places_sent() is None
    await driver.play()
    expected = places(driver.match.points, driver.match.winners)
    assert places_sent() == expected
    assert (await replays.load_replay(service, driver.code)).places == expected
