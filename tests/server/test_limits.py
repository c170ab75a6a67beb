"""One client among many cannot use up the memory, the streams or the rate of requests of a server."""

import contextlib
import re
import socket
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

import matinee
from matinee.server.rate_limits import LIMITS, MAX_STREAMS_OF_ADDRESS, MAX_STREAMS_OF_KEY
from tests.chaos.raw_http import HOST
from tests.server.http_players import HttpPlayer, http_client, table_request
from tests.servers import MatineeServer

MAX_MEMORY = 30 << 20  # bytes
MAX_CPU = 3.0  # seconds; reading 40 boxes for each request would take over a minute


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatineeServer]:
    """Start a server behind a proxy on this computer, with rate limits."""
    server = MatineeServer(tmp_path_factory.mktemp("limited"), None, "--no-bot-delay", "--proxied")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def client(limited: MatineeServer) -> Iterator[httpx.Client]:
    with http_client(limited.url) as http:
        yield http


def open_statuses(client: httpx.Client, *headers: list[tuple[str, str]]) -> list[int]:
    """Open one table for each list of headers; return the statuses."""
    return [client.post("/api/tables", json=table_request(), headers=each).status_code for each in headers]


FORMS: dict[str, Callable[[int], list[tuple[str, str]]]] = {
    "in a second header": lambda n: [("X-Forwarded-For", f"10.9.0.{n}"), ("X-Forwarded-For", "10.20.0.1")],
    "with ports": lambda n: [("X-Forwarded-For", f"10.20.0.2:{2000 + n}")],
    "in one IPv6 network": lambda n: [("X-Forwarded-For", f"2001:db8:7:7::{n + 1:x}")],
    "that are none": lambda n: [("X-Forwarded-For", f"nonsense{n}")],
}


@pytest.mark.parametrize("form", FORMS)
def test_one_client_cannot_appear_as_many_addresses(client: httpx.Client, form: str) -> None:
    limit = LIMITS["open"][0].amount
    statuses = open_statuses(client, *(FORMS[form](n) for n in range(2 * limit)))
    assert statuses.count(201) <= limit + 1
    assert 429 in statuses


