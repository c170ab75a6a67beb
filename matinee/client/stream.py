"""The event stream of a table. After a lost connection it reconnects and continues where it stopped."""

import socket
from collections.abc import Generator, Iterator
from contextlib import closing, suppress
from threading import Event as Flag
from typing import Self

import httpx
from httpx_sse import EventSource, ServerSentEvent, SSEError
from msgspec.structs import replace
from tenacity import sleep_using_event

from matinee.api_types import ChatUpdate, TableInfo, Update
from matinee.client.connection import (
    CONNECT_TIMEOUT,
    CONNECTION_ERRORS,
    GATEWAY_ERRORS,
    INITIAL_DELAY,
    UNCHANGED,
    Busy,
    Connection,
    bearer,
    decoded,
    refusal,
)
from matinee.client.errors import NoAnswer

StreamEvent = TableInfo | Update | ChatUpdate
"""An event of a stream."""
EVENT_TYPES: dict[str, type[StreamEvent]] = {"table": TableInfo, "update": Update, "chat": ChatUpdate}


class Stream:
    """An iterator over the events of a table: first its current state, then every change.

    It ends when it is closed, also from another thread. It raises `NoAnswer` if the server cannot be reached for longer
    than the client's retry_timeout, and `Refused` if the table no longer exists.
    """

    def __init__(self, connection: Connection, path: str, key: str | None) -> None:
        self._connection, self._path, self._key = connection, path, key
        self._closed = Flag()
        self._socket: socket.socket | None = None
        self._table: TableInfo | None = None
        self._update: Update | None = None
        self._last_line = 0  # number of the last chat line received
        self._news = self._receive()

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> StreamEvent:
        return next(self._news)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the stream. A thread that waits for the next event stops waiting."""
        self._closed.set()
        if self._socket:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
        with suppress(ValueError):  # raised if another thread is running the generator; that thread then cleans up
            self._news.close()

    def _receive(self) -> Generator[StreamEvent]:
        while not self._closed.is_set():
            response = self._connect()
            if response is None:
                return
            with suppress(*CONNECTION_ERRORS), closing(response):
                for event in self._events(response):
                    event_type = EVENT_TYPES.get(event.event)
                    if event_type and (news := self._new_part(decoded(event.data, event_type))):
                        yield news
            self._closed.wait(INITIAL_DELAY)

    def _connect(self) -> httpx.Response | None:
        """Open a connection, retrying until the client's retry_timeout ends. Return None if the stream is closed."""
        # The connection is not reused, so that closing its socket affects no other request.
        headers = {"Accept": "text/event-stream", "Connection": "close", **bearer(self._key)}
        if self._update:
            headers["Last-Event-ID"] = str(self._update.number)
        timeout = httpx.Timeout(self._connection.heartbeat_timeout, connect=CONNECT_TIMEOUT)
        request = self._connection.http.build_request("GET", self._path, headers=headers, timeout=timeout)

        def open_stream() -> httpx.Response:
            response = self._connection.http.send(request, stream=True)
            if not response.is_success:
                response.read()
                raise Busy(response) if response.status_code in (*UNCHANGED, *GATEWAY_ERRORS) else refusal(response)
            return response

        def may_retry(error: BaseException) -> bool:
            return isinstance(error, (Busy, *CONNECTION_ERRORS)) and not self._closed.is_set()

        try:
            return self._connection.retrying(may_retry, sleep=sleep_using_event(self._closed))(open_stream)
        except (Busy, *CONNECTION_ERRORS) as error:
            if self._closed.is_set():
                return None
            raise self._connection.no_answer(refusal(error.response) if isinstance(error, Busy) else error) from error

    def _events(self, response: httpx.Response) -> Iterator[ServerSentEvent]:
        """Yield the events of one connection until it is lost or silent for too long."""
        network = response.extensions.get("network_stream")
        self._socket = network.get_extra_info("socket") if network else None
        try:
            if not self._closed.is_set():
                yield from EventSource(response).iter_sse()
        except SSEError as error:
            raise NoAnswer(f"this is not an event stream: {error}") from error
        finally:
            self._socket = None

    def _new_part(self, news: StreamEvent) -> StreamEvent | None:
        """Return the new part of an event, if any. After reconnecting, the server sends the whole state again."""
        match news:
            case TableInfo():
                before, self._table = self._table, news
                return news if news != before else None
            case Update():
                before, self._update = self._update, news
                is_known = before and not news.happened and news == replace(before, happened=[])
                return None if is_known else news
            case ChatUpdate(lines):
                lines = [line for line in lines if line.number > self._last_line]
                self._last_line = max([self._last_line, *(line.number for line in lines)])
                return ChatUpdate(lines) if lines else None
