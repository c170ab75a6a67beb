"""Players and spectators who use the HTTP API."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from msgspec import Struct

TIMEOUT = 40.0  # seconds, on a busy machine
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")


class StreamEvent(Struct):
    """A server-sent event; comments have the name `heartbeat`."""

    event: str
    id: str | None
    data: Any


class HttpPlayer:
    """A player who sends their key as a bearer token, or a spectator without a key."""

    def __init__(self, http: httpx.Client, key: str | None = None, code: str = "") -> None:
        self.http, self.key, self.code = http, key, code
        self._headers = {"Authorization": f"Bearer {key}"} if key else {}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.code}"

    def request(self, method: str, path: str = "", json: Any = None, **options: Any) -> httpx.Response:
        """Send a request to a path of the table."""
        headers = self._headers | options.pop("headers", {})
        return self.http.request(method, self.path + path, json=json, headers=headers, **options)

    def get_table(self) -> Any:
        response = self.request("GET")
        assert response.status_code == 200, response.text
        return response.json()

    def update(self) -> Any:
        return self.get_table()["update"]

    def move(self, move: str | None = None, seat: int | None = None, **fields: Any) -> httpx.Response:
        """Make a move, by default the first legal one of an awaited seat."""
        update = self.update()
        found = next((each for each in update["you"] if each["moves"] and seat in (None, each["seat"])), None)
        body = {"seat": seat, "move": move, "after": update["number"], **fields}
        if found and move is None:
            body["move"] = found["moves"][0]
        if found and seat is None:
            body["seat"] = found["seat"]
        return self.request("POST", "/moves", body)

    @contextmanager
    def stream(self, last_event_id: str | None = None) -> Generator[Iterator[StreamEvent]]:
        """Open the event stream and yield its events."""
        headers = self._headers | ({"Last-Event-ID": last_event_id} if last_event_id is not None else {})
        with self.http.stream("GET", f"{self.path}/stream", headers=headers) as response:
            assert response.status_code == 200, response.read()
            assert response.headers["content-type"].startswith("text/event-stream")
            yield read_events(response)


def read_events(response: httpx.Response) -> Iterator[StreamEvent]:
    fields: dict[str, str] = {}
    for line in response.iter_lines():
        if line:
            name, _, value = line.partition(":")
            fields[name] = value.strip()
        elif "data" in fields:
            yield StreamEvent(fields["event"], fields.get("id"), msgspec.json.decode(fields["data"]))
            fields = {}
        else:
            if "" in fields:
                yield StreamEvent("heartbeat", None, None)
            fields = {}


def next_event(events: Iterator[StreamEvent], name: str) -> StreamEvent:
    """Return the next event with a name."""
    return next(event for event in events if event.event == name)


def table_request(game: str = "hollywood", players: int = 3, bots: Sequence[str | None] = (), **settings: Any) -> Any:
    """Return the body of a request that opens a table."""
    return {"settings": {"game": game, "players": players, "pace": 0, **settings}, "name": "Ada", "bots": list(bots)}


def open_table(http: httpx.Client, *args: Any, **settings: Any) -> HttpPlayer:
    """Open a table with the arguments of `table_request`; return its host."""
    response = http.post("/api/tables", json=table_request(*args, **settings))
    assert response.status_code == 201, response.text
    return HttpPlayer(http, response.json()["key"], response.json()["table"]["code"])


def take_seat(http: httpx.Client, code: str, seat: int, key: str | None = None) -> HttpPlayer:
    response = HttpPlayer(http, key, code).request("PUT", f"/seats/{seat}", {"name": NAMES[seat]})
    assert response.status_code == 200, response.text
    return HttpPlayer(http, response.json()["key"], code)


def start_match(http: httpx.Client, game: str = "hollywood", players: int = 3, **settings: Any) -> list[HttpPlayer]:
    """Start a match and return its players by seat, each with their own key."""
    host = open_table(http, game, players, **settings)
    players_by_seat = [host, *(take_seat(http, host.code, seat) for seat in range(1, players))]
    response = host.request("POST", "/start")
    assert response.status_code == 200, response.text
    return players_by_seat


def awaited_seat(players_by_seat: list[HttpPlayer]) -> int:
    return players_by_seat[0].update()["awaiting"][0]


@contextmanager
def http_client(url: str) -> Generator[httpx.Client]:
    """Open an HTTP client that keeps connections but does not store cookies."""
    with httpx.Client(base_url=url, timeout=TIMEOUT) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield http
