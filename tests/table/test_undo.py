"""Taking back: one's own last move while nothing was revealed and nobody acted since; with bots only, more."""

import asyncio
from collections.abc import Callable

import pytest

import matinee
from matinee.engine.errors import IllegalMove
from matinee.table import gathering, looking_back, playing
from matinee.table.house import House
from matinee.table.refusals import NotYours, Refusal, StaleMove
from tests.table.houses import GAMES, Party, hot_seat, settings, settled, started

pytestmark = pytest.mark.anyio


async def refused(party: Party, seat: int, reason: str) -> None:
    before = party.position.number, party.match.state.tobytes()
    with pytest.raises(Refusal) as refusal:
        await party.undo(seat)
    assert refusal.value.message == reason
    assert (party.position.number, party.match.state.tobytes()) == before


@pytest.mark.parametrize("game", ["dream-factory", "traumfabrik", "hollywood", "dreams"])
async def test_ones_own_last_move_is_taken_back(house: House, game: str) -> None:
    party = await started(house, settings(game))
    before, seat = party.match.state.tobytes(), party.turn
    await party.move()
    assert await party.undo(seat) == 2
    assert party.match.state.tobytes() == before
    assert party.turn == seat
    step = party.position.tail[-1]
    assert (step.back_to, step.events) == (0, [])


async def test_several_moves_of_ones_own_are_taken_back_one_by_one(house: House) -> None:
    party = await started(house, settings())
    seat = party.turn
    await party.move("double")
    await party.move("reel 1", seat)
    await party.undo(seat)
    assert party.match.moves(seat)[0] == "reel 1"
    await party.undo(seat)
    await refused(party, seat, "table-undo-nothing")


async def test_what_was_taken_back_can_be_done_otherwise(house: House) -> None:
    party = await started(house, settings())
    seat = party.turn
    await party.move("reel 1")
    await party.undo(seat)
    assert await party.move("reel 2", seat) == 3
    house.tables.clear()
    await house.find(party.code)
    reels = [any(place.reel is not None for place in column) for column in party.match.view().columns]
    assert reels == [False, True, False, False]


async def test_a_move_stands_once_somebody_has_acted(house: House) -> None:
    party = await started(house, settings())
    seat = party.turn
    await party.move("reel 1")
    await party.move("reel 2")
    await refused(party, seat, "table-undo-others")


async def test_a_bot_at_a_table_of_several_people_acts_like_anybody(house: House) -> None:
    party = await started(house, settings(), [None, None, "lead"])
    await party.play(10, stop=lambda: party.turn == 1)
    await party.move(seat=1)
    await settled(house)
    assert party.position.tail[-1].by == "bot"
    await refused(party, 1, "table-undo-others")


async def test_nobody_takes_back_for_somebody_else(house: House) -> None:
    party = await started(house, settings())
    seat = party.turn
    await party.move("reel 1")
    other = (seat + 1) % 3
    await refused(party, other, "table-undo-others")
    with pytest.raises(NotYours):
        await playing.undo(house, party.code, party.holder(other), seat, 1)


async def test_where_it_was_agreed_moves_stand(house: House) -> None:
    party = await started(house, settings(undo=False))
    seat = party.turn
    await party.move("reel 1")
    await refused(party, seat, "table-undo-off")


async def test_an_undo_after_an_old_number_is_refused(house: House) -> None:
    party = await started(house, settings())
    seat = party.turn
    await party.move("reel 1")
    with pytest.raises(StaleMove):
        await party.undo(seat, after=0)
    assert party.position.number == 1


async def test_an_undo_sent_twice_is_carried_out_once(house: House) -> None:
    party = await started(house, settings())
    seat = party.turn
    await party.move("double")
    await party.move("reel 1", seat)
    assert await party.undo(seat, key="k") == 3
    assert await party.undo(seat, after=2, key="k") == 3
    assert party.position.number == 3


REVEALS: dict[str, Callable[[Party], bool]] = {
    "dream-factory": lambda party: any(event.name == "invited" for event in party.match.events),
    "hollywood": lambda party: any(event.name == "round-begins" for event in party.match.events),
}


