"""PostgreSQL restarts, orderly or not, under a running server."""

import asyncio
import signal
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sqlalchemy import select, text

from matinee.table.schema import MOVES
from matinee.table.storage import open_engine
from tests.chaos.players import Move, Player, Table, check_truth, finished_match, open_table, play_all
from tests.chaos.raw_http import Answer, Wire
from tests.servers import MatineeServer, PostgresServer, StartServer

PATIENCE = 200.0
EVENING: list[tuple[str, list[str | None]]] = [
    *[("hollywood", [])] * 6,
    *[("hollywood", [None, None, "extra", "understudy"])] * 3,
    *[("dreams", [])] * 2,
]
AFTER = (150, 350, 550)  # moves
Away = Callable[[PostgresServer], AbstractAsyncContextManager[None]]


def test_nothing_is_lost_when_postgresql_restarts(serve: StartServer, postgres: PostgresServer) -> None:
    database = postgres.new_database("tables")
    server = serve(database)
    tables = asyncio.run(evening(server, postgres))
    kept = asyncio.run(stored(database))
    for table in tables:
        assert table.acknowledged.items() <= kept[table.match].items(), "an acknowledged move is lost"
    assert any(503 in table.refused for table in tables)


async def evening(server: MatineeServer, postgres: PostgresServer) -> list[Table]:
    async with asyncio.timeout(PATIENCE), Wire(server.port) as wire:
        tables = list(await asyncio.gather(*(open_table(wire, game, 4, bots) for game, bots in EVENING)))
        players = [Player(table, seat, wire) for table in tables for seat in sorted(table.keys)]
        async with play_all(players):
            ways: tuple[Away, ...] = (restart, power_cut, closed_doors)
            for moves, away in zip(AFTER, ways, strict=True):
                while sum(len(table.acknowledged) for table in tables) < moves:
                    await asyncio.sleep(0.005)
                async with away(postgres):
                    await check_closed(wire, next(player for player in players if not player.over))
        for table in tables:
            record, match = await finished_match(wire, table)
            assert table.acknowledged.items() <= dict(enumerate((Move(*move) for move in match.history), 1)).items()
            check_truth(record, [player for player in players if player.table is table])
    return tables


@asynccontextmanager
async def restart(postgres: PostgresServer) -> AsyncGenerator[None]:
    await asyncio.to_thread(postgres.stop, signal.SIGINT)
    yield
    await asyncio.to_thread(postgres.start)


@asynccontextmanager
async def power_cut(postgres: PostgresServer) -> AsyncGenerator[None]:
    await asyncio.to_thread(postgres.kill)
    yield
    await asyncio.to_thread(postgres.start)


@asynccontextmanager
async def closed_doors(postgres: PostgresServer) -> AsyncGenerator[None]:
    """PostgreSQL accepts connections but refuses logins, as while it starts or stops."""
    engine = open_engine(postgres.url).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as keeper:
        await keeper.execute(text("ALTER DATABASE tables ALLOW_CONNECTIONS false"))
        await keeper.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tables'"))
        yield
        await keeper.execute(text("ALTER DATABASE tables ALLOW_CONNECTIONS true"))
    await engine.dispose()


async def check_closed(wire: Wire, player: Player) -> None:
    """While the database is down, requests get a problem document and the server keeps running."""
    path, key = player.table.path, player.key
    move = {"seat": player.seat, "move": "pass", "after": player.number or 0}
    for answer in await asyncio.gather(
        wire.ask("GET", "/health"),
        wire.ask("GET", path, key=key),
        wire.ask("GET", f"{path}/stream", key=key),
        wire.ask("POST", f"{path}/moves", move, key),
        wire.ask("POST", f"{path}/chat", {"text": "Hello?"}, key),
        wire.ask("PUT", f"{path}/seats/{player.seat}", {"name": "Somebody"}, key),
        wire.ask("POST", "/api/tables", {"settings": {"game": "hollywood", "players": 3}, "name": "Host"}),
    ):
        check_problem(answer)
    assert (await wire.ask("GET", "/metrics")).status == 200


def check_problem(answer: Answer) -> None:
    assert answer.status == 503, answer
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["retry-after"]
    assert answer.json["reason"] == "table-closed"


async def stored(database: str) -> dict[str, dict[int, Move]]:
    """Return the moves in the database, and check that no idempotency key is stored twice."""
    engine = open_engine(database)
    async with engine.connect() as connection:
        rows = (await connection.execute(select(MOVES).order_by(MOVES.c.match, MOVES.c.number))).all()
    await engine.dispose()
    kept: dict[str, dict[int, Move]] = {}
    for row in rows:
        kept.setdefault(row.match, {})[row.number] = Move(row.seat, row.move)
    keys = [(row.match, row.key) for row in rows if row.key]
    assert len(keys) == len(set(keys)), "a move was carried out twice"
    return kept
