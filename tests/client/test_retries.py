"""When answers get lost, requests are duplicated or the server is busy, each request is carried out once."""

from collections.abc import Callable, Iterator

import httpx
import pytest

from matinee.client import ChatUpdate, Client, NoAnswer
from tests.client.players import hot_seat, now, step
from tests.servers import MatineeServer, free_port

Send = Callable[[httpx.Request], httpx.Response]


class FaultyTransport(httpx.HTTPTransport):
    """A transport that can lose, duplicate or refuse requests."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: Callable[[httpx.Request, Send], httpx.Response] | None = None
        self.requests: list[str] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(f"{request.method} {request.url.path.rpartition('/')[2]}")
        if self.fault:
            return self.fault(request, super().handle_request)
        return super().handle_request(request)

    def lose_answers(self, count: int) -> None:
        def lose(request: httpx.Request, send: Send) -> httpx.Response:
            nonlocal count
            answer = send(request)
            if count == 0:
                return answer
            count -= 1
            answer.read()
            raise httpx.ReadError("the line broke")

        self.fault = lose

    def duplicate(self) -> None:
        def double(request: httpx.Request, send: Send) -> httpx.Response:
            send(request).read()
            return send(request)

        self.fault = double

    def refuse_with(self, *statuses: int) -> None:
        left = list(statuses)

        def busy(request: httpx.Request, send: Send) -> httpx.Response:
            return httpx.Response(left.pop(0), headers={"Retry-After": "0"}) if left else send(request)

        self.fault = busy


@pytest.fixture
def transport() -> FaultyTransport:
    return FaultyTransport()


@pytest.fixture
def client(server: MatineeServer, transport: FaultyTransport) -> Iterator[Client]:
    with Client(server.url, transport=transport) as client:
        yield client


def test_a_move_whose_answer_is_lost_is_made_once(client: Client, transport: FaultyTransport):
    table = hot_seat(client)
    before = now(table)
    transport.requests.clear()
    transport.lose_answers(2)
    seat = before.awaiting[0]
    assert table.move(seat, before.you[seat].moves[0], before.number) == 1
    assert transport.requests == ["POST moves"] * 3
    assert now(table).number == 1


def test_a_move_that_arrives_twice_counts_once(client: Client, transport: FaultyTransport):
    table = hot_seat(client)
    transport.duplicate()
    assert [step(table), step(table)] == [1, 2]
    assert now(table).number == 2


def test_an_undo_that_arrives_twice_takes_back_one_move(client: Client, transport: FaultyTransport):
    table = hot_seat(client)
    step(table)
    seat = now(table).awaiting[0]
    step(table)
    transport.duplicate()
    assert table.undo(seat, after=2) == 3
    assert now(table).awaiting == [seat]
    assert now(table).number == 3


def test_the_same_move_made_twice_on_purpose_is_two_moves(client: Client):
    table = hot_seat(client)
    first = now(table)
    table.move(first.awaiting[0], "reel 1", 0)
    second = now(table)
    assert table.move(second.awaiting[0], "reel 1", 1) == 2


@pytest.mark.parametrize("statuses", [(503,), (503, 503, 429), (502, 504)])
def test_requests_to_a_busy_server_are_repeated(client: Client, transport: FaultyTransport, statuses: tuple[int, ...]):
    table = hot_seat(client)
    update = now(table)
    transport.refuse_with(*statuses)
    seat = update.awaiting[0]
    assert table.move(seat, update.you[seat].moves[0], 0) == 1


def test_requests_that_are_not_idempotent_are_not_repeated(client: Client, transport: FaultyTransport):
    table = hot_seat(client)
    transport.lose_answers(1)
    with pytest.raises(NoAnswer, match="the line broke"):
        table.chat("Hello?")
    with table.stream() as stream:
        chat = next(event for event in stream if isinstance(event, ChatUpdate))
    assert [line.text for line in chat.lines] == ["Hello?"]


def test_requests_that_were_not_sent_are_repeated(client: Client, transport: FaultyTransport):
    table = hot_seat(client)
    tries = 0

    def out_of_reach(request: httpx.Request, send: Send) -> httpx.Response:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise httpx.ConnectError("nobody there")
        return send(request)

    transport.fault = out_of_reach
    assert table.chat("Hello?") == 1


def test_requests_fail_after_the_retry_timeout():
    nobody = f"http://127.0.0.1:{free_port()}"
    with Client(nobody, retry_timeout=0.3) as client, pytest.raises(NoAnswer, match="does not answer"):
        client.games()


def test_other_servers_are_recognised():
    shop = httpx.MockTransport(lambda request: httpx.Response(200, html="<p>Welcome to our shop"))
    with Client("http://shop.example", transport=shop) as client, pytest.raises(NoAnswer, match="not from a Matinee"):
        client.games()
