"""Finished games: records that anybody can verify, and replays; nothing of it before the end."""

import msgspec
import pytest

import matinee
from matinee.table import gathering, looking_back
from matinee.table.house import House
from matinee.table.refusals import NoSuchMatch, Refusal
from tests.table.houses import GAMES, opened, settings, started

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_proves_the_deal_that_was_promised(house: House, game: str) -> None:
    party = await started(house, settings(game))
    promised = party.position.deal.commitment
    await party.play()
    record = await looking_back.record(house, party.code)
    match = matinee.verify(record, commitment=promised)
    assert match.over
    assert match.winners == party.match.winners
    assert record["names"] == [seat.name for seat in party.table.seats]
    with pytest.raises(matinee.MatineeError):
        matinee.verify(record, commitment="00" * 32)


async def test_a_record_of_wished_studios_replays(house: House) -> None:
    party = await opened(house, settings("dream-factory", 3), studio=4)
    await party.sit(1)
    await party.sit(2, studio=1)
    await party.start()
    await party.play()
    assert matinee.verify(await looking_back.record(house, party.code)).over


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_shows_every_move_and_everything_there_was(house: House, game: str) -> None:
    party = await started(house, settings(game))
    await party.play()
    record = await looking_back.record(house, party.code)
    told = await looking_back.story(house, party.code)
    story = told.moves
    assert [(past.seat, past.move) for past in story[1:]] == [tuple(move) for move in record["moves"]]
    assert [past.number for past in story] == list(range(len(record["moves"]) + 1))
    match = matinee.start(game, party.match.players, record["seed"])
    assert await looking_back.scene(house, party.code, None, 0) == match.full_state()
    for seat, move in record["moves"]:
        match.play(seat, move)
    assert await looking_back.scene(house, party.code, 1, len(record["moves"])) == match.full_state()
    assert story[-1].points == list(match.points)
    assert told.winners == list(match.winners)
    seen = await looking_back.scene(house, party.code, 1, len(story) - 1, 1)
    assert seen == msgspec.to_builtins(match.view(1))
    for nth in (-1, len(story)):
        with pytest.raises(NoSuchMatch):
            await looking_back.scene(house, party.code, None, nth)


async def test_nothing_is_told_before_the_end(house: House) -> None:
    party = await started(house, settings())
    await party.play(10)
    for work in (
        looking_back.record(house, party.code),
        looking_back.story(house, party.code),
        looking_back.scene(house, party.code, None, 0),
    ):
        with pytest.raises(Refusal) as refusal:
            await work
        assert refusal.value.message == "table-not-over"


async def test_earlier_games_of_a_table_are_kept(house: House) -> None:
    party = await started(house, settings(), [None, "lead", "lead"])
    promised = party.position.deal.commitment
    await party.play()
    won, names = list(party.match.winners), [seat.name for seat in party.live.known.seats]
    await gathering.rematch(house, party.code, party.host)
    story = await looking_back.story(house, party.code, 1)
    assert (story.winners, story.names) == (won, names)
    assert names != [seat.name for seat in party.live.known.seats], "everybody sits one seat further"
    matinee.verify(await looking_back.record(house, party.code, 1), commitment=promised)
    with pytest.raises(Refusal):
        await looking_back.record(house, party.code)
    for which in (0, 3):
        with pytest.raises(NoSuchMatch):
            await looking_back.record(house, party.code, which)


async def test_a_table_without_a_game_has_nothing_to_look_back_at(house: House) -> None:
    party = await opened(house, settings())
    with pytest.raises(NoSuchMatch):
        await looking_back.record(house, party.code)
