"""Invalid requests get the right status and a problem document, and change nothing."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.http_players import (
    HttpPlayer,
    awaited_seat,
    http_client,
    open_table,
    start_match,
    table_request,
    take_seat,
)
from tests.servers import MatineeServer

UNKNOWN_TABLE = "nowhere234"


@pytest.fixture(scope="module")
def players(http: httpx.Client) -> list[HttpPlayer]:
    """Start a match that the tests of this module do not change; return its players."""
    return start_match(http, "hollywood", 3)


@pytest.fixture(autouse=True)
def check_unchanged(players: list[HttpPlayer]) -> Iterator[None]:
    """Check that the table and its match are unchanged after each test."""
    before = [player.get_table() for player in players]
    yield
    assert [player.get_table() for player in players] == before


def check_refused(response: httpx.Response, status: int, reason: str) -> Any:
    """Check for a problem document with this status and reason, and return it."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"].startswith("application/problem+json")
    problem = response.json()
    assert (problem["status"], problem["reason"]) == (status, reason)
    assert problem["detail"].endswith((".", "–"))
    assert "Traceback" not in response.text
    return problem


def move_request(players: list[HttpPlayer], **fields: Any) -> Any:
    """Return the body of a move for the awaited seat, with some fields replaced."""
    return {"seat": awaited_seat(players), "move": "reel 1", "after": 0, **fields}


# --- Moves


def test_a_request_for_the_seat_of_another_player_is_refused(players: list[HttpPlayer]) -> None:
    seat = awaited_seat(players)
    other = players[(seat + 1) % 3]
    check_refused(other.request("POST", "/moves", move_request(players)), 403, "table-not-your-seat")
    check_refused(other.request("POST", "/undo", {"seat": seat, "after": 0}), 403, "table-not-your-seat")
    check_refused(other.request("DELETE", f"/seats/{seat}"), 403, "table-not-your-seat")
    check_refused(other.request("POST", f"/seats/{seat}/return"), 403, "table-not-your-seat")


def test_a_move_for_a_missing_seat_is_refused(players: list[HttpPlayer]) -> None:
    check_refused(players[0].request("POST", "/moves", move_request(players, seat=5)), 403, "table-not-your-seat")


@pytest.mark.parametrize("after", [1, 7, 2**31 - 1])
def test_a_stale_move_is_refused(players: list[HttpPlayer], after: int) -> None:
    player = players[awaited_seat(players)]
    problem = check_refused(player.request("POST", "/moves", move_request(players, after=after)), 409, "table-stale")
    assert problem["number"] == 0
    check_refused(player.request("POST", "/undo", {"seat": awaited_seat(players), "after": after}), 409, "table-stale")


def test_an_illegal_move_is_refused_with_a_clause_and_a_message_in_three_languages(players: list[HttpPlayer]) -> None:
    player = players[awaited_seat(players)]
    messages: list[str] = []
    for language in ("en", "fr-CA, en;q=0.5", "de;q=0.9, fr;q=0.1", "es, de;q=0.3", "xx"):
        headers = {"Accept-Language": language}
        response = player.request("POST", "/moves", move_request(players, move="reel 9"), headers=headers)
        problem = check_refused(response, 422, "refused-hollywood-unreadable")
        assert problem["clause"] == "H-R3"
        messages.append(problem["detail"])
    english, french, german = messages[:3]
    assert len({english, french, german}) == 3
    assert messages[3:] == [german, english]


@pytest.mark.parametrize("move", ["sing", "0", "é" * 80, "reel 1; drop table moves", "\u202e", "clap clap"])
def test_an_unreadable_move_is_refused(players: list[HttpPlayer], move: str) -> None:
    response = players[awaited_seat(players)].request("POST", "/moves", move_request(players, move=move))
    assert response.status_code == 422
    assert response.json()["clause"].startswith("H-")


