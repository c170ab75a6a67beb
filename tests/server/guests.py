"""People who come to a server over HTTP."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from msgspec import Struct

PATIENCE = 40.0  # seconds, on a busy machine
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")


class Told(Struct):
    """A server-sent event; comments have the name `beat`."""

    event: str
    id: str | None
    data: Any


class Guest:
    """Somebody with a key, or a spectator. A browser would keep cookies; these send their key as a bearer."""

    def __init__(self, http: httpx.Client, key: str | None = None, code: str = "") -> None:
        self.http, self.key, self.code = http, key, code
        self._headers = {"Authorization": f"Bearer {key}"} if key else {}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.code}"

    def ask(self, method: str, path: str = "", json: Any = None, **more: Any) -> httpx.Response:
        """A request about the table."""
        headers = self._headers | more.pop("headers", {})
        return self.http.request(method, self.path + path, json=json, headers=headers, **more)

    def look(self) -> Any:
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def update(self) -> Any:
        return self.look()["update"]

    def move(self, move: str | None = None, seat: int | None = None, **more: Any) -> httpx.Response:
        """Any move of a seat of theirs, unless it is said which."""
        update = self.update()
        mine = next((own for own in update["you"] if own["moves"] and seat in (None, own["seat"])), None)
        body = {"seat": seat, "move": move, "after": update["number"], **more}
        if mine and move is None:
            body["move"] = mine["moves"][0]
        if mine and seat is None:
            body["seat"] = mine["seat"]
        return self.ask("POST", "/moves", body)

    @contextmanager
    def stream(self, last: str | None = None) -> Generator[Iterator[Told]]:
        """What the server tells, as it comes."""
        headers = self._headers | ({"Last-Event-ID": last} if last is not None else {})
        with self.http.stream("GET", f"{self.path}/stream", headers=headers) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield read_events(answer)


def read_events(answer: httpx.Response) -> Iterator[Told]:
    fields: dict[str, str] = {}
    for line in answer.iter_lines():
        if line:
            name, _, value = line.partition(":")
            fields[name] = value.strip()
        elif "data" in fields:
            yield Told(fields["event"], fields.get("id"), msgspec.json.decode(fields["data"]))
            fields = {}
        else:
            if "" in fields:
                yield Told("beat", None, None)
            fields = {}


def next_of(events: Iterator[Told], event: str) -> Told:
    """The next event of a kind."""
    return next(told for told in events if told.event == event)


def opening(game: str = "hollywood", players: int = 3, bots: Sequence[str | None] = (), **more: Any) -> Any:
    return {"settings": {"game": game, "players": players, "pace": 0, **more}, "name": "Ada", "bots": list(bots)}


def open_table(http: httpx.Client, *of: Any, **more: Any) -> Guest:
    """The host of a new table."""
    answer = http.post("/api/tables", json=opening(*of, **more))
    assert answer.status_code == 201, answer.text
    return Guest(http, answer.json()["key"], answer.json()["table"]["code"])


def sit(http: httpx.Client, code: str, seat: int, key: str | None = None) -> Guest:
    answer = Guest(http, key, code).ask("PUT", f"/seats/{seat}", {"name": NAMES[seat]})
    assert answer.status_code == 200, answer.text
    return Guest(http, answer.json()["key"], code)


def party(http: httpx.Client, game: str = "hollywood", players: int = 3, **more: Any) -> list[Guest]:
    """A game in play, everybody with a key of their own, by seat."""
    host = open_table(http, game, players, **more)
    guests = [host, *(sit(http, host.code, seat) for seat in range(1, players))]
    answer = host.ask("POST", "/start")
    assert answer.status_code == 200, answer.text
    return guests


def awaited(guests: list[Guest]) -> int:
    return guests[0].update()["awaiting"][0]


@contextmanager
def visiting(url: str) -> Generator[httpx.Client]:
    """Keeps connections, but no cookies: who somebody is, they say."""
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield http
