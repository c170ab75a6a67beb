"""A page with the private link of a player, which the scripts of the site cannot read."""

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import PermissionDeniedException
from litestar.params import QueryParameter

from matinee.api_types import Language
from matinee.engine.i18n import translate
from matinee.server.errors import preferred_language, problems
from matinee.server.parameters import Code
from matinee.server.security import request_key
from matinee.table.errors import InvalidKey
from matinee.table.keys import digest_of
from matinee.table.service import TableService

HEADERS = {
    # In a sandbox the page has an origin of its own, so that a script of the site that opens it cannot read it.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    "Referrer-Policy": "no-referrer",
}
PAGE = """<!doctype html><html lang={language}><meta charset=utf-8>
<meta name=viewport content="width=device-width,initial-scale=1"><title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ margin: 0 auto; max-width: 40rem; padding: 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif; }}
a {{ overflow-wrap: anywhere; user-select: all; }}
</style>
<h1>{title}</h1><p>{help}<p><a href="{link}">{link}</a>
"""


@get(
    "/api/tables/{code:str}/link",
    opt={"limit": "seat"},
    media_type=MediaType.HTML,
    responses=problems(401, 403, 404),
)
async def private_link(
    request: Request[Any, Any, Any],
    code: Code,
    lang: Annotated[Language | None, QueryParameter(name="lang", description="The language of the page.")] = None,
) -> Response[str]:
    """Return a page with the link that opens your seats on another device. Only a browser that shows it may ask."""
    if request.headers.get("sec-fetch-dest", "document") != "document":
        raise PermissionDeniedException()
    service: TableService = request.app.state.service
    session, key = await service.find(code), request_key(request, code)
    if not key or not session.table.seats_of(digest_of(key)):
        raise InvalidKey()
    scheme = "https" if request.app.state.config.secure else "http"
    link = f"{scheme}://{request.headers['host']}/t/{code}#{key}"
    language = lang or preferred_language(request)
    title, help_text = (escape(translate(language, message)) for message in ("web-device", "web-device-link-help"))
    page = PAGE.format(language=language, title=title, help=help_text, link=escape(link))
    return Response(page, media_type=MediaType.HTML, headers=HEADERS)
