"""Large public responses are compressed."""

import httpx

from tests.servers import MatineeServer


def test_boxes_are_compressed_if_the_client_accepts_it(server: MatineeServer) -> None:
    def ask(accepts: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/games/dream-factory/box", headers={"Accept-Encoding": accepts})

    plain, small = ask("identity"), ask("gzip")
    assert "Content-Encoding" not in plain.headers
    assert small.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == small.headers["Vary"] == "Accept-Encoding"
    assert int(small.headers["Content-Length"]) * 3 < int(plain.headers["Content-Length"])
    assert plain.json() == small.json()
