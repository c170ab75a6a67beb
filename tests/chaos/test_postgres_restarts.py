"""PostgreSQL restarts, with or without an orderly shutdown, while the server runs."""

import asyncio
import signal
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sqlalchemy import select, text

from matinee.table.schema import MOVES
from matinee.table.storage import open_engine
from tests.chaos.players import Move, Player, Table, check_updates, finished_match, open_table, play_all
from tests.chaos.raw_http import HttpClient, Response
from tests.servers import MatineeServer, PostgresServer, StartServer

TIMEOUT = 200.0
MATCHES: list[tuple[str, list[str | None]]] = [
    *[("hollywood", [])] * 6,
    *[("hollywood", [None, None, "extra", "understudy"])] * 3,
    *[("dreams", [])] * 2,
]
OUTAGES_AFTER = (150, 350, 550)  # moves
Outage = Callable[[PostgresServer], AbstractAsyncContextManager[None]]


def test_nothing_is_lost_when_postgresql_restarts(serve: StartServer, postgres: PostgresServer) -> None:
    database = postgres.new_database("tables")
    server = serve(database)
    tables = asyncio.run(play_everything(server, postgres))
    moves_by_match = asyncio.run(stored_moves(database))
    for table in tables:
        assert table.acknowledged.items() <= moves_by_match[table.match].items(), "an acknowledged move is lost"
    assert any(503 in table.refused for table in tables)


async def play_everything(server: MatineeServer, postgres: PostgresServer) -> list[Table]:
    async with asyncio.timeout(TIMEOUT), HttpClient(server.port) as client:
        tables = list(await asyncio.gather(*(open_table(client, game, 4, bots) for game, bots in MATCHES)))
        players = [Player(table, seat, client) for table in tables for seat in sorted(table.keys)]
        async with play_all(players):
            outages: tuple[Outage, ...] = (restart, crash, refuse_logins)
            for moves, outage in zip(OUTAGES_AFTER, outages, strict=True):
                while sum(len(table.acknowledged) for table in tables) < moves:
                    await asyncio.sleep(0.005)
                async with outage(postgres):
                    await check_unavailable(client, next(player for player in players if not player.over))
        for table in tables:
            record, match = await finished_match(client, table)
            assert table.acknowledged.items() <= dict(enumerate((Move(*move) for move in match.history), 1)).items()
            check_updates(record, [player for player in players if player.table is table])
    return tables


@asynccontextmanager
async def restart(postgres: PostgresServer) -> AsyncGenerator[None]:
    await asyncio.to_thread(postgres.stop, signal.SIGINT)
    yield
    await asyncio.to_thread(postgres.start)


@asynccontextmanager
async def crash(postgres: PostgresServer) -> AsyncGenerator[None]:
    await asyncio.to_thread(postgres.kill)
    yield
    await asyncio.to_thread(postgres.start)


@asynccontextmanager
async def refuse_logins(postgres: PostgresServer) -> AsyncGenerator[None]:
    """PostgreSQL accepts connections but refuses logins, as while it starts or stops."""
    engine = open_engine(postgres.url).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("ALTER DATABASE tables ALLOW_CONNECTIONS false"))
        await connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tables'")
        )
        yield
        await connection.execute(text("ALTER DATABASE tables ALLOW_CONNECTIONS true"))
    await engine.dispose()


async def check_unavailable(client: HttpClient, player: Player) -> None:
    """While the database is down, requests get a problem document and the server keeps running."""
    path, key = player.table.path, player.key
    move = {"seat": player.seat, "move": "pass", "after": player.number or 0}
    for response in await asyncio.gather(
        client.request("GET", "/health"),
        client.request("GET", path, key=key),
        client.request("GET", f"{path}/stream", key=key),
        client.request("POST", f"{path}/moves", move, key),
        client.request("POST", f"{path}/chat", {"text": "Hello?"}, key),
        client.request("PUT", f"{path}/seats/{player.seat}", {"name": "Somebody"}, key),
        client.request("POST", "/api/tables", {"settings": {"game": "hollywood", "players": 3}, "name": "Host"}),
    ):
        check_problem(response)
    assert (await client.request("GET", "/metrics")).status == 200


def check_problem(response: Response) -> None:
    assert response.status == 503, response
    assert response.headers["content-type"] == "application/problem+json"
    assert response.headers["retry-after"]
    assert response.json["reason"] == "table-closed"


async def stored_moves(database: str) -> dict[str, dict[int, Move]]:
    """Return the moves in the database, and check that no idempotency key is stored twice."""
    engine = open_engine(database)
    async with engine.connect() as connection:
        rows = (await connection.execute(select(MOVES).order_by(MOVES.c.match, MOVES.c.number))).all()
    await engine.dispose()
    moves_by_match: dict[str, dict[int, Move]] = {}
    for row in rows:
        moves_by_match.setdefault(row.match, {})[row.number] = Move(row.seat, row.move)
    keys = [(row.match, row.key) for row in rows if row.key]
    assert len(keys) == len(set(keys)), "a move was carried out twice"
    return moves_by_match
