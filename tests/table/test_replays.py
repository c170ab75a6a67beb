"""Records and replays of finished matches; refused before the end."""

import msgspec
import pytest

import matinee
from matinee.table import replays
from matinee.table.errors import MatchNotFound, TableError
from matinee.table.service import TableService
from tests.table.helpers import GAMES, open_table, settings, start_match

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_matches_the_commitment(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game))
    commitment = driver.active.deal.commitment
    await driver.play()
    record = await replays.load_record(service, driver.code)
    match = matinee.verify(record, commitment=commitment)
    assert match.over
    assert match.winners == driver.match.winners
    assert record["names"] == [seat.name for seat in driver.table.seats]
    with pytest.raises(matinee.MatineeError):
        matinee.verify(record, commitment="00" * 32)


async def test_a_record_with_chosen_studios_is_valid(service: TableService) -> None:
    driver = await open_table(service, settings("dream-factory", 3), studio=4)
    await driver.sit(1)
    await driver.sit(2, studio=1)
    await driver.start()
    await driver.play()
    assert matinee.verify(await replays.load_record(service, driver.code)).over


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_contains_every_move_and_the_full_positions(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game))
    await driver.play()
    record = await replays.load_record(service, driver.code)
    replay = await replays.load_replay(service, driver.code)
    moves = replay.moves
    assert [(past.seat, past.move) for past in moves[1:]] == [tuple(move) for move in record["moves"]]
    assert [past.number for past in moves] == list(range(len(record["moves"]) + 1))
    match = matinee.start(game, driver.match.players, record["seed"])
    assert await replays.load_position(service, driver.code, None, 0) == match.full_state()
    for seat, move in record["moves"]:
        match.play(seat, move)
    assert await replays.load_position(service, driver.code, 1, len(record["moves"])) == match.full_state()
    assert moves[-1].points == list(match.points)
    assert replay.winners == list(match.winners)
    position = await replays.load_position(service, driver.code, 1, len(moves) - 1, 1)
    assert position == msgspec.to_builtins(match.view(1))
    for number in (-1, len(moves)):
        with pytest.raises(MatchNotFound):
            await replays.load_position(service, driver.code, None, number)


@pytest.mark.parametrize("game", GAMES)
async def test_a_decision_is_what_its_player_saw(service: TableService, game: str) -> None:
    driver = await start_match(service, settings(game))
    await driver.play()
    record = await replays.load_record(service, driver.code)
    match = matinee.start(game, driver.match.players, record["seed"])
    for number, (seat, move) in enumerate(record["moves"][:20], 1):
        decision = await replays.load_decision(service, driver.code, None, number)
        assert decision.seat == seat
        assert msgspec.to_builtins(decision.view) == msgspec.to_builtins(match.view(seat))
        assert decision.moves == match.offered(seat)
        match.play(seat, move)
    for number in (0, len(record["moves"]) + 1):
        with pytest.raises(MatchNotFound):
            await replays.load_decision(service, driver.code, None, number)


async def test_records_and_replays_are_refused_before_the_end(service: TableService) -> None:
    driver = await start_match(service, settings())
    await driver.play(10)
    for call in (
        replays.load_record(service, driver.code),
        replays.load_replay(service, driver.code),
        replays.load_position(service, driver.code, None, 0),
    ):
        with pytest.raises(TableError) as refusal:
            await call
        assert refusal.value.message == "table-not-over"


async def test_earlier_matches_of_a_table_are_available(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, "lead", "lead"])
    commitment = driver.active.deal.commitment
    await driver.play()
    winners, names = list(driver.match.winners), [seat.name for seat in driver.session.table.seats]
    await driver.rematch()
    replay = await replays.load_replay(service, driver.code, 1)
    assert (replay.winners, replay.names) == (winners, names)
    assert names != [seat.name for seat in driver.session.table.seats], "players did not move one seat on"
    matinee.verify(await replays.load_record(service, driver.code, 1), commitment=commitment)
    with pytest.raises(TableError):
        await replays.load_record(service, driver.code)
    for match in (0, 3):
        with pytest.raises(MatchNotFound):
            await replays.load_record(service, driver.code, match)


async def test_a_table_without_a_match_has_no_record(service: TableService) -> None:
    driver = await open_table(service, settings())
    with pytest.raises(MatchNotFound):
        await replays.load_record(service, driver.code)
