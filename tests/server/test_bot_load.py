"""One address that keeps the bots busy does not slow down the bots of others."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from tests.server.http_players import HttpPlayer, http_client, open_table
from tests.servers import MatineeServer, wait_until

GREEDY_TABLES = 12
MAX_SECONDS = 5.0  # for a bot's turn on a busy machine; with one queue for all it took over 13 seconds


def wait_for_turn(player: HttpPlayer) -> None:
    wait_until(lambda: player.update()["awaiting"] == [0], 60)


def bots_answer(player: HttpPlayer) -> float:
    """Move, and return the seconds until the bots have moved as well."""
    start = time.monotonic()
    assert player.move().status_code == 200
    wait_for_turn(player)
    return time.monotonic() - start


def test_tables_of_one_address_do_not_slow_down_the_bots_of_others(tmp_path: Path) -> None:
    server = MatineeServer(tmp_path, None, "--no-limits", "--no-bot-delay", "--proxied")
    server.start()
    try:
        with http_client(server.url) as honest, http_client(server.url) as greedy:
            honest.headers["X-Forwarded-For"], greedy.headers["X-Forwarded-For"] = "10.0.0.1", "10.0.0.2"
            player = open_table(honest, "dream-factory", 3, [None, "extra", "extra"])
            assert player.request("POST", "/start").status_code == 200
            wait_for_turn(player)
            bots_answer(player)
            for _ in range(GREEDY_TABLES):
                table = open_table(greedy, "dream-factory", 4, [None, "legend", "legend", "legend"])
                assert table.request("POST", "/start").status_code == 200
                assert table.request("DELETE", "/seats/0").status_code == 200
            assert min(bots_answer(player) for _ in range(3)) < MAX_SECONDS
    finally:
        server.kill()


def test_hints_are_refused_when_too_many_wait_and_dropped_with_the_client(tmp_path: Path) -> None:
    server = MatineeServer(tmp_path, None, "--no-limits", "--no-bot-delay")
    server.start()
    try:
        with http_client(server.url) as http, ThreadPoolExecutor(16) as threads:
            players = [open_table(http, "dream-factory", 3, [None, "extra", "extra"]) for _ in range(16)]
            for player in players:
                assert player.request("POST", "/start").status_code == 200
                wait_for_turn(player)
            responses = list(threads.map(ask, players))
            assert {response.status_code for response in responses} <= {200, 503}
            refused = [response for response in responses if response.status_code == 503]
            assert refused
            assert all(response.json()["reason"] == "table-bots-busy" for response in refused)
            assert all(int(response.headers["retry-after"]) > 0 for response in refused)
            answered = next(player for player, response in zip(players, responses, strict=True) if response.is_success)
            start = time.monotonic()
            again = [answered.request("GET", "/hint/0").json() for _ in range(20)]
            assert all(each == again[0] for each in again)
            assert time.monotonic() - start < MAX_SECONDS, "a hint is made once"
            for player in players:
                with_short_timeout(player)
            assert bots_answer(players[0]) < MAX_SECONDS
    finally:
        server.kill()


def ask(player: HttpPlayer) -> httpx.Response:
    return player.request("GET", "/hint/0")


def with_short_timeout(player: HttpPlayer) -> None:
    """Ask for a hint and hang up."""
    try:
        player.request("GET", "/hint/0", timeout=0.05)
    except httpx.TimeoutException:
        return
