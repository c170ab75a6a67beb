"""The example bot plays whole games."""

import subprocess
import sys
from pathlib import Path

import pytest

from matinee.client import Client, TableInfo
from tests.client.players import RETRY_TIMEOUT, now
from tests.servers import MatineeServer

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "http_bot.py"


@pytest.mark.parametrize(
    ("game", "level"),
    [("hollywood", "extra"), ("dreams", "daydreamer"), ("dream-factory", "lead"), ("traumfabrik", "extra")],
)
def test_the_example_bot_plays_to_the_end(server: MatineeServer, client: Client, game: str, level: str):
    table = client.open_table(game, 3, name="Ada", bots=[None, level])
    bot = subprocess.Popen(
        [sys.executable, BOT, server.url, table.code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        with table.stream() as stream:
            next(event for event in stream if isinstance(event, TableInfo) and event.seats[2].kind == "person")
        table.start()
        table.leave(0)  # a bot stands in
        out, errors = bot.communicate(timeout=RETRY_TIMEOUT)
    finally:
        bot.kill()
    assert (bot.returncode, errors) == (0, "")
    end = now(table)
    assert end.over
    assert out == f"points: {end.points}, won by: {end.winners}\n"


def test_the_example_bot_has_at_most_forty_lines():
    assert len(BOT.read_text("utf-8").splitlines()) <= 40
