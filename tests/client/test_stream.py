"""A stream yields every change once, also after reconnecting."""

import threading
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue

import msgspec
import pytest

from matinee.client import ChatUpdate, Client, NoAnswer, Refused, Stream, StreamEvent, TableInfo, Update
from tests.client.players import RETRY_TIMEOUT, hot_seat, step, updates
from tests.servers import MatineeServer, free_port


def receive(stream: Stream, until: int) -> list[StreamEvent]:
    """Return the events up to the update with a number."""
    received: list[StreamEvent] = []
    for event in stream:
        received.append(event)
        if isinstance(event, Update) and event.number >= until:
            break
    return received


def test_a_stream_yields_the_state_and_then_changes(client: Client):
    table = hot_seat(client)
    with table.stream() as stream:
        first = receive(stream, 0)
        assert isinstance(first[0], TableInfo)
        assert first[0].commitment
        assert [(update.number, update.happened) for update in updates(first)] == [(0, [])]
        step(table)
        (update,) = updates(receive(stream, 1))
        assert [(move.number, move.by) for move in update.happened] == [(1, "person")]
        assert update.happened[0].events


def test_a_stream_continues_after_the_server_restarts(server: MatineeServer):
    with Client(server.url, retry_timeout=RETRY_TIMEOUT) as client, ThreadPoolExecutor() as threads:
        table = hot_seat(client)
        table.chat("before")
        with table.stream() as stream:
            received = receive(stream, 0)
            for _ in range(3):
                step(table)
            received += receive(stream, 3)
            server.kill()
            restarted = threads.submit(server.start)
            for _ in range(3):  # repeated until the server is back
                step(table)
            restarted.result(RETRY_TIMEOUT)
            table.chat("after")
            received += receive(stream, 6)
            step(table)
            received += receive(stream, 7)
    moves = [move.number for update in updates(received) for move in update.happened]
    lines = [line.text for event in received if isinstance(event, ChatUpdate) for line in event.lines]
    assert moves == [1, 2, 3, 4, 5, 6, 7]
    assert lines == ["before", "after"]


def test_closing_a_stream_wakes_the_reading_thread(client: Client):
    table = hot_seat(client)
    stream = table.stream()
    queue: Queue[StreamEvent | None] = Queue()

    def listen() -> None:
        for each in stream:
            queue.put(each)
        queue.put(None)

    thread = threading.Thread(target=listen)
    thread.start()
    while not isinstance(queue.get(timeout=RETRY_TIMEOUT), Update):
        pass
    stream.close()
    thread.join(RETRY_TIMEOUT)
    assert not thread.is_alive()
    while queue.get(timeout=RETRY_TIMEOUT) is not None:
        pass
    assert list(stream) == []
    step(table)  # the client still works


def test_a_stream_without_heartbeats_reconnects():
    update = Update(
        match=1, number=5, happened=[], awaiting=[], deadline={}, over=False, points=None, winners=[], you=[]
    )
    known: list[str | None] = []
    over = threading.Event()

    class Silent(BaseHTTPRequestHandler):
        """Sends one update and then no heartbeats."""

        def do_GET(self) -> None:
            known.append(self.headers["Last-Event-ID"])
            number = 5 if len(known) == 1 else 6
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            data = msgspec.json.encode(msgspec.structs.replace(update, number=number))
            self.wfile.write(b"retry: 1000\n\nid: %d\nevent: update\ndata: %s\n\n:\n\n" % (number, data))
            over.wait(RETRY_TIMEOUT)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Silent) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with (
            Client(f"http://127.0.0.1:{server.server_port}", heartbeat_timeout=0.2) as client,
            client.at("abcd").stream() as stream,
        ):
            received = updates(stream)
            assert [next(received).number, next(received).number] == [5, 6]
        over.set()
        server.shutdown()
    assert known == [None, "5"]


def test_a_stream_fails_after_the_retry_timeout():
    nobody = f"http://127.0.0.1:{free_port()}"
    with Client(nobody, retry_timeout=0.3) as client, pytest.raises(NoAnswer, match="does not answer"):
        next(client.at("abcd").stream())


def test_a_stream_of_an_unknown_table_is_refused(client: Client):
    with pytest.raises(Refused) as refused:
        next(client.at("nosuchtable").stream())
    assert (refused.value.status, refused.value.reason) == (404, "table-unknown")
