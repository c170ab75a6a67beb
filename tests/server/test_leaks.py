"""Nobody is sent what is not theirs: pairs of games that differ only in what a viewer may not know are told alike."""

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
from matinee.server.streams import as_event
from matinee.table import looking_back, playing
from matinee.table.house import House
from matinee.table.model import Entry
from matinee.table.position import Position
from matinee.table.watching import watch
from tests.server.guests import party as guests_at
from tests.servers import MatineeServer
from tests.table.houses import Party, settings, started
from tests.tables import random_action

pytestmark = pytest.mark.anyio

GAMES = [("dream-factory", 4), ("traumfabrik", 2), ("hollywood", 3), ("dreams", 3), ("dreams", 6)]


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Litestar]:
    app = application(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", hurry=True, limits=False))
    async with app.lifespan():
        yield app


@pytest.fixture
def house(app: Litestar) -> House:
    return app.state.house


def entries_of(party: Party, match: Match, seed: int, length: int) -> Iterator[list[Entry]]:
    """A game played at random, as the entries of its log; again and again, longer each time."""
    rng = random.Random(seed)
    entries = [Entry(match=party.position.deal.id, number=0, seat=-1, move="deal", by="deal", at=1.0, state=b"")]
    entries[0] = replaced(entries[0], match)
    for number in range(1, length):
        yield entries
        if match.over:
            return
        seat = rng.choice(match.awaiting)
        match.play(seat, random_action(match, seat, rng))
        move = Entry(match=entries[0].match, number=number, seat=seat, move="", by="person", at=1.0 + number, state=b"")
        entries = [*entries, replaced(move, match)]


def replaced(entry: Entry, match: Match) -> Entry:
    """The same entry with another position."""
    return msgspec.structs.replace(entry, state=match.state.tobytes())


def put(party: Party, entries: Sequence[Entry]) -> None:
    """Puts a match as it stands on the table, as if it had been read from storage."""
    deal, match = party.position.deal, party.match
    party.live.position = Position(deal, match, entries[-16:])
    party.live.rest()


async def sent(app: Litestar, party: Party, seat: int | None) -> list[bytes]:
    """Every byte that a viewer gets who comes now: of the stream, for several numbers seen, and of the table."""
    key = None if seat is None else party.keys[seat]
    holder = None if seat is None else party.holder(seat)
    got: list[bytes] = []
    for known in (None, 0, party.position.number - 1):
        stream = watch(party.house, party.live, holder, known)
        got.append(as_event(await anext(stream)))
        while not got[-1].startswith(b"id:"):
            got.append(as_event(await anext(stream)))
        await stream.aclose()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        while party.house.errands:
            await asyncio.wait(party.house.errands)
    got.append(await asked(app, party, key))
    return got


async def asked(app: Litestar, party: Party, key: str | None) -> bytes:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    transport = httpx.ASGITransport(app)  # pyright: ignore[reportArgumentType]
    async with httpx.AsyncClient(transport=transport, base_url="http://table", headers=headers) as http:
        answer = await http.get(f"/api/tables/{party.code}")
    assert answer.status_code == 200
    return answer.content


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_games_that_differ_in_what_one_may_not_know_are_told_alike(
    app: Litestar, house: House, game: str, players: int
) -> None:
    party = await started(house, settings(game, players, clock=3600))
    await playing.speak(house, party.code, party.host, "", "Hello", None)
    rng, pairs = random.Random(5), 0
    for entries in entries_of(party, party.match.copy(), 5, 400):
        if len(entries) > 3 and rng.random() > 0.06:
            continue
        real = party.match.at(entries[-1].state)
        for seat in (None, *range(players)):
            put(party, entries)
            expected = await sent(app, party, seat)
            other = real.determinized(seat, rng.randrange(1 << 30))
            pairs += other.state.tobytes() != real.state.tobytes()
            put(party, [*entries[:-1], replaced(entries[-1], other)])
            assert await sent(app, party, seat) == expected
    assert pairs > 10


async def test_such_a_pair_is_told_differently_to_whoever_may_know(app: Litestar, house: House) -> None:
    """So that the test above cannot pass by telling nobody anything."""
    party = await started(house, settings("dreams", 3))
    (entries,) = list(entries_of(party, party.match.copy(), 1, 2))
    mortal = int(party.match.state[0].mortal[0])
    gods = [seat for seat in range(3) if seat != mortal]
    put(party, entries)
    told = [await sent(app, party, seat) for seat in range(3)]
    visions = [party.match.determinized(mortal, seed) for seed in range(20)]
    other = next(each for each in visions if each.state[0].vision[0] != party.match.state[0].vision[0])
    put(party, [replaced(entries[0], other)])
    now = [await sent(app, party, seat) for seat in range(3)]
    assert [seat for seat in range(3) if now[seat] != told[seat]] == gods


async def test_a_vote_is_nobody_elses_before_all_are_revealed(app: Litestar, house: House) -> None:
    party = await started(house, settings("dreams"))
    await party.play(stop=lambda: len(party.match.awaiting) == 4)
    before = party.match.copy()
    log = await house.store.entries(party.position.deal.id)
    for voter in range(4):
        told: list[list[list[bytes]]] = []
        for vote in before.moves(voter):
            match = before.copy()
            match.play(voter, vote)
            number = log[-1].number + 1
            entry = Entry(match=log[0].match, number=number, seat=voter, move=vote, by="person", at=9.0, state=b"")
            put(party, [*log, replaced(entry, match)])
            told.append([await sent(app, party, seat) for seat in (None, *range(4)) if seat != voter])
        assert len(told) > 1
        assert all(each == told[0] for each in told)


@pytest.mark.parametrize(("game", "players"), [("dream-factory", 3), ("hollywood", 3), ("dreams", 3)])
async def test_keys_their_digests_seeds_and_moves_are_never_sent(
    app: Litestar, house: House, game: str, players: int
) -> None:
    party = await started(house, settings(game, players))
    secrets = [party.position.deal.seed, *party.keys.values(), *map(party.holder, party.keys), "sent-with-a-move"]
    told: list[bytes] = []

    async def look() -> None:
        for seat in (None, *party.keys):
            told.extend(await sent(app, party, seat))

    await look()
    await party.move(key="sent-with-a-move")
    while party.match.awaiting:
        await party.play(12)
        await look()
    everything = b"".join(told).decode()
    for secret in secrets:
        assert secret not in everything
    for name in ("seed", "holder", "key", "state", "deck", "move"):
        assert f'"{name}"' not in everything
    assert (await looking_back.record(house, party.code))["seed"] == secrets[0], "only the record tells it"


def test_the_log_of_a_server_has_no_keys_codes_or_words(server: MatineeServer, http: httpx.Client) -> None:
    guests = guests_at(http, "hollywood")
    for guest in guests:
        guest.move()
        guest.ask("POST", "/moves", {"seat": 0, "move": "reel 77", "after": 0})
        guest.ask("POST", "/chat", {"text": "Rumpelstiltskin"})
        with guest.stream() as events:
            next(events)
    guests[0].ask("POST", "/moves", content=b"{")
    for guest in guests:
        assert guest.key
        assert guest.key not in server.said
        assert guest.code not in server.said
    assert "Rumpelstiltskin" not in server.said
    assert "Traceback" not in server.said
