"""Two processes with one PostgreSQL and one Redis: each serves every table."""

import asyncio
import secrets
import signal
from collections.abc import Iterator
from statistics import median

import pytest

from matinee.api_types import ChatLine, Settings
from matinee.table.migrate import migrate
from matinee.table.model import LogEntry
from matinee.table.model import Table as StoredTable
from matinee.table.storage import Store
from tests.chaos.players import Player, Spectator, Table, check_updates, finished_match, make_move, open_table, play_all
from tests.chaos.raw_http import HttpClient, Response, connect_to_pair
from tests.servers import PostgresServer, RedisServer, ServerPair, StartServer

TIMEOUT = 150.0
MAX_DELAY = 0.3  # seconds; polling once a second would take half a second on average


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerPair]:
    with ServerPair(tmp_path_factory.mktemp("pair")) as pair:
        yield pair


def test_moves_in_one_process_are_shown_in_the_other_at_once(pair: ServerPair) -> None:
    async def scenario() -> None:
        async with connect_to_pair(pair, TIMEOUT) as (here, there):
            table = await open_table(here, "hollywood")
            async with Spectator(table, here).connected() as spectator:
                assert median(await spectator.measure_delays(there, 21)) < MAX_DELAY

    asyncio.run(scenario())


def test_players_and_bots_of_a_table_use_both_processes(pair: ServerPair) -> None:
    """Players watch one process and move at the other; each bot turn is played once."""

    async def scenario() -> None:
        async with connect_to_pair(pair, TIMEOUT) as (here, there):
            games: list[tuple[str, list[str | None]]] = [
                *[("hollywood", [])] * 3,
                *[("hollywood", [None, "extra", None, "understudy"])] * 3,
                ("dreams", [None, None, None, "daydreamer"]),
                ("dreams", []),
            ]
            tables = await asyncio.gather(*(open_table(here, game, 4, bots) for game, bots in games))
            clients = ((here, here), (there, there), (here, there), (there, here))
            players = [Player(table, seat, *clients[seat]) for table in tables for seat in table.keys]
            async with play_all(players):
                pass
            for table in tables:
                record, match = await finished_match(there, table)
                people = {number for number, (seat, _) in enumerate(match.history, 1) if seat in table.keys}
                assert set(table.acknowledged) == people
                check_updates(record, [player for player in players if player.table is table])

    asyncio.run(scenario())


def test_one_of_two_moves_with_the_same_number_is_accepted(pair: ServerPair) -> None:
    async def scenario() -> None:
        async with connect_to_pair(pair, TIMEOUT) as (here, there):
            table = await open_table(here, "hollywood")
            for turn in range(20):
                [seat] = (await here.request("GET", table.path)).json["update"]["awaiting"]
                update = (await there.request("GET", table.path, key=table.keys[seat])).json["update"]
                moves: list[str] = update["you"][0]["moves"]
                key = secrets.token_hex(8) if turn % 2 else None
                bodies = [
                    {"seat": seat, "move": move, "after": turn, **({"key": key} if key else {})}
                    for move in (moves[0], moves[0 if key else -1])
                ]
                responses = await asyncio.gather(
                    *(
                        client.request("POST", f"{table.path}/moves", body, table.keys[seat])
                        for client, body in zip((here, there), bodies, strict=True)
                    )
                )
                if key:
                    assert [response.json for response in responses] == [{"number": turn + 1}] * 2
                else:
                    check_one_accepted(responses, turn + 1)

    asyncio.run(scenario())


def check_one_accepted(responses: list[Response], number: int) -> None:
    accepted, refused = sorted(responses, key=lambda response: response.status)
    assert (accepted.status, accepted.json) == (200, {"number": number})
    assert (refused.status, refused.json["reason"], refused.json["number"]) == (409, "table-stale", number)


def test_votes_cast_at_the_same_time_all_count(pair: ServerPair) -> None:
    """All players vote at once through both processes; no vote makes another stale."""

    async def scenario() -> None:
        async with connect_to_pair(pair, TIMEOUT) as (here, there):
            table = await open_table(here, "dreams")
            players = [Player(table, seat, here, (here, there)[seat % 2]) for seat in sorted(table.keys)]
            while len((await players[0].refresh())["awaiting"]) == 1:
                seat: int = players[0].update["awaiting"][0]
                await players[seat].refresh()
                await players[seat].move()
            before = [(await player.refresh())["number"] for player in players]
            await asyncio.gather(*(player.move() for player in players))
            assert before == [before[0]] * 4
            assert set(range(before[0] + 1, before[0] + 5)) <= set(table.acknowledged)
            assert 409 not in table.refused

    asyncio.run(scenario())


