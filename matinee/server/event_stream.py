"""Server-sent events, and disconnecting clients. Litestar's own streams take three times as long per message."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import ClientException
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from matinee.server import metrics
from matinee.table.subscriptions import StreamMessage

T = TypeVar("T")
RETRY = b"retry: 1000\n\n"  # milliseconds before a browser reconnects
HEARTBEAT = b":\n\n"


def encode_event(message: StreamMessage) -> bytes:
    """Return a message as a server-sent event. JSON has no line breaks, so one `data` line is enough."""
    if message.event == "heartbeat":
        return HEARTBEAT
    if message.id is None:
        return b"event: %s\ndata: %s\n\n" % (message.event.encode(), message.data)
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (message.id, message.event.encode(), message.data)


class EventStream(ASGIResponse):
    """A response that sends messages until there are no more or the client disconnects."""

    _should_set_content_length = False

    def __init__(
        self, messages: AsyncIterator[StreamMessage], counted: AbstractContextManager[None] | None = None
    ) -> None:
        super().__init__(media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
        self._messages = messages
        self._counted = counted or nullcontext()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._counted:
            await super().__call__(scope, receive, send)

    async def send_body(self, send: Send, receive: Receive) -> None:
        metrics.STREAMS.inc()
        sending = asyncio.create_task(self._send_all(send))
        disconnect = asyncio.create_task(wait_for_disconnect(receive))
        try:
            await asyncio.wait((sending, disconnect), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            disconnect.cancel()
            await asyncio.gather(sending, disconnect, return_exceptions=True)
            metrics.STREAMS.dec()

    async def _send_all(self, send: Send) -> None:
        await send({"type": "http.response.body", "body": RETRY, "more_body": True})
        async for message in self._messages:
            await send({"type": "http.response.body", "body": encode_event(message), "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def wait_for_disconnect(receive: Receive) -> None:
    """Wait until the client disconnects."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def unless_disconnected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Return the result of some work for a request without a body. Cancel the work if the client disconnects."""
    working = asyncio.create_task(work)
    disconnect = asyncio.create_task(wait_for_disconnect(request.receive))
    try:
        await asyncio.wait((working, disconnect), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientException()  # nobody receives it
        return working.result()
    finally:
        working.cancel()
        disconnect.cancel()
        await asyncio.gather(working, disconnect, return_exceptions=True)
