"""Requests are repeated, delayed and reordered. Each move counts once, and stale moves do not count."""

import asyncio
import secrets
from typing import Any

from tests.chaos.players import Move, Player, Table, check_updates, finished_match, open_table, play_all
from tests.chaos.raw_http import HttpClient, Response
from tests.servers import MatineeServer, StartServer

TIMEOUT = 200.0
COPIES = 3
MAX_DELAY = 0.06  # seconds at most
FUTURE = 40  # more moves than are made meanwhile
MATCHES: list[tuple[str, list[str | None]]] = [
    *[("hollywood", [])] * 12,
    *[("hollywood", [None, None, "extra", "extra"])] * 4,
    *[("dreams", [])] * 2,
]


def test_repeated_and_late_moves_count_once(serve: StartServer) -> None:
    asyncio.run(play_everything(serve()))


async def play_everything(server: MatineeServer) -> None:
    async with asyncio.timeout(TIMEOUT), HttpClient(server.port) as client:
        tables = await asyncio.gather(*(open_table(client, game, 4, bots) for game, bots in MATCHES))
        players = [RepeatingPlayer(table, seat, client) for table in tables for seat in table.keys]
        async with play_all(players):
            pass
        for table in tables:
            record, match = await finished_match(client, table)
            played = {number: Move(*move) for number, move in enumerate(match.history, 1) if move[0] in table.keys}
            assert table.acknowledged == played
            check_updates(record, [player for player in players if player.table is table])


class RepeatingPlayer(Player):
    """Sends each move several times, together with an old move and one with a future number."""

    def __init__(self, table: Table, seat: int, client: HttpClient) -> None:
        super().__init__(table, seat, client)
        self.past_requests: list[dict[str, Any]] = []

    async def send(self, move: str, after: int, key: str) -> int:
        body = {"seat": self.seat, "move": move, "after": after, "key": key}
        stale_bodies = [
            {**body, "after": after + FUTURE},
            *([self.rng.choice(self.past_requests)] if self.past_requests else []),
        ]
        responses = await asyncio.gather(
            *(self.send_late(body) for _ in range(COPIES)),
            *(self.send_late({**stale, "key": secrets.token_hex(8)}) for stale in stale_bodies),
        )
        for response in responses[COPIES:]:
            check_stale(response, after)
        [status] = {response.status for response in responses[:COPIES]}
        if status == 200:
            [number] = {response.json["number"] for response in responses[:COPIES]}
            self.table.acknowledge(number, Move(self.seat, move))
            self.past_requests.append(body)
        elif status == 409:  # chosen again before the update with this seat's vote arrived
            check_stale(responses[0], after)
        else:
            assert status == 422
        return status

    async def send_late(self, body: dict[str, Any]) -> Response:
        await asyncio.sleep(self.rng.uniform(0, MAX_DELAY))
        return await self.request_client.request("POST", f"{self.table.path}/moves", body, self.key)


def check_stale(response: Response, after: int) -> None:
    assert (response.status, response.json["reason"]) == (409, "table-stale"), response.body
    assert after <= response.json["number"] < after + FUTURE
