"""The pictures of a game: the built-in ones, and those of boxes on this server."""

import mimetypes
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter, QueryParameter

from matinee.games import check_box, find_game
from matinee.server.errors import problems
from matinee.table.service import TableService

GamePath = Annotated[str, Parameter(max_length=32, description="A game, as listed by `/api/games`.")]
PicturePath = Annotated[str, Parameter(max_length=32, description="The id of a picture.")]
BoxQuery = Annotated[
    str | None,
    QueryParameter(name="box", max_length=64, pattern="^[A-Za-z0-9_-]+$", description="A box on this server."),
]
NO_SCRIPTS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "Cache-Control": "no-cache",
}


@get(
    "/api/games/{game:str}/pictures/{picture:str}",
    opt={"limit": "site"},
    media_type="image/*",
    responses=problems(404, 409),
)
async def picture(
    request: Request[Any, Any, Any], game: GamePath, picture: PicturePath, name: BoxQuery = None
) -> Response[bytes]:
    """Return a picture of a game, from its default box or a box on this server."""
    service: TableService = request.app.state.service
    requested = find_game(game)
    file = service.box_file(name) if name else None
    owner, box = check_box(file) if file else (requested, requested.box())
    image = requested.picture(box, file, picture) if owner is requested else None
    if image is None or not image.is_file():
        raise NotFoundException()
    kind = mimetypes.guess_type(image.name)[0] or "application/octet-stream"
    return Response(image.read_bytes(), media_type=kind, headers=NO_SCRIPTS)
