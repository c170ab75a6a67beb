"""Answers get lost, requests arrive twice, servers are busy: what is asked for is done once."""

from collections.abc import Callable, Iterator

import httpx
import pytest

from matinee.client import Client, NoAnswer, Said
from tests.client.players import hot_seat, now, step
from tests.servers import MatineeServer, free_port

Carry = Callable[[httpx.Request], httpx.Response]


class Line(httpx.HTTPTransport):
    """A line to the server on which something may happen to what is said."""

    def __init__(self) -> None:
        super().__init__()
        self.mishap: Callable[[httpx.Request, Carry], httpx.Response] | None = None
        self.said: list[str] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.said.append(f"{request.method} {request.url.path.rpartition('/')[2]}")
        if self.mishap:
            return self.mishap(request, super().handle_request)
        return super().handle_request(request)

    def lose_answers(self, count: int) -> None:
        def lose(request: httpx.Request, carry: Carry) -> httpx.Response:
            nonlocal count
            answer = carry(request)
            if count == 0:
                return answer
            count -= 1
            answer.read()
            raise httpx.ReadError("the line broke")

        self.mishap = lose

    def double(self) -> None:
        def double(request: httpx.Request, carry: Carry) -> httpx.Response:
            carry(request).read()
            return carry(request)

        self.mishap = double

    def be_busy(self, *statuses: int) -> None:
        left = list(statuses)

        def busy(request: httpx.Request, carry: Carry) -> httpx.Response:
            return httpx.Response(left.pop(0), headers={"Retry-After": "0"}) if left else carry(request)

        self.mishap = busy


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
def client(server: MatineeServer, line: Line) -> Iterator[Client]:
    with Client(server.url, transport=line) as client:
        yield client


def test_a_move_whose_answer_is_lost_is_made_once(client: Client, line: Line):
    table = hot_seat(client)
    before = now(table)
    line.said.clear()
    line.lose_answers(2)
    seat = before.awaiting[0]
    assert table.move(seat, before.you[seat].moves[0], before.number) == 1
    assert line.said == ["POST moves"] * 3
    assert now(table).number == 1


def test_a_move_that_arrives_twice_counts_once(client: Client, line: Line):
    table = hot_seat(client)
    line.double()
    assert [step(table), step(table)] == [1, 2]
    assert now(table).number == 2


def test_an_undo_that_arrives_twice_takes_back_one_move(client: Client, line: Line):
    table = hot_seat(client)
    step(table)
    seat = now(table).awaiting[0]
    step(table)
    line.double()
    assert table.undo(seat, after=2) == 3
    assert now(table).awaiting == [seat]
    assert now(table).number == 3


def test_the_same_move_made_on_purpose_twice_is_two_moves(client: Client):
    table = hot_seat(client)
    first = now(table)
    table.move(first.awaiting[0], "reel 1", 0)
    second = now(table)
    assert table.move(second.awaiting[0], "reel 1", 1) == 2


@pytest.mark.parametrize("statuses", [(503,), (503, 503, 429), (502, 504)])
def test_a_busy_server_is_asked_again(client: Client, line: Line, statuses: tuple[int, ...]):
    table = hot_seat(client)
    update = now(table)
    line.be_busy(*statuses)
    seat = update.awaiting[0]
    assert table.move(seat, update.you[seat].moves[0], 0) == 1


def test_what_would_happen_twice_is_asked_for_once(client: Client, line: Line):
    table = hot_seat(client)
    line.lose_answers(1)
    with pytest.raises(NoAnswer, match="the line broke"):
        table.chat("Hello?")
    with table.stream() as stream:
        said = next(news for news in stream if isinstance(news, Said))
    assert [line.text for line in said.lines] == ["Hello?"]


def test_what_never_left_is_asked_again(client: Client, line: Line):
    table = hot_seat(client)
    tries = 0

    def out_of_reach(request: httpx.Request, carry: Carry) -> httpx.Response:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise httpx.ConnectError("nobody there")
        return carry(request)

    line.mishap = out_of_reach
    assert table.chat("Hello?") == 1


def test_patience_has_an_end():
    nobody = f"http://127.0.0.1:{free_port()}"
    with Client(nobody, patience=0.3) as client, pytest.raises(NoAnswer, match="does not answer"):
        client.games()


def test_another_server_is_not_mistaken_for_ours():
    shop = httpx.MockTransport(lambda request: httpx.Response(200, html="<p>Welcome to our shop"))
    with Client("http://shop.example", transport=shop) as client, pytest.raises(NoAnswer, match="not what a Matinee"):
        client.games()
