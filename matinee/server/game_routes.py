"""The routes that describe games: their options and bots, their components and their messages."""

import asyncio
import gzip
import logging
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from matinee.api_types import GameInfo, LevelInfo, OptionInfo, OptionValue
from matinee.bots.roster import levels_for
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.engine.i18n import read_catalogues
from matinee.engine.lessons import Lesson, find_lesson, has_lesson
from matinee.engine.options import Option
from matinee.games import GAMES, check_box, find_game
from matinee.server.errors import preferred_language, problems
from matinee.server.pictures import BoxQuery, GamePath
from matinee.server.requests import JsonObject
from matinee.table.errors import TableError
from matinee.table.service import TableService

logger: logging.Logger = logging.getLogger("matinee.server")


@get("/api/games", opt={"limit": "read"}, responses=problems())
async def games(request: Request[Any, Any, State]) -> list[GameInfo]:
    """List the games with their options and bots."""
    boxes = boxes_of(request.app.state.service)
    return [
        GameInfo(
            name=game.name,
            family=game.family,
            clauses=game.clauses,
            title=game.box().name,
            about=game.about(),
            minutes=game.minutes,
            players=list(game.players),
            options=[option.id for option in game.options if option.kind == "switch"],
            option_details=[option_info(game, option) for option in game.options],
            levels=[LevelInfo(level.id, level.name, level.character, level.difficulty) for level in levels_for(game)],
            boxes=[name for name, owner in boxes.items() if owner is game],
            lesson=has_lesson(game),
        )
        for game in GAMES.values()
    ]


def option_info(game: Game, option: Option) -> OptionInfo:
    """Return an option with its texts in all languages."""
    return OptionInfo(
        id=option.id,
        kind=option.kind,
        values=[OptionValue(value, game.value_label(option, value)) for value in option.values],
        default=option.default,
        label=game.option_label(option),
        help=game.option_help(option),
        clause=option.clause,
    )


def boxes_of(service: TableService) -> dict[str, Game]:
    """Return the valid boxes in the server's folder, with their games."""
    boxes: dict[str, Game] = {}
    for name in service.box_names():
        try:
            boxes[name] = check_box(service.box_file(name))[0]
        except MatineeError as error:
            logger.warning("invalid box", extra={"box": name, "reason": str(error)})
    return boxes


@get("/api/games/{game:str}/box", opt={"limit": "read"}, responses=problems(409))
async def box(request: Request[Any, Any, State], game: GamePath, name: BoxQuery = None) -> Response[JsonObject]:
    """Return the components of a game: the default box, or a box on this server."""
    service, owner = request.app.state.service, find_game(game)
    if name and boxes_of(service).get(name) is not owner:
        raise TableError("table-no-box", box=name, known=", ".join(service.box_names()) or "–")
    return compressed_json(request, owner.box(service.box_file(name) if name else None), (game, name))


@get("/api/games/{game:str}/lesson", opt={"limit": "read"}, responses=problems(404))
async def lesson(request: Request[Any, Any, State], game: GamePath) -> Response[Lesson]:
    """Return the guided first game: the learner's view of every position, and the texts."""
    return compressed_json(request, await asyncio.to_thread(find_lesson, find_game(game)), (game, "lesson"))


@get("/api/games/{game:str}/messages", opt={"limit": "read"}, responses=problems(409))
async def messages(request: Request[Any, Any, State], game: GamePath) -> Response[dict[str, str]]:
    """Return the Fluent catalogues of a game by name, in the preferred language of the request."""
    language = preferred_language(request)
    texts = messages_of(find_game(game).folder(), language)
    return compressed_json(request, texts, (game, language), vary="Accept-Encoding, Accept-Language")


@cache
def messages_of(folder: Path | None, language: str) -> dict[str, str]:
    """Return the messages in the folder of a game."""
    return read_catalogues(folder / "locales", language) if folder else {}


encoded_contents: dict[tuple[str | None, ...], tuple[Any, bytes, bytes]] = {}
"""By name: a content, encoded as JSON and compressed. It is encoded again when the content is another object."""


def compressed_json(
    request: Request[Any, Any, State], content: Any, name: tuple[str | None, ...], vary: str = "Accept-Encoding"
) -> Response[Any]:
    """Return JSON, compressed if the client accepts it. Only for public data: the length could reveal secrets.

    Args:
        request: The request.
        content: What to return. Only its current version is kept, by its name.
        name: What the content is called. There must be a limited number of names.
        vary: The header `Vary`.
    """
    encoded = encoded_contents.get(name)
    if encoded is None or encoded[0] is not content:
        body = msgspec.json.encode(content)
        encoded = encoded_contents[name] = (content, body, gzip.compress(body, 6))
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(encoded[2], media_type=MediaType.JSON, headers={"Vary": vary, "Content-Encoding": "gzip"})
    return Response(encoded[1], media_type=MediaType.JSON, headers={"Vary": vary})
