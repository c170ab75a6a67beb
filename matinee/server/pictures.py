"""The pictures of Dreams: the built-in ones, and those of boxes on this server."""

import mimetypes
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter, QueryParameter

from matinee.games import check_box
from matinee.games.dreams.box import DreamsBox
from matinee.games.dreams.game import DREAMS
from matinee.games.dreams.pictures import picture_file
from matinee.server.errors import problems
from matinee.table.service import TableService

DreamPath = Annotated[str, Parameter(max_length=32, description="The id of a picture.")]
BoxQuery = Annotated[
    str | None,
    QueryParameter(name="box", max_length=64, pattern="^[A-Za-z0-9_-]+$", description="A box on this server."),
]
NO_SCRIPTS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "Cache-Control": "no-cache",
}


@get("/api/pictures/{dream:str}", opt={"limit": "site"}, media_type="image/*", responses=problems(404, 409))
async def picture(request: Request[Any, Any, Any], dream: DreamPath, name: BoxQuery = None) -> Response[bytes]:
    """Return a picture of Dreams, from the default box or a box on this server."""
    service: TableService = request.app.state.service
    file = service.box_file(name) if name else None
    box = check_box(file)[1] if file else DREAMS.box()
    found = next((each for each in box.dreams if each.id == dream), None) if isinstance(box, DreamsBox) else None
    image = picture_file(found, file) if found else None
    if image is None or not image.is_file():
        raise NotFoundException()
    kind = mimetypes.guess_type(image.name)[0] or "application/octet-stream"
    return Response(image.read_bytes(), media_type=kind, headers=NO_SCRIPTS)