def test_a_move_out_of_turn_is_refused(players: list[HttpPlayer]) -> None:
    seat = (awaited_seat(players) + 1) % 3
    response = players[seat].request("POST", "/moves", move_request(players, seat=seat))
    assert check_refused(response, 422, "refused-not-your-turn")["clause"] == "H-R3"


# --- Bodies

MALFORMED_BODIES = {
    "empty": b"",
    "truncated": b'{"seat": 0, "move": ',
    "not JSON": b"reel 1",
    "not UTF-8": b'{"seat": 0, "move": "\xff\xfe", "after": 0}',
    "lone surrogate": b'{"seat": 0, "move": "\\ud800", "after": 0}',
    "null": b"null",
    "a list": b"[]",
    "a number": b"1e999",
    "deep": b"[" * 8000,
    "deep inside": b'{"seat": ' + b"[" * 8000,
    "two documents": b'{"seat": 0, "move": "reel 1", "after": 0}{}',
}
INVALID_FIELDS: dict[str, dict[str, Any]] = {
    "seat as text": {"seat": "0"},
    "seat as a float": {"seat": 0.5},
    "seat below 0": {"seat": -1},
    "seat above 7": {"seat": 8},
    "seat a boolean": {"seat": True},
    "move a number": {"move": 7},
    "move empty": {"move": ""},
    "move too long": {"move": "x" * 81},
    "after below 0": {"after": -1},
    "after above 2**31 - 1": {"after": 2**31},
    "after huge": {"after": 10**400},
    "after null": {"after": None},
    "key too long": {"key": "k" * 65},
    "key a list": {"key": ["k"]},
    "unknown field": {"extra": 1},
}


@pytest.mark.parametrize("body", MALFORMED_BODIES)
def test_a_malformed_body_is_refused(players: list[HttpPlayer], body: str) -> None:
    headers = {"Content-Type": "application/json"}
    response = players[awaited_seat(players)].request("POST", "/moves", content=MALFORMED_BODIES[body], headers=headers)
    check_refused(response, 400, "problem-body")


@pytest.mark.parametrize("invalid", INVALID_FIELDS)
def test_a_body_with_an_invalid_or_unknown_field_is_refused(players: list[HttpPlayer], invalid: str) -> None:
    response = players[awaited_seat(players)].request(
        "POST", "/moves", move_request(players, **INVALID_FIELDS[invalid])
    )
    check_refused(response, 400, "problem-body")


@pytest.mark.parametrize("missing", ["seat", "move", "after"])
def test_a_body_with_a_missing_field_is_refused(players: list[HttpPlayer], missing: str) -> None:
    body = move_request(players)
    del body[missing]
    problem = check_refused(players[awaited_seat(players)].request("POST", "/moves", body), 400, "problem-body")
    assert missing in problem["detail"]


@pytest.mark.parametrize("chunked", [False, True])
def test_an_oversized_body_is_refused(server: MatineeServer, players: list[HttpPlayer], chunked: bool) -> None:
    large = json.dumps(move_request(players, move="x" * 20_000)).encode()
    body = (large[i : i + 999] for i in range(0, len(large), 999)) if chunked else large
    headers = {"Content-Type": "application/json"}
    with http_client(server.url) as http:  # the server may close the connection
        response = HttpPlayer(http, players[0].key, players[0].code).request(
            "POST", "/moves", content=body, headers=headers
        )
    check_refused(response, 413, "problem-size")


def test_a_body_of_another_content_type_is_refused(players: list[HttpPlayer]) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml"):
        response = players[0].request("POST", "/moves", content=b"seat=0", headers={"Content-Type": kind})
        assert 400 <= response.status_code < 500, kind
        assert response.json()["detail"]


