"""Undo: players can take back their last move if it revealed nothing and no other player has moved since.

A person alone against bots can take back their last decision with the bots' answers, unless these revealed something.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import matinee
from matinee.engine.errors import IllegalMove
from matinee.engine.match import Match
from matinee.table import lobby, moves, replays, undo
from matinee.table.errors import Forbidden, StaleMove, TableError
from matinee.table.fair_queue import Customer
from matinee.table.model import LogEntry
from matinee.table.service import TableService
from tests.table.helpers import GAMES, TableDriver, hot_seat, settings, start_match, wait_until_idle

pytestmark = pytest.mark.anyio


async def check_refused(driver: TableDriver, seat: int, reason: str) -> None:
    before = driver.active.number, driver.match.state.tobytes()
    number, announced = await moves.undo_refusal(driver.service, driver.code, driver.holder(seat), seat)
    assert (number, announced and announced.message) == (before[0], reason)
    with pytest.raises(TableError) as refusal:
        await driver.undo(seat)
    assert refusal.value.message == reason
    assert (driver.active.number, driver.match.state.tobytes()) == before


@pytest.mark.parametrize("game", ["dream-factory", "traumfabrik", "hollywood", "dreams"])
async def test_a_player_can_undo_their_last_move(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game))
    before, seat = driver.match.state.tobytes(), driver.turn
    await driver.move()
    assert await moves.undo_refusal(service, driver.code, driver.holder(seat), seat) == (1, None)
    assert await driver.undo(seat) == 2
    assert driver.match.state.tobytes() == before
    assert driver.turn == seat
    step = driver.active.recent[-1]
    assert (step.undone_to, step.events) == (0, [])


async def test_several_own_moves_are_undone_one_by_one(service: TableService) -> None:
    driver = await start_match(service, settings())
    seat = driver.turn
    await driver.move("double")
    await driver.move("reel 1", seat)
    await driver.undo(seat)
    assert driver.match.moves(seat)[0] == "reel 1"
    await driver.undo(seat)
    await check_refused(driver, seat, "table-undo-nothing")


async def test_another_move_can_be_made_after_an_undo(service: TableService) -> None:
    driver = await start_match(service, settings())
    seat = driver.turn
    await driver.move("reel 1")
    await driver.undo(seat)
    assert await driver.move("reel 2", seat) == 3
    service.sessions.clear()
    await service.find(driver.code)
    reels = [any(place.reel is not None for place in column) for column in driver.match.view().columns]
    assert reels == [False, True, False, False]


async def test_a_move_cannot_be_undone_after_another_players_move(service: TableService) -> None:
    driver = await start_match(service, settings())
    seat = driver.turn
    await driver.move("reel 1")
    await driver.move("reel 2")
    await check_refused(driver, seat, "table-undo-others")


async def test_a_bots_move_prevents_an_undo_among_several_people(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, None, "lead"])
    await driver.play(10, stop=lambda: driver.turn == 1)
    await driver.move(seat=1)
    await wait_until_idle(service)
    assert driver.active.recent[-1].by == "bot"
    await check_refused(driver, 1, "table-undo-others")


async def test_players_can_only_undo_their_own_moves(service: TableService) -> None:
    driver = await start_match(service, settings())
    seat = driver.turn
    await driver.move("reel 1")
    other = (seat + 1) % 3
    await check_refused(driver, other, "table-undo-others")
    with pytest.raises(Forbidden):
        await moves.undo(service, driver.code, driver.holder(other), seat, 1)
    with pytest.raises(Forbidden):
        await moves.undo_refusal(service, driver.code, driver.holder(other), seat)


async def test_undo_can_be_switched_off(service: TableService) -> None:
    driver = await start_match(service, settings(undo=False))
    seat = driver.turn
    await driver.move("reel 1")
    await check_refused(driver, seat, "table-undo-off")


async def test_a_stale_undo_is_refused(service: TableService) -> None:
    driver = await start_match(service, settings())
    seat = driver.turn
    await driver.move("reel 1")
    with pytest.raises(StaleMove):
        await driver.undo(seat, after=0)
    assert driver.active.number == 1


async def test_a_repeated_undo_is_carried_out_once(service: TableService) -> None:
    driver = await start_match(service, settings())
    seat = driver.turn
    await driver.move("double")
    await driver.move("reel 1", seat)
    assert await driver.undo(seat, key="k") == 3
    assert await driver.undo(seat, after=2, key="k") == 3
    assert driver.active.number == 3


REVEALS: dict[str, Callable[[TableDriver], bool]] = {
    "dream-factory": lambda driver: any(event.name == "invited" for event in driver.match.events),
    "hollywood": lambda driver: any(event.name == "round-begins" for event in driver.match.events),
}


@pytest.mark.parametrize("game", REVEALS)
async def test_a_move_that_revealed_information_cannot_be_undone(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game))
    await driver.move()
    await driver.play(stop=lambda: REVEALS[game](driver))
    last = driver.active.recent[-1]
    assert last.by == "person"
    await check_refused(driver, last.seat, "table-undo-revealed")


async def test_the_last_move_of_a_match_cannot_be_undone(service: TableService) -> None:
    for driver in (await start_match(service, settings()), await hot_seat(service, settings())):
        await driver.play()
        assert driver.table.stage == "over"
        await check_refused(driver, driver.active.recent[-1].seat, "table-undo-over")


# --- Votes are final


@pytest.mark.parametrize("people", ["one per seat", "one for all seats"])
async def test_a_vote_is_final(service: TableService, people: str) -> None:
    start = start_match if people == "one per seat" else hot_seat
    driver = await start(service, settings("dreams"))
    await driver.play(stop=lambda: len(driver.match.awaiting) == 4)
    await driver.move(seat=1)
    _, announced = await moves.undo_refusal(service, driver.code, driver.holder(1), 1)
    with pytest.raises(IllegalMove) as refusal:
        await driver.undo(1)
    assert refusal.value.clause == "D-V1"
    assert announced
    assert announced.message == refusal.value.message == "table-undo-final"


async def test_moves_before_a_bots_vote_cannot_be_undone(service: TableService) -> None:
    driver = await start_match(service, settings("dreams"), [None, "daydreamer", "daydreamer", "daydreamer"])
    await driver.play(stop=lambda: driver.match.awaiting == (0,) and driver.match.moves(0)[0].startswith("vote"))
    with pytest.raises(IllegalMove) as refusal:
        await driver.undo(0)
    assert refusal.value.clause == "D-V1"


# --- One person and bots


@pytest.mark.parametrize("game", ["dream-factory", "hollywood"])
async def test_against_bots_an_undo_goes_back_to_the_last_decision(service: TableService, game: str) -> None:
    bots = [None, *["lead"] * (GAMES[game] - 1)]
    driver = await start_match(service, settings(game), bots)
    await wait_until_idle(service)
    await driver.play(2)
    assert driver.match.awaiting == (0,)
    before = driver.match.state.tobytes()
    await driver.move(seat=0)
    await wait_until_idle(service)
    assert any(step.by == "bot" for step in list(driver.active.recent)[-2:])
    await driver.undo(0)
    assert driver.match.state.tobytes() == before
    await driver.undo(0)
    assert driver.match.awaiting == (0,)


async def test_a_move_without_an_alternative_is_undone_with_the_decision_before_it(service: TableService) -> None:
    driver = await start_match(service, settings("dream-factory"), [None, *["lead"] * 3])
    await wait_until_idle(service)
    decision = None
    while driver.match.awaiting:
        legal = driver.match.moves(0)
        forced = len(legal) == 1
        if not forced:
            decision = driver.match.state.tobytes()
        await driver.move(legal[-1], 0)  # the highest bid, so that the money is soon gone
        await wait_until_idle(service)
        if forced and driver.match.awaiting:
            _, refusal = await moves.undo_refusal(service, driver.code, driver.holder(0), 0)
            if refusal is None:
                await driver.undo(0)
                assert driver.match.state.tobytes() == decision
                return
            assert refusal.message == "table-undo-revealed"
    raise AssertionError("no move without an alternative could be undone")


@pytest.mark.parametrize("game", ["dream-factory", "hollywood"])
async def test_bots_answer_with_other_seeds_after_an_undo(
    service: TableService, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    driver = await start_match(service, settings(game), [None, *["lead"] * (GAMES[game] - 1)])
    await wait_until_idle(service)
    seeds: dict[tuple[bytes, int], list[int]] = {}
    real_choose_move = service.bots.choose_move

    async def record_seed(match: Match, seat: int, level: str, seed: int, customer: Customer, heard: Any) -> str:
        seeds.setdefault((match.state.tobytes(), seat), []).append(seed)
        return await real_choose_move(match, seat, level, seed, customer, heard)

    monkeypatch.setattr(service.bots, "choose_move", record_seed)
    move = ""
    while not seeds:
        move = driver.match.moves(0)[0]
        await driver.move(move, 0)
        await wait_until_idle(service)
    await driver.undo(0)
    await driver.move(move, 0)
    await wait_until_idle(service)
    asked_again = [each for each in seeds.values() if len(each) > 1]
    assert asked_again
    assert all(len(set(each)) == len(each) for each in asked_again)


@pytest.mark.parametrize("game", ["dream-factory", "traumfabrik"])
async def test_bots_moves_that_revealed_information_cannot_be_undone(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game), [None, *["lead"] * (GAMES[game] - 1)])

    def bot_has_revealed() -> bool:
        last_own = max((step.number for step in driver.active.recent if step.by == "person"), default=0)
        since = [step for step in driver.active.recent if step.number > last_own > 0]
        return any(each.name == "invited" for step in since for each in step.events)

    await driver.play(stop=bot_has_revealed)
    assert bot_has_revealed()
    await check_refused(driver, 0, "table-undo-revealed")


async def test_against_bots_there_is_nothing_to_undo_before_the_first_move(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, "lead", "lead"])
    await wait_until_idle(service)
    await check_refused(driver, 0, "table-undo-nothing")


async def test_an_undo_cancels_a_thinking_bots_move(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = await start_match(service, settings(), [None, "lead", "lead"])
    await wait_until_idle(service)
    may_move, real_choose_move = asyncio.Event(), service.bots.choose_move

    async def choose_slowly(*args: object) -> str:
        await may_move.wait()
        return await real_choose_move(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(service.bots, "choose_move", choose_slowly)
    before = driver.match.state.tobytes()
    await driver.move(seat=0)
    await driver.undo(0)
    may_move.set()
    await wait_until_idle(service)
    assert driver.match.state.tobytes() == before


async def test_a_bot_standing_in_for_a_person_counts_as_a_person(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, None, "lead"])
    await lobby.leave(service, driver.code, driver.holder(1), 1)
    await wait_until_idle(service)
    await driver.move(seat=0)
    await wait_until_idle(service)
    await check_refused(driver, 0, "table-undo-others")


# --- The record


@pytest.mark.parametrize("game", ["traumfabrik", "hollywood"])
async def test_a_record_does_not_contain_undone_moves(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game))
    commitment = driver.active.deal.commitment
    undone = 0
    for number in range(10_000):
        if not driver.match.awaiting:
            break
        seat = driver.turn
        await driver.play(1, seed=number)
        if undone < 5 and driver.match.awaiting:
            try:
                await driver.undo(seat)
                undone += 1
            except TableError:
                pass
    assert undone == 5
    record = await replays.load_record(service, driver.code)
    match = matinee.verify(record, commitment=commitment)
    assert match.state.tobytes() == driver.match.state.tobytes()
    assert len(record["moves"]) == driver.active.number - 2 * undone
    assert len((await replays.load_replay(service, driver.code)).moves) == len(record["moves"]) + 1


async def test_an_undo_reads_only_the_end_of_a_long_log(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = await start_match(service, settings())
    seat = driver.turn
    while driver.active.number < 120:
        await driver.move(seat=seat)
        await driver.undo(seat)
    await driver.move(seat=seat)
    read: list[int] = []
    real_entries = service.store.entries

    async def entries(match: str, first: int = 0, last: int | None = None) -> list[LogEntry]:
        found = await real_entries(match, first, last)
        read.append(len(found))
        return found

    monkeypatch.setattr(service.store, "entries", entries)
    await driver.undo(seat)
    assert sum(read) <= 3 * undo.READ_AT_ONCE
    monkeypatch.setattr(undo, "MAX_LOG", driver.active.number + 1)
    await driver.move(seat=seat)
    await check_refused(driver, seat, "table-undo-often")
    assert await driver.move() > 0, "the match can be finished"


async def test_a_record_is_refused_before_its_log_is_read(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = await start_match(service, settings())
    await driver.play(5)

    async def entries(*_: object) -> list[LogEntry]:
        raise AssertionError("the log was read")

    monkeypatch.setattr(service.store, "entries", entries)
    for load in (replays.load_record, replays.load_replay):
        with pytest.raises(TableError) as refusal:
            await load(service, driver.code)
        assert refusal.value.message == "table-not-over"
