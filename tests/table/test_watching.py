"""Watching: everybody is told what is theirs, misses nothing, and is known to be there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from matinee.table import gathering, playing
from matinee.table.house import House
from matinee.table.refusals import NotYours
from matinee.table.upkeep import Upkeep
from matinee.table.watching import Message, watch
from tests.table.houses import GAMES, Party, hot_seat, opened, settings, settled, started, until, watching

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_told_of_every_move_and_sees_their_own_view(house: House, game: str) -> None:
    party = await started(house, settings(game))
    viewers = {seat: await watching(party, seat) for seat in (0, 1, None)}
    for _ in range(8):
        await party.move(party.match.moves(party.turn)[-1])
        number = party.position.number
        for seat, viewer in viewers.items():
            await viewer.hears(lambda viewer=viewer, number=number: viewer.heard("update")[-1]["number"] == number)
            update = viewer.heard("update")[-1]
            assert update["happened"][-1]["number"] == number
            (own,) = update["you"]
            assert own["seat"] == seat
            assert own["view"] == msgspec.to_builtins(party.match.view(seat))
            assert own["moves"] == (party.match.offered(seat) if seat in party.match.awaiting else [])
            assert [message.id for message in viewer.told if message.event == "update"][-1] == number
    for viewer in viewers.values():
        await viewer.go()


async def test_whoever_has_several_seats_sees_them_all(house: House) -> None:
    party = await hot_seat(house, settings())
    viewer = await watching(party, 0)
    (update,) = viewer.heard("update")
    assert [own["seat"] for own in update["you"]] == [0, 1, 2]
    assert [seat["yours"] for seat in viewer.heard("table")[-1]["seats"]] == [True] * 3
    await viewer.go()


async def test_a_spectator_has_no_seat_and_no_moves(house: House) -> None:
    party = await started(house, settings())
    viewer = await watching(party)
    ((own,),) = [update["you"] for update in viewer.heard("update")]
    assert (own["seat"], own["moves"]) == (None, [])
    table = viewer.heard("table")[-1]
    assert not table["host"]
    assert not any(seat["yours"] for seat in table["seats"])
    await viewer.go()


@pytest.mark.parametrize("known", [0, 3, 9, 10])
async def test_whoever_comes_back_is_told_exactly_what_they_missed(house: House, known: int) -> None:
    party = await started(house, settings("dream-factory"))
    await party.play(10)
    for _ in range(2):
        viewer = await watching(party, 1, known)
        (update,) = viewer.heard("update")
        assert [step["number"] for step in update["happened"]] == list(range(known + 1, 11))
        await viewer.go()
        house.tables.clear()
        await house.find(party.code)


async def test_what_was_missed_is_told_from_storage_when_it_is_long_ago(house: House) -> None:
    party = await started(house, settings("dream-factory"))
    await party.play(30)
    viewer = await watching(party, None, 2)
    (update,) = viewer.heard("update")
    assert [step["number"] for step in update["happened"]] == list(range(3, 31))
    await viewer.go()


@pytest.mark.parametrize("known", [11, 10**9])
async def test_a_number_that_is_not_yet_is_no_harm(house: House, known: int) -> None:
    party = await started(house, settings())
    await party.play(10)
    viewer = await watching(party, None, known)
    (update,) = viewer.heard("update")
    assert [step["number"] for step in update["happened"]] == [10]
    await viewer.go()


async def test_an_undo_is_told_as_such(house: House) -> None:
    party = await started(house, settings())
    viewer, seat = await watching(party), party.turn
    await party.move("reel 1")
    await party.undo(seat)
    await viewer.hears(lambda: viewer.heard("update")[-1]["number"] == 2)
    step = viewer.heard("update")[-1]["happened"][-1]
    assert (step["undone_to"], step["events"], step["seat"]) == (0, [], seat)
    await viewer.go()


async def test_the_end_is_told_with_points_and_winners(house: House) -> None:
    party = await started(house, settings())
    viewer = await watching(party)
    assert viewer.heard("update")[-1]["points"] is None
    await party.play()
    await viewer.hears(lambda: viewer.heard("table")[-1]["stage"] == "over")
    update = viewer.heard("update")[-1]
    assert (update["over"], update["awaiting"]) == (True, [])
    assert tuple(update["points"]) == party.match.points
    assert tuple(update["winners"]) == party.match.winners
    await viewer.go()


async def test_the_commitment_is_told_as_soon_as_the_cards_are_dealt(house: House) -> None:
    party = await opened(house, settings(), [None, "lead", "lead"])
    viewer = await watching(party)
    assert viewer.heard("table")[-1]["commitment"] is None
    await party.start()
    await viewer.hears(lambda: viewer.heard("table")[-1]["commitment"] is not None)
    assert viewer.heard("table")[-1]["commitment"] == party.position.deal.commitment
    await viewer.go()


# --- The slow


Reading = Callable[[], Awaitable[Message]]


def slow_reader(party: Party, seat: int) -> tuple[Any, Reading]:
    """Somebody who takes one message at a time."""
    messages = watch(party.house, party.live, party.holder(seat), None)
    return messages, messages.__anext__


async def test_a_slow_reader_gets_the_newest_view_and_all_that_happened(house: House) -> None:
    party = await started(house, settings("dream-factory"))
    messages, read = slow_reader(party, 0)
    assert [(await read()).event, (await read()).event] == ["table", "update"]
    await party.play(20)
    while (message := await read()).event != "update":
        pass
    update = msgspec.json.decode(message.data)
    assert update["number"] == 20
    assert [step["number"] for step in update["happened"]] == list(range(1, 21))
    await messages.aclose()


@pytest.mark.parametrize("stuck", ["table", "chat"])
async def test_a_slow_reader_gets_the_view_of_the_seat_they_have_now(house: House, stuck: str) -> None:
    """While something is on its way to them, a rematch gives them another seat."""
    party = await started(house, settings("dreams", 3), [None, None, "daydreamer"])
    await party.play()
    await playing.speak(house, party.code, None, "Zoe", "Once more!", None)
    messages, read = slow_reader(party, 0)
    while (await read()).event != stuck:
        pass
    await gathering.rematch(house, party.code, party.host)
    while (message := await read()).event != "update":
        pass
    update = msgspec.json.decode(message.data)
    assert (update["match"], [own["seat"] for own in update["you"]]) == (2, [1])
    await messages.aclose()
    await settled(house)


async def test_nothing_said_is_missed_while_one_is_being_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await opened(house, settings())
    await playing.speak(house, party.code, party.host, "", "one", None)
    real = house.store.last_lines

    async def interrupted(code: str, after: int, most: int) -> Any:
        lines = await real(code, after, most)
        monkeypatch.setattr(house.store, "last_lines", real)
        await playing.speak(house, party.code, party.host, "", "two", None)
        return lines

    monkeypatch.setattr(house.store, "last_lines", interrupted)
    viewer = await watching(party)
    heard: Callable[[], list[str]] = lambda: [  # noqa: E731
        line["text"] for said in viewer.heard("chat") for line in said["lines"]
    ]
    await viewer.hears(lambda: len(heard()) >= 2)
    assert heard() == ["one", "two"]
    await viewer.go()


async def test_those_who_watch_get_signs_of_life(house: House) -> None:
    party = await opened(house, settings())
    viewer = await watching(party)
    before = len(viewer.told)
    await Upkeep(house, 60).beat()
    await viewer.hears(lambda: len(viewer.told) > before)
    assert viewer.told[-1].event == "beat"
    await viewer.go()


# --- Presence


def present(party: Party) -> list[int]:
    return sorted(party.live.present)


async def test_people_come_and_go_and_all_are_told(house: House) -> None:
    party = await started(house, settings())
    spectator = await watching(party)
    assert present(party) == []
    viewer = await watching(party, 1)
    seen: Callable[[], list[bool]] = lambda: [  # noqa: E731
        seat["present"] for seat in spectator.heard("table")[-1]["seats"]
    ]
    await spectator.hears(lambda: seen() == [False, True, False])
    await viewer.go()
    await spectator.hears(lambda: seen() == [False, False, False])
    await spectator.go()


async def test_while_the_host_is_away_all_at_the_table_are_told_that_they_may_act_as_the_host(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matinee.table.house.AWAY", 0.0)
    party = await opened(house, settings())
    await party.sit(1)
    friend, spectator = await watching(party, 1), await watching(party)
    may_act: Callable[[], list[bool]] = lambda: [  # noqa: E731
        viewer.heard("table")[-1]["host"] for viewer in (friend, spectator)
    ]
    assert may_act() == [False, False]  # a host who was not there yet has not gone away
    for _ in range(2):
        host = await watching(party, 0)
        await friend.hears(lambda: may_act() == [False, False])
        await host.go()
        await friend.hears(lambda: may_act() == [True, False])
    await gathering.put_bot(house, party.code, party.holder(1), 2, "lead")
    host = await watching(party, 0)
    assert not host.heard("table")[-1]["host"]  # somebody else has taken over
    assert may_act() == [True, False]
    for viewer in (host, friend, spectator):
        await viewer.go()


async def test_a_host_who_loads_the_page_again_stays_the_host(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await opened(house, settings())
    await party.sit(1)
    friend, host = await watching(party, 1), await watching(party, 0)
    await host.go()
    await friend.hears(lambda: not friend.heard("table")[-1]["seats"][0]["present"])
    await Upkeep(house, 60).beat()
    assert not any(table["host"] for table in friend.heard("table"))
    with pytest.raises(NotYours):
        await gathering.put_bot(house, party.code, party.holder(1), 2, "lead")
    monkeypatch.setattr("matinee.table.house.AWAY", 0.0)  # a while later
    await Upkeep(house, 60).beat()
    await friend.hears(lambda: friend.heard("table")[-1]["host"])
    await friend.go()


async def test_with_two_tabs_one_is_there_until_both_are_closed(house: House) -> None:
    party = await started(house, settings())
    first, second = await watching(party, 1), await watching(party, 1)
    await first.go()
    assert present(party) == [1]
    await second.go()
    assert present(party) == []


async def test_whoever_goes_at_once_is_not_there(house: House) -> None:
    party = await started(house, settings())
    messages = watch(house, party.live, party.holder(0))
    await messages.__anext__()
    await asyncio.sleep(0)
    await messages.aclose()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    await settled(house)
    assert present(party) == []
    assert list(await house.store.presence(party.code)) == [0]


async def test_after_a_rematch_people_are_present_at_their_new_seats(house: House) -> None:
    party = await started(house, settings(), [None, "lead", "lead"])
    viewer = await watching(party, 0)
    await party.play()
    await gathering.rematch(house, party.code, party.host)
    await settled(house)
    assert present(party) == [1]
    await viewer.go()


async def test_whoever_sits_down_while_watching_is_there_at_once(house: House) -> None:
    party = await opened(house, settings())
    viewer = await watching(party, 0)
    await gathering.sit(house, party.code, party.keys[0], 2, "Ada")
    await settled(house)
    assert present(party) == [0, 2]
    await viewer.go()


async def test_whoever_was_there_before_a_crash_is_not_there_for_ever(house: House) -> None:
    party = await started(house, settings())
    await house.store.see([(party.code, 2)], 9e9)
    house.tables.clear()
    await house.find(party.code)
    viewer = await watching(party, 0)
    assert present(party) == [0, 2]
    await house.store.see([(party.code, 2)], 1.0)
    await Upkeep(house, 60).beat()
    assert present(party) == [0]
    await viewer.go()


async def test_a_table_that_is_swept_sends_its_viewers_home(house: House) -> None:
    party = await opened(house, settings())
    viewer = await watching(party)
    await Upkeep(house, -1).sweep()
    await until(lambda: viewer.done)
    assert house.tables == {}
    await viewer.go()