# --- Tables, seats, keys


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/stream", None),
        ("GET", "/record", None),
        ("GET", "/replay", None),
        ("GET", "/replay/0", None),
        ("PUT", "/seats/0", {"name": "Zoe"}),
        ("DELETE", "/seats/0", None),
        ("POST", "/seats/0/return", None),
        ("PUT", "/seats/0/bot", {"level": "lead"}),
        ("DELETE", "/seats/0/bot", None),
        ("POST", "/start", None),
        ("PUT", "/bots", {"level": "lead"}),
        ("PUT", "/settings", {"game": "hollywood", "players": 3}),
        ("PUT", "/rematch", None),
        ("DELETE", "/rematch", None),
        ("POST", "/rematch", {}),
        ("POST", "/moves", {"seat": 0, "move": "reel 1", "after": 0}),
        ("POST", "/undo", {"seat": 0, "after": 0}),
        ("POST", "/chat", {"text": "Hello", "name": "Zoe"}),
        ("POST", "/key", {"key": "0123456789abcdef"}),
    ],
)
def test_requests_for_an_unknown_table_are_refused(http: httpx.Client, method: str, path: str, body: Any) -> None:
    stranger = HttpPlayer(http, "0123456789abcdef", UNKNOWN_TABLE)
    check_refused(stranger.request(method, path, body), 404, "table-unknown")


def test_unknown_paths_are_refused(http: httpx.Client) -> None:
    for path in ("/api/nowhere", "/api/tables/abcd2345/nothing", "/api/%00", "/api/.git"):
        check_refused(http.get(path), 404, "problem-not-found")
    for seat in ("x", "9" * 5000, "1e3", "-"):
        check_refused(
            http.put(f"/api/tables/{UNKNOWN_TABLE}/seats/{seat}", json={"name": "Zoe"}), 404, "problem-not-found"
        )


def test_a_malformed_code_is_refused(http: httpx.Client) -> None:
    for code in ("ab", "x" * 17, "a'b--", "%00aaaa", "ABCD", "a%20bc"):
        assert http.get(f"/api/tables/{code}").status_code in (400, 404)


def test_taking_a_seat_of_a_full_table_or_a_running_match_is_refused(
    http: httpx.Client, players: list[HttpPlayer]
) -> None:
    full = open_table(http, "hollywood", 3, ["lead", None, "lead"])
    before = full.get_table()
    stranger = HttpPlayer(http, None, full.code)
    check_refused(stranger.request("PUT", "/seats/0", {"name": "Zoe"}), 409, "table-full")
    check_refused(stranger.request("PUT", "/seats/1", {"name": "Zoe"}), 409, "table-full")
    assert full.get_table() == before
    check_refused(
        HttpPlayer(http, None, players[0].code).request("PUT", "/seats/1", {"name": "Zoe"}), 409, "table-begun"
    )


def test_a_taken_or_missing_seat_and_an_invalid_name_are_refused(http: httpx.Client) -> None:
    host = open_table(http)
    stranger = HttpPlayer(http, None, host.code)
    check_refused(stranger.request("PUT", "/seats/0", {"name": "Zoe"}), 409, "table-seat-taken")
    check_refused(stranger.request("PUT", "/seats/5", {"name": "Zoe"}), 400, "error-seat")
    check_refused(stranger.request("PUT", "/seats/1", {"name": "\u200b"}), 409, "table-name")
    check_refused(stranger.request("PUT", "/seats/1", {"name": "x" * 65}), 400, "problem-body")


REQUESTS_WITH_KEY: list[tuple[str, str, Any]] = [
    ("DELETE", "/seats/0", None),
    ("POST", "/seats/0/return", None),
    ("PUT", "/seats/0/bot", {"level": "lead"}),
    ("DELETE", "/seats/0/bot", None),
    ("POST", "/start", None),
    ("PUT", "/bots", {"level": "lead"}),
    ("PUT", "/settings", {"game": "hollywood", "players": 3}),
    ("PUT", "/rematch", None),
    ("DELETE", "/rematch", None),
    ("POST", "/rematch", {}),
    ("POST", "/moves", {"seat": 0, "move": "reel 1", "after": 0}),
    ("POST", "/undo", {"seat": 0, "after": 0}),
]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS_WITH_KEY)
@pytest.mark.parametrize("key", [None, "no-key-of-this-table", "é", "x" * 500])
def test_a_missing_or_unknown_key_is_refused(
    players: list[HttpPlayer], method: str, path: str, body: Any, key: str | None
) -> None:
    stranger = HttpPlayer(players[0].http, None, players[0].code)
    headers = {"Authorization": f"Bearer {key}".encode()} if key else {}
    check_refused(stranger.request(method, path, body, headers=headers), 401, "table-unknown-key")


