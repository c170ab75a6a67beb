"""Players and spectators who use the HTTP API."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from msgspec import Struct

PATIENCE = 40.0  # seconds, on a busy machine
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

    def ask(self, method: str, path: str = "", json: Any = None, **more: Any) -> httpx.Response:
        """Send a request about the table."""
        headers = self._headers | more.pop("headers", {})
        return self.http.request(method, self.path + path, json=json, headers=headers, **more)

    def look(self) -> Any:
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def update(self) -> Any:
        return self.look()["update"]

    def move(self, move: str | None = None, seat: int | None = None, **more: Any) -> httpx.Response:
        """Make a move: by default the first legal one of an awaited seat."""
        update = self.update()
        mine = next((own for own in update["you"] if own["moves"] and seat in (None, own["seat"])), None)
        body = {"seat": seat, "move": move, "after": update["number"], **more}
        if mine and move is None:
            body["move"] = mine["moves"][0]
        if mine and seat is None:
            body["seat"] = mine["seat"]
        return self.ask("POST", "/moves", body)

    @contextmanager
    def stream(self, last: str | None = None) -> Generator[Iterator[StreamEvent]]:
        """Open the event stream and yield its events."""
        headers = self._headers | ({"Last-Event-ID": last} if last is not None else {})
        with self.http.stream("GET", f"{self.path}/stream", headers=headers) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield read_events(answer)


def read_events(answer: httpx.Response) -> Iterator[StreamEvent]:
    fields: dict[str, str] = {}
    for line in answer.iter_lines():
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


def next_of(events: Iterator[StreamEvent], event: str) -> StreamEvent:
    """Return the next event of a kind."""
    return next(told for told in events if told.event == event)


def opening(game: str = "hollywood", players: int = 3, bots: Sequence[str | None] = (), **more: Any) -> Any:
    return {"settings": {"game": game, "players": players, "pace": 0, **more}, "name": "Ada", "bots": list(bots)}


def open_table(http: httpx.Client, *of: Any, **more: Any) -> HttpPlayer:
    """Open a table and return its host."""
    answer = http.post("/api/tables", json=opening(*of, **more))
    assert answer.status_code == 201, answer.text
    return HttpPlayer(http, answer.json()["key"], answer.json()["table"]["code"])


def sit(http: httpx.Client, code: str, seat: int, key: str | None = None) -> HttpPlayer:
    answer = HttpPlayer(http, key, code).ask("PUT", f"/seats/{seat}", {"name": NAMES[seat]})
    assert answer.status_code == 200, answer.text
    return HttpPlayer(http, answer.json()["key"], code)


def start_match(http: httpx.Client, game: str = "hollywood", players: int = 3, **more: Any) -> list[HttpPlayer]:
    """Start a match and return its players by seat, each with their own key."""
    host = open_table(http, game, players, **more)
    players_by_seat = [host, *(sit(http, host.code, seat) for seat in range(1, players))]
    answer = host.ask("POST", "/start")
    assert answer.status_code == 200, answer.text
    return players_by_seat


def awaited(players_by_seat: list[HttpPlayer]) -> int:
    return players_by_seat[0].update()["awaiting"][0]


@contextmanager
def http_client(url: str) -> Generator[httpx.Client]:
    """Open an HTTP client that keeps connections but no cookies."""
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield http
