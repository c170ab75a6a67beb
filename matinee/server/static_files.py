"""The built browser client: files made by Vite, cached in memory and compressed in advance."""

import gzip
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from matinee.engine.errors import MatineeError
from matinee.games import find_game
from matinee.server.errors import handle_http_error
from matinee.server.previews import preview_tags
from matinee.table.errors import TableNotFound
from matinee.table.service import TableService

FOLDER = Path(__file__).parent / "site"
PAGE = "index.html"
IMMUTABLE = "public, max-age=31536000, immutable"  # the names of assets contain a hash of their content
BROTLI = ".br"  # written by Vite
CLIENT_ROUTE = re.compile(  # as in App.svelte
    r"(rules|learn)/[^/]{1,40}|(replay|practice)/[a-z0-9]{4,16}", re.IGNORECASE
)
COMPRESSIBLE = (".html", ".js", ".css", ".svg", ".json")
NOT_BUILT = (
    b"<!doctype html><meta charset=utf-8><title>Matinee</title>"
    b"<p>The browser client is not built. Run <code>make site</code>."
)


class File(Struct, frozen=True):
    """The content of a file, as it is and compressed."""

    media_type: str
    plain: bytes
    encoded: dict[str, bytes]  # by encoding, the smallest first


@cache
def files() -> dict[str, File]:
    """Return all files by path."""
    by_path: dict[str, File] = {}
    for file in FOLDER.rglob("*") if FOLDER.is_dir() else ():
        if file.is_file() and file.suffix != BROTLI:
            plain = file.read_bytes()
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            by_path[file.relative_to(FOLDER).as_posix()] = File(kind, plain, encodings(file, plain))
    return by_path


def encodings(file: Path, plain: bytes) -> dict[str, bytes]:
    """Return the compressed contents of a file by encoding, the smallest first."""
    compressed: dict[str, bytes] = {}
    brotli = file.with_name(file.name + BROTLI)
    if brotli.is_file():
        compressed["br"] = brotli.read_bytes()
    if file.suffix in COMPRESSIBLE:
        compressed["gzip"] = gzip.compress(plain, 9)
    return compressed


@get(["/", "/{path:path}"], include_in_schema=False, opt={"limit": "site"})
async def site(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Serve a file, or the page for a path that the client routes itself."""
    name = str(request.path_params.get("path", "")).strip("/")
    if name and name not in files() and not CLIENT_ROUTE.fullmatch(name):
        raise NotFoundException()
    return file_response(request, name)


def handle_unknown_path(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Return the page with the status 404 to a browser, which then says so; to others a problem document."""
    name = request.scope["path"].strip("/")
    if f"{name}/".startswith(("api/", "assets/")) or "text/html" not in request.headers.get("accept", ""):
        return handle_http_error(request, error)
    return file_response(request, PAGE, error.status_code)


@get("/t/{code:str}", include_in_schema=False, opt={"limit": "read"})
async def table_page(request: Request[Any, Any, Any], code: FromPath[str]) -> Response[bytes]:
    """Serve the page of a table, with the preview of its link, which preloads the scripts of its game."""
    service: TableService = request.app.state.service
    try:
        session = await service.find(code.lower())
    except TableNotFound:
        raise NotFoundException() from None
    except MatineeError:  # the page itself reports the error
        return file_response(request, PAGE)
    page = find_file(f"{find_game(session.table.settings.game).family}.html")
    html = page.plain.replace(b"  </head>", f"{preview_tags(request, session)}  </head>".encode(), 1)
    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        html = gzip.compress(html, 6)
        headers["Content-Encoding"] = "gzip"
    return Response(html, media_type=page.media_type, headers=headers)


def find_file(name: str) -> File:
    """Return a file, or the page if there is no such file."""
    return files().get(name) or files().get(PAGE) or File("text/html", NOT_BUILT, {})


def file_response(request: Request[Any, Any, Any], name: str, status: int = HTTP_200_OK) -> Response[bytes]:
    """Return a file, or the page if there is no such file, in the best encoding that the client accepts."""
    file = find_file(name)
    headers = {"Vary": "Accept-Encoding", "Cache-Control": IMMUTABLE if name.startswith("assets/") else "no-cache"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, content in file.encoded.items():
        if encoding in accepted:
            headers["Content-Encoding"] = encoding
            return Response(content, media_type=file.media_type, headers=headers, status_code=status)
    return Response(file.plain, media_type=file.media_type, headers=headers, status_code=status)
