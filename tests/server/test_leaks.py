"""No secrets are sent: the bytes a viewer receives do not depend on information hidden from them."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import Litestar

from matinee.engine.match import Match
from matinee.server.app import application
from matinee.server.config import Config
from matinee.server.event_stream import encode_event
from matinee.table import chat, replays
from matinee.table.active_match import ActiveMatch
from matinee.table.model import LogEntry
from matinee.table.service import TableService
from matinee.table.subscriptions import subscribe
from tests.server.http_players import start_match as start_http_match
from tests.servers import MatineeServer
from tests.table.helpers import TableDriver, settings, start_match
from tests.tables import random_action

pytestmark = pytest.mark.anyio

TABLES = [("dream-factory", 4), ("traumfabrik", 2), ("hollywood", 3), ("dreams", 3), ("dreams", 6)]


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Litestar]:
    app = application(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", no_bot_delay=True, limits=False))
    async with app.lifespan():
        yield app


@pytest.fixture
def service(app: Litestar) -> TableService:
    return app.state.service


def random_log(driver: TableDriver, match: Match, seed: int, length: int) -> Iterator[list[LogEntry]]:
    """Yield the log of a random match after each of its moves."""
    rng = random.Random(seed)
    entries = [LogEntry(match=driver.active.deal.id, number=0, seat=-1, move="deal", by="deal", at=1.0, state=b"")]
    entries[0] = with_position(entries[0], match)
    for number in range(1, length):
        yield entries
        if match.over:
            return
        seat = rng.choice(match.awaiting)
        match.play(seat, random_action(match, seat, rng))
        move = LogEntry(
            match=entries[0].match, number=number, seat=seat, move="", by="person", at=1.0 + number, state=b""
        )
        entries = [*entries, with_position(move, match)]


def with_position(entry: LogEntry, match: Match) -> LogEntry:
    """Return a copy of an entry with the position of a match."""
    return msgspec.structs.replace(entry, state=match.state.tobytes())


def set_log(driver: TableDriver, entries: Sequence[LogEntry]) -> None:
    """Set the log of the table's match, as if it had been read from storage."""
    deal, match = driver.active.deal, driver.match
    driver.session.active = ActiveMatch(deal, match, entries[-16:])
    driver.session.drop_cached_updates()


async def received_bytes(app: Litestar, driver: TableDriver, seat: int | None) -> list[bytes]:
    """Return the bytes that a new viewer receives: from the stream, after each of several moves, and from the table."""
    key = None if seat is None else driver.keys[seat]
    holder = None if seat is None else driver.holder(seat)
    received: list[bytes] = []
    for known in (None, 0, driver.active.number - 1):
        stream = subscribe(driver.service, driver.session, holder, known)
        received.append(encode_event(await anext(stream)))
        while not received[-1].startswith(b"id:"):
            received.append(encode_event(await anext(stream)))
        await stream.aclose()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        while driver.service.background_tasks:
            await asyncio.wait(driver.service.background_tasks)
    received.append(await get_table(app, driver, key))
    return received


async def get_table(app: Litestar, driver: TableDriver, key: str | None) -> bytes:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    transport = httpx.ASGITransport(app)  # pyright: ignore[reportArgumentType]
    async with httpx.AsyncClient(transport=transport, base_url="http://table", headers=headers) as http:
        response = await http.get(f"/api/tables/{driver.code}")
    assert response.status_code == 200
    return response.content


@pytest.mark.parametrize(("game", "players"), TABLES)
async def test_viewers_receive_bytes_that_do_not_depend_on_hidden_information(
    app: Litestar, service: TableService, game: str, players: int
) -> None:
    driver = await start_match(service, settings(game, players, clock=3600))
    await chat.post_message(service, driver.code, driver.host, "", "Hello", None)
    rng, different_positions = random.Random(5), 0
    for entries in random_log(driver, driver.match.copy(), 5, 400):
        if len(entries) > 3 and rng.random() > 0.06:
            continue
        real = driver.match.at(entries[-1].state)
        for seat in (None, *range(players)):
            set_log(driver, entries)
            expected = await received_bytes(app, driver, seat)
            redrawn = real.determinized(seat, rng.randrange(1 << 30))
            different_positions += redrawn.state.tobytes() != real.state.tobytes()
            set_log(driver, [*entries[:-1], with_position(entries[-1], redrawn)])
            assert await received_bytes(app, driver, seat) == expected
    assert different_positions > 10


