"""Talk at a table: remarks of people and bots, the discussion before a vote, and the pause after a reveal."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from matinee.api_types import ChatLine
from matinee.engine.errors import UnknownSeat
from matinee.table import pauses, talk
from matinee.table.bot_choice import BotChoice, decode
from matinee.table.errors import Forbidden, TableError
from matinee.table.service import TableService
from tests.table.helpers import TableDriver, Viewer, connect_viewer, open_service, settings, start_match, wait_until

pytestmark = pytest.mark.anyio
BOTS = (None, "seer", "stargazer", "sleepwalker")
PACE = 0.04


@pytest.fixture
async def unhurried(tmp_path: Path) -> AsyncIterator[TableService]:
    """A service whose bots take their time."""
    async with open_service(tmp_path, no_delay=False) as service:
        yield service


async def start(service: TableService, bots: tuple[str | None, ...] = BOTS) -> tuple[TableDriver, Viewer]:
    """Start a match of Dreams that is watched."""
    driver = await start_match(service, settings("dreams", len(bots), pace=PACE), bots)
    return driver, await connect_viewer(driver, 0)


async def lay_stars(driver: TableDriver) -> None:
    """Lay the people's stars until all have been laid."""
    while driver.match.view().stage == "laying":
        number = driver.active.number
        if driver.table.seats[driver.turn].is_person:
            await driver.move()
        else:
            await wait_until(lambda number=number: driver.active.number > number)


async def vote(driver: TableDriver, seat: int = 0) -> None:
    while True:
        try:
            await driver.move(driver.match.moves(seat)[0], seat)
            return
        except TableError:  # a bot voted at the same time
            continue


async def lines_of(driver: TableDriver) -> list[ChatLine]:
    return await driver.service.store.last_lines(driver.code, 0, 1000)


async def vote_times(driver: TableDriver) -> list[float]:
    """Return when the bots voted, in seconds after the last star."""
    entries = await driver.service.store.entries(driver.active.deal.id)
    asked = max(entry.at for entry in entries if entry.move.startswith("star") and entry.number <= 12)
    return [entry.at - asked for entry in entries if entry.move.startswith("vote") and entry.by == "bot"]


# --- The discussion


async def test_bots_wait_with_their_votes_while_a_person_talks(unhurried: TableService) -> None:
    driver, viewer = await start(unhurried)
    await lay_stars(driver)
    end = pauses.discussion_end(driver.table, driver.active)
    assert end
    await wait_until(lambda: len(driver.match.view().voted) == 3)
    assert min(await vote_times(driver)) >= pauses.SHORT_DISCUSSION * PACE
    voting = [update for update in viewer.received("update") if update["you"][0]["view"]["stage"] == "voting"]
    assert voting[0]["discussion"] == pytest.approx(end)
    await viewer.disconnect()


async def test_bots_vote_as_soon_as_all_people_have(unhurried: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "DISCUSSION", 1e6)
    monkeypatch.setattr(pauses, "SHORT_DISCUSSION", 1e6)
    driver, viewer = await start(unhurried, (None, None, "seer", "seer"))
    await lay_stars(driver)
    await vote(driver, 0)
    assert pauses.discussion_end(driver.table, driver.active), "the other person may still talk"
    assert driver.match.view().voted == [0]
    await vote(driver, 1)
    assert pauses.discussion_end(driver.table, driver.active) is None
    await wait_until(lambda: len(driver.match.view().history) == 1)
    await viewer.disconnect()


async def test_the_discussion_ends_before_the_clock_runs_out(service: TableService) -> None:
    driver = await start_match(service, settings("dreams", 4, pace=10.0, clock=20), (None, "seer", "seer", "seer"))
    await wait_until(lambda: driver.turn == 0)
    s = driver.match.state[0]
    s.laid, s.stage = 12, 1
    end = pauses.discussion_end(driver.table, driver.active)
    assert end == pytest.approx(driver.active.asked[driver.turn][1] + 10)


async def test_there_is_no_discussion_without_talk(service: TableService) -> None:
    driver = await start_match(service, settings("hollywood"))
    assert pauses.discussion_end(driver.table, driver.active) is None
    assert pauses.pause_end(driver.table, driver.active) == 0


