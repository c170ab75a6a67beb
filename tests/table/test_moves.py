"""Moves: turn order, idempotency, stale requests, simultaneous votes, refusals without side effects."""

import asyncio
import random

import pytest

from matinee.engine.errors import IllegalMove
from matinee.table import moves
from matinee.table.errors import Forbidden, InvalidKey, MatchNotFound, StaleMove
from matinee.table.keys import digest_of
from matinee.table.service import TableService
from tests.table.helpers import GAMES, TableDriver, open_table, settings, start_match, wait_until_idle

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_an_acknowledged_move_is_on_disk_with_its_position(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game))
    expected = driver.match.copy()
    for number in range(1, 6):
        seat = driver.turn
        expected.play(seat, expected.moves(seat)[-1])
        assert await driver.move(expected.history[-1][1]) == number
        entry = (await service.store.entries(driver.active.deal.id))[-1]
        assert (entry.number, entry.seat, entry.move, entry.by) == (number, *expected.history[-1], "person")
        assert entry.state == expected.state.tobytes() == driver.match.state.tobytes()


async def test_a_move_is_stored_in_exact_notation(service: TableService) -> None:
    driver = await start_match(service, settings())
    await driver.move("  REEL   2 ")
    assert (await service.store.entries(driver.active.deal.id))[-1].move == "reel 2"


async def test_no_moves_are_accepted_after_the_end(service: TableService) -> None:
    driver = await start_match(service, settings())
    await driver.play()
    assert driver.table.stage == "over"
    assert driver.match.winners
    with pytest.raises(IllegalMove):
        await driver.move("reel 1", 0)


# --- Refusals


async def stored_state(driver: TableDriver) -> object:
    return await driver.service.store.find(driver.code), await driver.service.store.entries(driver.active.deal.id)


@pytest.mark.parametrize("game", GAMES)
async def test_an_illegal_move_changes_nothing(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game))
    before = await stored_state(driver)
    for text in ("sing", "reel 9", "bid 99", "vote mauve", "undo 0", "\0", "star red 0 -1", "é" * 80):
        with pytest.raises(IllegalMove) as refusal:
            await driver.move(text)
        assert refusal.value.clause
    assert await stored_state(driver) == before


async def test_a_move_out_of_turn_changes_nothing(service: TableService) -> None:
    driver = await start_match(service, settings())
    before = await stored_state(driver)
    with pytest.raises(IllegalMove) as refusal:
        await driver.move("reel 1", (driver.turn + 1) % 3)
    assert refusal.value.clause == "H-R3"
    assert await stored_state(driver) == before


async def test_players_can_only_move_for_their_own_seats(service: TableService) -> None:
    driver = await start_match(service, settings())
    before = await stored_state(driver)
    other = driver.holder((driver.turn + 1) % 3)
    with pytest.raises(Forbidden):
        await moves.move(service, driver.code, other, driver.turn, "reel 1", 0)
    for seat in (-1, 3, 7):
        with pytest.raises(Forbidden):
            await moves.move(service, driver.code, other, seat, "reel 1", 0)
    with pytest.raises(InvalidKey):
        await moves.move(service, driver.code, digest_of("no key of this table"), driver.turn, "reel 1", 0)
    assert await stored_state(driver) == before


async def test_no_moves_are_accepted_before_the_start(service: TableService) -> None:
    driver = await open_table(service, settings())
    with pytest.raises(MatchNotFound):
        await moves.move(service, driver.code, driver.host, 0, "reel 1", 0)
    with pytest.raises(MatchNotFound):
        await moves.undo(service, driver.code, driver.host, 0, 0)


# --- Numbers and keys


async def test_a_stale_move_is_refused_with_the_current_number(service: TableService) -> None:
    driver = await start_match(service, settings())
    await driver.move()
    for after in (0, 2, 99):
        with pytest.raises(StaleMove) as refusal:
            await driver.move(after=after)
        assert refusal.value.number == 1
    assert driver.active.number == 1


async def test_a_repeated_request_is_carried_out_once(service: TableService) -> None:
    driver = await start_match(service, settings())
    seat = driver.turn
    assert await driver.move("double", seat, key="once") == 1
    assert await driver.move("double", seat, after=0, key="once") == 1
    assert await driver.move("reel 1", seat, key="twice") == 2
    assert await driver.move("double", seat, after=0, key="once") == 1
    assert driver.active.number == 2