async def test_viewers_who_may_know_hidden_information_receive_different_bytes(
    app: Litestar, service: TableService
) -> None:
    """Make sure that the test above does not pass because nothing is sent."""
    driver = await start_match(service, settings("dreams", 3))
    (entries,) = list(random_log(driver, driver.match.copy(), 1, 2))
    mortal = int(driver.match.state[0].mortal[0])
    gods = [seat for seat in range(3) if seat != mortal]
    set_log(driver, entries)
    before = [await received_bytes(app, driver, seat) for seat in range(3)]
    visions = [driver.match.determinized(mortal, seed) for seed in range(20)]
    other = next(each for each in visions if each.state[0].vision[0] != driver.match.state[0].vision[0])
    set_log(driver, [with_position(entries[0], other)])
    after = [await received_bytes(app, driver, seat) for seat in range(3)]
    assert [seat for seat in range(3) if after[seat] != before[seat]] == gods


async def test_a_vote_is_not_sent_to_others_before_all_are_revealed(app: Litestar, service: TableService) -> None:
    driver = await start_match(service, settings("dreams"))
    await driver.play(stop=lambda: len(driver.match.awaiting) == 4)
    before = driver.match.copy()
    log = await service.store.entries(driver.active.deal.id)
    for voter in range(4):
        received: list[list[list[bytes]]] = []
        for vote in before.moves(voter):
            match = before.copy()
            match.play(voter, vote)
            number = log[-1].number + 1
            entry = LogEntry(match=log[0].match, number=number, seat=voter, move=vote, by="person", at=9.0, state=b"")
            set_log(driver, [*log, with_position(entry, match)])
            received.append([await received_bytes(app, driver, seat) for seat in (None, *range(4)) if seat != voter])
        assert len(received) > 1
        assert all(each == received[0] for each in received)


@pytest.mark.parametrize(("game", "players"), [("dream-factory", 3), ("hollywood", 3), ("dreams", 3)])
async def test_keys_their_digests_seeds_and_moves_are_never_sent(
    app: Litestar, service: TableService, game: str, players: int
) -> None:
    driver = await start_match(service, settings(game, players))
    secrets = [driver.active.deal.seed, *driver.keys.values(), *map(driver.holder, driver.keys), "sent-with-a-move"]
    received: list[bytes] = []

    async def receive() -> None:
        for seat in (None, *driver.keys):
            received.extend(await received_bytes(app, driver, seat))

    await receive()
    await driver.move(key="sent-with-a-move")
    while driver.match.awaiting:
        await driver.play(12)
        await receive()
    all_text = b"".join(received).decode()
    for secret in secrets:
        assert secret not in all_text
    for name in ("seed", "holder", "key", "state", "deck", "move"):
        assert f'"{name}"' not in all_text
    assert (await replays.load_record(service, driver.code))["seed"] == secrets[0], "only the record contains it"


def test_server_logs_contain_no_keys_codes_or_chat(server: MatineeServer, http: httpx.Client) -> None:
    players = start_http_match(http, "hollywood")
    for player in players:
        player.move()
        player.request("POST", "/moves", {"seat": 0, "move": "reel 77", "after": 0})
        player.request("POST", "/chat", {"text": "Rumpelstiltskin"})
        with player.stream() as events:
            next(events)
    players[0].request("POST", "/moves", content=b"{")
    for player in players:
        assert player.key
        assert player.key not in server.log_text
        assert player.code not in server.log_text
    assert "Rumpelstiltskin" not in server.log_text
    assert "Traceback" not in server.log_text
