"""Moves: in turn, once, after what one has seen; votes at the same time; what is refused changes nothing."""

import asyncio
import random

import pytest

from matinee.engine.errors import IllegalMove
from matinee.table import playing
from matinee.table.house import House
from matinee.table.refusals import NoSuchMatch, NotYours, StaleMove, UnknownKey
from matinee.table.secrets import digest_of
from tests.table.houses import GAMES, Party, opened, settings, settled, started

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_is_on_disk_with_the_position_after_it_when_it_is_answered(house: House, game: str) -> None:
    party = await started(house, settings(game))
    expected = party.match.copy()
    for number in range(1, 6):
        seat = party.turn
        expected.play(seat, expected.moves(seat)[-1])
        assert await party.move(expected.history[-1][1]) == number
        entry = (await house.store.entries(party.position.deal.id))[-1]
        assert (entry.number, entry.seat, entry.move, entry.by) == (number, *expected.history[-1], "person")
        assert entry.state == expected.state.tobytes() == party.match.state.tobytes()


async def test_a_move_is_written_in_exact_notation(house: House) -> None:
    party = await started(house, settings())
    await party.move("  REEL   2 ")
    assert (await house.store.entries(party.position.deal.id))[-1].move == "reel 2"


async def test_a_game_is_over_when_it_is_over(house: House) -> None:
    party = await started(house, settings())
    await party.play()
    assert party.table.stage == "over"
    assert party.match.winners
    with pytest.raises(IllegalMove):
        await party.move("reel 1", 0)


# --- Refusals


async def everything_kept(party: Party) -> object:
    return await party.house.store.find(party.code), await party.house.store.entries(party.position.deal.id)


@pytest.mark.parametrize("game", GAMES)
async def test_an_illegal_move_changes_nothing(house: House, game: str) -> None:
    party = await started(house, settings(game))
    before = await everything_kept(party)
    for text in ("sing", "reel 9", "bid 99", "vote mauve", "undo 0", "\0", "star red 0 -1", "é" * 80):
        with pytest.raises(IllegalMove) as refusal:
            await party.move(text)
        assert refusal.value.clause
    assert await everything_kept(party) == before


async def test_a_move_out_of_turn_changes_nothing(house: House) -> None:
    party = await started(house, settings())
    before = await everything_kept(party)
    with pytest.raises(IllegalMove) as refusal:
        await party.move("reel 1", (party.turn + 1) % 3)
    assert refusal.value.clause == "H-R3"
    assert await everything_kept(party) == before


async def test_nobody_moves_for_somebody_else(house: House) -> None:
    party = await started(house, settings())
    before = await everything_kept(party)
    other = party.holder((party.turn + 1) % 3)
    with pytest.raises(NotYours):
        await playing.move(house, party.code, other, party.turn, "reel 1", 0)
    for seat in (-1, 3, 7):
        with pytest.raises(NotYours):
            await playing.move(house, party.code, other, seat, "reel 1", 0)
    with pytest.raises(UnknownKey):
        await playing.move(house, party.code, digest_of("no key of this table"), party.turn, "reel 1", 0)
    assert await everything_kept(party) == before


async def test_before_the_game_there_is_nothing_to_move(house: House) -> None:
    party = await opened(house, settings())
    with pytest.raises(NoSuchMatch):
        await playing.move(house, party.code, party.host, 0, "reel 1", 0)
    with pytest.raises(NoSuchMatch):
        await playing.undo(house, party.code, party.host, 0, 0)


# --- Numbers and keys


async def test_a_move_thought_of_before_the_last_one_is_refused_with_its_number(house: House) -> None:
    party = await started(house, settings())
    await party.move()
    for after in (0, 2, 99):
        with pytest.raises(StaleMove) as refusal:
            await party.move(after=after)
        assert refusal.value.number == 1
    assert party.position.number == 1


