"""Rematches: offering, accepting, starting without the others, seats and bots of the next match."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from matinee.table import chat, lobby, rematch, replays, starting
from matinee.table.errors import Forbidden, InvalidKey, TableError
from matinee.table.keys import digest_of
from matinee.table.service import TableService
from matinee.table.viewer_updates import table_info
from tests.table.helpers import (
    TableDriver,
    connect_viewer,
    open_service,
    open_table,
    settings,
    start_match,
    wait_until_idle,
)

pytestmark = pytest.mark.anyio

DATA = Path(__file__).parent.parent / "data"
FORMER_TABLES = json.loads((DATA / "tables-0.1.json").read_text("utf-8"))


def players_of(driver: TableDriver) -> list[str | None]:
    """Return the names of people and the levels of bots, by seat."""
    return [seat.name if seat.is_person else seat.bot for seat in driver.table.seats]


def accepted(driver: TableDriver) -> list[bool]:
    return [seat.rematch for seat in table_info(driver.table, None, frozenset(), frozenset(), None).seats]


async def finished_match(service: TableService, *bots: str | None, **more: Any) -> TableDriver:
    driver = await start_match(service, settings(players=len(bots), **more), bots)
    await driver.play()
    assert driver.table.stage == "over"
    return driver


async def test_a_rematch_starts_when_everybody_has_accepted(service: TableService) -> None:
    driver = await finished_match(service, None, None, None, "lead")
    first = driver.active.deal
    assert accepted(driver) == [False, False, False, True]
    await rematch.accept(service, driver.code, driver.holder(1))
    await rematch.accept(service, driver.code, driver.holder(1))
    assert (accepted(driver), driver.table.stage) == ([False, True, False, True], "over")
    await rematch.accept(service, driver.code, driver.host)
    assert (driver.table.stage, driver.table.matches) == ("over", 1)
    await rematch.accept(service, driver.code, driver.holder(2))
    assert (driver.table.stage, driver.table.matches) == ("playing", 2)
    assert driver.active.deal.commitment != first.commitment
    assert accepted(driver) == [True, False, False, False], "offers of the last match are kept"


async def test_everybody_moves_to_the_next_seat(service: TableService) -> None:
    driver = await finished_match(service, None, None, "lead")
    await driver.rematch()
    assert players_of(driver) == ["lead", "Ada", "Bob"]
    assert driver.table.seats_of(driver.host) == (1,)
    assert driver.active.deal.names[1:] == ["Ada", "Bob"]


async def test_studios_move_with_their_players_in_a_rematch(service: TableService) -> None:
    driver = await open_table(service, settings("dream-factory", 2), studio=4)
    await driver.sit(1, studio=1)
    await driver.start()
    await driver.play()
    await driver.rematch()
    assert [seat.studio for seat in driver.match.view().seats] == [1, 4]


async def test_an_offer_can_be_taken_back(service: TableService) -> None:
    driver = await finished_match(service, None, None, "lead")
    await rematch.accept(service, driver.code, driver.host)
    await rematch.withdraw(service, driver.code, driver.host)
    assert accepted(driver) == [False, False, True]
    await rematch.accept(service, driver.code, driver.holder(1))
    assert driver.table.stage == "over"


async def test_players_who_accept_at_the_same_time_start_one_match(service: TableService) -> None:
    driver = await finished_match(service, None, None, None)
    accepting = (rematch.accept(service, driver.code, driver.holder(seat)) for seat in driver.keys)
    await asyncio.gather(*accepting)
    assert (driver.table.stage, driver.table.matches) == ("playing", 2)


async def test_only_players_take_part_and_only_after_the_match(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, None, "lead"])
    for request in (rematch.accept, rematch.withdraw, rematch.start_rematch):
        with pytest.raises(TableError) as refusal:
            await request(service, driver.code, driver.host)
        assert refusal.value.message == "table-not-over"
    await driver.play()
    for request in (rematch.accept, rematch.withdraw, rematch.start_rematch):
        with pytest.raises(InvalidKey):
            await request(service, driver.code, digest_of("some other key"))
    with pytest.raises(Forbidden):
        await rematch.start_rematch(service, driver.code, driver.holder(1))
    assert accepted(driver) == [False, False, True]


async def test_bots_replace_players_who_have_not_accepted(service: TableService) -> None:
    driver = await finished_match(service, None, None, None, "lead")
    await rematch.accept(service, driver.code, driver.holder(2))
    await rematch.start_rematch(service, driver.code, driver.host)
    assert players_of(driver) == ["lead", "Ada", "lead", "Cleo"]
    assert driver.table.seats_of(driver.holder(1)) == ()
    with pytest.raises(InvalidKey):
        await lobby.return_to_seat(service, driver.code, driver.holder(1), 2)
    await wait_until_idle(service)


async def test_seats_of_players_who_have_not_accepted_can_stay_free(service: TableService) -> None:
    driver = await finished_match(service, None, None, "lead")
    viewer = await connect_viewer(driver, 0)
    await rematch.start_rematch(service, driver.code, driver.host, in_lobby=True)
    assert (driver.table.stage, driver.table.matches) == ("gathering", 1)
    assert players_of(driver) == ["lead", "Ada", None]
    assert driver.session.updates is None, "the lobby shows the last match"
    _, key = await lobby.sit(service, driver.code, None, 2, "Dan")
    await lobby.change_settings(service, driver.code, driver.host, settings(players=4))
    await lobby.sit(service, driver.code, key, 3, "Eve")
    await starting.start(service, driver.code, driver.host)
    await viewer.wait_for(lambda: viewer.received("update")[-1]["match"] == 2)
    assert [own["seat"] for own in viewer.received("update")[-1]["you"]] == [1]
    assert len((await replays.load_replay(service, driver.code, 1)).names) == 3
    await viewer.disconnect()


async def test_a_player_who_has_left_the_match_is_not_waited_for(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, None, "extra"])
    await lobby.leave(service, driver.code, driver.holder(1), 1)
    await driver.play()
    await rematch.accept(service, driver.code, driver.host)
    assert driver.table.matches == 2
    assert (players_of(driver), driver.table.seats_of(driver.holder(1))) == (["extra", "Ada", "extra"], ())


async def test_a_player_who_has_left_can_come_back_for_the_rematch(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, None, "extra"])
    await lobby.leave(service, driver.code, driver.holder(1), 1)
    await driver.play()
    await rematch.accept(service, driver.code, driver.holder(1))
    await rematch.accept(service, driver.code, driver.host)
    assert players_of(driver) == ["extra", "Ada", "Bob"]


async def test_the_host_need_not_play_on(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matinee.table.service.ABSENT_AFTER", 0.0)
    driver = await finished_match(service, None, None, None)
    viewer = await connect_viewer(driver, 0)
    await viewer.disconnect()
    await rematch.accept(service, driver.code, driver.holder(1))
    await rematch.start_rematch(service, driver.code, driver.holder(1))
    assert driver.table.host == driver.holder(1)
    assert len(driver.table.seats_of(driver.holder(1))) == 1
    await wait_until_idle(service)


async def test_bots_keep_their_names_and_levels(service: TableService) -> None:
    driver = await finished_match(service, None, "extra", "lead", None)
    bots = {1: "extra", 2: "lead"}
    for match in (1, 2, 3):
        seats = table_info(driver.table, None, frozenset(), frozenset(), None).seats
        assert {seat.bot_number - 1: seat.bot for seat in seats if seat.bot} == bots
        replay = await replays.load_replay(service, driver.code, match)
        assert [number for number in replay.bots if number] in ([2, 3], [3, 2])
        assert [bool(name) for name in replay.names] == [not number for number in replay.bots]
        await driver.rematch()
        driver.keys = {driver.table.seats_of(digest_of(key))[0]: key for key in driver.keys.values()}
        await driver.play()


async def test_no_two_bots_have_the_same_name(service: TableService) -> None:
    driver = await finished_match(service, None, "extra", None, None)
    await driver.rematch()
    driver.keys = {driver.table.seats_of(digest_of(key))[0]: key for key in driver.keys.values()}
    assert players_of(driver) == ["Dan", "Ada", "extra", "Cleo"]
    await driver.play()
    await rematch.start_rematch(service, driver.code, driver.holder(1))
    numbers = [seat.bot_number for seat in driver.table.seats if seat.bot]
    assert sorted(numbers) == [1, 2, 4]
    await wait_until_idle(service)


async def test_an_offer_survives_a_restart(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        driver = await finished_match(service, None, None, "lead")
        await rematch.accept(service, driver.code, driver.holder(1))
    async with open_service(tmp_path) as service:
        await service.find(driver.code)
        driver.service = service
        assert accepted(driver) == [False, True, True]
        await rematch.accept(service, driver.code, driver.host)
        assert driver.table.matches == 2
        await wait_until_idle(service)


async def test_viewers_see_who_has_accepted(service: TableService) -> None:
    driver = await finished_match(service, None, None, "lead")
    viewer = await connect_viewer(driver)
    await rematch.accept(service, driver.code, driver.holder(1))
    await viewer.wait_for(lambda: [seat["rematch"] for seat in viewer.received("table")[-1]["seats"]][1])
    await viewer.disconnect()


async def test_the_chat_continues_in_the_lobby_of_a_rematch(service: TableService) -> None:
    driver = await finished_match(service, None, "lead", "lead")
    await rematch.start_rematch(service, driver.code, driver.host, in_lobby=True)
    _, number = await chat.post_message(service, driver.code, driver.host, "", "Four of us?", None)
    assert number == 1


@pytest.mark.parametrize("stored", FORMER_TABLES, ids=lambda each: each["game"])
async def test_a_table_of_an_earlier_version_has_a_rematch(stored: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(gzip.decompress((DATA / "tables-0.1.db.gz").read_bytes()))
    async with open_service(tmp_path) as service:
        await service.find(stored["code"])
        keys: list[str] = stored["keys"]
        driver = TableDriver(service, stored["code"], dict(enumerate(keys)))
        await driver.play()
        index = driver.table.matches
        before = {driver.table.bot_number(number) for number, seat in enumerate(driver.table.seats) if not seat.holder}
        await driver.rematch()
        after = {seat.bot_number for seat in driver.table.seats if not seat.holder}
        assert (driver.table.matches, after) == (index + 1, before)
        await wait_until_idle(service)
