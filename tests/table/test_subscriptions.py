"""Subscribers receive their own views, miss no move, and count as present."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from matinee.table import chat, lobby
from matinee.table.errors import Forbidden
from matinee.table.scheduler import Scheduler
from matinee.table.service import TableService
from matinee.table.subscriptions import StreamMessage, subscribe
from tests.table.helpers import (
    GAMES,
    TableDriver,
    connect_viewer,
    hot_seat,
    open_table,
    settings,
    start_match,
    wait_until,
    wait_until_idle,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_viewers_receive_every_move_and_their_own_view(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game))
    viewers = {seat: await connect_viewer(driver, seat) for seat in (0, 1, None)}
    for _ in range(8):
        await driver.move(driver.match.moves(driver.turn)[-1])
        number = driver.active.number
        for seat, viewer in viewers.items():
            await viewer.wait_for(
                lambda viewer=viewer, number=number: viewer.received("update")[-1]["number"] == number
            )
            update = viewer.received("update")[-1]
            assert update["happened"][-1]["number"] == number
            (own,) = update["you"]
            assert own["seat"] == seat
            assert own["view"] == msgspec.to_builtins(driver.match.view(seat))
            assert own["moves"] == (driver.match.offered(seat) if seat in driver.match.awaiting else [])
            assert [message.id for message in viewer.messages if message.event == "update"][-1] == number
    for viewer in viewers.values():
        await viewer.disconnect()


async def test_a_player_of_several_seats_receives_all_views(service: TableService) -> None:
    driver = await hot_seat(service, settings())
    viewer = await connect_viewer(driver, 0)
    (update,) = viewer.received("update")
    assert [own["seat"] for own in update["you"]] == [0, 1, 2]
    assert [seat["yours"] for seat in viewer.received("table")[-1]["seats"]] == [True] * 3
    await viewer.disconnect()


async def test_a_spectator_has_no_seat_and_no_moves(service: TableService) -> None:
    driver = await start_match(service, settings())
    viewer = await connect_viewer(driver)
    ((own,),) = [update["you"] for update in viewer.received("update")]
    assert (own["seat"], own["moves"]) == (None, [])
    table = viewer.received("table")[-1]
    assert not table["host"]
    assert not any(seat["yours"] for seat in table["seats"])
    await viewer.disconnect()


@pytest.mark.parametrize("known", [0, 3, 9, 10])
async def test_a_returning_viewer_receives_exactly_the_missed_moves(service: TableService, known: int) -> None:
    driver = await start_match(service, settings("dream-factory"))
    await driver.play(10)
    for _ in range(2):
        viewer = await connect_viewer(driver, 1, known)
        (update,) = viewer.received("update")
        assert [step["number"] for step in update["happened"]] == list(range(known + 1, 11))
        await viewer.disconnect()
        service.sessions.clear()
        await service.find(driver.code)


async def test_moves_missed_long_ago_are_read_from_storage(service: TableService) -> None:
    driver = await start_match(service, settings("dream-factory"))
    await driver.play(30)
    viewer = await connect_viewer(driver, None, 2)
    (update,) = viewer.received("update")
    assert [step["number"] for step in update["happened"]] == list(range(3, 31))
    await viewer.disconnect()


@pytest.mark.parametrize("known", [11, 10**9])
async def test_a_future_number_is_harmless(service: TableService, known: int) -> None:
    driver = await start_match(service, settings())
    await driver.play(10)
    viewer = await connect_viewer(driver, None, known)
    (update,) = viewer.received("update")
    assert [step["number"] for step in update["happened"]] == [10]
    await viewer.disconnect()


async def test_an_undo_is_marked_in_the_update(service: TableService) -> None:
    driver = await start_match(service, settings())
    viewer, seat = await connect_viewer(driver), driver.turn
    await driver.move("reel 1")
    await driver.undo(seat)
    await viewer.wait_for(lambda: viewer.received("update")[-1]["number"] == 2)
    step = viewer.received("update")[-1]["happened"][-1]
    assert (step["undone_to"], step["events"], step["seat"]) == (0, [], seat)
    await viewer.disconnect()


async def test_the_last_update_contains_points_and_winners(service: TableService) -> None:
    driver = await start_match(service, settings())
    viewer = await connect_viewer(driver)
    assert viewer.received("update")[-1]["points"] is None
    await driver.play()
    await viewer.wait_for(lambda: viewer.received("table")[-1]["stage"] == "over")
    update = viewer.received("update")[-1]
    assert (update["over"], update["awaiting"]) == (True, [])
    assert tuple(update["points"]) == driver.match.points
    assert tuple(update["winners"]) == driver.match.winners
    await viewer.disconnect()


async def test_the_commitment_is_published_with_the_deal(service: TableService) -> None:
    driver = await open_table(service, settings(), [None, "lead", "lead"])
    viewer = await connect_viewer(driver)
    assert viewer.received("table")[-1]["commitment"] is None
    await driver.start()
    await viewer.wait_for(lambda: viewer.received("table")[-1]["commitment"] is not None)
    assert viewer.received("table")[-1]["commitment"] == driver.active.deal.commitment
    await viewer.disconnect()


# --- Slow readers


ReadMessage = Callable[[], Awaitable[StreamMessage]]


def slow_reader(driver: TableDriver, seat: int) -> tuple[Any, ReadMessage]:
    """Subscribe and return the subscription with a function that reads one message."""
    messages = subscribe(driver.service, driver.session, driver.holder(seat), None)
    return messages, messages.__anext__


async def test_a_slow_reader_receives_the_newest_view_and_all_moves(service: TableService) -> None:
    driver = await start_match(service, settings("dream-factory"))
    messages, read = slow_reader(driver, 0)
    assert [(await read()).event, (await read()).event] == ["table", "update"]
    await driver.play(20)
    while (message := await read()).event != "update":
        pass
    update = msgspec.json.decode(message.data)
    assert update["number"] == 20
    assert [step["number"] for step in update["happened"]] == list(range(1, 21))
    await messages.aclose()


@pytest.mark.parametrize("last_read", ["table", "chat"])
async def test_a_slow_reader_receives_the_view_of_their_current_seat(service: TableService, last_read: str) -> None:
    """A rematch changes the viewer's seat while a message is being sent."""
    driver = await start_match(service, settings("dreams", 3), [None, None, "daydreamer"])
    await driver.play()
    await chat.post_message(service, driver.code, None, "Zoe", "Once more!", None)
    messages, read = slow_reader(driver, 0)
    while (await read()).event != last_read:
        pass
    await driver.rematch()
    while (message := await read()).event != "update":
        pass
    update = msgspec.json.decode(message.data)
    assert (update["match"], [own["seat"] for own in update["you"]]) == (2, [1])
    await messages.aclose()
    await wait_until_idle(service)


