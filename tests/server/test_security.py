"""Keys, cookies, other sites, security headers, rate limits."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import matinee
from matinee.server.rate_limits import LIMITS
from tests.server.http_players import (
    HttpPlayer,
    awaited_seat,
    http_client,
    open_table,
    start_match,
    table_request,
    take_seat,
)
from tests.servers import MatineeServer, ServerProcess, accepts_connections, wait_until

OTHER_SITE = "https://evil.example"


# --- Cookies


def cookie_of(response: httpx.Response) -> tuple[str, dict[str, str]]:
    value, *flags = response.headers["set-cookie"].split("; ")
    return value, {name.lower(): value for name, _, value in (flag.partition("=") for flag in flags)}


def test_the_seat_cookie_is_hidden_from_scripts_and_other_sites(http: httpx.Client) -> None:
    response = http.post("/api/tables", json=table_request())
    code, key = response.json()["table"]["code"], response.json()["key"]
    value, flags = cookie_of(response)
    assert value == f"matinee-{code}={key}"
    assert "httponly" in flags
    assert flags["samesite"].lower() == "strict"
    assert flags["path"] == f"/api/tables/{code}"
    assert int(flags["max-age"]) > 0
    assert "domain" not in flags
    assert "secure" not in flags, "browsers do not send it back without TLS"


def test_the_cookie_opens_the_seat(http: httpx.Client) -> None:
    host = open_table(http)
    cookie = {"Cookie": f"matinee-{host.code}={host.key}"}
    browser = HttpPlayer(http, None, host.code)
    assert browser.request("GET", headers=cookie).json()["table"]["host"]
    assert browser.request("DELETE", "/seats/0", headers=cookie).status_code == 200


def test_a_key_from_a_link_opens_the_seat_on_another_device(http: httpx.Client) -> None:
    host = open_table(http)
    response = HttpPlayer(http, None, host.code).request("POST", "/key", {"key": host.key})
    assert response.status_code == 200
    assert cookie_of(response)[0] == f"matinee-{host.code}={host.key}"
    assert response.json()["table"]["seats"][0]["yours"]


def test_keys_and_codes_are_long_and_unique(http: httpx.Client) -> None:
    players = [open_table(http) for _ in range(5)]
    assert len({player.key for player in players}) == len({player.code for player in players}) == 5
    assert all(player.key and len(player.key) >= 32 for player in players)


def test_a_key_of_one_table_opens_no_other(http: httpx.Client) -> None:
    first, second = open_table(http), open_table(http)
    assert HttpPlayer(http, first.key, second.code).request("DELETE", "/seats/0").status_code == 401
    assert not HttpPlayer(http, first.key, second.code).get_table()["table"]["host"]


# --- Other sites

CROSS_SITE_HEADERS: list[dict[str, str]] = [
    {"Origin": OTHER_SITE},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": OTHER_SITE},
    {"Origin": OTHER_SITE, "Authorization": "Basic YTpi"},
    {"Origin": OTHER_SITE, "Authorization": "Bearer"},
]


@pytest.mark.parametrize("cross_site", CROSS_SITE_HEADERS, ids=str)
def test_other_sites_cannot_use_the_cookie(http: httpx.Client, cross_site: dict[str, str]) -> None:
    host = open_table(http)
    before = host.get_table()
    headers = cross_site | {"Cookie": f"matinee-{host.code}={host.key}"}
    browser = HttpPlayer(http, None, host.code)
    for method, path, body in (
        ("DELETE", "/seats/0", None),
        ("PUT", "/seats/0", {"name": "Zoe"}),
        ("POST", "/chat", {"text": "Hello"}),
        ("POST", "/start", None),
    ):
        response = browser.request(method, path, body, headers=headers)
        assert response.status_code == 403
        assert response.json()["reason"] == "problem-origin"
    assert host.get_table() == before


@pytest.mark.parametrize("site", ["same-origin", "none", None])
def test_our_own_pages_can_use_the_cookie(server: MatineeServer, http: httpx.Client, site: str | None) -> None:
    host = open_table(http)
    headers = {"Cookie": f"matinee-{host.code}={host.key}", "Origin": server.url}
    headers |= {"Sec-Fetch-Site": site} if site else {}
    assert (
        HttpPlayer(http, None, host.code).request("PUT", "/seats/0", {"name": "Zoe"}, headers=headers).status_code
        == 200
    )


def test_requests_with_a_bearer_token_are_accepted_from_any_origin(http: httpx.Client) -> None:
    host = open_table(http)
    headers = {"Origin": OTHER_SITE, "Sec-Fetch-Site": "cross-site"}
    assert host.request("POST", "/chat", {"text": "Hello"}, headers=headers).status_code == 200


def test_other_sites_cannot_read_responses(http: httpx.Client) -> None:
    host = open_table(http)
    for method in ("GET", "OPTIONS"):
        response = host.request(method, headers={"Origin": OTHER_SITE, "Access-Control-Request-Method": "POST"})
        assert not [name for name in response.headers if name.startswith("access-control-")]


# --- Headers

PAGES = [
    "/api/games",
    "/api/tables",
    "/health",
    "/metrics",
    "/api/docs",
    "/api/docs/style.css",
    "/api/docs/openapi.json",
]
PROBLEMS = ["/api/nowhere", "/api/tables/nowhere234", "/api/tables/x", "/api/tables/nowhere234/seats/x"]


def check_headers(headers: httpx.Headers) -> None:
    policy = [each.strip() for each in headers["content-security-policy"].split(";")]
    assert {"default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"} <= set(policy)
    assert not any(word in headers["content-security-policy"] for word in ("unsafe", "*", "http:"))
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"
    assert headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("path", [*PAGES, *PROBLEMS])
def test_all_responses_have_security_headers(http: httpx.Client, path: str) -> None:
    response = http.get(path)
    assert (response.status_code == 200) is (path in PAGES)
    check_headers(response.headers)


def test_streams_errors_and_moves_have_security_headers(http: httpx.Client) -> None:
    players = start_match(http)
    check_headers(players[0].request("POST", "/start").headers)
    check_headers(players[0].request("POST", "/moves", content=b"{").headers)
    check_headers(http.post("/api/tables", json=table_request()).headers)
    with http.stream("GET", f"{players[0].path}/stream") as response:
        check_headers(response.headers)


@pytest.mark.parametrize("path", ["/api/games", "/health", "/api/nowhere"])
def test_unsupported_methods_are_refused(http: httpx.Client, path: str) -> None:
    head, options = http.head(path), http.options(path)
    assert head.status_code in (200, 404, 405)
    assert head.content == b""
    assert options.status_code in (204, 404, 405)
    for method in ("TRACE", "PATCH", "FROB"):
        assert http.request(method, path).status_code in (404, 405)


def test_options_lists_all_methods_of_a_path(http: httpx.Client) -> None:
    path = open_table(http).path
    expected = {
        "/api/tables": {"GET", "POST", "OPTIONS"},
        f"{path}/seats/0": {"PUT", "DELETE", "OPTIONS"},
        f"{path}/seats/0/bot": {"PUT", "DELETE", "OPTIONS"},
        "/health": {"GET", "OPTIONS"},
    }
    for each, methods in expected.items():
        response = http.options(each)
        assert response.status_code == 204
        assert set(response.headers["allow"].split(", ")) == methods
        assert set(http.patch(each).headers["allow"].split(", ")) == methods


def test_responses_do_not_reveal_the_software(http: httpx.Client) -> None:
    for path in (*PAGES, *PROBLEMS):
        response = http.get(path)
        assert not re.search(r"\d", response.headers.get("server", ""))
        assert "x-powered-by" not in response.headers
        assert "Traceback" not in response.text


# --- Behind a proxy, with TLS


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Start a server behind a proxy, with rate limits; yield a client."""
    server = MatineeServer(tmp_path_factory.mktemp("proxied"), None, "--no-bot-delay", "--proxied")
    server.start()
    with http_client(server.url) as http:
        yield http
    server.stop()