def test_table_changes_reach_both_processes(pair: ServerPair) -> None:
    async def scenario() -> None:
        async with connect_to_pair(pair, TIMEOUT) as (here, there):
            opening = {"settings": {"game": "hollywood", "players": 3, "pace": 0}, "name": "Host"}
            opened = (await here.request("POST", "/api/tables", opening)).json
            table = Table("hollywood", opened["table"]["code"], {0: opened["key"]})
            path, host = table.path, opened["key"]
            async with Spectator(table, here).connected() as near, Spectator(table, there).connected() as far:

                async def check_kinds(*kinds: str) -> None:
                    for spectator in (near, far):
                        await spectator.wait_until(
                            lambda spectator=spectator: [seat["kind"] for seat in spectator.info["seats"]] == [*kinds]
                        )
                    for client in (here, there):
                        seats = (await client.request("GET", path)).json["table"]["seats"]
                        assert [seat["kind"] for seat in seats] == [*kinds]

                guest = (await there.request("PUT", f"{path}/seats/1", {"name": "Guest"})).json["key"]
                await check_kinds("person", "person", "open")
                assert (await here.request("DELETE", f"{path}/seats/1", key=guest)).status == 200
                await check_kinds("person", "open", "open")
                table.keys[1] = (await here.request("PUT", f"{path}/seats/1", {"name": "Guest"})).json["key"]
                assert (await there.request("PUT", f"{path}/seats/2/bot", {"level": "extra"}, host)).status == 200
                await check_kinds("person", "person", "bot")
                assert (await there.request("POST", f"{path}/start", key=host)).status == 200
                assert (await here.request("POST", f"{path}/start", key=host)).status == 409
                await near.wait_until(lambda: near.info["stage"] == "playing")
                await make_move(here, table)
                assert (await here.request("POST", f"{path}/chat", {"text": "Over there!"}, host)).status == 200
                await far.wait_until(lambda: "Over there!" in far.chat_texts)

    asyncio.run(scenario())


def test_processes_writing_to_the_same_tables_do_not_deadlock(pair: ServerPair) -> None:
    """Each process writes, in one transaction, a move of one table and a chat line of the other."""

    async def scenario() -> None:
        database = pair.postgres.new_database("ring")
        stores = [Store(database), Store(database)]
        await migrate(stores[0].engine)
        codes = ("aaaaaaaaaa", "bbbbbbbbbb")
        for code in codes:
            settings = Settings(game="hollywood", players=2)
            await stores[0].create(StoredTable(code=code, settings=settings, seats=[], host=None, opened=0.0))

        async def write(which: int, number: int) -> bool:
            mine, others = codes[which], codes[1 - which]
            entry = LogEntry(match=mine, number=number, seat=0, move="clap", by="person", at=0.0, state=b"")
            line = ChatLine(number=2 * number + which, seat=None, name="Host", at=0.0)
            store = stores[which]
            return all(await asyncio.gather(store.append(entry, mine, None), store.add_chat_line(others, line)))

        for number in range(50):
            assert all(await asyncio.gather(write(0, number), write(1, number)))
        for store in stores:
            await store.close()

    asyncio.run(scenario())


def test_two_workers_behind_one_port(serve: StartServer, postgres: PostgresServer, redis: RedisServer) -> None:
    server = serve(postgres.url, "--redis", redis.url, "--workers", "2")

    async def scenario() -> None:
        async with asyncio.timeout(TIMEOUT), HttpClient(server.port) as client:
            bots = [None, None, None, "extra"]
            tables = await asyncio.gather(*(open_table(client, "hollywood", 4, bots) for _ in range(6)))
            async with play_all([Player(table, seat, client) for table in tables for seat in table.keys]):
                pass
            for table in tables:
                await finished_match(client, table)

    asyncio.run(scenario())
    assert server.stop(signal.SIGTERM) == 0
