"""Invalid requests get the right status and a problem document, and change nothing."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.http_players import HttpPlayer, awaited, http_client, open_table, opening, sit, start_match
from tests.servers import MatineeServer

NOWHERE = "nowhere234"


@pytest.fixture(scope="module")
def seated(http: httpx.Client) -> list[HttpPlayer]:
    """A match that the tests of this module do not change."""
    return start_match(http, "hollywood", 3)


@pytest.fixture(autouse=True)
def unchanged(seated: list[HttpPlayer]) -> Iterator[None]:
    """Check that the table and its match are unchanged after each test."""
    before = [guest.look() for guest in seated]
    yield
    assert [guest.look() for guest in seated] == before


def refused(answer: httpx.Response, status: int, reason: str) -> Any:
    """Check for a problem document with this status and reason, and return it."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    problem = answer.json()
    assert (problem["status"], problem["reason"]) == (status, reason)
    assert problem["detail"].endswith((".", "–"))
    assert "Traceback" not in answer.text
    return problem


def moving(seated: list[HttpPlayer], **more: Any) -> Any:
    return {"seat": awaited(seated), "move": "reel 1", "after": 0, **more}


# --- Moves


def test_a_move_for_somebody_elses_seat(seated: list[HttpPlayer]) -> None:
    seat = awaited(seated)
    other = seated[(seat + 1) % 3]
    refused(other.ask("POST", "/moves", moving(seated)), 403, "table-not-your-seat")
    refused(other.ask("POST", "/undo", {"seat": seat, "after": 0}), 403, "table-not-your-seat")
    refused(other.ask("DELETE", f"/seats/{seat}"), 403, "table-not-your-seat")
    refused(other.ask("POST", f"/seats/{seat}/return"), 403, "table-not-your-seat")


def test_a_move_for_a_missing_seat(seated: list[HttpPlayer]) -> None:
    refused(seated[0].ask("POST", "/moves", moving(seated, seat=5)), 403, "table-not-your-seat")


@pytest.mark.parametrize("after", [1, 7, 2**31 - 1])
def test_a_stale_move(seated: list[HttpPlayer], after: int) -> None:
    guest = seated[awaited(seated)]
    problem = refused(guest.ask("POST", "/moves", moving(seated, after=after)), 409, "table-stale")
    assert problem["number"] == 0
    refused(guest.ask("POST", "/undo", {"seat": awaited(seated), "after": after}), 409, "table-stale")


def test_an_illegal_move_has_a_clause_and_a_sentence_in_three_languages(seated: list[HttpPlayer]) -> None:
    guest = seated[awaited(seated)]
    sentences: list[str] = []
    for language in ("en", "fr-CA, en;q=0.5", "de;q=0.9, fr;q=0.1", "es, de;q=0.3", "xx"):
        headers = {"Accept-Language": language}
        answer = guest.ask("POST", "/moves", moving(seated, move="reel 9"), headers=headers)
        problem = refused(answer, 422, "refused-hollywood-unreadable")
        assert problem["clause"] == "H-R3"
        sentences.append(problem["detail"])
    english, french, german = sentences[:3]
    assert len({english, french, german}) == 3
    assert sentences[3:] == [german, english]


@pytest.mark.parametrize("move", ["sing", "0", "é" * 80, "reel 1; drop table moves", "\u202e", "clap clap"])
def test_an_unreadable_move(seated: list[HttpPlayer], move: str) -> None:
    answer = seated[awaited(seated)].ask("POST", "/moves", moving(seated, move=move))
    assert answer.status_code == 422
    assert answer.json()["clause"].startswith("H-")


def test_a_move_out_of_turn(seated: list[HttpPlayer]) -> None:
    seat = (awaited(seated) + 1) % 3
    answer = seated[seat].ask("POST", "/moves", moving(seated, seat=seat))
    assert refused(answer, 422, "refused-not-your-turn")["clause"] == "H-R3"


# --- Bodies