def forwarded_for(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_behind_tls_cookies_are_secure_and_hsts_is_sent(proxied: httpx.Client) -> None:
    response = proxied.post("/api/tables", json=table_request(), headers=forwarded_for("10.0.0.1"))
    value, flags = cookie_of(response)
    opened = response.json()
    assert value == f"__Host-matinee-{opened['table']['code']}={opened['key']}"
    assert "secure" in flags
    assert flags["path"] == "/"
    assert "domain" not in flags
    for name, host in ((value.partition("=")[0], True), (f"matinee-{opened['table']['code']}", False)):
        cookie = {"Cookie": f"{name}={opened['key']}"}
        state = proxied.get(f"/api/tables/{opened['table']['code']}", headers=cookie).json()
        assert state["table"]["host"] is host, "a cookie that another host may have set is ignored"
    for path in ("/api/games", "/api/nowhere"):
        assert "max-age=" in proxied.get(path).headers["strict-transport-security"]


# --- Limits


def test_requests_are_limited_by_ip_address(proxied: httpx.Client) -> None:
    limit = LIMITS["open"][0].amount
    first, second = forwarded_for("10.1.1.1"), forwarded_for("10.2.2.2")
    responses = [proxied.post("/api/tables", json=table_request(), headers=first) for _ in range(limit * 2 + 1)]
    statuses = [response.status_code for response in responses]
    assert statuses[:limit] == [201] * limit
    refusal = next(response for response in responses if response.status_code == 429)
    assert refusal.headers["content-type"].startswith("application/problem+json")
    assert refusal.json()["reason"] == "problem-rate"
    assert int(refusal.headers["retry-after"]) > 0
    assert proxied.post("/api/tables", json=table_request(), headers=second).status_code == 201


def test_the_ip_address_is_the_last_one_in_the_forwarded_header(proxied: httpx.Client) -> None:
    limit = LIMITS["open"][0].amount
    statuses = {
        proxied.post("/api/tables", json=table_request(), headers=forwarded_for(f"10.9.9.{n}, 10.3.3.3")).status_code
        for n in range(limit * 2 + 1)
    }
    assert statuses == {201, 429}


def test_requests_are_limited_by_key(proxied: httpx.Client) -> None:
    host = proxied.post("/api/tables", json=table_request(), headers=forwarded_for("10.4.4.4")).json()
    player = HttpPlayer(proxied, host["key"], host["table"]["code"])
    limit = LIMITS["chat"][1].amount
    statuses = [
        player.request("POST", "/chat", {"text": "Hello"}, headers=forwarded_for(f"10.5.5.{n}")).status_code
        for n in range(limit * 2 + 1)
    ]
    assert statuses[:limit] == [200] * limit
    assert 429 in statuses


# --- Health and metrics, API page, boxes, shutdown


def test_health_and_metrics_report_moves_refusals_and_streams(http: httpx.Client) -> None:
    assert http.get("/health").json()["status"] == "ok"
    players = start_match(http)
    before = read_metric(http, 'matinee_moves_total{game="hollywood"}')
    assert players[awaited_seat(players)].move().status_code == 200
    assert read_metric(http, 'matinee_moves_total{game="hollywood"}') == before + 1
    http.get("/api/nowhere")
    assert read_metric(http, 'matinee_refused_total{status="404"}') >= 1
    with players[0].stream() as events:
        next(events)
        assert read_metric(http, "matinee_streams") >= 1
    assert players[0].code not in http.get("/metrics").text


def read_metric(http: httpx.Client, name: str) -> float:
    line = re.search(rf"^{re.escape(name)} (\S+)$", http.get("/metrics").text, re.MULTILINE)
    return float(line[1]) if line else 0.0


def test_the_api_page_shows_every_path_without_external_resources(http: httpx.Client) -> None:
    page = http.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    document: Any = http.get("/api/docs/openapi.json").json()
    for path in document["paths"]:
        assert path in page.text
    assert "<script" not in page.text
    assert "style=" not in page.text
    links = re.findall(r"(?:href|src)=['\"]?([^'\" >]+)", page.text)
    assert links
    assert all(link.startswith(("/api/docs", "#")) for link in links)
    targets = {link[1:] for link in links if link.startswith("#")}
    assert targets <= set(re.findall(r"id='([^']+)'", page.text))
    assert http.get("/api/docs/style.css").headers["content-type"].startswith("text/css")


def test_names_are_stored_unescaped_and_sent_as_json(http: httpx.Client) -> None:
    host = open_table(http)
    name = "<script>alert(1)</script>"
    assert host.request("PUT", "/seats/0", {"name": name}).status_code == 200
    response = host.request("GET")
    assert response.headers["content-type"].startswith("application/json")
    assert response.json()["table"]["seats"][0]["name"] == name[:24]


def test_boxes_are_served_by_name_only(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("boxes")
    boxes = folder / "boxes"
    boxes.mkdir()
    (folder / "secret.toml").write_text("secret = 1", "utf-8")
    (boxes / "torn.toml").write_text("nothing", "utf-8")
    ours = matinee.GAMES["hollywood"].default_box.read_text("utf-8")
    (boxes / "ours.toml").write_text(ours, "utf-8")
    server = MatineeServer(folder, None, "--no-limits", "--no-bot-delay", "--boxes", str(boxes))
    server.start()
    try:
        with http_client(server.url) as http:
            games = {game["name"]: game["boxes"] for game in http.get("/api/games").json()}
            assert games["hollywood"] == ["ours"]
            assert http.post("/api/tables", json=table_request(box="ours")).status_code == 201
            for response in (
                http.post("/api/tables", json=table_request(box="torn")),
                http.get("/api/games/hollywood/box?box=torn"),
                http.get("/api/games/dreams/box?box=ours"),
                http.get("/api/games/hollywood/box?box=../secret"),
                http.post("/api/tables", json=table_request(box="../secret")),
            ):
                assert response.status_code in (400, 409)
                assert str(folder) not in response.text
            assert http.get("/api/games/hollywood/box?box=ours").json()["edition"] == "hollywood"
    finally:
        server.stop()


def test_the_server_stops_on_sigterm(tmp_path: Path) -> None:
    server = MatineeServer(tmp_path, None, "--no-limits", "--no-bot-delay")
    server.start()
    with http_client(server.url) as http:
        players = start_match(http)
        seat = awaited_seat(players)
        with players[0].stream() as events:
            next(events)
            assert players[seat].move().status_code == 200
            assert server.stop() == 0
            assert len(list(events)) < 10, "the stream has ended"
        assert "Traceback" not in server.log_text
        server.start()
        assert players[0].update()["number"] == 1
        assert take_seat(http, players[0].code, 0, players[0].key).key == players[0].key
    server.stop()


# --- Keys of other seats


def test_a_link_does_not_replace_a_seat_unless_the_player_agrees(http: httpx.Client) -> None:
    host = open_table(http)
    guest = take_seat(http, host.code, 1)
    browser = HttpPlayer(http, None, host.code)
    cookie = {"Cookie": f"matinee-{host.code}={guest.key}"}
    refusal = browser.request("POST", "/key", {"key": host.key}, headers=cookie)
    assert (refusal.status_code, refusal.json()["reason"]) == (409, "table-other-seat")
    assert "set-cookie" not in refusal.headers
    assert browser.request("POST", "/key", {"key": guest.key}, headers=cookie).status_code == 200
    replaced = browser.request("POST", "/key", {"key": host.key, "replace": True}, headers=cookie)
    assert cookie_of(replaced)[0] == f"matinee-{host.code}={host.key}"


def test_scripts_in_a_browser_do_not_learn_the_key(http: httpx.Client) -> None:
    browser = {"Sec-Fetch-Site": "same-origin"}
    opened = http.post("/api/tables", json=table_request(), headers=browser)
    code = opened.json()["table"]["code"]
    cookie = {"Cookie": cookie_of(opened)[0]}
    key = cookie["Cookie"].partition("=")[2]
    player = HttpPlayer(http, None, code)
    for method, path, body in (
        ("PUT", "/seats/0", {"name": "Ada"}),
        ("PUT", "/seats/1", {"name": "Bob"}),
        ("POST", "/key", {"key": key}),
        ("POST", "/key/new", None),
    ):
        response = player.request(method, path, body, headers=browser | cookie)
        assert response.status_code == 200
        assert response.json()["key"] == ""
        cookie = {"Cookie": cookie_of(response)[0]}
    shown = player.request("GET", "/link", headers=cookie | {"Sec-Fetch-Dest": "document"})
    assert cookie["Cookie"].replace("matinee-", "").replace("=", "#") in shown.text
    assert "sandbox" in shown.headers["content-security-policy"]
    assert "allow" not in shown.headers["content-security-policy"]
    assert shown.headers["cache-control"] == "no-store"
    for destination in ("empty", "iframe", "script", "image"):
        refused = player.request("GET", "/link", headers=cookie | {"Sec-Fetch-Dest": destination})
        assert refused.status_code == 403
        assert key not in refused.text
    assert player.request("GET", "/link").status_code == 401


def test_a_new_key_locks_out_those_who_know_the_old_one(http: httpx.Client) -> None:
    host = open_table(http)
    answer = host.request("POST", "/key/new")
    new = HttpPlayer(http, answer.json()["key"], host.code)
    assert cookie_of(answer)[0] == f"matinee-{host.code}={new.key}"
    assert new.key != host.key
    assert new.get_table()["table"]["host"]
    assert host.request("DELETE", "/seats/0").status_code == 401
    assert host.request("POST", "/key/new").status_code == 401
    assert new.request("DELETE", "/seats/0").status_code == 200


# --- Names of the server, metrics


@pytest.mark.parametrize(("name", "status"), [("evil.example", 421), ("localhost", 200), ("[::1]:80", 200), ("", 421)])
def test_a_local_server_answers_only_to_local_names(http: httpx.Client, name: str, status: int) -> None:
    assert http.get("/api/games", headers={"Host": name}).status_code == status
    hosted = {"Host": name, "Origin": f"http://{name}"}
    opened = http.post("/api/tables", json=table_request(), headers=hosted)
    assert opened.status_code == (201 if status == 200 else 421)


def test_a_public_server_answers_to_the_names_it_is_told_and_checks_the_scheme(tmp_path: Path) -> None:
    flags = ("--proxied", "--allowed-hosts", "games.example.org", "--metrics-token", "a-long-secret")
    server = MatineeServer(tmp_path, None, "--no-bot-delay", *flags)
    ServerProcess.start(server)
    with httpx.Client(base_url=server.url, headers={"Host": "games.example.org"}, timeout=40) as http:
        try:
            wait_until(lambda: accepts_connections(server.port))
            assert http.get("/health").status_code == 200
            assert http.get("/health", headers={"Host": "127.0.0.1"}).status_code == 421
            for scheme, status in (("https", 201), ("http", 403)):
                origin = {"Origin": f"{scheme}://games.example.org"}
                assert http.post("/api/tables", json=table_request(), headers=origin).status_code == status
            assert http.get("/metrics").status_code == 200
            forwarded = forwarded_for("127.0.0.1")
            assert http.get("/metrics", headers=forwarded).status_code == 404
            token = forwarded | {"Authorization": "Bearer a-long-secret"}
            assert http.get("/metrics", headers=token).status_code == 200
        finally:
            server.kill()