def test_the_key_of_a_left_seat_is_refused(http: httpx.Client) -> None:
    host = open_table(http)
    player = take_seat(http, host.code, 1)
    assert player.request("DELETE", "/seats/1").status_code == 200
    before = host.get_table()
    check_refused(player.request("DELETE", "/seats/1"), 401, "table-unknown-key")
    check_refused(player.request("POST", "/key", {"key": player.key}), 401, "table-unknown-key")
    assert host.get_table() == before
    assert take_seat(http, host.code, 1, player.key).key != player.key


def test_requests_of_the_host_are_refused_to_other_players(players: list[HttpPlayer]) -> None:
    for method, path, body in (("POST", "/start", None), ("PUT", "/seats/0/bot", {"level": "lead"})):
        check_refused(players[1].request(method, path, body), 403, "table-not-host")


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"game": "chess"}, 400, "error-unknown-game"),
        ({"players": 6}, 400, "error-players"),
        ({"players": 7}, 400, "problem-body"),
        ({"options": {"speed": True}}, 400, "error-choice"),
        ({"options": {"scarcity": "yes"}}, 400, "problem-body"),
        ({"box": "ours"}, 409, "table-no-box"),
        ({"box": "../../secret"}, 400, "problem-body"),
        ({"clock": 1}, 400, "problem-body"),
        ({"pace": 11}, 400, "problem-body"),
        ({"language": "es"}, 400, "problem-body"),
        ({"colour": "red"}, 400, "problem-body"),
    ],
)
def test_invalid_table_settings_are_refused(http: httpx.Client, change: Any, status: int, reason: str) -> None:
    body = table_request(public=True)
    body["settings"] |= change
    before = http.get("/api/tables").json()
    problem = http.post("/api/tables", json=body)
    assert problem.json()["reason"] == reason or reason == "error-choice", problem.text
    assert problem.status_code == status
    assert http.get("/api/tables").json() == before


def test_an_unknown_bot_and_too_many_bots_are_refused(http: httpx.Client) -> None:
    check_refused(http.post("/api/tables", json=table_request(bots=[None, "os:system"])), 400, "error-bot")
    check_refused(http.post("/api/tables", json=table_request(bots=["lead"] * 3)), 409, "table-no-chair")


def test_replays_of_running_and_missing_matches_are_refused(players: list[HttpPlayer]) -> None:
    for path in ("/record", "/replay", "/replay/0"):
        check_refused(players[0].request("GET", path), 409, "table-not-over")
        check_refused(players[0].request("GET", f"{path}?match=2"), 404, "table-no-match")
        assert players[0].request("GET", f"{path}?match=0").status_code == 400


def test_invalid_chat_messages_are_refused(players: list[HttpPlayer]) -> None:
    check_refused(players[0].request("POST", "/chat", {"text": " "}), 409, "table-nothing-said")
    check_refused(players[0].request("POST", "/chat", {"text": "x" * 401}), 400, "problem-body")
    check_refused(players[0].request("POST", "/chat", {"reaction": "yawn"}), 400, "problem-body")


def test_a_wrong_method_is_refused(http: httpx.Client, players: list[HttpPlayer]) -> None:
    check_refused(http.delete("/api/tables"), 405, "problem-method")
    check_refused(players[0].request("PATCH", ""), 405, "problem-method")
    check_refused(players[0].request("GET", "/moves"), 405, "problem-method")
