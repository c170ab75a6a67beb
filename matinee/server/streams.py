"""Server-sent events. Litestar's own streams take thrice the time for each message, and there are many."""

import asyncio
from collections.abc import AsyncIterator

from litestar.response.base import ASGIResponse
from litestar.types import Receive, Send

from matinee.server import metrics
from matinee.table.watching import Message

RETRY = b"retry: 1000\n\n"  # milliseconds before a browser comes back
BEAT = b":\n\n"


def as_event(message: Message) -> bytes:
    """A message as it goes over the wire. JSON has no line breaks, so one `data` line holds it."""
    if message.event == "beat":
        return BEAT
    if message.id is None:
        return b"event: %s\ndata: %s\n\n" % (message.event.encode(), message.data)
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (message.id, message.event.encode(), message.data)


class EventStream(ASGIResponse):
    """Messages until there are no more or the reader is gone."""

    _should_set_content_length = False

    def __init__(self, messages: AsyncIterator[Message]) -> None:
        super().__init__(media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
        self._messages = messages

    async def send_body(self, send: Send, receive: Receive) -> None:
        metrics.STREAMS.inc()
        sending = asyncio.create_task(self._send_all(send))
        leaving = asyncio.create_task(gone(receive))
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            leaving.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            metrics.STREAMS.dec()

    async def _send_all(self, send: Send) -> None:
        await send({"type": "http.response.body", "body": RETRY, "more_body": True})
        async for message in self._messages:
            await send({"type": "http.response.body", "body": as_event(message), "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def gone(receive: Receive) -> None:
    """Waits until the reader has left."""
    while (await receive())["type"] != "http.disconnect":
        pass
