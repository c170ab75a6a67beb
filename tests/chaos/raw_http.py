"""A minimal HTTP client: many players fit into one process, and connections can be abused."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, Self

import msgspec

from tests.servers import ServerPair

HOST = "127.0.0.1"
MAX_SIZE = 1 << 24  # bytes of one event or response
HEARTBEAT_TIMEOUT = 60.0  # seconds; a stream sends a heartbeat every 15


class ConnectionLost(Exception):
    """The connection was lost; the request may or may not have been carried out."""


class Response(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Event(NamedTuple):
    """A server-sent event; a comment has no name."""

    name: str
    id: int | None
    data: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.data)


class Connection:
    """A connection for one request after another."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, port: int) -> "Connection":
        try:
            return cls(*await asyncio.open_connection(HOST, port, limit=MAX_SIZE))
        except OSError as error:
            raise ConnectionLost() from error

    async def close(self) -> None:
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()

    async def request(
        self, method: str, path: str, body: Any = None, key: str | None = None, **headers: str
    ) -> Response:
        try:
            await self.send(method, path, body, key, **headers)
            status, response_headers = await self.read_head()
            length = int(response_headers.get("content-length", "0"))
            return Response(status, response_headers, await self._reader.readexactly(length))
        except (OSError, EOFError) as error:
            raise ConnectionLost() from error

    async def send(self, method: str, path: str, body: Any = None, key: str | None = None, **headers: str) -> None:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        if key:
            lines.append(f"Authorization: Bearer {key}")
        content = b"" if body is None else msgspec.json.encode(body)
        if content:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        await self._writer.drain()

    async def read_head(self) -> tuple[int, dict[str, str]]:
        """Read the status and headers of a response."""
        first, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
        pairs = (line.partition(":") for line in lines if line)
        return int(first.split()[1]), {name.strip().lower(): value.strip() for name, _, value in pairs}

    async def events(self) -> AsyncIterator[Event]:
        """Yield the server-sent events of a response after its headers."""
        buffer = b""
        while size := int(await self._within_timeout(self._reader.readuntil(b"\r\n")), 16):
            buffer += (await self._reader.readexactly(size + 2))[:-2]
            *complete, buffer = buffer.split(b"\n\n")
            for block in complete:
                yield read_event(block)

    async def _within_timeout(self, line: Coroutine[Any, Any, bytes]) -> bytes:
        try:
            async with asyncio.timeout(HEARTBEAT_TIMEOUT):
                return await line
        except TimeoutError:
            raise AssertionError("a stream sent no heartbeat") from None


def read_event(block: bytes) -> Event:
    fields = dict(line.split(b": ", 1) for line in block.split(b"\n") if not line.startswith(b":"))
    number = fields.get(b"id")
    return Event(fields.get(b"event", b"").decode(), int(number) if number else None, fields.get(b"data", b""))


class HttpClient:
    """A connection pool for one server with a limited number of concurrent requests."""

    def __init__(self, port: int, max_requests: int = 48) -> None:
        self.port = port
        self._idle: list[Connection] = []
        self._semaphore = asyncio.Semaphore(max_requests)

    async def request(
        self, method: str, path: str, body: Any = None, key: str | None = None, **headers: str
    ) -> Response:
        async with self._semaphore:
            connection = self._idle.pop() if self._idle else await Connection.open(self.port)
            try:
                response = await connection.request(method, path, body, key, **headers)
            except BaseException:
                await connection.close()
                raise
            self._idle.append(connection)
            return response

    @asynccontextmanager
    async def stream(
        self, path: str, key: str | None = None, last_event_id: int | None = None
    ) -> AsyncGenerator[Connection]:
        """Open an event stream."""
        connection = await Connection.open(self.port)
        try:
            await connection.send(
                "GET", path, None, key, **({} if last_event_id is None else {"Last_Event_ID": str(last_event_id)})
            )
            status, _ = await connection.read_head()
            if status != 200:
                raise ConnectionLost()
            yield connection
        except (OSError, EOFError, ValueError) as error:
            raise ConnectionLost() from error
        finally:
            await connection.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        while self._idle:
            await self._idle.pop().close()


@asynccontextmanager
async def connect_to_pair(pair: ServerPair, timeout: float) -> AsyncGenerator[tuple[HttpClient, HttpClient]]:
    """Connect to both servers of a pair, with a time limit in seconds."""
    async with asyncio.timeout(timeout), HttpClient(pair.first.port) as first, HttpClient(pair.second.port) as second:
        yield first, second