async def test_the_same_request_is_carried_out_once(house: House) -> None:
    party = await started(house, settings())
    seat = party.turn
    assert await party.move("double", seat, key="once") == 1
    assert await party.move("double", seat, after=0, key="once") == 1
    assert await party.move("reel 1", seat, key="twice") == 2
    assert await party.move("double", seat, after=0, key="once") == 1
    assert party.position.number == 2


async def test_a_request_that_comes_again_much_later_gets_its_old_answer(house: House) -> None:
    party = await started(house, settings())
    seat = party.turn
    assert await party.move("reel 1", seat, key="slow") == 1
    await party.play(30)
    assert party.position.number == 31
    assert await party.move("reel 1", seat, after=0, key="slow") == 1
    house.tables.clear()
    await house.find(party.code)
    assert await party.move("reel 1", seat, after=0, key="slow") == 1
    assert party.position.number == 31


async def test_a_key_belongs_to_one_seat(house: House) -> None:
    party = await started(house, settings())
    first = party.turn
    await party.move(key="the same")
    assert party.turn != first
    await party.move(key="the same")
    assert party.position.number == 2


# --- Votes


async def at_the_vote(house: House, players: int = 4) -> Party:
    """A game of Dreams in which all stars are laid."""
    party = await started(house, settings("dreams", players))
    await party.play(stop=lambda: len(party.match.awaiting) == players)
    return party


def a_vote(party: Party, seat: int) -> str:
    return party.match.moves(seat)[0]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2)])
async def test_votes_after_the_same_number_all_count_in_any_order(house: House, order: tuple[int, ...]) -> None:
    party = await at_the_vote(house)
    after, rounds = party.position.number, party.match.view().round
    votes = {seat: a_vote(party, seat) for seat in order}
    for nth, seat in enumerate(order, 1):
        assert await party.move(votes[seat], seat, after=after, key=f"vote {seat}") == after + nth
    view = party.match.view()
    assert view.history[-1].round == rounds
    assert [f"vote {vote}" for vote in view.history[-1].votes] == [votes[seat] for seat in range(4)]


async def test_a_vote_sent_twice_counts_once(house: House) -> None:
    party = await at_the_vote(house)
    after, vote = party.position.number, a_vote(party, 2)
    assert await party.move(vote, 2, after=after, key="k") == after + 1
    await party.move(a_vote(party, 0), 0, after=after)
    assert await party.move(vote, 2, after=after, key="k") == after + 1
    assert party.position.number == after + 2


async def test_nobody_votes_twice(house: House) -> None:
    party = await at_the_vote(house)
    after = party.position.number
    await party.move(a_vote(party, 1), 1, after=after)
    with pytest.raises(StaleMove):
        await party.move("vote blue", 1, after=after)
    with pytest.raises(IllegalMove) as refusal:
        await party.move("vote blue", 1)
    assert refusal.value.clause == "D-V1"
    assert party.position.number == after + 1


async def test_a_vote_from_before_the_last_star_is_stale(house: House) -> None:
    party = await at_the_vote(house)
    with pytest.raises(StaleMove):
        await party.move(a_vote(party, 0), 0, after=party.position.number - 1)


@pytest.mark.parametrize("game", GAMES)
async def test_moves_sent_at_the_same_time_are_each_answered(house: House, game: str) -> None:
    """Of several moves after one number at most one is made; the others learn that they came too late."""
    party = await started(house, settings(game))
    rng = random.Random(3)
    for _ in range(5):
        seat, after = party.turn, party.position.number
        moves = [rng.choice(party.match.moves(seat)) for _ in range(4)]
        work = (party.move(text, seat, after=after, key=f"{after} {n}") for n, text in enumerate(moves))
        answers = await asyncio.gather(*work, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["StaleMove"] * 3 + ["int"]
        assert party.position.number == after + 1
    await settled(house)


async def test_a_request_for_another_match_is_refused(house: House) -> None:
    party = await started(house, settings())
    number = party.position.number
    with pytest.raises(StaleMove):
        await party.move(match=2)
    assert party.position.number == number
    await party.move(match=1)
    assert party.position.number == number + 1
