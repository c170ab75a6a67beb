"""Previews of links: the tags in the page of a table, and the pictures that they name.

They contain only what everybody with the link may see.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from html import escape
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import QueryParameter

from matinee.api_types import Language
from matinee.engine.i18n import translate
from matinee.engine.scores import places
from matinee.games import find_game
from matinee.server.errors import problems
from matinee.server.parameters import Code, MatchQuery
from matinee.server.pictures import GamePath
from matinee.table.model import match_id
from matinee.table.results import load_result, player_names
from matinee.table.service import TableService
from matinee.table.session import TableSession
from matinee.table.shared_results import SharedResults

MAX_PICTURES = 100  # in memory, of about 70 KB each
LanguageQuery = Annotated[Language, QueryParameter(name="language", description="The language of the picture.")]
PUBLIC = {"Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin"}


class Previews:
    """The latest pictures. One thread draws them, so that they cannot slow down the games."""

    def __init__(self) -> None:
        self._pictures: SharedResults[bytes] = SharedResults(MAX_PICTURES)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")

    async def result(self, service: TableService, code: str, index: int | None, language: str) -> bytes:
        """Return the picture of a result. An unknown table and a running match are refused before anything is drawn."""
        session = await service.load(code)
        index = session.table.matches if index is None else index

        async def draw() -> bytes:
            from matinee.server.result_picture import result_picture  # loads Pillow

            result = await load_result(service, code, index, language)
            title = game_title(result.game, language)
            return await self._run(lambda: result_picture(result, title, language))

        return await self._pictures.get((match_id(code, index), language), draw)

    async def game(self, name: str, language: str) -> bytes:
        """Return the picture of a game."""
        game = find_game(name)

        async def draw() -> bytes:
            from matinee.server.result_picture import game_picture

            about = game.about()
            sentence = about.in_language(language) if about else ""
            return await self._run(lambda: game_picture(name, game_title(name, language), sentence))

        return await self._pictures.get((name, language), draw)

    async def _run(self, draw: Callable[[], bytes]) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._thread, draw)


def game_title(name: str, language: str) -> str:
    """Return the title of a game."""
    return find_game(name).box().name.in_language(language)


@get(
    "/api/tables/{code:str}/result.png",
    opt={"limit": "picture"},
    media_type="image/png",
    responses=problems(404, 409),
)
async def result_image(
    request: Request[Any, Any, Any], code: Code, match: MatchQuery = None, language: LanguageQuery = "en"
) -> Response[bytes]:
    """Return a picture of a finished match with its places, names and points."""
    image = await request.app.state.previews.result(request.app.state.service, code, match, language)
    return Response(image, media_type="image/png", headers=PUBLIC)


@get("/api/games/{game:str}/cover.png", opt={"limit": "picture"}, media_type="image/png", responses=problems())
async def game_image(
    request: Request[Any, Any, Any], game: GamePath, language: LanguageQuery = "en"
) -> Response[bytes]:
    """Return a picture of a game with its title."""
    image = await request.app.state.previews.game(game, language)
    return Response(image, media_type="image/png", headers=PUBLIC)


# --- Tags


def preview_tags(request: Request[Any, Any, Any], session: TableSession) -> str:
    """Return the Open Graph and Twitter tags of a table's page, in the language of the table."""
    table, active = session.table, session.active
    language, game = table.settings.language, table.settings.game
    title = game_title(game, language)
    image = f"/api/games/{game}/cover.png?language={language}"
    alt = title
    if active and not active.awaiting:
        names = player_names(active.deal, language)
        winners = [names[seat] for seat in active.match.winners]
        heading = translate(language, "web-winner", count=len(winners), names=", ".join(winners))
        ranks = places(active.match.points, active.match.winners)
        ranking = sorted(zip(ranks, names, active.match.points, strict=True))
        description = alt = " · ".join(f"{place}. {name} {points}" for place, name, points in ranking)
        title = translate(language, "preview-result", game=title, winners=heading)
        image = f"/api/tables/{table.code}/result.png?match={table.matches}&language={language}"
    elif active:
        description = translate(language, "preview-playing")
    else:
        description = translate(language, "preview-gathering", free=sum(seat.is_open for seat in table.seats))
    base = base_url(request)
    tags = {
        "og:type": "website",
        "og:site_name": "Matinee",
        "og:title": title,
        "og:description": description,
        "og:url": f"{base}/t/{table.code}",
        "og:image": base + image,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": alt,
    }
    card = {
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": description,
        "twitter:image": base + image,
        "twitter:image:alt": alt,
    }
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    lines += [f'<meta name="{name}" content="{escape(content)}" />' for name, content in card.items()]
    return "".join(f"    {line}\n" for line in lines)


def base_url(request: Request[Any, Any, Any]) -> str:
    """Return the address of this server, as the browser sees it."""
    scheme = "https" if request.app.state.config.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"
