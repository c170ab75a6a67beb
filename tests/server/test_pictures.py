"""The pictures of Dreams: the built-in ones, and those of a box on the server."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from matinee.games.dreams.decks import make_deck
from matinee.games.dreams.pictures import PICTURES
from tests.server.http_players import http_client
from tests.servers import MatineeServer


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    boxes = tmp_path_factory.mktemp("boxes")
    folder = boxes / "holiday"
    folder.mkdir()
    for number in range(4):
        pixels = np.full((600, 400, 3), 90, np.uint8)
        cv2.circle(pixels, (100 + 50 * number, 300), 20, (250, 250, 250), -1)
        cv2.imwrite(str(folder / f"day {number}.png"), pixels)
    make_deck(folder)
    return boxes


def test_pictures_are_served_without_scripts(tmp_path: Path, boxes: Path) -> None:
    server = MatineeServer(tmp_path, None, "--no-limits", "--no-bot-delay", "--boxes", str(boxes))
    server.start()
    try:
        with http_client(server.url) as http:
            built_in = http.get("/api/games/dreams/pictures/harbour-whale")
            assert built_in.headers["content-type"].startswith("image/svg+xml")
            assert built_in.content == (PICTURES / "harbour-whale.svg").read_bytes()
            assert "sandbox" in built_in.headers["content-security-policy"]
            custom = http.get("/api/games/dreams/pictures/day-2", params={"box": "holiday"})
            assert custom.headers["content-type"] == "image/png"
            assert custom.content == (boxes / "holiday" / "day 2.png").read_bytes()
            assert http.get("/api/games/dreams/pictures/day-2").status_code == 404
            assert http.get("/api/games/dreams/pictures/harbour-whale", params={"box": "holiday"}).status_code == 404
            assert http.get("/api/games/dreams/pictures/..%2Fbox.py").status_code == 404
            assert http.get("/api/games/dreams/pictures/day-2", params={"box": "../holiday"}).status_code == 400
            assert http.get("/api/games/dreams/pictures/day-2", params={"box": "nowhere"}).status_code == 409
            assert (
                "holiday" in next(game for game in http.get("/api/games").json() if game["name"] == "dreams")["boxes"]
            )
    finally:
        server.stop()
