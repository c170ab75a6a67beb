"""Large answers without secrets are compressed for those who take them so."""

import httpx

from tests.servers import MatineeServer


def test_a_box_is_compressed_for_whoever_takes_it_so(server: MatineeServer) -> None:
    def ask(accepts: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/games/dream-factory/box", headers={"Accept-Encoding": accepts})

    plain, small = ask("identity"), ask("gzip")
    assert "Content-Encoding" not in plain.headers
    assert small.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == small.headers["Vary"] == "Accept-Encoding"
    assert int(small.headers["Content-Length"]) * 3 < int(plain.headers["Content-Length"])
    assert plain.json() == small.json()
