"""Chat, reactions, and sanitised text."""

import pytest

from matinee.api_types import REACTIONS, Reaction
from matinee.table import chat
from matinee.table.errors import Forbidden, TableError
from matinee.table.keys import digest_of
from matinee.table.service import TableService
from matinee.table.text import sanitise
from tests.table.helpers import connect_viewer, open_table, settings, start_match

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  hello \t\n world ", "hello world"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069\u200fb\u061c", "ab"),
        ("ze\u200bro\u200d wi\ufeffdth\u2060", "zero width"),
        ("a\0b\x1b[31m\x7fc\x85d", "ab[31mc d"),
        ("line\u2028break", "line break"),
        ("e\u0301t\u00e9", "été"),
        ("\u3164\u2800\u115f", ""),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("日本語 🎬", "日本語 🎬"),
    ],
)
def test_invisible_characters_are_removed(written: str, shown: str) -> None:
    assert sanitise(written, 100) == shown


def test_text_is_cut_to_the_maximum_length() -> None:
    assert sanitise("x" * 500, 24) == "x" * 24
    assert sanitise("abc def", 4) == "abc"
    assert len(sanitise("\u0958" * 30, 24)) == 24, "normalisation turns some letters into two characters"


async def test_all_viewers_receive_chat_messages(service: TableService) -> None:
    driver = await open_table(service, settings())
    await driver.sit(1)
    viewers = [await connect_viewer(driver, 0), await connect_viewer(driver)]
    await chat.post_message(service, driver.code, driver.holder(1), "an impostor", " Good\u200b  luck! ", None)
    for viewer in viewers:
        await viewer.wait_for(lambda viewer=viewer: bool(viewer.received("chat")))
        ((line,),) = [message["lines"] for message in viewer.received("chat")]
        assert (line["seat"], line["name"], line["text"]) == (1, "Bob", "Good luck!")
        await viewer.disconnect()


@pytest.mark.parametrize("reaction", REACTIONS)
async def test_reactions_are_stored(service: TableService, reaction: Reaction) -> None:
    driver = await open_table(service, settings())
    await chat.post_message(service, driver.code, driver.host, "", "", reaction)
    (line,) = await service.store.last_lines(driver.code, 0, 10)
    assert (line.reaction, line.text) == (reaction, "")


async def test_a_spectator_chats_with_a_name_and_without_a_seat(service: TableService) -> None:
    driver = await open_table(service, settings())
    await chat.post_message(service, driver.code, None, "Zoe", "Hello", None)
    await chat.post_message(service, driver.code, digest_of("some other key"), "Zoe", "Hello", None)
    assert {(line.seat, line.name) for line in await service.store.last_lines(driver.code, 0, 10)} == {(None, "Zoe")}
    with pytest.raises(TableError):
        await chat.post_message(service, driver.code, None, " \u200b", "Hello", None)


async def test_empty_messages_are_refused(service: TableService) -> None:
    driver = await open_table(service, settings())
    for text in ("", "  ", "\u200b"):
        with pytest.raises(TableError):
            await chat.post_message(service, driver.code, driver.host, "", text, None)
    assert driver.session.chat_lines == 0


async def test_a_new_viewer_receives_the_last_hundred_chat_lines_in_order(service: TableService) -> None:
    driver = await open_table(service, settings())
    for number in range(105):
        await chat.post_message(service, driver.code, driver.host, "", f"line {number}", None)
    service.sessions.clear()
    await service.find(driver.code)
    viewer = await connect_viewer(driver)
    await viewer.wait_for(lambda: bool(viewer.received("chat")))
    (message,) = viewer.received("chat")
    assert [line["text"] for line in message["lines"]] == [f"line {number}" for number in range(5, 105)]
    await viewer.disconnect()


async def test_the_chat_continues_after_a_rematch(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, "lead", "lead"])
    await driver.play()
    await chat.post_message(service, driver.code, driver.host, "", "Well played", None)
    await driver.rematch()
    await chat.post_message(service, driver.code, driver.host, "", "Once more", None)
    assert [line.number for line in await service.store.last_lines(driver.code, 0, 10)] == [1, 2]
    assert [line.seat for line in await service.store.last_lines(driver.code, 0, 10)] == [0, 1]


async def test_spectators_cannot_take_the_name_of_a_player(service: TableService) -> None:
    driver = await open_table(service, settings())
    for name in ("Ada", "ADA", " ada "):
        with pytest.raises(TableError) as refusal:
            await chat.post_message(service, driver.code, None, name, "Hello", None)
        assert refusal.value.message == "table-name-taken"
    await chat.post_message(service, driver.code, driver.host, "", "Hello", None)


async def test_a_table_can_keep_spectators_out_of_the_chat(service: TableService) -> None:
    driver = await open_table(service, settings(spectator_chat=False))
    for reaction in (None, "laugh"):
        with pytest.raises(Forbidden) as refusal:
            await chat.post_message(service, driver.code, None, "Zoe", "Hello", reaction)
        assert refusal.value.message == "table-chat-players"
    await chat.post_message(service, driver.code, driver.host, "", "Hello", None)


async def test_a_chat_is_of_limited_length(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = await open_table(service, settings())
    monkeypatch.setattr(chat, "MAX_LINES", 2)
    for _ in range(2):
        await chat.post_message(service, driver.code, driver.host, "", "Hello", None)
    with pytest.raises(TableError) as refusal:
        await chat.post_message(service, driver.code, driver.host, "", "Hello", None)
    assert refusal.value.message == "table-chat-full"
