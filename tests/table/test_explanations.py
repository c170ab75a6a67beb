"""Bots explain their votes in Dreams, but only after the round is revealed."""

import asyncio

import pytest

from matinee.engine.i18n import LANGUAGES
from matinee.games.dreams.bots.reasons import say_reason
from matinee.games.dreams.box import COLOURS
from matinee.table.errors import MatchNotFound
from matinee.table.explanations import explain_round
from matinee.table.service import TableService
from tests.table.helpers import TableDriver, settings, start_match

pytestmark = pytest.mark.anyio
BOTS = (None, "seer", "stargazer", "daydreamer")


def rounds_revealed(driver: TableDriver) -> int:
    return len(driver.match.view().history)


async def test_bots_explain_their_votes_after_the_round_is_revealed(service: TableService) -> None:
    driver = await start_match(service, settings("dreams"), BOTS)
    with pytest.raises(MatchNotFound):
        await explain_round(service, driver.code, 1)
    await driver.play(stop=lambda: driver.match.view().stage == "voting")
    with pytest.raises(MatchNotFound):
        await explain_round(service, driver.code, 1)
    await driver.play(stop=lambda: rounds_revealed(driver) == 1)
    # More viewers than there may be requests at a table ask at the same time.
    explanations, *others = await asyncio.gather(*(explain_round(service, driver.code, 1) for _ in range(6)))
    assert others == [explanations] * 5
    assert [explanation.seat for explanation in explanations] == [
        seat for seat, bot in enumerate(driver.table.seats) if bot.bot
    ]
    names = [seat.name for seat in driver.table.seats]
    (revealed,) = driver.match.view().history
    for explanation in explanations:
        assert explanation.reasons, "every vote has a reason"
        vote = revealed.votes[explanation.seat]
        for reason in explanation.reasons:
            if explanation.seat == revealed.mortal:
                assert str(reason.dream) == vote
            else:
                assert COLOURS[reason.seat] == vote
                assert all(names[reason.seat] in say_reason(reason, names, language) for language in LANGUAGES)
    with pytest.raises(MatchNotFound):
        await explain_round(service, driver.code, 2)


async def test_games_without_votes_have_no_explanations(service: TableService) -> None:
    driver = await start_match(service, settings("hollywood"))
    with pytest.raises(MatchNotFound):
        await explain_round(service, driver.code, 1)
