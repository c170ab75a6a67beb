"""The browser's table: files that Vite has built into the package, kept in memory, compressed beforehand."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from matinee.engine.errors import MatineeError
from matinee.games import find_game
from matinee.table.house import House

FOLDER = Path(__file__).parent / "site"
PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
BROTLI = ".br"  # Vite writes these
ZIPPED = (".html", ".js", ".css", ".svg", ".json")
NOT_BUILT = (
    b"<!doctype html><meta charset=utf-8><title>Matinee</title><p>The table is not built yet: <code>make site</code>."
)


class File(Struct, frozen=True):
    media_type: str
    plain: bytes
    encoded: dict[str, bytes]  # by how, the smallest first


@cache
def files() -> dict[str, File]:
    """All files by their paths."""
    found: dict[str, File] = {}
    for file in FOLDER.rglob("*") if FOLDER.is_dir() else ():
        if file.is_file() and file.suffix != BROTLI:
            plain = file.read_bytes()
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            found[file.relative_to(FOLDER).as_posix()] = File(kind, plain, encodings(file, plain))
    return found


def encodings(file: Path, plain: bytes) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    brotli = file.with_name(file.name + BROTLI)
    if brotli.is_file():
        found["br"] = brotli.read_bytes()
    if file.suffix in ZIPPED:
        found["gzip"] = gzip.compress(plain, 9)
    return found


@get(["/", "/{path:path}"], include_in_schema=False, opt={"limit": "site"})
async def site(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the site; for an address within the site, the page itself."""
    name = str(request.path_params.get("path", "")).strip("/")
    if name.startswith(("api/", "assets/")) and name not in files():
        raise NotFoundException()
    return sent(request, name)


@get("/t/{code:str}", include_in_schema=False, opt={"limit": "look"})
async def table_page(request: Request[Any, Any, Any], code: FromPath[str]) -> Response[bytes]:
    """The page of a table: the same for everybody, it names the scripts of the game that lies there."""
    house: House = request.app.state.house
    try:
        live = await house.find(code.lower())
    except MatineeError:  # the page will say so itself
        return sent(request, PAGE)
    return sent(request, f"{find_game(live.known.settings.game).family}.html")


def sent(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    file = files().get(name) or files().get(PAGE) or File("text/html", NOT_BUILT, {})
    headers = {"Vary": "Accept-Encoding", "Cache-Control": FOR_EVER if name.startswith("assets/") else "no-cache"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, content in file.encoded.items():
        if encoding in accepted:
            return Response(content, media_type=file.media_type, headers=headers | {"Content-Encoding": encoding})
    return Response(file.plain, media_type=file.media_type, headers=headers)
