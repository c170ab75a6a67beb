"""The page of a table preloads the scripts of its game."""

import httpx
import pytest

from tests.servers import MatineeServer


def opened(http: httpx.Client, game: str) -> str:
    settings = {"game": game, "players": 3}
    answer = http.post("/api/tables", json={"settings": settings, "name": "Ada", "bots": [None, None, None]})
    return answer.json()["table"]["code"]


@pytest.mark.parametrize(
    ("game", "board"), [("traumfabrik", "Films"), ("hollywood", "Hollywood"), ("dreams", "Dreams")]
)
def test_the_page_of_a_table_names_the_board_of_its_game(server: MatineeServer, game: str, board: str) -> None:
    with httpx.Client(base_url=server.url) as http:
        page = http.get(f"/t/{opened(http, game)}").text
    assert [name for name in ("Films", "Hollywood", "Dreams") if f"/assets/{name}-" in page] == [board]


@pytest.mark.parametrize("code", ["nosuchtable", "x", "%00", "T" * 300])
def test_the_default_page_is_served_for_an_unknown_table(server: MatineeServer, code: str) -> None:
    answer = httpx.get(f"{server.url}/t/{code}")
    assert answer.status_code == 200
    assert answer.content == httpx.get(server.url).content