@pytest.mark.parametrize("game", REVEALS)
async def test_a_move_that_revealed_something_stands(house: House, game: str) -> None:
    party = await started(house, settings(game))
    await party.move()
    await party.play(stop=lambda: REVEALS[game](party))
    last = party.position.tail[-1]
    assert last.by == "person"
    await refused(party, last.seat, "table-undo-revealed")


async def test_a_game_that_is_over_stays_over(house: House) -> None:
    for party in (await started(house, settings()), await hot_seat(house, settings())):
        await party.play()
        assert party.table.stage == "over"
        await refused(party, party.position.tail[-1].seat, "table-undo-over")


# --- Votes are final


@pytest.mark.parametrize("people", ["each their own", "one for all"])
async def test_a_vote_is_final(house: House, people: str) -> None:
    make = started if people == "each their own" else hot_seat
    party = await make(house, settings("dreams"))
    await party.play(stop=lambda: len(party.match.awaiting) == 4)
    await party.move(seat=1)
    with pytest.raises(IllegalMove) as refusal:
        await party.undo(1)
    assert refusal.value.clause == "D-V1"
    assert refusal.value.message == "table-undo-final"


async def test_nothing_before_a_vote_of_a_bot_is_taken_back(house: House) -> None:
    party = await started(house, settings("dreams"), [None, "daydreamer", "daydreamer", "daydreamer"])
    await party.play(stop=lambda: party.match.awaiting == (0,) and party.match.moves(0)[0].startswith("vote"))
    with pytest.raises(IllegalMove) as refusal:
        await party.undo(0)
    assert refusal.value.clause == "D-V1"


# --- One person and bots


@pytest.mark.parametrize("game", ["dream-factory", "hollywood"])
async def test_with_bots_only_one_goes_back_to_ones_last_decision(house: House, game: str) -> None:
    bots = [None, *["lead"] * (GAMES[game] - 1)]
    party = await started(house, settings(game), bots)
    await settled(house)
    await party.play(2)
    assert party.match.awaiting == (0,)
    before = party.match.state.tobytes()
    await party.move(seat=0)
    await settled(house)
    assert any(step.by == "bot" for step in list(party.position.tail)[-2:])
    await party.undo(0)
    assert party.match.state.tobytes() == before
    await party.undo(0)
    assert party.match.awaiting == (0,)


async def test_with_bots_only_there_is_nothing_to_take_back_before_ones_first_move(house: House) -> None:
    party = await started(house, settings(), [None, "lead", "lead"])
    await settled(house)
    await refused(party, 0, "table-undo-nothing")


async def test_an_undo_stops_a_bot_that_is_thinking(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await started(house, settings(), [None, "lead", "lead"])
    await settled(house)
    go, think = asyncio.Event(), house.staff.think

    async def slow(*args: object) -> str:
        await go.wait()
        return await think(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(house.staff, "think", slow)
    before = party.match.state.tobytes()
    await party.move(seat=0)
    await party.undo(0)
    go.set()
    await settled(house)
    assert party.match.state.tobytes() == before


async def test_with_somebody_standing_in_for_another_person_it_is_not_a_table_of_one(house: House) -> None:
    party = await started(house, settings(), [None, None, "lead"])
    await gathering.leave(house, party.code, party.holder(1), 1)
    await settled(house)
    await party.move(seat=0)
    await settled(house)
    await refused(party, 0, "table-undo-others")


# --- The record


@pytest.mark.parametrize("game", ["traumfabrik", "hollywood"])
async def test_undo_leaves_a_true_record(house: House, game: str) -> None:
    party = await started(house, settings(game))
    promised = party.position.deal.commitment
    undone = 0
    for number in range(10_000):
        if not party.match.awaiting:
            break
        seat = party.turn
        await party.play(1, seed=number)
        if undone < 5 and party.match.awaiting:
            try:
                await party.undo(seat)
                undone += 1
            except Refusal:
                pass
    assert undone == 5
    record = await looking_back.record(house, party.code)
    match = matinee.verify(record, commitment=promised)
    assert match.state.tobytes() == party.match.state.tobytes()
    assert len(record["moves"]) == party.position.number - 2 * undone
    assert len((await looking_back.story(house, party.code)).moves) == len(record["moves"]) + 1
