"""The news of a table, as they come. A stream that breaks is taken up again where it broke."""

import socket
from collections.abc import Generator, Iterator
from contextlib import suppress
from threading import Event as Flag
from typing import Self

import httpx
from msgspec import Struct
from msgspec.structs import replace

from matinee.client.connection import BEHIND, CONNECT, LOST, UNCHANGED, Connection, Patience, bearer, decoded, refusal
from matinee.client.errors import Refused
from matinee.table.viewing import Said, TableInfo, Update

News = TableInfo | Update | Said
SHAPES: dict[str, type[News]] = {"table": TableInfo, "update": Update, "chat": Said}


class Event(Struct, frozen=True):
    """A server-sent event. One without a name is a sign of life."""

    name: str
    data: bytes


def events(chunks: Iterator[bytes]) -> Iterator[Event]:
    """The events of a body that comes in pieces. Of their ids we need none: an update carries its number."""
    rest = b""
    for chunk in chunks:
        *blocks, rest = (rest + chunk).split(b"\n\n")
        for block in blocks:
            fields = dict(line.split(b": ", 1) for line in block.split(b"\n") if b": " in line)
            yield Event(fields.get(b"event", b"").decode(), fields.get(b"data", b""))


class Stream:
    """Iterate over it to hear the news of a table: first how everything stands, then whatever changes.

    It ends when it is closed, which another thread may do, too. `NoAnswer` if the server stays away for longer than the
    client has patience, `Refused` if the table is no more.
    """

    def __init__(self, connection: Connection, path: str, key: str | None) -> None:
        self._connection, self._path, self._key = connection, path, key
        self._closed = Flag()
        self._socket: socket.socket | None = None
        self._table: TableInfo | None = None
        self._update: Update | None = None
        self._heard = 0  # lines of the chat
        self._news = self._tell()

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> News:
        return next(self._news)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends it. Whoever waits for news in another thread waits no longer."""
        self._closed.set()
        if self._socket:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
        with suppress(ValueError):  # raised where another thread is in it; then that one tidies up
            self._news.close()

    def _tell(self) -> Generator[News]:
        patience = Patience(self._connection.patience)
        why: object = "the stream ended"
        while not self._closed.is_set():
            try:
                for event in self._listen():
                    patience = Patience(self._connection.patience)
                    if (shape := SHAPES.get(event.name)) and (news := self._fresh(decoded(event.data, shape))):
                        yield news
            except LOST as failure:
                why = failure
            except Refused as refused:
                if refused.status not in (*UNCHANGED, *BEHIND):
                    raise
                why = refused
            if self._closed.is_set():
                return
            pause = patience.pause()
            if pause is None:
                raise self._connection.no_answer(why)
            self._closed.wait(pause)

    def _listen(self) -> Iterator[Event]:
        """One connection, until it breaks, or is silent for so long that it must be dead."""
        # The connection is not used again, so that closing it hits nobody else.
        headers = {"Accept": "text/event-stream", "Connection": "close", **bearer(self._key)}
        if self._update:
            headers["Last-Event-ID"] = str(self._update.number)
        timeout = httpx.Timeout(self._connection.silence, connect=CONNECT)
        with self._connection.http.stream("GET", self._path, headers=headers, timeout=timeout) as response:
            if not response.is_success:
                response.read()
                raise refusal(response)
            network = response.extensions.get("network_stream")
            self._socket = network.get_extra_info("socket") if network else None
            try:
                if not self._closed.is_set():
                    yield from events(response.iter_bytes())
            finally:
                self._socket = None

    def _fresh(self, news: News) -> News | None:
        """What of it is new. After a break the server tells once more how everything stands."""
        match news:
            case TableInfo():
                before, self._table = self._table, news
                return news if news != before else None
            case Update():
                before, self._update = self._update, news
                known = before and not news.happened and news == replace(before, happened=[])
                return None if known else news
            case Said(lines):
                lines = [line for line in lines if line.number > self._heard]
                self._heard = max([self._heard, *(line.number for line in lines)])
                return Said(lines) if lines else None
