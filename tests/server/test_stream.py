"""The event stream: events and their ids, reconnecting, spectators, several seats."""

import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import matinee
from tests.server.http_players import (
    TIMEOUT,
    HttpPlayer,
    awaited_seat,
    next_event,
    open_table,
    read_events,
    start_match,
    take_seat,
)


def make_moves(players: list[HttpPlayer], count: int = 1) -> None:
    for _ in range(count):
        response = players[awaited_seat(players)].move()
        assert response.status_code == 200, response.text


def test_a_new_viewer_receives_the_table_and_the_match(http: httpx.Client) -> None:
    players = start_match(http)
    with players[1].stream() as events:
        table, update = next_event(events, "table"), next_event(events, "update")
    table_response = players[1].get_table()
    assert table.id is None
    assert (table.data["code"], table.data["commitment"]) == (players[1].code, table_response["table"]["commitment"])
    assert update.id == "0"
    assert update.data == table_response["update"] | {"happened": update.data["happened"]}


def test_every_move_is_an_event_with_its_number_as_id(http: httpx.Client) -> None:
    players = start_match(http)
    with players[0].stream() as events:
        assert next_event(events, "update").id == "0"
        for number in range(1, 6):
            make_moves(players)
            update = next_event(events, "update")
            assert (update.id, update.data["number"]) == (str(number), number)
            assert [step["number"] for step in update.data["happened"]] == [number]


@pytest.mark.parametrize("last", [0, 2, 5])
def test_a_reconnecting_viewer_receives_exactly_the_missed_moves(http: httpx.Client, last: int) -> None:
    players = start_match(http)
    make_moves(players, 5)
    with players[0].stream(str(last)) as events:
        update = next_event(events, "update")
    assert update.id == "5"
    assert [step["number"] for step in update.data["happened"]] == list(range(last + 1, 6))


def test_the_after_parameter_requests_all_moves(http: httpx.Client) -> None:
    players = start_match(http)
    make_moves(players, 3)
    with http.stream("GET", f"{players[0].path}/stream?after=-1") as response:
        update = next_event(read_events(response), "update")
    assert [step["number"] for step in update.data["happened"]] == [0, 1, 2, 3]
    assert players[0].request("GET", "/stream?after=-2").status_code == 400


@pytest.mark.parametrize("last", ["", "-1", "x", "99", "1.5", "٣", "9" * 20, "0x1"])
def test_an_invalid_last_event_id_is_harmless(http: httpx.Client, last: str) -> None:
    players = start_match(http)
    make_moves(players, 2)
    headers = [(b"Last-Event-ID", last.encode())]
    with http.stream("GET", f"{players[0].path}/stream", headers=headers) as response:
        assert response.status_code == 200


def test_a_last_event_id_that_is_much_too_long_is_refused(http: httpx.Client) -> None:
    players = start_match(http)
    assert players[0].request("GET", "/stream", headers={"Last-Event-ID": "9" * 21}).status_code == 400


def test_a_spectator_receives_the_public_view(http: httpx.Client) -> None:
    players = start_match(http, "dreams", 3)
    with HttpPlayer(http, None, players[0].code).stream() as events:
        table, update = next_event(events, "table").data, next_event(events, "update").data
    assert not any(seat["yours"] for seat in table["seats"])
    ((seat, view),) = [(each["seat"], each["view"]) for each in update["you"]]
    assert (seat, view["role"], view["vision"]) == (None, None, None)


def test_two_seats_of_one_key_share_a_stream(http: httpx.Client) -> None:
    host = open_table(http, "dreams", 3, [None, None, "daydreamer"])
    assert take_seat(http, host.code, 1, host.key).key == host.key
    assert host.request("POST", "/start").status_code == 200
    with host.stream() as events:
        update = next_event(events, "update").data
    assert [each["seat"] for each in update["you"]] == [0, 1]
    assert [each["view"]["seat"] for each in update["you"]] == [0, 1]


def test_streams_send_heartbeats(http: httpx.Client) -> None:
    host = open_table(http)
    with host.stream() as events:
        assert next_event(events, "heartbeat").event == "heartbeat"


