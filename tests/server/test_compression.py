"""Large public responses are compressed."""

import httpx

from tests.servers import MatineeServer


def test_boxes_are_compressed_if_the_client_accepts_it(server: MatineeServer) -> None:
    def get_box(encoding: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/games/dream-factory/box", headers={"Accept-Encoding": encoding})

    plain, compressed = get_box("identity"), get_box("gzip")
    assert "Content-Encoding" not in plain.headers
    assert compressed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == compressed.headers["Vary"] == "Accept-Encoding"
    assert int(compressed.headers["Content-Length"]) * 3 < int(plain.headers["Content-Length"])
    assert plain.json() == compressed.json()
