"""nginx with deploy/nginx.conf, in front of a server with two workers, PostgreSQL and Redis."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from statistics import median

import httpx
import pytest

from matinee.server.rate_limits import LIMITS
from tests.server.http_players import (
    TIMEOUT,
    HttpPlayer,
    awaited_seat,
    next_event,
    open_table,
    start_match,
    table_request,
    take_seat,
)
from tests.servers import (
    MatineeServer,
    PostgresServer,
    RedisServer,
    ServerProcess,
    accepts_connections,
    free_port,
    wait_until,
)

SITE = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"
CERTIFICATE = "/etc/letsencrypt/live/games.example.org/fullchain.pem"
KEY = "/etc/letsencrypt/live/games.example.org/privkey.pem"
WORKERS = 2
MAX_DELAY = 2.0  # seconds; a buffered stream would wait much longer

# What surrounds the file of a site; all paths are in the folder of the test.
NGINX = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class NginxServer(ServerProcess):
    """nginx on two free ports of the loopback address, with a certificate made for it."""

    def __init__(self, folder: Path, upstream: int) -> None:
        executable = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
        assert executable, "nginx is missing; make test installs it"
        super().__init__(executable, "-c", str(folder / "nginx.conf"), "-e", "stderr", log=folder / "nginx.log")
        self.port, self.plain_port = free_port(), free_port()
        self._certificate, key = folder / "certificate.pem", folder / "key.pem"
        make_certificate(self._certificate, key)
        site = SITE.read_text("utf-8")
        for found, replacement in (
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl http2;\n", ""),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("server 127.0.0.1:8000;", f"server 127.0.0.1:{upstream};"),
            (CERTIFICATE, str(self._certificate)),
            (KEY, str(key)),
            ("server_name games.example.org;", "server_name 127.0.0.1;"),
        ):
            assert found in site, f"{SITE.name} has no {found.strip()}"
            site = site.replace(found, replacement)
        (folder / "site.conf").write_text(site, "utf-8")
        user = "user root;" if os.geteuid() == 0 else ""  # another user could not enter pytest's folders
        (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user), "utf-8")

    def start(self) -> None:
        super().start()
        wait_until(self.is_ready)

    def is_ready(self) -> bool:
        assert self.process
        assert self.process.poll() is None, self.log_text
        return accepts_connections(self.port)

    @property
    def origin(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def tls(self) -> ssl.SSLContext:
        """Return a context that trusts only the certificate of this server."""
        return ssl.create_default_context(cafile=self._certificate)

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """Return an HTTP client that connects from an address and does not store cookies."""
        transport = httpx.HTTPTransport(verify=self.tls(), local_address=address)
        http = httpx.Client(base_url=self.origin, timeout=TIMEOUT, transport=transport)
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        return http


def make_certificate(certificate: Path, key: Path) -> None:
    """Write a self-signed certificate for the loopback address, and its key."""
    command = (
        "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1"
    )
    subprocess.run([*command.split(), "-out", certificate, "-keyout", key], check=True, capture_output=True)


@pytest.fixture(scope="module")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatineeServer]:
    """Start a server as behind a proxy, with rate limits."""
    folder = tmp_path_factory.mktemp("upstream")
    postgres, redis = PostgresServer(folder), RedisServer(folder)
    flags = ("--redis", redis.url, "--workers", str(WORKERS), "--proxied", "--no-bot-delay")
    with ExitStack() as stack:
        matinee = MatineeServer(folder, postgres.url, *flags)
        for server in (postgres, redis, matinee):
            stack.callback(server.kill)
            server.start()
        yield matinee


@pytest.fixture(scope="module")
def nginx(upstream: MatineeServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NginxServer]:
    server = NginxServer(tmp_path_factory.mktemp("nginx"), upstream.port)
    try:
        server.start()
        yield server
    finally:
        server.kill()


def test_page_and_api_are_served_over_tls(nginx: NginxServer) -> None:
    with nginx.client() as http:
        page, games = http.get("/"), http.get("/api/games")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "max-age=" in page.headers["strict-transport-security"]
    assert "hollywood" in {game["name"] for game in games.json()}


def test_browsers_are_offered_http_2(nginx: NginxServer) -> None:
    context = nginx.tls()
    context.set_alpn_protocols(["h2", "http/1.1"])
    with (
        socket.create_connection(("127.0.0.1", nginx.port), TIMEOUT) as plain,
        context.wrap_socket(plain, server_hostname="127.0.0.1") as encrypted,
    ):
        assert encrypted.selected_alpn_protocol() == "h2"


def test_plain_http_is_redirected_to_https(nginx: NginxServer) -> None:
    response = httpx.get(f"http://127.0.0.1:{nginx.plain_port}/t/somewhere?x=1")
    assert (response.status_code, response.headers["location"]) == (301, "https://127.0.0.1/t/somewhere?x=1")


def test_the_metrics_are_not_public(upstream: MatineeServer, nginx: NginxServer) -> None:
    assert "matinee_streams" in httpx.get(f"{upstream.url}/metrics").text
    with nginx.client() as http:
        assert http.get("/metrics").status_code == 404
        assert http.get("/health").json()["status"] == "ok"


def test_a_move_reaches_other_viewers_at_once(nginx: NginxServer) -> None:
    with nginx.client() as watching, nginx.client() as playing:
        players = start_match(playing)
        delays: list[float] = []
        with HttpPlayer(watching, None, players[0].code).stream() as events:
            assert next_event(events, "update").id == "0"
            for number in range(1, 6):
                player = players[awaited_seat(players)]
                began = time.monotonic()
                assert player.move().status_code == 200
                assert next_event(events, "update").id == str(number)
                delays.append(time.monotonic() - began)
    assert median(delays) < MAX_DELAY


def test_the_server_notices_when_a_player_closes_the_page(nginx: NginxServer) -> None:
    with nginx.client() as http, nginx.client() as other:
        host = open_table(http)
        guest = take_seat(other, host.code, 1)
        with host.stream() as events:
            with guest.stream() as guest_events:
                next(guest_events)
                while not next_event(events, "table").data["seats"][1]["present"]:
                    pass
            while next_event(events, "table").data["seats"][1]["present"]:
                pass


def test_the_page_can_use_the_cookie_but_other_sites_cannot(nginx: NginxServer) -> None:
    with nginx.client() as http:
        opened = http.post("/api/tables", json=table_request())
        assert "secure" in opened.headers["set-cookie"].lower()
        code, key = opened.json()["table"]["code"], opened.json()["key"]
        statuses = [
            HttpPlayer(http, None, code)
            .request(
                "PUT", "/seats/0", {"name": "Zoe"}, headers={"Cookie": f"__Host-matinee-{code}={key}", "Origin": origin}
            )
            .status_code
            for origin in (nginx.origin, "https://evil.example")
        ]
    assert statuses == [200, 403]


def test_rate_limits_apply_to_the_address_that_nginx_sees(nginx: NginxServer) -> None:
    """Each worker counts for itself, and a new minute may begin meanwhile."""
    limit = LIMITS["open"][0].amount
    with nginx.client("127.0.0.3") as http, nginx.client("127.0.0.4") as other:
        statuses = [
            http.post("/api/tables", json=table_request(), headers={"X-Forwarded-For": f"10.1.1.{n}"}).status_code
            for n in range(2 * WORKERS * limit + 1)
        ]
        assert statuses[:limit] == [201] * limit
        assert set(statuses) == {201, 429}
        assert other.post("/api/tables", json=table_request()).status_code == 201