BODIES = {
    "nothing": b"",
    "half": b'{"seat": 0, "move": ',
    "not JSON": b"reel 1",
    "not UTF-8": b'{"seat": 0, "move": "\xff\xfe", "after": 0}',
    "lone surrogate": b'{"seat": 0, "move": "\\ud800", "after": 0}',
    "null": b"null",
    "a list": b"[]",
    "a number": b"1e999",
    "deep": b"[" * 8000,
    "deep inside": b'{"seat": ' + b"[" * 8000,
    "twice": b'{"seat": 0, "move": "reel 1", "after": 0}{}',
}
WRONG: dict[str, dict[str, Any]] = {
    "seat as text": {"seat": "0"},
    "seat as a float": {"seat": 0.5},
    "seat below 0": {"seat": -1},
    "seat beyond all": {"seat": 8},
    "seat a yes": {"seat": True},
    "move a number": {"move": 7},
    "move empty": {"move": ""},
    "move too long": {"move": "x" * 81},
    "after below 0": {"after": -1},
    "after beyond all": {"after": 2**31},
    "after huge": {"after": 10**400},
    "after null": {"after": None},
    "key too long": {"key": "k" * 65},
    "key a list": {"key": ["k"]},
    "unknown field": {"extra": 1},
}


@pytest.mark.parametrize("body", BODIES)
def test_a_malformed_body(seated: list[HttpPlayer], body: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = seated[awaited(seated)].ask("POST", "/moves", content=BODIES[body], headers=headers)
    refused(answer, 400, "problem-body")


@pytest.mark.parametrize("wrong", WRONG)
def test_a_body_of_wrong_types_or_with_unknown_fields(seated: list[HttpPlayer], wrong: str) -> None:
    answer = seated[awaited(seated)].ask("POST", "/moves", moving(seated, **WRONG[wrong]))
    refused(answer, 400, "problem-body")


@pytest.mark.parametrize("missing", ["seat", "move", "after"])
def test_a_body_with_a_missing_field(seated: list[HttpPlayer], missing: str) -> None:
    body = moving(seated)
    del body[missing]
    problem = refused(seated[awaited(seated)].ask("POST", "/moves", body), 400, "problem-body")
    assert missing in problem["detail"]


@pytest.mark.parametrize("chunked", [False, True])
def test_an_oversized_body(server: MatineeServer, seated: list[HttpPlayer], chunked: bool) -> None:
    large = json.dumps(moving(seated, move="x" * 20_000)).encode()
    body = (large[i : i + 999] for i in range(0, len(large), 999)) if chunked else large
    headers = {"Content-Type": "application/json"}
    with http_client(server.url) as http:  # the server may close the connection
        answer = HttpPlayer(http, seated[0].key, seated[0].code).ask("POST", "/moves", content=body, headers=headers)
    refused(answer, 413, "problem-size")


def test_a_body_of_another_content_type(seated: list[HttpPlayer]) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml"):
        answer = seated[0].ask("POST", "/moves", content=b"seat=0", headers={"Content-Type": kind})
        assert 400 <= answer.status_code < 500, kind
        assert answer.json()["detail"]


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
        ("POST", "/rematch", None),
        ("POST", "/moves", {"seat": 0, "move": "reel 1", "after": 0}),
        ("POST", "/undo", {"seat": 0, "after": 0}),
        ("POST", "/chat", {"text": "Hello", "name": "Zoe"}),
        ("POST", "/key", {"key": "0123456789abcdef"}),
    ],
)
def test_an_unknown_table(http: httpx.Client, method: str, path: str, body: Any) -> None:
    stranger = HttpPlayer(http, "0123456789abcdef", NOWHERE)
    refused(stranger.ask(method, path, body), 404, "table-unknown")


def test_unknown_paths(http: httpx.Client) -> None:
    for path in ("/api/nowhere", "/api/tables/abcd2345/nothing", "/api/%00", "/api/.git"):
        refused(http.get(path), 404, "problem-not-found")
    for seat in ("x", "9" * 5000, "1e3", "-"):
        refused(http.put(f"/api/tables/{NOWHERE}/seats/{seat}", json={"name": "Zoe"}), 404, "problem-not-found")


def test_a_malformed_code(http: httpx.Client) -> None:
    for code in ("ab", "x" * 17, "a'b--", "%00aaaa", "ABCD", "a%20bc"):
        assert http.get(f"/api/tables/{code}").status_code in (400, 404)


def test_sitting_at_a_full_table_and_during_a_match(http: httpx.Client, seated: list[HttpPlayer]) -> None:
    full = open_table(http, "hollywood", 3, ["lead", None, "lead"])
    before = full.look()
    stranger = HttpPlayer(http, None, full.code)
    refused(stranger.ask("PUT", "/seats/0", {"name": "Zoe"}), 409, "table-full")
    refused(stranger.ask("PUT", "/seats/1", {"name": "Zoe"}), 409, "table-full")
    assert full.look() == before
    refused(HttpPlayer(http, None, seated[0].code).ask("PUT", "/seats/1", {"name": "Zoe"}), 409, "table-begun")


