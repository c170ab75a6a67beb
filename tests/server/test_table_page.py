"""The page of a table preloads the scripts of its game."""

import httpx
import pytest

from tests.servers import MatineeServer


def open_table(http: httpx.Client, game: str) -> str:
    settings = {"game": game, "players": 3}
    response = http.post("/api/tables", json={"settings": settings, "name": "Ada", "bots": [None, None, None]})
    return response.json()["table"]["code"]


@pytest.mark.parametrize(
    ("game", "board"), [("traumfabrik", "films"), ("hollywood", "hollywood"), ("dreams", "dreams")]
)
def test_the_page_of_a_table_preloads_only_the_scripts_of_its_game(
    server: MatineeServer, game: str, board: str
) -> None:
    with httpx.Client(base_url=server.url) as http:
        page = http.get(f"/t/{open_table(http, game)}").text
    assert [name for name in ("films", "hollywood", "dreams") if f"/assets/{name}-" in page] == [board]


@pytest.mark.parametrize("code", ["nosuchtable", "x", "%00", "T" * 300])
def test_an_unknown_table_is_not_found_and_a_browser_gets_the_page(server: MatineeServer, code: str) -> None:
    response = httpx.get(f"{server.url}/t/{code}", headers={"Accept": "text/html"})
    assert response.status_code == 404
    assert response.content == httpx.get(server.url).content
    assert httpx.get(f"{server.url}/t/{code}").json()["reason"] == "problem-not-found"


def test_the_code_in_the_address_of_a_table_may_have_capital_letters(server: MatineeServer) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert http.get(f"/t/{open_table(http, 'hollywood').upper()}").status_code == 200
