"""Requests are repeated, delayed and reordered. Each move counts once, stale moves never."""

import asyncio
import secrets
from typing import Any

from tests.chaos.players import Move, Player, Table, check_truth, finished_match, open_table, play_all
from tests.chaos.raw_http import Answer, Wire
from tests.servers import MatineeServer, StartServer

PATIENCE = 200.0
COPIES = 3
LATE = 0.06  # seconds at most
FUTURE = 40  # more moves than are made meanwhile
MATCHES: list[tuple[str, list[str | None]]] = [
    *[("hollywood", [])] * 12,
    *[("hollywood", [None, None, "extra", "extra"])] * 4,
    *[("dreams", [])] * 2,
]


def test_repeated_and_late_moves_count_once(serve: StartServer) -> None:
    asyncio.run(play_everything(serve()))


async def play_everything(server: MatineeServer) -> None:
    async with asyncio.timeout(PATIENCE), Wire(server.port) as wire:
        tables = await asyncio.gather(*(open_table(wire, game, 4, bots) for game, bots in MATCHES))
        players = [RepeatingPlayer(table, seat, wire) for table in tables for seat in table.keys]
        async with play_all(players):
            pass
        for table in tables:
            record, match = await finished_match(wire, table)
            played = {number: Move(*move) for number, move in enumerate(match.history, 1) if move[0] in table.keys}
            assert table.acknowledged == played
            check_truth(record, [player for player in players if player.table is table])


class RepeatingPlayer(Player):
    """Sends each move several times, together with an old move and one with a future number."""

    def __init__(self, table: Table, seat: int, wire: Wire) -> None:
        super().__init__(table, seat, wire)
        self.past: list[dict[str, Any]] = []

    async def send(self, move: str, after: int, key: str) -> int:
        body = {"seat": self.seat, "move": move, "after": after, "key": key}
        wrong = [{**body, "after": after + FUTURE}, *([self.chance.choice(self.past)] if self.past else [])]
        answers = await asyncio.gather(
            *(self.late(body) for _ in range(COPIES)),
            *(self.late({**each, "key": secrets.token_hex(8)}) for each in wrong),
        )
        for answer in answers[COPIES:]:
            check_stale(answer, after)
        [status] = {answer.status for answer in answers[:COPIES]}
        if status == 200:
            [number] = {answer.json["number"] for answer in answers[:COPIES]}
            self.table.acknowledge(number, Move(self.seat, move))
            self.past.append(body)
        elif status == 409:  # chosen again before the update with this seat's vote arrived
            check_stale(answers[0], after)
        else:
            assert status == 422
        return status

    async def late(self, body: dict[str, Any]) -> Answer:
        await asyncio.sleep(self.chance.uniform(0, LATE))
        return await self.asking.ask("POST", f"{self.table.path}/moves", body, self.key)


def check_stale(answer: Answer, after: int) -> None:
    assert (answer.status, answer.json["reason"]) == (409, "table-stale"), answer.body
    assert after <= answer.json["number"] < after + FUTURE