async def test_a_request_repeated_much_later_gets_its_first_answer(service: TableService) -> None:
    driver = await start_match(service, settings())
    seat = driver.turn
    assert await driver.move("reel 1", seat, key="slow") == 1
    await driver.play(30)
    assert driver.active.number == 31
    assert await driver.move("reel 1", seat, after=0, key="slow") == 1
    service.sessions.clear()
    await service.find(driver.code)
    assert await driver.move("reel 1", seat, after=0, key="slow") == 1
    assert driver.active.number == 31


async def test_idempotency_keys_are_separate_for_each_seat(service: TableService) -> None:
    driver = await start_match(service, settings())
    first = driver.turn
    await driver.move(key="the same")
    assert driver.turn != first
    await driver.move(key="the same")
    assert driver.active.number == 2


# --- Votes


async def start_and_lay_all_stars(service: TableService, players: int = 4) -> TableDriver:
    """Start a match of Dreams and lay all stars."""
    driver = await start_match(service, settings("dreams", players))
    await driver.play(stop=lambda: len(driver.match.awaiting) == players)
    return driver


def first_vote(driver: TableDriver, seat: int) -> str:
    return driver.match.moves(seat)[0]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2)])
async def test_simultaneous_votes_count_in_any_order(service: TableService, order: tuple[int, ...]) -> None:
    driver = await start_and_lay_all_stars(service)
    after, rounds = driver.active.number, driver.match.view().round
    votes = {seat: first_vote(driver, seat) for seat in order}
    for count, seat in enumerate(order, 1):
        assert await driver.move(votes[seat], seat, after=after, key=f"vote {seat}") == after + count
    view = driver.match.view()
    assert view.history[-1].round == rounds
    assert [f"vote {vote}" for vote in view.history[-1].votes] == [votes[seat] for seat in range(4)]


async def test_a_vote_sent_twice_counts_once(service: TableService) -> None:
    driver = await start_and_lay_all_stars(service)
    after, vote = driver.active.number, first_vote(driver, 2)
    assert await driver.move(vote, 2, after=after, key="k") == after + 1
    await driver.move(first_vote(driver, 0), 0, after=after)
    assert await driver.move(vote, 2, after=after, key="k") == after + 1
    assert driver.active.number == after + 2


async def test_a_second_vote_is_refused(service: TableService) -> None:
    driver = await start_and_lay_all_stars(service)
    after = driver.active.number
    await driver.move(first_vote(driver, 1), 1, after=after)
    with pytest.raises(StaleMove):
        await driver.move("vote blue", 1, after=after)
    with pytest.raises(IllegalMove) as refusal:
        await driver.move("vote blue", 1)
    assert refusal.value.clause == "D-V1"
    assert driver.active.number == after + 1


async def test_a_vote_from_before_the_last_star_is_stale(service: TableService) -> None:
    driver = await start_and_lay_all_stars(service)
    with pytest.raises(StaleMove):
        await driver.move(first_vote(driver, 0), 0, after=driver.active.number - 1)


@pytest.mark.parametrize("game", GAMES)
async def test_only_one_of_several_simultaneous_moves_is_accepted(service: TableService, game: str) -> None:
    """Of several moves with the same number one is accepted and the others are stale."""
    driver = await start_match(service, settings(game))
    rng = random.Random(3)
    for _ in range(5):
        seat, after = driver.turn, driver.active.number
        moves = [rng.choice(driver.match.moves(seat)) for _ in range(4)]
        calls = (driver.move(text, seat, after=after, key=f"{after} {n}") for n, text in enumerate(moves))
        answers = await asyncio.gather(*calls, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["StaleMove"] * 3 + ["int"]
        assert driver.active.number == after + 1
    await wait_until_idle(service)


async def test_a_request_for_another_match_is_refused(service: TableService) -> None:
    driver = await start_match(service, settings())
    number = driver.active.number
    with pytest.raises(StaleMove):
        await driver.move(match=2)
    assert driver.active.number == number
    await driver.move(match=1)
    assert driver.active.number == number + 1