def test_a_header_from_elsewhere_than_the_proxy_is_ignored(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = MatineeServer(
        tmp_path_factory.mktemp("direct"), None, "--no-bot-delay", "--proxied", "--trusted-proxies", "10.0.0.1"
    )
    server.start()
    try:
        with http_client(server.url) as http:
            limit = LIMITS["open"][0].amount
            assert 429 in open_statuses(http, *([("X-Forwarded-For", f"10.9.0.{n}")] for n in range(limit + 1)))
    finally:
        server.stop()


def test_invented_keys_use_no_memory(limited: MatineeServer, client: httpx.Client) -> None:
    before = limited.memory_in_bytes()
    for number in range(400):
        name = ("Cookie", "Authorization")[number % 2]
        value = f"matinee-={uuid.uuid4()}{'x' * 25_000}" if name == "Cookie" else f"Bearer {number}{'y' * 25_000}"
        headers = {name: value, "X-Forwarded-For": f"10.21.0.{number % 250}"}
        assert client.get("/api/games", headers=headers).status_code == 200
    assert limited.memory_in_bytes() - before < MAX_MEMORY


def test_keys_that_open_no_seat_are_not_counted(client: httpx.Client) -> None:
    opened = client.post("/api/tables", json=table_request(), headers={"X-Forwarded-For": "10.22.0.1"})
    code = opened.json()["table"]["code"]
    limit = LIMITS["seat"][1].amount
    for number in range(limit + 10):
        headers = {"Authorization": "Bearer somebody-elses-key", "X-Forwarded-For": f"10.22.1.{number}"}
        response = client.delete(f"/api/tables/{code}/seats/0", headers=headers)
        assert response.status_code == 401


def test_streams_are_limited_by_address_and_by_key(limited: MatineeServer, client: httpx.Client) -> None:
    opened = client.post("/api/tables", json=table_request(), headers={"X-Forwarded-For": "10.23.0.1"}).json()
    path = f"/api/tables/{opened['table']['code']}/stream"
    with contextlib.ExitStack() as stack:

        def status(address: str, key: str | None = None) -> bytes:
            connection = stack.enter_context(socket.create_connection((HOST, limited.port), 30))
            bearer = f"Authorization: Bearer {key}\r\n" if key else ""
            request = f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nX-Forwarded-For: {address}\r\n{bearer}\r\n"
            connection.sendall(request.encode())
            return connection.recv(12)[9:]

        assert {status("10.23.0.2") for _ in range(MAX_STREAMS_OF_ADDRESS)} == {b"200"}
        assert status("10.23.0.2") == b"429"
        assert {status(f"10.23.1.{n}", opened["key"]) for n in range(MAX_STREAMS_OF_KEY)} == {b"200"}
        assert status("10.23.1.99", opened["key"]) == b"429"
        assert status("10.23.1.99") == b"200"
    player = HttpPlayer(client, opened["key"], opened["table"]["code"])
    player.get_table()
    with player.stream() as events:
        assert next(events).event == "table", "closed streams are not counted"


def test_public_tables_and_spectators_chat_are_limited_further(client: httpx.Client) -> None:
    headers = {"X-Forwarded-For": "10.24.0.1"}
    limit = LIMITS["publish"][0].amount
    requests = [client.post("/api/tables", json=table_request(public=True), headers=headers) for _ in range(limit + 2)]
    assert [response.status_code for response in requests] == [201] * limit + [429] * 2
    table = requests[0].json()
    code, key = table["table"]["code"], table["key"]
    limit = LIMITS["spectator-chat"][0].amount
    lines = [
        client.post(f"/api/tables/{code}/chat", json={"text": "Hello", "name": "Zoe"}, headers=headers).status_code
        for _ in range(limit + 2)
    ]
    assert lines == [200] * limit + [429] * 2
    player = headers | {"Authorization": f"Bearer {key}"}
    assert client.post(f"/api/tables/{code}/chat", json={"text": "Hello"}, headers=player).status_code == 200


def test_spectators_cannot_write_at_a_table_for_players_only(client: httpx.Client) -> None:
    headers = {"X-Forwarded-For": "10.25.0.1"}
    opened = client.post("/api/tables", json=table_request(spectator_chat=False), headers=headers).json()
    path = f"/api/tables/{opened['table']['code']}/chat"
    refused = client.post(path, json={"text": "Hello", "name": "Zoe"}, headers=headers)
    assert (refused.status_code, refused.json()["reason"]) == (403, "table-chat-players")
    key = headers | {"Authorization": f"Bearer {opened['key']}"}
    assert client.post(path, json={"text": "Hello"}, headers=key).status_code == 200


def test_boxes_with_many_pictures_do_not_slow_down_others(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("boxes")
    text = matinee.GAMES["hollywood"].default_box.read_text("utf-8")
    padding = "# A comment that must be read.\n" * 5_000
    for number in range(40):
        (folder / f"box{number}.toml").write_text(padding + text, "utf-8")
    server = MatineeServer(folder, None, "--no-limits", "--no-bot-delay", "--boxes", str(folder))
    server.start()
    try:
        with http_client(server.url) as http, ThreadPoolExecutor(30) as threads:
            first = http.get("/api/games").json()
            paths = ["/api/games", "/api/games/hollywood/box?box=box7", "/api/games/hollywood/messages"] * 20
            before = cpu_seconds(server)
            responses = list(threads.map(http.get, paths))
            assert cpu_seconds(server) - before < MAX_CPU
            assert {response.status_code for response in responses} == {200}
            assert responses[0].json() == first
            assert len(next(game for game in first if game["name"] == "hollywood")["boxes"]) == 40
            (folder / "box7.toml").write_text(text.replace('en = "Hollywood"', 'en = "Ours"', 1), "utf-8")
            assert http.get("/api/games/hollywood/box?box=box7").json()["name"]["en"] == "Ours"
    finally:
        server.stop()


def cpu_seconds(server: MatineeServer) -> float:
    text = httpx.get(f"{server.url}/metrics", timeout=30).text
    return float(re.findall(r"^process_cpu_seconds_total (\S+)", text, re.MULTILINE)[0])
