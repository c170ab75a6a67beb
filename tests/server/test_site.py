"""The files and pages of the site, and what is answered for unknown paths."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from matinee.server.static_files import FOLDER, files

MAX_PRELOAD = 150_000  # bytes, compressed

BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/rules/hollywood",
        "/rules/F-A2",
        "/rules/F-A2/",
        "/replay/abcd2345",
        "/replay/ABCD2345?match=1",
        "/practice/abcd2345?match=1",
        "/learn/hollywood",
    ],
)
def test_the_paths_of_the_client_have_its_page(http: httpx.Client, path: str) -> None:
    for headers in (BROWSER, {}):
        response = http.get(path, headers=headers)
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/html")
        assert '<div id="app">' in response.text


UNKNOWN = [
    *(
        "/nowhere",
        "/wp-login.php",
        "/.env",
        "/index.php",
        "/rules",
        "/rules/a/b",
        "/replay/x",
        "/replay/a/b",
        "/t",
        "/t/a/b",
    ),
    *("/t/abcd2345", "/health/x", "/metrics/x"),
    *("/manifest.webmanifest", "/sitemap.xml", "/index.html/x", "/%00", "/..%2f..%2fetc%2fpasswd"),
]


@pytest.mark.parametrize("path", UNKNOWN)
def test_a_browser_gets_a_page_for_an_unknown_path(http: httpx.Client, path: str) -> None:
    response = http.get(path, headers=BROWSER)
    assert response.status_code == 404
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"
    assert '<div id="app">' in response.text


@pytest.mark.parametrize("path", [*UNKNOWN, "/assets/app-00000000.js", "/api/nowhere", "/api", "/api/"])
def test_a_program_gets_a_problem_document_for_an_unknown_path(http: httpx.Client, path: str) -> None:
    for accept in ("*/*", "application/json", "image/avif,image/webp,*/*;q=0.8"):
        check_problem(http.get(path, headers={"Accept": accept}))


@pytest.mark.parametrize("path", ["/assets/app-00000000.js", "/api/nowhere", "/api/tables/abcd2345/nothing", "/api"])
def test_unknown_assets_and_api_paths_are_no_pages(http: httpx.Client, path: str) -> None:
    check_problem(http.get(path, headers=BROWSER))


def check_problem(response: httpx.Response) -> None:
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"
    problem: dict[str, Any] = response.json()
    assert (problem["status"], problem["reason"]) == (404, "problem-not-found")


def test_other_methods_than_get_are_refused(http: httpx.Client) -> None:
    for path in ("/", "/nowhere", "/rules/F-A2"):
        assert http.post(path).status_code in (404, 405)


def test_the_icon_has_images_of_several_sizes(http: httpx.Client) -> None:
    response = http.get("/favicon.ico")
    assert response.status_code == 200
    assert response.headers["content-type"] in ("image/vnd.microsoft.icon", "image/x-icon")
    kind, count = (int.from_bytes(response.content[start : start + 2], "little") for start in (2, 4))
    assert (kind, count) == (1, 3)
    for entry in range(count):
        start = 6 + 16 * entry
        size, offset = (
            int.from_bytes(response.content[start + 8 + place : start + 12 + place], "little") for place in (0, 4)
        )
        assert response.content[offset : offset + 8] == b"\x89PNG\r\n\x1a\n"
        assert offset + size <= len(response.content)


def test_robots_may_read_the_home_page_and_the_rules_only(http: httpx.Client) -> None:
    response = http.get("/robots.txt")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain")
    lines = response.text.splitlines()
    assert "User-agent: *" in lines
    assert {line.removeprefix("Disallow: ") for line in lines if line.startswith("Disallow")} == {
        "/api/",
        "/replay/",
        "/t/",
    }


def test_services_that_show_previews_of_links_may_read_tables(http: httpx.Client) -> None:
    groups = http.get("/robots.txt").text.split("\n\n")
    (group,) = [group for group in groups if "User-agent: Twitterbot" in group]
    assert [line for line in group.splitlines() if line.startswith("Disallow")] == ["Disallow: /replay/"]


def test_all_files_of_the_site_have_their_type(http: httpx.Client) -> None:
    types = {
        ".html": "text/html",
        ".js": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
        ".webp": "image/webp",
    }
    for file in FOLDER.rglob("*"):
        if expected := types.get(file.suffix):
            response = http.head(f"/{file.relative_to(FOLDER).as_posix()}")
            if response.status_code != 405:
                assert response.headers["content-type"].startswith(expected), file.name


@pytest.mark.parametrize("page", [file.name for file in FOLDER.glob("*.html")])
def test_a_page_preloads_at_most_150_kilobytes_with_its_fonts(page: str) -> None:
    """The browser loads these scripts, styles and fonts before it shows anything."""
    links = set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', Path(FOLDER, page).read_text("utf-8")))
    sizes = {link: min(map(len, (files()[link].plain, *files()[link].encoded.values()))) for link in links}
    assert sum(sizes.values()) <= MAX_PRELOAD, sorted(sizes.items(), key=lambda each: -each[1])
