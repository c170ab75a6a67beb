"""The server is killed repeatedly during a hundred matches, and no acknowledged move is lost."""

import asyncio
import random
import sqlite3
from contextlib import closing

from tests.chaos.players import Move, Player, Table, check_updates, finished_match, open_table, play_all
from tests.chaos.raw_http import HttpClient
from tests.servers import MatineeServer, StartServer

SEED = 2004
KILLS = 5
TIMEOUT = 400.0
WITH_BOTS = [None, None, "extra", "understudy"]
MATCHES: list[tuple[str, list[str | None]]] = [
    *[("hollywood", [])] * 70,
    *[("hollywood", WITH_BOTS)] * 18,
    *[("dreams", [])] * 4,
    *[("dreams", [None, None, None, "daydreamer"])] * 3,
    *[("dream-factory", [])] * 3,
    *[("dream-factory", WITH_BOTS)] * 2,
]
LENGTH = {"hollywood": 65, "dreams": 130, "dream-factory": 260}  # approximate moves of a match


def test_moves_survive_sigkill_in_the_middle_of_100_games(serve: StartServer) -> None:
    server = serve()
    tables, players = asyncio.run(play_everything(server))
    assert len(tables) == 100
    assert all(player.streams > 1 for player in players)
    stored = stored_moves(server)
    for table in tables:
        people = {number: move for number, move in stored[table.match].items() if move.seat in table.keys}
        assert table.acknowledged == people, "an acknowledged move is lost, or an unknown move is stored"
        assert list(stored[table.match]) == list(range(len(stored[table.match])))


async def play_everything(server: MatineeServer) -> tuple[list[Table], list[Player]]:
    """Play all matches to the end while the server is killed and restarted."""
    async with asyncio.timeout(TIMEOUT), HttpClient(server.port) as client:
        tables = list(await asyncio.gather(*(open_table(client, game, 4, bots) for game, bots in MATCHES)))
        checked = {table.code for game in LENGTH for table in [other for other in tables if other.game == game][-3:]}
        players = [
            Player(table, seat, client, keep_updates=table.code in checked)
            for table in tables
            for seat in sorted(table.keys)
        ]
        async with play_all(players):
            await kill_repeatedly(server, tables)
        for table in tables:
            await check_end(client, table, [player for player in players if player.table is table])
    return tables, players


async def kill_repeatedly(server: MatineeServer, tables: list[Table]) -> None:
    """Kill the server at seeded random moments: after a number of moves and some milliseconds."""
    rng = random.Random(SEED)
    share = sum(LENGTH[table.game] * len(table.keys) // 4 for table in tables) // (KILLS + 1)
    for kills in range(KILLS):
        threshold = int(share * (kills + rng.uniform(0.3, 1.0)))
        while sum(len(table.acknowledged) for table in tables) < threshold:
            await asyncio.sleep(0.005)
        await asyncio.sleep(rng.uniform(0, 0.05))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def check_end(client: HttpClient, table: Table, players: list[Player]) -> None:
    """Check that the result follows from the record, and that all players received it."""
    record, match = await finished_match(client, table)
    replay = (await client.request("GET", f"{table.path}/replay")).json
    replayed = {past["number"]: Move(past["seat"], past["move"]) for past in replay["moves"]}
    assert table.acknowledged.items() <= replayed.items()
    assert [(move.seat, move.text) for number, move in replayed.items() if number] == match.history
    for player in players:
        assert player.update["points"] == list(match.points)
        assert player.update["winners"] == list(match.winners)
    check_updates(record, players)


def stored_moves(server: MatineeServer) -> dict[str, dict[int, Move]]:
    """Return the moves in the database file."""
    stored: dict[str, dict[int, Move]] = {}
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as file:
        for match, number, seat, move in file.execute('SELECT "match", number, seat, move FROM moves ORDER BY 1, 2'):
            stored.setdefault(match, {})[number] = Move(seat, move)
    return stored