def test_a_taken_seat_and_a_missing_seat(http: httpx.Client) -> None:
    host = open_table(http)
    stranger = HttpPlayer(http, None, host.code)
    refused(stranger.ask("PUT", "/seats/0", {"name": "Zoe"}), 409, "table-seat-taken")
    refused(stranger.ask("PUT", "/seats/5", {"name": "Zoe"}), 400, "error-seat")
    refused(stranger.ask("PUT", "/seats/1", {"name": "\u200b"}), 409, "table-name")
    refused(stranger.ask("PUT", "/seats/1", {"name": "x" * 65}), 400, "problem-body")


PRIVATE = [
    ("DELETE", "/seats/0", None),
    ("POST", "/seats/0/return", None),
    ("PUT", "/seats/0/bot", {"level": "lead"}),
    ("DELETE", "/seats/0/bot", None),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("POST", "/moves", {"seat": 0, "move": "reel 1", "after": 0}),
    ("POST", "/undo", {"seat": 0, "after": 0}),
]


@pytest.mark.parametrize(("method", "path", "body"), PRIVATE)
@pytest.mark.parametrize("key", [None, "no-key-of-this-table", "é", "x" * 500])
def test_no_key_or_an_unknown_one(seated: list[HttpPlayer], method: str, path: str, body: Any, key: str | None) -> None:
    stranger = HttpPlayer(seated[0].http, None, seated[0].code)
    headers = {"Authorization": f"Bearer {key}".encode()} if key else {}
    refused(stranger.ask(method, path, body, headers=headers), 401, "table-unknown-key")


def test_a_key_that_no_longer_opens_a_seat(http: httpx.Client) -> None:
    host = open_table(http)
    guest = sit(http, host.code, 1)
    assert guest.ask("DELETE", "/seats/1").status_code == 200
    before = host.look()
    refused(guest.ask("DELETE", "/seats/1"), 401, "table-unknown-key")
    refused(guest.ask("POST", "/key", {"key": guest.key}), 401, "table-unknown-key")
    assert host.look() == before
    assert sit(http, host.code, 1, guest.key).key != guest.key


def test_a_player_who_is_not_the_host(seated: list[HttpPlayer]) -> None:
    for method, path, body in (("POST", "/start", None), ("PUT", "/seats/0/bot", {"level": "lead"})):
        refused(seated[1].ask(method, path, body), 403, "table-not-host")


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
def test_invalid_table_settings(http: httpx.Client, change: Any, status: int, reason: str) -> None:
    body = opening(public=True)
    body["settings"] |= change
    before = http.get("/api/tables").json()
    problem = http.post("/api/tables", json=body)
    assert problem.json()["reason"] == reason or reason == "error-choice", problem.text
    assert problem.status_code == status
    assert http.get("/api/tables").json() == before


def test_an_unknown_bot(http: httpx.Client) -> None:
    refused(http.post("/api/tables", json=opening(bots=[None, "os:system"])), 400, "error-bot")
    refused(http.post("/api/tables", json=opening(bots=["lead"] * 3)), 409, "table-no-chair")


def test_replays_of_running_and_missing_matches(seated: list[HttpPlayer]) -> None:
    for path in ("/record", "/replay", "/replay/0"):
        refused(seated[0].ask("GET", path), 409, "table-not-over")
        refused(seated[0].ask("GET", f"{path}?match=2"), 404, "table-no-match")
        assert seated[0].ask("GET", f"{path}?match=0").status_code == 400


def test_invalid_chat_messages(seated: list[HttpPlayer]) -> None:
    refused(seated[0].ask("POST", "/chat", {"text": " "}), 409, "table-nothing-said")
    refused(seated[0].ask("POST", "/chat", {"text": "x" * 401}), 400, "problem-body")
    refused(seated[0].ask("POST", "/chat", {"reaction": "yawn"}), 400, "problem-body")


def test_a_wrong_method_is_reported(http: httpx.Client, seated: list[HttpPlayer]) -> None:
    refused(http.delete("/api/tables"), 405, "problem-method")
    refused(seated[0].ask("PATCH", ""), 405, "problem-method")
    refused(seated[0].ask("GET", "/moves"), 405, "problem-method")