def test_viewers_see_players_sit_down(http: httpx.Client) -> None:
    host = open_table(http)
    with host.stream() as events:
        names: Callable[[], list[str]] = lambda: [seat["name"] for seat in next_event(events, "table").data["seats"]]  # noqa: E731
        assert names() == ["Ada", "", ""]
        take_seat(http, host.code, 2)
        while names() != ["Ada", "", "Cleo"]:
            pass


def test_chat_messages_arrive_at_once(http: httpx.Client) -> None:
    players = start_match(http)
    with players[0].stream() as events:
        next_event(events, "update")
        assert players[1].request("POST", "/chat", {"text": "Hello", "reaction": "wow"}).status_code == 200
        (line,) = next_event(events, "chat").data["lines"]
    assert (line["name"], line["text"], line["reaction"]) == ("Bob", "Hello", "wow")


def test_presence_follows_the_stream(http: httpx.Client) -> None:
    players = start_match(http)

    with players[0].stream() as events:
        with players[1].stream() as other_events:
            next(other_events)
            while not next_event(events, "table").data["seats"][1]["present"]:
                pass
        while next_event(events, "table").data["seats"][1]["present"]:
            pass


@pytest.mark.parametrize(("game", "players"), [("dream-factory", 3), ("hollywood", 3), ("dreams", 3)])
def test_a_whole_game_over_http_ends_with_a_valid_record(http: httpx.Client, game: str, players: int) -> None:
    level = "daydreamer" if game == "dreams" else "extra"
    host = open_table(http, game, players, [None, *[level] * (players - 1)])
    assert host.request("POST", "/start").status_code == 200
    commitment = host.get_table()["table"]["commitment"]
    numbers: list[int] = []
    with host.stream("0") as events:
        while True:
            update = next_event(events, "update").data
            numbers += [step["number"] for step in update["happened"]]
            if update["over"]:
                break
            if moves := update["you"][0]["moves"]:
                move = moves[0].replace("X Y", find_free_place(update["you"][0]["view"]))
                body = {"seat": 0, "move": move, "after": update["number"]}
                response = host.request("POST", "/moves", body)
                assert response.status_code in (200, 409), response.text
        while next_event(events, "table").data["stage"] != "over":
            pass
    assert numbers == list(range(1, update["number"] + 1)), "each move is sent once"
    record = host.request("GET", "/record").json()
    assert matinee.verify(record, commitment=commitment).over
    assert len(host.request("GET", "/replay").json()["moves"]) == len(record["moves"]) + 1
    assert host.request("GET", f"/replay/{len(record['moves'])}").status_code == 200
    assert host.request("GET", f"/replay/{len(record['moves']) + 1}").status_code == 404
    assert host.request("PUT", "/rematch").json()["match"] == 2


def find_free_place(view: dict[str, Any]) -> str:
    """Return a place for a star away from all others in Dreams, and nothing in other games."""
    if view["game"] != "dreams":
        return ""
    match = matinee.start("dreams", 3, seed=1)
    places = [move.split()[2:] for move in match.moves(match.awaiting[0]) if move.startswith("star")]
    stars: list[tuple[int, int]] = [(star["x"], star["y"]) for star in view["stars"]]
    return " ".join(
        next(place for place in places if all(abs(int(place[0]) - x) + abs(int(place[1]) - y) > 12 for x, y in stars))
    )


def test_all_viewers_of_a_table_receive_a_move(http: httpx.Client) -> None:
    players = start_match(http)
    received: list[str | None] = []
    ready = threading.Barrier(6)

    def watch() -> None:
        with HttpPlayer(http, None, players[0].code).stream() as events:
            next_event(events, "update")
            ready.wait(TIMEOUT)
            received.append(next_event(events, "update").id)

    threads = [threading.Thread(target=watch) for _ in range(5)]
    for thread in threads:
        thread.start()
    ready.wait(TIMEOUT)
    make_moves(players)
    for thread in threads:
        thread.join(TIMEOUT)
    assert received == ["1"] * 5