async def test_bots_without_delay_do_not_wait_or_talk(service: TableService) -> None:
    driver, viewer = await start(service)
    await driver.play(stop=lambda: len(driver.match.view().history) == 1)
    assert await lines_of(driver) == []
    await viewer.disconnect()


async def test_bots_wait_after_a_reveal(unhurried: TableService) -> None:
    driver, viewer = await start(unhurried)
    await lay_stars(driver)
    await vote(driver)
    await wait_until(lambda: len(driver.match.view().history) == 1)
    if driver.table.seats[driver.turn].bot:
        await wait_until(lambda: bool(driver.match.view().stars))
        *_, revealed, star = await driver.service.store.entries(driver.active.deal.id, 0, 17)
        assert star.move.startswith("star")
        assert star.at - revealed.at >= pauses.REVEAL * PACE
    await viewer.disconnect()


# --- Remarks


async def test_bots_talk_while_somebody_watches(unhurried: TableService) -> None:
    driver, viewer = await start(unhurried)
    await lay_stars(driver)
    await wait_until(lambda: driver.session.chat_lines > 0)
    await wait_until(lambda: len(driver.match.view().voted) == 3)
    for line in await lines_of(driver):
        assert line.remark
        assert (line.name, line.text, line.match, line.round) == ("", "", 1, 1)
        assert line.seat in (1, 2, 3)
        assert line.bot_number == driver.table.bot_number(line.seat or 0)
        if line.about:
            assert line.about.name == ("Ada" if line.about.seat == 0 else "")
            assert bool(line.about.bot_number) == (line.about.seat != 0)
    await viewer.disconnect()


async def test_bots_are_silent_when_nobody_watches(unhurried: TableService) -> None:
    driver = await start_match(unhurried, settings("dreams", 4, pace=PACE), BOTS)
    await lay_stars(driver)
    talk.start_talk(unhurried, driver.session)
    assert driver.session.talk_task is None
    assert await lines_of(driver) == []


async def test_a_bot_that_stands_in_for_a_person_is_silent(unhurried: TableService) -> None:
    driver = await start_match(unhurried, settings("dreams", 3, pace=PACE), (None, "seer", "seer"))
    driver.table.seats[0].bot = "seer"
    assert talk.speakers(driver.table) == [1, 2]


async def test_a_remark_of_a_person_is_heard(service: TableService) -> None:
    driver = await start_match(service, settings("dreams"), BOTS)
    await talk.post_remark(service, driver.code, driver.host, "suspect", 2)
    (line,) = await lines_of(driver)
    assert (line.seat, line.name, line.remark, line.text) == (0, "Ada", "suspect", "")
    assert line.about
    assert (line.about.seat, line.about.bot_number) == (2, driver.table.bot_number(2))
    said, last = await talk.listen(service, driver.session, driver.match)
    assert [(each.seat, each.remark.id, each.remark.about) for each in said] == [(0, "suspect", 2)]
    assert last == 1
    assert talk.remarks_heard([line], 1, 2, 1) == (), "in the next round it is forgotten"
    assert talk.remarks_heard([line], 2, 1, 1) == (), "and in a rematch"


async def test_unknown_remarks_are_refused(service: TableService) -> None:
    driver = await start_match(service, settings("dreams"), BOTS)
    for remark in ("jester-star-1", "insult", ""):
        with pytest.raises(TableError):
            await talk.post_remark(service, driver.code, driver.host, remark, None)
    with pytest.raises(UnknownSeat):
        await talk.post_remark(service, driver.code, driver.host, "suspect", 4)
    with pytest.raises(Forbidden):
        await talk.post_remark(service, driver.code, None, "see", None)
    other = await start_match(service, settings("hollywood"))
    with pytest.raises(TableError):
        await talk.post_remark(service, other.code, other.host, "see", None)
    assert await lines_of(driver) == []


def test_the_choice_of_a_bot_is_stored_with_its_move() -> None:
    choice = BotChoice("stargazer", (1 << 62) - 1, 2000)
    assert decode(choice.encoded()) == choice
    assert len(BotChoice("x" * 32, (1 << 62) - 1, 2000).encoded()) <= 64
    for key in (None, "", "an idempotency key", "seer 12", "seer xyz 1"):
        assert decode(key) is None
