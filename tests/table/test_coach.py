"""The coach grades a person's moves against bots, by what the person knew."""

import pytest

from matinee.table.coach import grade_move
from matinee.table.errors import Forbidden, MatchNotFound, TableError
from matinee.table.service import TableService
from tests.table.helpers import settings, start_match, wait_until_idle

pytestmark = pytest.mark.anyio

BOTS = [None, "passerby", "passerby"]


async def test_the_coach_grades_a_move_with_its_alternatives(service: TableService) -> None:
    driver = await start_match(service, settings("hollywood", 3), BOTS)
    await wait_until_idle(service)
    number = await driver.move("clap")
    await wait_until_idle(service)
    grade = await grade_move(service, driver.code, driver.host, 0, number)
    assert grade is not None
    assert (grade.number, grade.seat, grade.move) == (number, 0, "clap")
    assert {each.move for each in grade.alternatives} >= {"clap", "reel 1"}
    assert grade.loss == 0 or grade.best != "clap"


async def test_moves_of_others_and_moves_without_a_choice_are_not_graded(service: TableService) -> None:
    driver = await start_match(service, settings("hollywood", 3), BOTS)
    await wait_until_idle(service)
    number = await driver.move()
    await wait_until_idle(service)
    with pytest.raises(MatchNotFound):
        await grade_move(service, driver.code, driver.host, 0, number + 1)
    with pytest.raises(MatchNotFound):
        await grade_move(service, driver.code, driver.host, 0, 10_000)
    with pytest.raises(Forbidden):
        await grade_move(service, driver.code, driver.host, 1, number)


async def test_the_coach_is_silent_at_tables_with_people_or_without_hints(service: TableService) -> None:
    people = await start_match(service, settings("hollywood", 3))
    number = await people.move()
    with pytest.raises(TableError) as refusal:
        await grade_move(
            service, people.code, people.holder(people.match.awaiting[0]), people.match.awaiting[0], number
        )
    assert refusal.value.message == "table-coach-people"
    strict = await start_match(service, settings("hollywood", 3, hints=False), BOTS)
    await wait_until_idle(service)
    number = await strict.move()
    with pytest.raises(TableError) as refusal:
        await grade_move(service, strict.code, strict.host, 0, number)
    assert refusal.value.message == "table-hints-off"


async def test_a_game_without_weights_has_no_coach(service: TableService) -> None:
    driver = await start_match(service, settings("dreams", 3), [None, "daydreamer", "daydreamer"])
    await wait_until_idle(service)
    number = await driver.move()
    assert await grade_move(service, driver.code, driver.host, 0, number) is None