async def test_no_chat_line_is_lost_while_another_is_sent(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = await open_table(service, settings())
    await chat.post_message(service, driver.code, driver.host, "", "one", None)
    real_last_lines = service.store.last_lines

    async def interrupted(code: str, after: int, most: int) -> Any:
        lines = await real_last_lines(code, after, most)
        monkeypatch.setattr(service.store, "last_lines", real_last_lines)
        await chat.post_message(service, driver.code, driver.host, "", "two", None)
        return lines

    monkeypatch.setattr(service.store, "last_lines", interrupted)
    viewer = await connect_viewer(driver)
    texts: Callable[[], list[str]] = lambda: [  # noqa: E731
        line["text"] for message in viewer.received("chat") for line in message["lines"]
    ]
    await viewer.wait_for(lambda: len(texts()) >= 2)
    assert texts() == ["one", "two"]
    await viewer.disconnect()


async def test_viewers_receive_heartbeats(service: TableService) -> None:
    driver = await open_table(service, settings())
    viewer = await connect_viewer(driver)
    before = len(viewer.messages)
    await Scheduler(service, 60).send_heartbeats()
    await viewer.wait_for(lambda: len(viewer.messages) > before)
    assert viewer.messages[-1].event == "heartbeat"
    await viewer.disconnect()


# --- Presence


def present(driver: TableDriver) -> list[int]:
    return sorted(driver.session.present)


async def test_viewers_receive_presence_changes(service: TableService) -> None:
    driver = await start_match(service, settings())
    spectator = await connect_viewer(driver)
    assert present(driver) == []
    viewer = await connect_viewer(driver, 1)
    seats_present: Callable[[], list[bool]] = lambda: [  # noqa: E731
        seat["present"] for seat in spectator.received("table")[-1]["seats"]
    ]
    await spectator.wait_for(lambda: seats_present() == [False, True, False])
    await viewer.disconnect()
    await spectator.wait_for(lambda: seats_present() == [False, False, False])
    await spectator.disconnect()


async def test_players_receive_the_hosts_rights_while_the_host_is_away(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matinee.table.service.ABSENT_AFTER", 0.0)
    driver = await open_table(service, settings())
    await driver.sit(1)
    guest, spectator = await connect_viewer(driver, 1), await connect_viewer(driver)
    can_host: Callable[[], list[bool]] = lambda: [  # noqa: E731
        viewer.received("table")[-1]["host"] for viewer in (guest, spectator)
    ]
    assert can_host() == [False, False]  # a host who has never connected is not absent
    for _ in range(2):
        host = await connect_viewer(driver, 0)
        await guest.wait_for(lambda: can_host() == [False, False])
        await host.disconnect()
        await guest.wait_for(lambda: can_host() == [True, False])
    await lobby.seat_bot(service, driver.code, driver.holder(1), 2, "lead")
    host = await connect_viewer(driver, 0)
    assert not host.received("table")[-1]["host"]  # another player has become host
    assert can_host() == [True, False]
    for viewer in (host, guest, spectator):
        await viewer.disconnect()


async def test_a_host_who_reloads_the_page_stays_host(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = await open_table(service, settings())
    await driver.sit(1)
    guest, host = await connect_viewer(driver, 1), await connect_viewer(driver, 0)
    await host.disconnect()
    await guest.wait_for(lambda: not guest.received("table")[-1]["seats"][0]["present"])
    await Scheduler(service, 60).send_heartbeats()
    assert not any(table["host"] for table in guest.received("table"))
    with pytest.raises(Forbidden):
        await lobby.seat_bot(service, driver.code, driver.holder(1), 2, "lead")
    monkeypatch.setattr("matinee.table.service.ABSENT_AFTER", 0.0)  # a while later
    await Scheduler(service, 60).send_heartbeats()
    await guest.wait_for(lambda: guest.received("table")[-1]["host"])
    await guest.disconnect()


async def test_a_player_with_two_tabs_is_present_until_both_are_closed(service: TableService) -> None:
    driver = await start_match(service, settings())
    first, second = await connect_viewer(driver, 1), await connect_viewer(driver, 1)
    await first.disconnect()
    assert present(driver) == [1]
    await second.disconnect()
    assert present(driver) == []


async def test_a_viewer_who_disconnects_at_once_is_not_present(service: TableService) -> None:
    driver = await start_match(service, settings())
    messages = subscribe(service, driver.session, driver.holder(0))
    await messages.__anext__()
    await asyncio.sleep(0)
    await messages.aclose()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    await wait_until_idle(service)
    assert present(driver) == []
    assert list(await service.store.presence(driver.code)) == [0]


async def test_after_a_rematch_people_are_present_at_their_new_seats(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, "lead", "lead"])
    viewer = await connect_viewer(driver, 0)
    await driver.play()
    await driver.rematch()
    await wait_until_idle(service)
    assert present(driver) == [1]
    await viewer.disconnect()


async def test_a_viewer_who_takes_a_seat_is_present_at_once(service: TableService) -> None:
    driver = await open_table(service, settings())
    viewer = await connect_viewer(driver, 0)
    await lobby.sit(service, driver.code, driver.keys[0], 2, "Ada")
    await wait_until_idle(service)
    assert present(driver) == [0, 2]
    await viewer.disconnect()


async def test_presence_expires_after_a_crash(service: TableService) -> None:
    driver = await start_match(service, settings())
    await service.store.mark_present([(driver.code, 2)], 9e9)
    service.sessions.clear()
    await service.find(driver.code)
    viewer = await connect_viewer(driver, 0)
    assert present(driver) == [0, 2]
    await service.store.mark_present([(driver.code, 2)], 1.0)
    await Scheduler(service, 60).send_heartbeats()
    assert present(driver) == [0]
    await viewer.disconnect()


async def test_deleting_a_table_ends_its_subscriptions(service: TableService) -> None:
    driver = await open_table(service, settings())
    viewer = await connect_viewer(driver)
    await Scheduler(service, -1).delete_old_tables()
    await wait_until(lambda: viewer.done)
    assert service.sessions == {}
    await viewer.disconnect()
