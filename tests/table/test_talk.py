"""Chat and reactions, and words made fit to be shown."""

import pytest

from matinee.table import gathering, playing
from matinee.table.house import House
from matinee.table.model import REACTIONS
from matinee.table.refusals import Refusal
from matinee.table.secrets import digest_of, tidy
from tests.table.houses import opened, settings, started, watching

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
def test_what_cannot_be_seen_is_left_out(written: str, shown: str) -> None:
    assert tidy(written, 100) == shown


def test_words_have_a_longest_length() -> None:
    assert tidy("x" * 500, 24) == "x" * 24
    assert tidy("abc def", 4) == "abc"
    assert len(tidy("\u0958" * 30, 24)) == 24, "counted as it is shown: some letters become two"


async def test_what_people_say_is_heard_by_all(house: House) -> None:
    party = await opened(house, settings())
    await party.sit(1)
    viewers = [await watching(party, 0), await watching(party)]
    await playing.speak(house, party.code, party.holder(1), "an impostor", " Good\u200b  luck! ", None)
    for viewer in viewers:
        await viewer.hears(lambda viewer=viewer: bool(viewer.heard("chat")))
        ((line,),) = [said["lines"] for said in viewer.heard("chat")]
        assert (line["seat"], line["name"], line["text"]) == (1, "Bob", "Good luck!")
        await viewer.go()


@pytest.mark.parametrize("reaction", REACTIONS)
async def test_there_are_quick_reactions(house: House, reaction: playing.Reaction) -> None:
    party = await opened(house, settings())
    await playing.speak(house, party.code, party.host, "", "", reaction)
    (line,) = await house.store.last_lines(party.code, 0, 10)
    assert (line.reaction, line.text) == (reaction, "")


async def test_a_spectator_speaks_under_a_name_and_from_no_seat(house: House) -> None:
    party = await opened(house, settings())
    await playing.speak(house, party.code, None, "Zoe", "Hello", None)
    await playing.speak(house, party.code, digest_of("some other key"), "Zoe", "Hello", None)
    assert {(line.seat, line.name) for line in await house.store.last_lines(party.code, 0, 10)} == {(None, "Zoe")}
    with pytest.raises(Refusal):
        await playing.speak(house, party.code, None, " \u200b", "Hello", None)


async def test_nothing_is_not_said(house: House) -> None:
    party = await opened(house, settings())
    for text in ("", "  ", "\u200b"):
        with pytest.raises(Refusal):
            await playing.speak(house, party.code, party.host, "", text, None)
    assert party.live.lines == 0


async def test_whoever_comes_hears_the_last_hundred_lines_in_order(house: House) -> None:
    party = await opened(house, settings())
    for number in range(105):
        await playing.speak(house, party.code, party.host, "", f"line {number}", None)
    house.tables.clear()
    await house.find(party.code)
    viewer = await watching(party)
    await viewer.hears(lambda: bool(viewer.heard("chat")))
    (said,) = viewer.heard("chat")
    assert [line["text"] for line in said["lines"]] == [f"line {number}" for number in range(5, 105)]
    await viewer.go()


async def test_talk_goes_on_through_a_rematch(house: House) -> None:
    party = await started(house, settings(), [None, "lead", "lead"])
    await party.play()
    await playing.speak(house, party.code, party.host, "", "Well played", None)
    await gathering.rematch(house, party.code, party.host)
    await playing.speak(house, party.code, party.host, "", "Once more", None)
    assert [line.number for line in await house.store.last_lines(party.code, 0, 10)] == [1, 2]
    assert [line.seat for line in await house.store.last_lines(party.code, 0, 10)] == [0, 1]
