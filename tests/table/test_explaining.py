"""Bots say after a round of Dreams why they voted as they did; before that, nobody is told anything."""

import pytest

from matinee.bots.dreams.reasons import say_reason
from matinee.engine.i18n import LANGUAGES
from matinee.table.explaining import explained
from matinee.table.house import House
from matinee.table.refusals import NoSuchMatch
from tests.table.houses import Party, settings, started

pytestmark = pytest.mark.anyio
BOTS = (None, "seer", "stargazer", "daydreamer")


def revealed(party: Party) -> int:
    return len(party.match.view().history)


async def test_bots_explain_their_votes_once_these_are_revealed(house: House) -> None:
    party = await started(house, settings("dreams"), BOTS)
    with pytest.raises(NoSuchMatch):
        await explained(house, party.code, 1)
    await party.play(stop=lambda: party.match.view().stage == "voting")
    with pytest.raises(NoSuchMatch):
        await explained(house, party.code, 1)
    await party.play(stop=lambda: revealed(party) == 1)
    told = await explained(house, party.code, 1)
    assert [each.seat for each in told] == [seat for seat, bot in enumerate(party.table.seats) if bot.bot]
    names = [seat.name for seat in party.table.seats]
    assert any(each.reasons for each in told)
    for each in told:
        for reason in each.reasons:
            assert reason.seat != each.seat
            assert 1 <= reason.star <= 3
            assert all(names[reason.seat] in say_reason(reason, names, language) for language in LANGUAGES)
    with pytest.raises(NoSuchMatch):
        await explained(house, party.code, 2)


async def test_other_games_have_no_rounds_to_explain(house: House) -> None:
    party = await started(house, settings("hollywood"))
    with pytest.raises(NoSuchMatch):
        await explained(house, party.code, 1)
